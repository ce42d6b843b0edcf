/** Where the lines of these words lie on the screen. */
function linesOf(part: HTMLElement): DOMRect[] {
  const found: DOMRect[] = [];
  const words = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (words.nextNode()) {
    if ((words.currentNode.parentElement?.clientWidth ?? 0) === 1) continue; // only read out
    range.selectNodeContents(words.currentNode);
    found.push(...range.getClientRects());
  }
  return found;
}

/** Words that are longer than their place: they are cut between two lines, never through one. Tells how far it is to the next page: 0
where there is nothing more to read. */
export function wholeLines(tell: (onward: number) => void): (part: HTMLElement) => () => void {
  return (part) => {
    const look = (): void => {
      part.style.maxHeight = "";
      const room = part.clientHeight;
      const start = part.getBoundingClientRect().top - part.scrollTop;
      const ends = linesOf(part).map(({ bottom }) => Math.ceil(bottom - start));
      const last = Math.max(0, ...ends.filter((end) => end <= room + 2)); // letters are lower than their line
      if (last && part.scrollHeight > room + 1) part.style.maxHeight = `${last}px`;
      left();
    };
    const left = (): void => tell(part.scrollHeight - part.scrollTop - part.clientHeight > 2 ? part.clientHeight : 0);
    const sizes = new ResizeObserver(look);
    for (const one of part.children) sizes.observe(one);
    // What stands around it may leave it more room, or less.
    for (const one of part.parentElement?.parentElement?.children ?? []) sizes.observe(one);
    for (let one = part.parentElement; one; one = one.parentElement) sizes.observe(one);
    const words = new MutationObserver(() => {
      part.scrollTop = 0;
      look();
    });
    words.observe(part, { subtree: true, childList: true, characterData: true });
    part.addEventListener("scroll", left);
    return () => {
      sizes.disconnect();
      words.disconnect();
      part.removeEventListener("scroll", left);
    };
  };
}
