/** What a player has laid ready and not yet said: it lives as long as the question it is about. Board, scenes and dock share it. */

import { Deal } from "./deal.svelte";

export class Desk {
  /** The way that is being drawn, as words of a plan. */
  words = $state<string[]>([]);
  bid = $state(0);
  /** The dice as they would be. */
  dice = $state<number[]>([]);
  /** The dice that are chosen to be rolled anew, by their places. */
  chosen = $state<number[]>([]);
  /** Who is served next. */
  served = $state<string | null>(null);
  /** Whether the end of a turn is asked about once more. */
  ending = $state(false);
  /** While the town is laid: its tiles, and the one that is held. */
  tiles = $state<string[]>([]);
  held = $state<string | null>(null);
  deal = new Deal();

  /** Another question. */
  clear(dice: readonly number[], tiles: readonly string[]): void {
    this.words = [];
    this.bid = 0;
    this.dice = [...dice];
    this.chosen = [];
    this.served = this.held = null;
    this.ending = false;
    this.tiles = [...tiles];
    this.deal.close();
  }
  toggle(at: number): void {
    this.chosen = this.chosen.includes(at) ? this.chosen.filter((other) => other !== at) : [...this.chosen, at];
  }
  swap(cells: readonly string[], cell: string): void {
    if (this.held && this.held !== cell) {
      const [one, other] = [cells.indexOf(this.held), cells.indexOf(cell)];
      const tiles = [...this.tiles];
      [tiles[one], tiles[other]] = [tiles[other] as string, tiles[one] as string];
      this.tiles = tiles;
    }
    this.held = this.held ? null : cell;
  }
  shuffle(): void {
    this.held = null;
    const tiles = [...this.tiles];
    for (let at = tiles.length - 1; at > 0; at--) {
      const other = Math.floor(Math.random() * (at + 1));
      [tiles[at], tiles[other]] = [tiles[other] as string, tiles[at] as string];
    }
    this.tiles = tiles;
  }
}
