/** Plays what happened to the piles, card by card. Whoever does not want to wait goes on with a click or a key. */

import type { Scene } from "./view";

const lookAround = 900;
const turnCard = 700;
const applause = { scared: 2200, paranoia: 2600, "hands-empty": 1600, none: 1100 };

export class Theatre {
  scene = $state.raw<Scene | null>(null);
  /** How many cards lie open so far. */
  turned = $state(0);

  private next: Scene | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private pace = 1;

  /** With a pace of 0 nothing is played: it has just happened. Of several scenes the latest counts. */
  play(scenes: Scene[], pace: number): void {
    const latest = scenes.at(-1);
    if (!latest || pace === 0) return;
    this.pace = pace;
    if (this.scene) this.next = latest;
    else this.begin(latest);
  }

  skip(): void {
    this.next = null;
    this.end();
  }

  close(): void {
    clearTimeout(this.timer);
  }

  private begin(scene: Scene): void {
    this.scene = scene;
    this.turned = 0;
    this.after(lookAround, () => this.turn());
  }

  private turn(): void {
    const scene = this.scene;
    if (!scene) return;
    if (this.turned < scene.turned.length) this.turned++;
    if (this.turned < scene.turned.length) this.after(turnCard, () => this.turn());
    else this.after(applause[scene.ending ?? "none"], () => this.end());
  }

  private end(): void {
    clearTimeout(this.timer);
    this.scene = null;
    const next = this.next;
    this.next = null;
    if (next) this.begin(next);
  }

  private after(milliseconds: number, what: () => void): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(what, milliseconds * this.pace);
  }
}
