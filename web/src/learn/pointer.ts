const strip = 104; // what a game may keep at the bottom of a phone, and a little air

/** Makes what is meant glow, wherever the board draws it: a style sheet of its own, so that no board need know of it. */
export class Pointer {
  private sheet = new CSSStyleSheet();
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, this.sheet];
  }

  point(selectors: string[]): void {
    const all = selectors.map((selector) => `.board ${selector}`).join(", ");
    this.sheet.replaceSync(
      all &&
        `:is(${all}) { outline: 4px solid #ffcf5c; outline-offset: 2px; border-radius: 10px;
          box-shadow: 0 0 0 8px rgb(36 27 47 / 85%), 0 0 22px 10px rgb(255 207 92 / 75%);
          animation: meant 1.2s ease-in-out infinite; scroll-margin-bottom: ${strip}px; }
        @keyframes meant { 50% { outline-offset: 6px; } }`,
    );
    clearTimeout(this.timer);
    if (all) this.show(all);
  }

  /** Scroll there if it is not in sight; a board that has just been opened takes a moment to be drawn. */
  private show(all: string, tries = 20): void {
    const first = document.querySelector(all);
    if (!first) {
      if (tries) this.timer = setTimeout(() => this.show(all, tries - 1), 100);
      return;
    }
    const { top, bottom } = first.getBoundingClientRect();
    const teacher = document.querySelector(".teacher")?.getBoundingClientRect();
    const phone = teacher && teacher.width > innerWidth / 2; // the teacher covers the top, one's own things the bottom
    if (top < (phone ? teacher.bottom : 0) || bottom > innerHeight - (phone ? strip : 0))
      first.scrollIntoView({ block: "end" });
  }

  close(): void {
    clearTimeout(this.timer);
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== this.sheet);
  }
}
