/** What flies over the table while a scene is played: cubes, imps and spooks, each from its place to another. */

import type { Moment, Place } from "../moments";

export interface Flight {
  thing: { cube: string } | { imp: string } | { spook: string };
  from: Place;
  to: Place;
}

const purse = (seat: number): Place => ({ at: "purse", seat });
const many = (count: number, flight: Flight): Flight[] => Array.from({ length: Math.min(count, 8) }, () => flight);

export function flightsOf(moment: Moment | null): Flight[] {
  switch (moment?.name) {
    case "cubes":
      return moment.cubes.flatMap(([count, cube]) =>
        many(count, { thing: { cube }, from: moment.from, to: moment.to }),
      );
    case "traded":
      return [
        ...moment.cubes.flatMap(([count, cube]) =>
          many(count, { thing: { cube }, from: purse(moment.seat), to: { at: "box" } }),
        ),
        ...(moment.colour
          ? [{ thing: { cube: moment.colour }, from: { at: "box" } as const, to: purse(moment.seat) }]
          : []),
        ...(moment.element
          ? [
              {
                thing: { imp: moment.element },
                from: { at: "stack", element: moment.element } as const,
                to: purse(moment.seat),
              },
            ]
          : []),
      ];
    case "imp":
      return [
        { thing: { imp: moment.element }, from: moment.from, to: moment.to },
        ...(moment.colour ? [{ thing: { cube: moment.colour }, from: moment.to, to: moment.from }] : []),
      ];
    case "redirected":
      return [
        {
          thing: { imp: moment.element },
          from: purse(moment.seat),
          to: { at: "stack", element: moment.element },
        },
      ];
    case "horror":
      return many(Math.abs(moment.count), {
        thing: { cube: "horror" },
        from: moment.count > 0 ? { at: "box" } : purse(moment.seat),
        to: moment.count > 0 ? purse(moment.seat) : { at: "box" },
      });
    case "starter":
    case "bought":
    case "summoned":
      return [{ thing: { spook: moment.spook }, from: moment.from, to: purse(moment.seat) }];
    case "fed":
      return [
        ...moment.cubes.flatMap(([count, cube]) =>
          many(count, {
            thing: { cube },
            from: purse(moment.seat),
            to: { at: "spook", seat: moment.seat, spook: moment.spook },
          }),
        ),
        ...many(moment.horror, {
          thing: { cube: "horror" },
          from: purse(moment.seat),
          to: { at: "spook", seat: moment.seat, spook: moment.spook },
        }),
      ];
    default:
      return [];
  }
}

/** Where a place is on the screen now. Somebody whose things are not in view stands on the board; the box lies under the counter, so that
what comes from there flies over no words. */
export function spot(place: Place): { x: number; y: number } {
  const selectors: Record<Place["at"], string[]> = {
    district: place.at === "district" ? [`[data-cell="${place.cell}"]`] : [],
    purse:
      place.at === "purse" ? ["purse", "person", "rival", "pawn"].map((part) => `[data-${part}="${place.seat}"]`) : [],
    spook: place.at === "spook" ? [`li[data-spook="${place.spook}"]`, `[data-spook="${place.spook}"]`] : [],
    stack: place.at === "stack" ? [`[data-stack="${place.element}"]`] : [],
    box: [],
  };
  for (const selector of selectors[place.at]) {
    const found = document.querySelector(selector);
    const box = found?.checkVisibility({ visibilityProperty: true }) ? found.getBoundingClientRect() : null;
    if (box?.width) return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }
  const board = document.querySelector("[data-board]")?.getBoundingClientRect();
  return board ? { x: board.x + board.width / 2, y: board.bottom } : { x: innerWidth / 2, y: 0 };
}
