/** Where the pages are: served by a house, or in a folder of plain files, with the house inside the page (in the pocket).

A plain file server knows one page, so in the pocket the way through the house stands behind a question mark:
`folder/?/table/abc#move=1` instead of `/table/abc#move=1`. */

/** What `spukhaus site` writes into the page. */
export interface Pocket {
  /** The folder of Python itself. */
  python: string;
  /** Its own library, and the house with what it imports: compressed, and the latter in a box (`worker.ts`). */
  library: string;
  house: string;
  /** Large files of the sources that are only fetched when they are opened: where they belong, and where they lie. */
  later: Record<string, string>;
  /** The hashes of all of these and of Python's own files. */
  integrity: Record<string, string>;
  /** How many bytes the worker fetches, but for scripts: the browser loads these without saying so. */
  bytes: number;
  /** How many seconds a bot takes at least. */
  pace: number;
  /** What the house answers to everybody alike, by its address: nobody has to wait for it. */
  answers: Record<string, string>;
}

const written = typeof document === "undefined" ? null : document.getElementById("pocket");
export const pocket = written ? (JSON.parse(written.textContent) as Pocket) : null;

/** The address of a page of the house, for a link. */
export const addressOf = (path: string): string => (pocket && path.startsWith("/") ? `?${path}` : path);

/** The same, whole, to be sent to somebody. */
export const wholeAddressOf = (path: string): string => new URL(addressOf(path), location.href).href;

/** Which page is shown, and what is asked of it. */
export function here(): { path: string; search: string } {
  if (!pocket) return { path: location.pathname, search: location.search };
  const [path = "", search = ""] = location.search.slice(1).split("?");
  return { path: path || "/", search: search && `?${search}` };
}
