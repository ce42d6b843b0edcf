/** The three shapes of the frame. Nobody else asks for the window's size: the frame carries its shape as `data-shape`. */

import { MediaQuery } from "svelte/reactivity";

/** wide: the side column stands beside the board. narrow: it is a drawer. low: a drawer too, and the dock stands at the right. */
export type Shape = "wide" | "narrow" | "low";

const wide = new MediaQuery("(min-width: 1000px) and (min-height: 500px)");
const low = new MediaQuery("(min-width: 600px) and (max-height: 499.98px)");

export const shape = (): Shape => (wide.current ? "wide" : low.current ? "low" : "narrow");
