/** How the tiles around a monster meet its diagram: what everybody sees who lays the card beside the board. */

import { cellAt, place } from "./view";

/** A place that a diagram speaks of, and whether it is there as the monster wants it. */
export interface Mark {
  cell: string;
  /** A tile must lie there; or none may. */
  needs: boolean;
  met: boolean;
}

/** The diagram as it must be turned to fit, or to come nearest to it; and how it lies on the storey. */
export interface Fit {
  rows: string[];
  marks: Mark[];
}

const turned = (rows: string[]): string[] =>
  rows.map((_, down) => rows.map((row) => row[down] ?? "").reverse().join("")); // prettier-ignore

function marksOf(rows: string[], monster: string, layout: string[]): Mark[] {
  const at = place(monster);
  return rows.flatMap((row, down) =>
    [...row].flatMap((sign, right) => {
      const cell = cellAt(at.column + right - 1, at.row + down - 1);
      if (!cell || (sign !== "T" && sign !== "X")) return [];
      const needs = sign === "T";
      return [{ cell, needs, met: layout.includes(cell) === needs }];
    }),
  );
}

export const missed = ({ marks }: Fit): Mark[] => marks.filter(({ met }) => !met);

export function fit(diagram: readonly string[], monster: string, layout: string[]): Fit {
  let rows: string[] = diagram.map((row) => row.replace(/\s/g, ""));
  let best: Fit = { rows, marks: marksOf(rows, monster, layout) };
  for (let quarter = 1; quarter < 4; quarter++) {
    rows = turned(rows);
    const other = { rows, marks: marksOf(rows, monster, layout) };
    if (missed(other).length < missed(best).length) best = other;
  }
  return best;
}
