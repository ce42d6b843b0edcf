/** Whoever shuts something stands where it was opened. */

import type { Attachment } from "svelte/attachments";

/** When a part is gone, and the focus with it, the focus goes to what has opened it: the element whose `data-opens` is `opener`. The
dock shows its buttons anew meanwhile, so they are found by name, when all has changed. */
export function returns(opener: string): Attachment<HTMLElement> {
  return (part) => {
    const table = part.closest(".frame, .in-page");
    return () => {
      requestAnimationFrame(() => {
        // Nothing has it, or the dock, which keeps a focus that would be lost.
        if (document.activeElement?.matches("body, [data-region=dock]"))
          table?.querySelector<HTMLElement>(`[data-opens="${opener}"]`)?.focus();
      });
    };
  };
}
