/** Words that are longer than their place, read page by page: a page begins with a sentence and ends with one. */

interface Page {
  /** Its first sentence. */
  first: number;
  top: number;
  bottom: number;
}

/** What is said, in sentences; each with the space after it. */
export function sentencesOf(text: string, language: string): string[] {
  const found = new Intl.Segmenter(language, { granularity: "sentence" }).segment(text);
  return Array.from(found, ({ segment }) => segment);
}

/** Where the lines of a sentence lie in the words, which may be scrolled. */
function linesOf(words: HTMLElement, sentence: HTMLElement): { top: number; bottom: number }[] {
  const range = document.createRange();
  range.selectNodeContents(sentence);
  const origin = words.getBoundingClientRect().top - words.scrollTop;
  return [...range.getClientRects()]
    .filter(({ width }) => width > 0)
    .map(({ top, bottom }) => ({ top: Math.floor(top - origin), bottom: Math.ceil(bottom - origin) }));
}

/** A sentence that has no room at once is cut between two lines, never through one. */
function byLines(lines: { top: number; bottom: number }[], first: number, room: number): Page[] {
  const pages: Page[] = [];
  for (const { top, bottom } of lines) {
    const page = pages.at(-1);
    if (page && bottom - page.top <= room) page.bottom = Math.max(page.bottom, bottom);
    else pages.push({ first, top, bottom });
  }
  return pages;
}

/** Cuts them into pages. A sentence that begins one begins a line (`data-starts`). */
function cut(words: HTMLElement): Page[] {
  const sentences = [...words.querySelectorAll<HTMLElement>("[data-sentence]")].filter((one) => one.offsetParent);
  for (const one of sentences) delete one.dataset["starts"];
  words.style.maxHeight = "";
  const room = words.clientHeight + 2; // letters are lower than their line
  if (words.scrollHeight < room) return [];
  const pages: Page[] = [];
  for (let first = 0; first < sentences.length; ) {
    const sentence = sentences[first] as HTMLElement;
    if (first && sentence.previousElementSibling === sentences[first - 1]) sentence.dataset["starts"] = "";
    const lines = linesOf(words, sentence);
    const top = lines[0]?.top ?? 0;
    let bottom = top;
    let next = first;
    for (; next < sentences.length; next++) {
      const end = linesOf(words, sentences[next] as HTMLElement).at(-1)?.bottom ?? bottom;
      if (end - top > room) break;
      bottom = end;
    }
    pages.push(...(next > first ? [{ first, top, bottom }] : byLines(lines, first, room)));
    first = Math.max(next, first + 1);
  }
  return pages;
}

/** In a room of another size the page is sought that has what is read now. It never goes back, so that who reads on comes to an end. */
function samePlace(before: Page[], at: number, pages: Page[]): number {
  const sentence = before[at]?.first ?? 0;
  const part = at - before.findIndex(({ first }) => first === sentence);
  const starts = pages.map(({ first }) => first).filter((first) => first <= sentence);
  const found = starts.indexOf(Math.max(...starts));
  return Math.max(0, Math.min(found + (before.length ? part : 0), starts.length - 1));
}

/** `words` is attached to them; `turn` goes on to the next page; `tell` hears whether there is one. */
export function inPages(tell: (onward: boolean) => void): {
  words: (part: HTMLElement) => () => void;
  turn: () => void;
} {
  let shown: HTMLElement | null = null;
  let pages: Page[] = [];
  let at = 0;

  function show(): void {
    const page = pages[at];
    if (!shown) return;
    shown.style.maxHeight = page ? `${page.bottom - page.top}px` : "";
    shown.scrollTop = page?.top ?? 0;
    tell(at + 1 < pages.length);
  }
  function look(): void {
    if (!shown) return;
    const before = pages;
    pages = cut(shown);
    if (JSON.stringify(pages) !== JSON.stringify(before)) at = samePlace(before, at, pages);
    show();
  }
  return {
    turn(): void {
      at = Math.min(at + 1, pages.length - 1);
      show();
    },
    words(part): () => void {
      shown = part;
      const sizes = new ResizeObserver(look);
      for (const one of part.children) sizes.observe(one);
      // What stands around it may leave it more room, or less.
      for (const one of part.parentElement?.parentElement?.children ?? []) sizes.observe(one);
      for (let one = part.parentElement; one; one = one.parentElement) sizes.observe(one);
      const said = new MutationObserver(() => {
        [pages, at] = [[], 0];
        look();
      });
      said.observe(part, { subtree: true, childList: true, characterData: true });
      return () => {
        shown = null;
        sizes.disconnect();
        said.disconnect();
      };
    },
  };
}
