import { t } from "../lib/texts.svelte";

/** What a puzzle is called: some have a name of their own, all others that of their kind. It gives nothing away. */
export function titleOfPuzzle(game: string, puzzle: { name: string; kind: string }): string {
  const own = `puzzle-title-${puzzle.name}`;
  const title = t(own, {}, game);
  return title !== own ? title : t(`puzzle-${puzzle.kind}`, {}, game);
}
