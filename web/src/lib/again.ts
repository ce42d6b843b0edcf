/** What was played last in this browser, so that one click plays it again. */

import { makeTable, type Wish } from "./api";
import { settings } from "./settings.svelte";
import { load, save } from "./storage";

const place = "spukhaus.again";

/** A wish as it can be repeated: nobody is waited for who comes by a link. */
export function lastPlayed(): Wish | null {
  const wish = load<Wish | null>(place, null);
  return wish?.seats.length && wish.seats.some((sitter) => typeof sitter === "string") ? wish : null;
}

/** Make a table, and remember it if it can be begun anew without waiting for anybody. */
export async function begin(wish: Wish): Promise<string> {
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
