import { t } from "../lib/texts.svelte";

/** What a puzzle is called: some have a name of their own, all others that of their kind and a number. It gives nothing away. */
export function titleOfPuzzle(game: string, puzzle: { name: string; kind: string }): string {
  const own = `puzzle-title-${puzzle.name}`;
  const title = t(own, {}, game);
  if (title !== own) return title;
  const number = puzzle.name.slice(puzzle.kind.length + 1);
  return t("puzzle-title", { kind: t(`puzzle-${puzzle.kind}`, {}, game), number });
}
