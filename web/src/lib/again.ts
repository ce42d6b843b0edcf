/** What was played last in this browser, so that one click plays it again. */

import { board } from "../games";
import { makeTable, type Wish } from "./api";
import type { TableInfo } from "./protocol";
import { settings } from "./settings.svelte";
import { load, save } from "./storage";

const place = "spukhaus.again";

/** A wish as it can be repeated: nobody is waited for who comes by a link. */
export function lastPlayed(): Wish | null {
  const wish = load<Wish | null>(place, null);
  return wish?.seats.length && wish.seats.some((sitter) => typeof sitter === "string") ? wish : null;
}

/** What was played last, if these people and bots sit at the table as they did then. */
export function seatedAs({ game, seats }: TableInfo): Wish | null {
  const wish = lastPlayed();
  const same =
    wish?.game === game &&
    wish.seats.length === seats.length &&
    wish.seats.every((sitter, at) =>
      typeof sitter === "string" ? seats[at]?.kind === "person" : seats[at]?.name === sitter?.bot,
    );
  return same ? wish : null;
}

/** Make a table, and remember it if it can be begun anew without waiting for anybody. */
export async function begin(wish: Wish): Promise<string> {
  // What it is shown by comes meanwhile. If it does not, whoever shows it will say so.
  void Promise.all([import("../table/Table.svelte"), board(wish.game)]).catch(() => undefined);
  const table = await makeTable(wish);
  if (!wish.seats.includes(null)) save(place, wish);
  return table;
}

/** The same once more. Whoever has meanwhile taken another name sits down under it. */
export function playAgain(wish: Wish): Promise<string> {
  const people = wish.seats.filter((sitter) => typeof sitter === "string");
  const name = settings.name.trim();
  const renamed = name && people.length === 1;
  return begin({
    ...wish,
    seats: wish.seats.map((sitter) => (renamed && typeof sitter === "string" ? name : sitter)),
  });
}
