/** What is asked now, for those who hear it: the frame announces it whenever it changes. */

export const asked = $state({ words: "" });

/** Called while a component is set up: as long as it is there, this is what is asked. It is said after what has led to it. */
export function asks(words: () => string): void {
  const question = $derived(words()); // the same question is not asked twice
  $effect(() => {
    const said = question;
    const later = setTimeout(() => (asked.words = said));
    return () => {
      clearTimeout(later);
      asked.words = "";
    };
  });
}
