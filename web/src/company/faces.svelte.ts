/** The faces over a table: each is seen for a while, and of everybody only the latest. */

import type { Note } from "../lib/protocol";

export const shownFor = 5_000;

interface Face {
  number: number;
  seat: number;
  reaction: string;
}

export class Faces {
  shown = $state.raw<Face[]>([]);

  show({ number, seat, reaction }: Note): void {
    const face = { number, seat: Number(seat), reaction: String(reaction) };
    this.shown = [...this.shown.filter((one) => one.seat !== face.seat), face];
    setTimeout(() => (this.shown = this.shown.filter((one) => one !== face)), shownFor);
  }
}
