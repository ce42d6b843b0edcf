/** Where lessons point on this board. */

import type { ListedAction } from "../../lib/protocol";
import type { Pointing } from "../types";

export const pointing: Pointing = {
  places: {
    "own-pile": ".hood .own",
    hand: "section.hand",
    trick: ".table .middle",
    players: ".table .seats",
    scoring: ".table .seats",
  },
  where(action: ListedAction): string[] {
    if (action.kind === "lay") return [`.track .place:nth-child(${Number(action["depth"]) + 1})`];
    const [number] = action["cards"] as number[];
    return [`[data-group="${number}"]`, "button.play"];
  },
};
