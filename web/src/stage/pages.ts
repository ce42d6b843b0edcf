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

interface Line {
  top: number;
  bottom: number;
}

/** Where the lines of a sentence lie in the words, which may be scrolled. */
function linesOf(words: HTMLElement, sentence: HTMLElement): Line[] {
  const range = document.createRange();
  range.selectNodeContents(sentence);
  const origin = words.getBoundingClientRect().top - words.scrollTop;
  return [...range.getClientRects()]
    .filter(({ width }) => width > 0)
    .map(({ top, bottom }) => ({ top: Math.floor(top - origin), bottom: Math.ceil(bottom - origin) }));
}

/** A sentence that has no room at once is cut between two lines, never through one. */
function byLines(lines: Line[], first: number, room: number): Page[] {
  const pages: Page[] = [];
  for (const { top, bottom } of lines) {
    const page = pages.at(-1);
    if (page && bottom - page.top <= room) page.bottom = Math.max(page.bottom, bottom);
    else pages.push({ first, top, bottom });
  }
  return pages;
}

/** Whether this sentence begins a line, so that a page can begin with it. */
function begin(sentences: HTMLElement[], first: number, begins: boolean): void {
  const sentence = sentences[first];
  if (!sentence) return;
  if (begins && first && sentence.previousElementSibling === sentences[first - 1]) sentence.dataset["starts"] = "";
  else delete sentence.dataset["starts"];
}

/** Cuts them into pages: none where all has room. What has been read already has one, with as much of its end as has room. */
function cut(words: HTMLElement, over: boolean): Page[] {
  const sentences = [...words.querySelectorAll<HTMLElement>("[data-sentence]")].filter((one) => one.offsetParent);
  sentences.forEach((_, at) => begin(sentences, at, false));
  words.style.maxHeight = "";
  const room = words.clientHeight + 2; // letters are lower than their line
  if (words.scrollHeight < room) return [];
  const lines = (at: number): Line[] => linesOf(words, sentences[at] as HTMLElement);
  const top = (at: number): number => lines(at)[0]?.top ?? 0;
  const bottom = (at: number): number => lines(at).at(-1)?.bottom ?? 0;
  const last = sentences.length - 1;
  if (over) {
    let first = last;
    for (let fits = true; fits && first > 0; first -= fits ? 1 : 0) {
      begin(sentences, first - 1, true);
      fits = bottom(last) - top(first - 1) <= room;
      begin(sentences, first - 1, false);
    }
    begin(sentences, first, true);
    return [{ first, top: top(first), bottom: bottom(last) }];
  }
  const pages: Page[] = [];
  for (let first = 0; first <= last;) {
    begin(sentences, first, true);
    let next = first;
    while (next <= last && bottom(next) - top(first) <= room) next++;
    if (next > first) pages.push({ first, top: top(first), bottom: bottom(next - 1) });
    else pages.push(...byLines(lines(first), first, room));
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

/** `words` is attached to them; `turn` goes on to the next page, and `tell` hears whether there is one; `end` says that all of it has been
read: until something else is said, its end is seen. */
export function inPages(tell: (onward: boolean) => void): {
  words: (part: HTMLElement) => () => void;
  turn: () => void;
  end: () => void;
} {
  let shown: HTMLElement | null = null;
  let pages: Page[] = [];
  let at = 0;
  let over = false;

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
    pages = cut(shown, over);
    if (JSON.stringify(pages) !== JSON.stringify(before)) at = samePlace(before, at, pages);
    show();
  }
  return {
    turn(): void {
      at = Math.min(at + 1, pages.length - 1);
      show();
    },
    end(): void {
      over = true;
      look();
    },
    words(part): () => void {
      shown = part;
      const sizes = new ResizeObserver(look);
      for (const one of part.children) sizes.observe(one);
      // What stands around it may leave it more room, or less.
      for (const one of part.parentElement?.parentElement?.children ?? []) sizes.observe(one);
      for (let one = part.parentElement; one; one = one.parentElement) sizes.observe(one);
      const said = new MutationObserver(() => {
        [pages, at, over] = [[], 0, false];
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
