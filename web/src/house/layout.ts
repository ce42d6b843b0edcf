/** Where the house stands on a page: always whole, whatever the window is like. */

import { HOUSE } from "./HouseScene.svelte";

/** "high": the house in the middle, cards in the cellar below it. "low": a window too low for that: the house on the left, the cards beside
it. "narrow": a phone held upright, everything below each other. */
export type Shape = "high" | "low" | "narrow";

export interface Place {
  shape: Shape;
  /** How wide the column beside the house is. */
  column: number;
  /** How long one unit of the picture is on the screen. */
  unit: number;
  /** Where a point of the picture lies on the screen. */
  x: (across: number) => number;
  y: (down: number) => number;
  /** Where the cards begin. */
  ground: number;
  /** The part of the picture that a page of this height shows. */
  box: (height: number) => string;
}

const high = HOUSE.step - HOUSE.top;

export function layout(width: number, height: number, wordy: boolean): Place {
  const shape: Shape = width < 700 ? "narrow" : height < 820 ? "low" : "high";
  const column = shape === "low" ? Math.min(440, width * 0.47) : 0;
  const middle = (width - column) / 2;
  const across = (width - column - 8) / HOUSE.width;
  /** The signs under the doors, and what is to be seen of the cards below them. */
  const sign = shape === "high" && wordy ? 118 : shape === "low" && height > 500 ? 76 : 52;
  const cards = shape === "high" ? (wordy ? 236 : 300) : 0;
  const header = shape === "narrow" ? 62 : 0;
  const down = shape === "narrow" ? 0.54 : Math.max(0.72, Math.min(1.5, (height - sign - cards) / high));
  const unit = Math.min(across, shape === "low" ? (height - sign) / high : down);
  // A low window has the doorsteps near its lower edge, any other has the chimney at its top.
  const top = shape === "low" ? HOUSE.step - (height - sign) / unit : HOUSE.top - header / unit;
  const left = HOUSE.middle - middle / unit;
  return {
    shape,
    column,
    unit,
    x: (point) => (point - left) * unit,
    y: (point) => (point - top) * unit,
    ground: (HOUSE.step - top) * unit + sign + 16,
    box: (tall) => `${left} ${top} ${width / unit} ${tall / unit}`,
  };
}
