/** What moves, moves from where it was to where it is, however it came to be drawn there. A board marks its pieces with
`data-flip`, a name that stays the same from view to view; the theatre measures them before a beat and lets them slide after
it. For lists that change outside of scenes, `svelte/animate` and `svelte/transition` are there. */

const mark = "data-flip";

/** Measures the pieces now; to be called before the page changes. The answer, called after it, lets those slide that have
moved. */
export function capture(ground: Element): (milliseconds: number) => void {
  const from = new Map<string, DOMRect>();
  const corner = ground.getBoundingClientRect();
  for (const piece of pieces(ground)) {
    const place = piece.getBoundingClientRect();
    // What is hidden has no place to come from.
    if (place.width || place.height) from.set(nameOf(piece), place);
  }
  return (milliseconds) => {
    const now = ground.getBoundingClientRect();
    // Another window: then everything has moved, and nothing needs to be explained.
    if (now.width !== corner.width || now.height !== corner.height) return;
    // All is measured before anything is moved, so that the page is laid out once.
    const slides = pieces(ground).flatMap((piece) => {
      const was = from.get(nameOf(piece));
      const place = piece.getBoundingClientRect();
      if (!was || (!place.width && !place.height)) return [];
      const right = middle(was.left, was.width) - corner.left - (middle(place.left, place.width) - now.left);
      const down = middle(was.top, was.height) - corner.top - (middle(place.top, place.height) - now.top);
      const unit = unitOf(piece);
      return Math.abs(right) + Math.abs(down) > 1 ? [{ piece, right: right / unit, down: down / unit }] : [];
    });
    for (const { piece, right, down } of slides)
      piece.animate([{ translate: `${right}px ${down}px` }, { translate: "0px 0px" }], {
        duration: milliseconds,
        easing: "cubic-bezier(0.3, 0.7, 0.3, 1)",
      });
  };
}

function pieces(ground: Element): Element[] {
  return [...ground.querySelectorAll(`[${mark}]`)];
}

function nameOf(piece: Element): string {
  return piece.getAttribute(mark) ?? "";
}

function middle(start: number, size: number): number {
  return start + size / 2;
}

/** How many pixels of the screen a pixel is in which the piece is moved: inside a drawing they are the drawing's units. */
function unitOf(piece: Element): number {
  const around = piece.parentElement as Element | null;
  const matrix = piece instanceof SVGElement && around instanceof SVGGraphicsElement ? around.getScreenCTM() : null;
  return matrix ? Math.hypot(matrix.a, matrix.b) || 1 : 1;
}
