/** Makes what is meant glow, wherever the board draws it: a style sheet of its own, so that no board need know of it. */
export class Pointer {
  private sheet = new CSSStyleSheet();
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, this.sheet];
  }

  point(selectors: string[]): void {
    const all = selectors.map((selector) => `.frame ${selector}`).join(", ");
    this.sheet.replaceSync(
      all &&
        `:is(${all}) { outline: 4px solid var(--sp-glow); outline-offset: 2px; border-radius: 10px;
          box-shadow: 0 0 0 8px rgb(36 27 47 / 85%), 0 0 22px 10px rgb(255 207 92 / 75%);
          animation: meant 1.2s ease-in-out infinite; }
        @keyframes meant { 50% { outline-offset: 6px; } }`,
    );
    clearTimeout(this.timer);
    if (all) this.show(all);
  }

  /** Lists scroll there if it is not in sight; a board that has just been opened takes a moment to be drawn. */
  private show(all: string, tries = 20): void {
    const first = document.querySelector(all);
    if (first) first.scrollIntoView({ block: "nearest" });
    else if (tries) this.timer = setTimeout(() => this.show(all, tries - 1), 100);
  }

  close(): void {
    clearTimeout(this.timer);
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== this.sheet);
  }
}
