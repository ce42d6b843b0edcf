/** What scenes are made of: beats, and what is read out of an event. */

import type { Value } from "../../../lib/protocol";
import type { Beat } from "../../../stage/script";
import type { Moment, Place } from "../moments";
import type { SoundName } from "../sounds";
import type { View } from "../view.generated";

export type Shown = Beat<View, Moment>;
type Params = Record<string, Value>;

export function beat(view: View, milliseconds: number, moment: Moment, sound?: SoundName): Shown {
  return sound ? { view, milliseconds, moment, sound } : { view, milliseconds, moment };
}

/** A change that is not worth a look. */
export function silently(view: View): Shown {
  return { view, milliseconds: 0 };
}

export const seatOf = (params: Params): number => Number(params["seat"]);
export const word = (params: Params, name: string): string => String(params[name]);
export const count = (params: Params, name: string): number => Number(params[name]);
export const purse = (seat: number): Place => ({ at: "purse", seat });
