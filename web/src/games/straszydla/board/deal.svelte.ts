/** What is being traded and bought before it is done: cubes in a bowl, and what for. */

import { noCubes } from "./reckon";
import type { Cubes, ElementName } from "../view";

export type Drawer = "trade" | "buy" | "horror" | "imps";

export class Deal {
  /** What is open. */
  drawer = $state<Drawer | null>(null);
  /** Cubes to be traded. */
  given = $state<Cubes>(noCubes());
  /** A colour, or `imp fire`, as in the action. */
  wanted = $state<string | null>(null);
  withImp = $state(false);
  /** The stack whose spook is to be bought, and the cubes to pay with. */
  stack = $state<ElementName | null>(null);
  paid = $state<Cubes>(noCubes());

  /** Lay a trade ready, so that one press makes it. */
  prepareTrade(cubes: Cubes, wanted: string, withImp = false): void {
    this.drawer = "trade";
    this.given = cubes;
    this.wanted = wanted;
    this.withImp = withImp;
  }
  traded(): void {
    this.given = noCubes();
    this.withImp = false;
  }
  bought(): void {
    this.stack = null;
    this.paid = noCubes();
  }
}
