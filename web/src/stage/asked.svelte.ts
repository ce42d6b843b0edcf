/** What is asked now, for those who hear it: the frame announces it whenever it changes. */

export const asked = $state({ words: "" });

/** Called while a component is set up: as long as it is there, this is what is asked. */
export function asks(words: () => string): void {
  $effect(() => {
    asked.words = words();
    return () => (asked.words = "");
  });
}
