/** Plays what happened to the piles, card by card. Whoever does not want to wait goes on with a click or a key. */

import type { Scene, View } from "../view";

/** A scene, and the table as it was seen before it. */
interface Piece {
  scene: Scene;
  before: View | null;
}

const lookAround = 900;
const turnCard = 700;
const applause = { scared: 2200, paranoia: 2600, "hands-empty": 1600, none: 1100 };

export class Theatre {
  piece = $state.raw<Piece | null>(null);
  /** How many cards lie open so far. */
  turned = $state(0);

  private next: Piece | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private pace = 1;

  /** With a pace of 0 nothing is played: it has just happened. Of several scenes the latest counts. */
  play(scenes: Scene[], pace: number, before: View | null = null): void {
    const scene = scenes.at(-1);
    if (!scene || pace === 0) return;
    this.pace = pace;
    if (this.piece) this.next = { scene, before };
    else this.begin({ scene, before });
  }

  skip(): void {
    this.next = null;
    this.end();
  }

  close(): void {
    clearTimeout(this.timer);
  }

  private begin(piece: Piece): void {
    this.piece = piece;
    this.turned = 0;
    this.after(lookAround, () => this.turn());
  }

  private turn(): void {
    const scene = this.piece?.scene;
    if (!scene) return;
    if (this.turned < scene.turned.length) this.turned++;
    if (this.turned < scene.turned.length) this.after(turnCard, () => this.turn());
    else this.after(applause[scene.ending ?? "none"], () => this.end());
  }

  private end(): void {
    clearTimeout(this.timer);
    this.piece = null;
    const next = this.next;
    this.next = null;
    if (next) this.begin(next);
  }

  private after(milliseconds: number, what: () => void): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(what, milliseconds * this.pace);
  }
}
