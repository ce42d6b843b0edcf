/** `{@attach whenSeen(look)}`: looks for a picture when somebody scrolls to its place. It stays away where that fails: words stand
beside it. */
export function whenSeen(look: () => Promise<void>): (place: Element) => () => void {
  return (place) => {
    const watch = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      watch.disconnect();
      void look().catch(() => undefined);
    });
    watch.observe(place);
    return () => watch.disconnect();
  };
}
