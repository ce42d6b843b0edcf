/** The Dungeon Master's sketch of a storey: which tile lies where, and what the house says of it. */

import { load, save } from "../../../lib/storage";
import { entrance, inTrayOrder, type Mood } from "../view";

export interface Judgement {
  cell: string;
  face: string;
  loose: boolean;
  mood: Mood | null;
  misses: { cell: string; needs: boolean }[];
}
interface Advice {
  tiles: Judgement[];
  ready: boolean;
}

export class Sketch {
  readonly pieces: string[];
  /** For every piece the cell where it lies, or null while it waits in the tray. */
  lies = $state<(string | null)[]>([]);
  held = $state<number | null>(null);
  /** The piece that was put somewhere last, and where. */
  latest = $state.raw<[piece: number, cell: string] | null>(null);
  /** A piece under a finger, and where the finger is. */
  dragged = $state<{ piece: number; x: number; y: number } | null>(null);
  focus = $state("i10");
  sent = $state(false);
  private advice = $state.raw<Advice | null>(null);
  private advised = $state("");
  private place: string;

  constructor(table: string, number: number, tiles: string[]) {
    this.place = `spukhaus.sketch.${table}.${number}`;
    this.pieces = inTrayOrder(tiles);
    const saved = load<{ pieces: string[]; lies: (string | null)[] } | null>(this.place, null);
    this.lies = saved && saved.pieces.join() === this.pieces.join() ? saved.lies : this.pieces.map(() => null);
  }

  get laidOn(): string[] {
    return [entrance, ...this.lies.filter((cell) => cell !== null)];
  }
  get count(): number {
    return this.laidOn.length - 1;
  }
  get ready(): boolean {
    return Boolean(this.advice?.ready) && !this.sent;
  }
  get draft(): string {
    return this.pieces.flatMap((face, at) => (this.lies[at] ? [`${face}@${this.lies[at]}`] : [])).join(" ");
  }
  /** What is wrong, tile by tile. */
  get faults(): Judgement[] {
    return this.advice?.tiles.filter((tile) => tile.loose || tile.misses.length) ?? [];
  }

  /** Whether what is said of it is said of it as it lies now. */
  get judgedNow(): boolean {
    return this.advised === this.draft;
  }

  pieceOn(cell: string): number {
    return this.lies.indexOf(cell);
  }
  judged(cell: string): Judgement | undefined {
    return this.advice?.tiles.find((tile) => tile.cell === cell);
  }

  /** Keeps the sketch and asks what the house thinks of it. */
  async consult(advise: (question: string) => Promise<unknown>, online: boolean): Promise<void> {
    const asked = this.draft;
    save(this.place, { pieces: this.pieces, lies: this.lies });
    if (!online) return; // asked when the connection is back
    const answer = await advise(`sketch ${asked}`.trim());
    if (!answer || asked !== this.draft) return;
    this.advice = answer as Advice;
    this.advised = asked;
  }

  take(piece: number | null): void {
    this.held = piece;
  }
  drag(piece: number, x: number, y: number): void {
    this.dragged = { piece, x, y };
  }
  put(piece: number, cell: string | null): void {
    if (cell === entrance) return;
    const other = cell ? this.pieceOn(cell) : -1;
    if (other >= 0 && other !== piece) this.lies[other] = this.lies[piece] ?? null;
    this.lies[piece] = cell;
    this.latest = cell ? [piece, cell] : null;
    this.held = null;
  }
  /** With something in the hand a tap lays it; with nothing it takes what lies there, or lays the next tile that waits. */
  tap(cell: string): void {
    this.focus = cell;
    const piece = this.pieceOn(cell);
    const waiting = this.lies.indexOf(null);
    if (this.held !== null) this.put(this.held, cell);
    else if (piece >= 0) this.take(piece);
    else if (cell !== entrance && waiting >= 0) this.put(waiting, cell);
  }
  clear(): void {
    this.lies = this.pieces.map(() => null);
    this.latest = null;
    this.held = null;
  }
}
