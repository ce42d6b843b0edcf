import type { Edition, Offer } from "../lib/protocol";
import type { Speaker } from "../lib/texts.svelte";

/** What the frame of the table gives to a game's component; the game draws a view and sends actions as text. */
export interface GameProps {
  table: string;
  seat: number | null;
  view: unknown;
  offer: Offer | null;
  edition: Edition;
  speaker: Speaker;
  aids: boolean;
  over: boolean;
  /** Whether the house answers now. */
  online: boolean;
  act: (action: string) => void;
  advise: (question: string) => Promise<unknown>;
}
