/** Matches counted: by side, by opponent, by opening. Nothing here asks anybody. */

import type { Opening, Summary } from "./history";

export interface Count {
  name: string;
  played: number;
  won: number;
}

/** Whoever shares a win has won. */
export const winsOf = (matches: Summary[]): number => matches.filter((match) => match.won > 0).length;

function counted(matches: Summary[], namesOf: (match: Summary) => string[]): Count[] {
  const found = new Map<string, Count>();
  for (const match of matches) {
    for (const name of new Set(namesOf(match))) {
      const count = found.get(name) ?? { name, played: 0, won: 0 };
      found.set(name, { name, played: count.played + 1, won: count.won + Number(match.won > 0) });
    }
  }
  return [...found.values()].sort((one, other) => other.played - one.played || (one.name < other.name ? -1 : 1));
}

export const bySide = (matches: Summary[]): Count[] => counted(matches, (match) => (match.role ? [match.role] : []));

/** Bots are named by their level behind "bot ", people by their names behind "person ". Each counts once a match. */
export const byOpponent = (matches: Summary[]): Count[] =>
  counted(matches, (match) =>
    match.players.flatMap(({ name, bot }, at) => (at === match.seat ? [] : [`${bot ? "bot" : "person"} ${name}`])),
  );

export interface OpeningCount {
  opening: Opening;
  played: number;
  won: number;
  /** What it brought on average, where that is told; null where only the match's end counts. */
  points: number | null;
}

/** The openings of each kind, the most frequent first. */
export function byOpening(matches: Summary[]): Map<string, OpeningCount[]> {
  const found = new Map<string, { opening: Opening; wins: boolean[]; points: number[] }>();
  for (const match of matches) {
    for (const opening of match.openings) {
      const name = JSON.stringify([opening.kind, opening.params]);
      const group = found.get(name) ?? { opening, wins: [], points: [] };
      found.set(name, group);
      group.wins.push(match.won > 0);
      if (opening.points !== null) group.points.push(opening.points);
    }
  }
  const kinds = new Map<string, OpeningCount[]>();
  for (const { opening, wins, points } of found.values()) {
    const sum = points.reduce((one, other) => one + other, 0);
    const count = {
      opening,
      played: wins.length,
      won: wins.filter(Boolean).length,
      points: points.length ? sum / points.length : null,
    };
    kinds.set(opening.kind, [...(kinds.get(opening.kind) ?? []), count]);
  }
  for (const counts of kinds.values()) counts.sort((one, other) => other.played - one.played);
  return kinds;
}
