/** Where lessons point on this board. */

import type { ListedAction } from "../../lib/protocol";
import type { Pointing } from "../types";

export const pointing: Pointing = {
  places: {
    "own-pile": ".mine .me",
    hand: "section.hand",
    trick: ".middle",
    players: ".others",
    scoring: ".middle .panel",
  },
  where(action: ListedAction): string[] {
    if (action.kind === "lay") return [`.track .place:nth-child(${Number(action["depth"]) + 1})`];
    const [number] = action["cards"] as number[];
    return [`[data-group="${number}"]`, "button.play"];
  },
};
