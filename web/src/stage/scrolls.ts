/** What scrolls in itself can be reached by the keyboard, as long as there is something to scroll. */
export function scrolls(part: HTMLElement): () => void {
  const look = (): void => {
    if (part.scrollHeight > part.clientHeight + 1 || part.scrollWidth > part.clientWidth + 1) part.tabIndex = 0;
    else part.removeAttribute("tabindex");
  };
  const watch = new ResizeObserver(look);
  watch.observe(part);
  for (const child of part.children) watch.observe(child);
  return () => watch.disconnect();
}
