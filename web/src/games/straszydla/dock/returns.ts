/** Whoever shuts something stands where it was opened. */

import type { Attachment } from "svelte/attachments";

/** How many frames the dock may take to show its buttons anew. */
const patience = 30;

/** When a part is gone, and the focus with it, the focus goes to what has opened it: the element whose `data-opens` is `opener`. The
dock shows its buttons anew meanwhile, so they are waited for and found by name. */
export function returns(opener: () => string): Attachment<HTMLElement> {
  return (part) => {
    const table = part.closest(".frame, .in-page");
    const find = (frames: number): void => {
      const found = table?.querySelector<HTMLElement>(`[data-opens="${opener()}"]`);
      const lost = document.activeElement === document.body;
      if (found && lost) found.focus();
      else if (frames) requestAnimationFrame(() => find(frames - 1));
    };
    return () => {
      requestAnimationFrame(() => find(patience));
    };
  };
}
