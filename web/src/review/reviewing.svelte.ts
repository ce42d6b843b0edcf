/** The review of one match: as it is kept, or while it is made. */

import { Refused } from "../lib/api";
import type { Refusal } from "../lib/protocol";
import { readReview, startReview, type Answer, type Decision, type Review } from "./data";

const between = 400; // milliseconds from one question to the next

export class Reviewing {
  review = $state.raw<Review | null>(null);
  progress = $state<number | null>(null);
  /** How many reviews are made before it. */
  ahead = $state(0);
  refusal = $state.raw<Refusal | null>(null);
  /** The house has been asked whether there is one. */
  looked = $state(false);
  /** It was asked for on this page. */
  asked = false;
  private waiting: ReturnType<typeof setTimeout> | undefined;
  private gone = false;

  constructor(private table: string) {}

  look(): void {
    void this.follow(readReview(this.table));
  }
  start(): void {
    this.asked = true;
    void this.follow(startReview(this.table));
  }
  close(): void {
    this.gone = true;
    clearTimeout(this.waiting);
  }

  /** What was decided after so many actions, if it was judged. */
  decision(at: number): Decision | null {
    return this.review?.decisions.find((one) => one.at === at) ?? null;
  }

  private async follow(asked: Promise<Answer>): Promise<void> {
    try {
      const answer = await asked;
      this.progress = answer.progress;
      this.ahead = answer.ahead ?? 0;
      this.review = answer.review;
      this.refusal = null;
    } catch (error) {
      this.progress = null;
      this.refusal = error instanceof Refused ? error.refusal : null;
    }
    this.looked = true;
    if (this.progress !== null && !this.gone) this.waiting = setTimeout(() => this.look(), between);
  }
}
