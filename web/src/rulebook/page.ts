/** A rules page as chapters and rules, and the search in it. Our pages use headings, paragraphs, tables and one block of
diagrams; no more of Markdown is needed. */

export type Status = "attested" | "public" | "reconstructed" | "reading" | "ours";
export const statuses: readonly Status[] = ["attested", "public", "reconstructed", "reading", "ours"];
/** The marks of single sentences, which fold away: a reading and an addition are rules of the house, and stay marked. */
export const sources: readonly Status[] = ["attested", "public", "reconstructed"];

export interface Block {
  kind: "p" | "pre" | "table";
  text: string;
}
export interface Rule {
  number: string;
  title: string;
  blocks: Block[];
}
/** What stands under one heading: first what has no number, then the rules. */
export interface Chapter {
  title: string;
  blocks: Block[];
  rules: Rule[];
}

export function chaptersOf(page: string): Chapter[] {
  const chapters: Chapter[] = [];
  let rule: Rule | null = null;
  const add = (block: Block): void => {
    (rule ?? chapters.at(-1))?.blocks.push(block);
  };
  for (const [at, part] of page.split(/```\n?/).entries()) {
    if (at % 2) {
      add({ kind: "pre", text: part });
      continue;
    }
    for (const piece of part.split(/\n\n+|(?<=^#.*)\n/m)) {
      const text = piece.trim();
      const heading = /^(#{1,3}) (?:([A-Z]{2}-\d+) )?(.*)$/.exec(text);
      if (heading?.[2]) {
        rule = { number: heading[2], title: heading[3] ?? "", blocks: [] };
        chapters.at(-1)?.rules.push(rule);
      } else if (heading) {
        rule = null;
        chapters.push({ title: heading[3] ?? "", blocks: [], rules: [] });
      } else if (text.startsWith("|")) add({ kind: "table", text });
      else if (text) add({ kind: "p", text: text.replace(/\n/g, " ") });
    }
  }
  return chapters;
}

/** The cells of a table, row by row: first the head; the line of dashes under it is left out. */
export function rowsOf(table: string): string[][] {
  const lines = table.split("\n").filter((_, at) => at !== 1);
  return lines.map((line) =>
    line
      .split("|")
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}

export interface Piece {
  text: string;
  as: "strong" | "em" | "code" | "rule" | Status | "";
  /** Whether it says where a sentence comes from, and can be folded away. */
  source?: boolean;
}
/** What a status is called in the language of the page. */
export type Words = Record<Status, string>;

/** `**bold**`, `code`, a rule that is named, and `*what is marked*`: each source with what is said of it. */
export function piecesOf(paragraph: string, words: Words): Piece[] {
  return paragraph.split(/(\*\*[^*]+\*\*|\*[^*]+\*|`[^`]+`|\b[A-Z]{2}-\d+\b)/).flatMap((piece): Piece[] => {
    if (!piece) return [];
    if (piece.startsWith("**")) return [{ text: piece.slice(2, -2), as: "strong" }];
    if (piece.startsWith("`")) return [{ text: piece.slice(1, -1), as: "code" }];
    if (/^[A-Z]{2}-\d+$/.test(piece)) return [{ text: piece, as: "rule" }];
    if (piece.startsWith("*")) return marked(piece.slice(1, -1), words);
    return [{ text: piece, as: "" }];
  });
}

function marked(text: string, words: Words): Piece[] {
  const any = statuses.map((status) => words[status]).join("|");
  return text.split(new RegExp(`(?<=[.] )(?=${any})`)).flatMap((part): Piece[] => {
    const status = statusOf(part, words);
    if (!status) return [{ text: part, as: "em" }];
    const said = words[status].length;
    return [
      { text: part.slice(0, said), as: status, ...source(status) },
      { text: part.slice(said), as: "em", ...source(status) },
    ];
  });
}

function source(status: Status): { source?: boolean } {
  return sources.includes(status) ? { source: true } : {};
}

/** The source that a text begins with. */
export function statusOf(text: string, words: Words): Status | null {
  const said = text.toLowerCase();
  return statuses.find((status) => said.startsWith(words[status].toLowerCase())) ?? null;
}

const letters: Record<string, string> = { ł: "l", ß: "s", œ: "o", æ: "a", "’": "'" };
/** Without capitals and accents, and exactly as long, so that places in it are places in the text. */
export function folded(text: string): string {
  return [...text.toLowerCase()].map((sign) => letters[sign] ?? sign.normalize("NFD").charAt(0)).join("");
}

/** The words that are looked for. */
export function wantedIn(query: string): string[] {
  return folded(query).split(/\s+/).filter(Boolean);
}

export function textOf(rule: Rule): string {
  const blocks = rule.blocks.map((block) => block.text.replace(/[*`|]/g, ""));
  return [rule.number, rule.title, ...blocks].join(" ");
}

/** Whether a text has all the words that are looked for. */
export function fits(text: string, wanted: string[]): boolean {
  const where = folded(text);
  return wanted.every((word) => where.includes(word));
}

/** A text in parts: those that are looked for, and those between them. */
export function parts(text: string, wanted: string[]): { text: string; found: boolean }[] {
  const where = folded(text);
  const found: { text: string; found: boolean }[] = [];
  let from = 0;
  while (from < text.length) {
    const hits = wanted.map((word) => ({ at: where.indexOf(word, from), length: word.length }));
    const next = hits
      .filter((hit) => hit.at >= 0)
      .sort((one, other) => one.at - other.at || other.length - one.length)[0];
    if (!next) break;
    if (next.at > from) found.push({ text: text.slice(from, next.at), found: false });
    found.push({ text: text.slice(next.at, next.at + next.length), found: true });
    from = next.at + next.length;
  }
  if (from < text.length) found.push({ text: text.slice(from), found: false });
  return found;
}
