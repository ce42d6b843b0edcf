/** Drawing a way over the board with finger or mouse. */

export interface Drag {
  from: string;
  over: (cell: string) => void;
}

/** How near to the middle of a district the pen must come, in parts of its width: diagonals pass other districts at the rim. */
const reach = 0.42;

export interface Pen {
  down: (event: PointerEvent) => void;
  moved: (event: PointerEvent) => void;
  /** Whether the last press has drawn something; what was drawn is not clicked as well. */
  drawn: () => boolean;
}

export function drawing(drag: () => Drag | undefined): Pen {
  let dragging = false;
  let drew = false;
  $effect(() => {
    const stop = (): void => void (dragging = false);
    window.addEventListener("pointerup", stop);
    return () => window.removeEventListener("pointerup", stop);
  });
  function cellUnder(event: PointerEvent): string | undefined {
    const under = document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>("[data-cell]");
    if (!under) return undefined;
    const box = under.getBoundingClientRect();
    const off = Math.hypot(event.clientX - box.x - box.width / 2, event.clientY - box.y - box.height / 2);
    return off < box.width * reach ? under.dataset["cell"] : undefined;
  }
  return {
    down(event) {
      drew = false;
      const under = (event.target as Element).closest<HTMLElement>("[data-cell]")?.dataset["cell"];
      dragging = drag() !== undefined && event.button === 0 && under === drag()?.from;
      // A finger would otherwise stay with the tile that it touched first.
      if (dragging) (event.target as Element).releasePointerCapture(event.pointerId);
    },
    moved(event) {
      const cell = dragging ? cellUnder(event) : undefined;
      if (!cell || cell === drag()?.from) return;
      drew = true;
      drag()?.over(cell);
    },
    drawn() {
      const was = drew;
      drew = false;
      return was;
    },
  };
}
