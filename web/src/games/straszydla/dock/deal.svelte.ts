/** What is being traded, bought or picked before it is done: cubes in a bowl, and what for. */

import { buyText, count, handful, noCubes, spell, tradeText, within } from "../board/reckon";
import type { Cubes, ElementName, TurnOffer } from "../view";

export type Drawer = "trade" | "buy" | "horror" | "imps" | "collect" | "summon";

/** What a press on the main button would do; without a text it cannot be done yet. */
export interface Ready {
  text: string | null;
  /** How many cubes belong into the bowl. */
  wanted: number;
  /** Those that lie in it. */
  bowl: Cubes;
}

export class Deal {
  /** What is open over the board. */
  drawer = $state<Drawer | null>(null);
  /** What has opened it, by its `data-opens`: there the focus goes back. */
  opener = $state("");
  /** Cubes to be traded. */
  given = $state<Cubes>(noCubes());
  /** A colour, or `imp fire`, as in the action. */
  wanted = $state<string | null>(null);
  withImp = $state(false);
  /** The stack whose spook is to be bought, and the cubes to pay with. */
  stack = $state<ElementName | null>(null);
  paid = $state<Cubes>(noCubes());
  /** In Centrum: the colours that are chosen for the cubes there. */
  picked = $state<Cubes>(noCubes());

  /** Whether a trade may be made with and without an imp. */
  both(offer: TurnOffer): boolean {
    return offer.trade !== null && offer.trade.rate !== null && offer.trade.rate_with_imp !== null;
  }
  usesImp(offer: TurnOffer): boolean {
    return this.both(offer) ? this.withImp : offer.trade?.rate === null;
  }
  trade(offer: TurnOffer): Ready {
    const imp = this.usesImp(offer);
    const wanted = (imp ? offer.trade?.rate_with_imp : offer.trade?.rate) ?? 0;
    const bowl = within(this.given, offer.cubes);
    const ready = wanted > 0 && count(bowl) === wanted && this.wanted !== null;
    return { text: ready ? tradeText(bowl, this.wanted ?? "", imp) : null, wanted, bowl };
  }
  buy(offer: TurnOffer): Ready & { spook: string | null } {
    const ware = offer.buy.find((one) => one.element === this.stack) ?? null;
    const bowl = within(this.paid, offer.cubes);
    const ready = ware !== null && count(bowl) === ware.price;
    return {
      text: ready ? buyText(ware.element, bowl) : null,
      wanted: ware?.price ?? 0,
      bowl,
      spook: ware?.spook ?? null,
    };
  }
  collect(offer: TurnOffer): Ready {
    const wanted = offer.collect?.count ?? 0;
    const ready = wanted > 0 && count(this.picked) === wanted;
    return { text: ready ? `collect ${spell(this.picked).join(" ")}` : null, wanted, bowl: this.picked };
  }

  open(drawer: Drawer): void {
    this.drawer = this.drawer === drawer ? null : drawer;
    this.opener = drawer;
  }
  /** Lay a spook of a stack ready to be bought, with cubes that nobody needs. */
  choose(element: ElementName, offer: TurnOffer, spare: Cubes): void {
    const price = offer.buy.find((one) => one.element === element)?.price ?? 0;
    this.stack = element;
    this.paid = handful(offer.cubes, spare, price);
    this.drawer = "buy";
    this.opener = element;
  }
  /** Lay a trade ready, so that one press makes it. */
  prepareTrade(cubes: Cubes, wanted: string, withImp = false): void {
    this.drawer = "trade";
    this.opener = "meal";
    this.given = cubes;
    this.wanted = wanted;
    this.withImp = withImp;
  }
  toggleImp(offer: TurnOffer): void {
    if (!this.both(offer)) return;
    this.withImp = !this.withImp;
    const { bowl, wanted } = this.trade(offer);
    // What is too much now goes back.
    if (count(bowl) > wanted) this.given = handful(bowl, bowl, wanted);
  }
  close(): void {
    this.drawer = this.stack = null;
    this.given = this.paid = this.picked = noCubes();
    this.wanted = null;
    this.withImp = false;
  }
}
