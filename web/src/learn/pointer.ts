/** Makes what is meant glow, wherever the board draws it: a style sheet of its own, so that no board need know of it. */
export class Pointer {
  private sheet = new CSSStyleSheet();

  constructor() {
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, this.sheet];
  }

  point(selectors: string[]): void {
    const all = selectors.map((selector) => `.board ${selector}`).join(", ");
    this.sheet.replaceSync(
      all &&
        `:is(${all}) { outline: 4px solid #ffcf5c; outline-offset: 2px; border-radius: 10px;
          box-shadow: 0 0 0 8px rgb(36 27 47 / 85%), 0 0 22px 10px rgb(255 207 92 / 75%);
          animation: meant 1.2s ease-in-out infinite; }
        @keyframes meant { 50% { outline-offset: 6px; } }`,
    );
    const first = all && document.querySelector(all);
    if (!first) return;
    const { top, bottom } = first.getBoundingClientRect();
    const teacher = document.querySelector(".teacher")?.getBoundingClientRect();
    const above = teacher && teacher.width > innerWidth / 2 ? teacher.bottom : 0; // on a phone it covers the top
    if (top < above || bottom > innerHeight) first.scrollIntoView({ block: "end" });
  }

  close(): void {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== this.sheet);
  }
}
