/** Many drawings at once would make the page stumble: with every frame some more are there, until all are. */

/** `drawn` is how many of them are there now. Made while a component is set up. */
export class Unfolding {
  drawn = $state(0);

  constructor(
    private all: () => number,
    private each: number,
  ) {
    $effect(() => this.goOn());
  }

  private goOn(): (() => void) | void {
    if (this.drawn >= this.all()) return;
    const frame = requestAnimationFrame(() => (this.drawn += this.each));
    return () => cancelAnimationFrame(frame);
  }
}
