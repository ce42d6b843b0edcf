/** The puzzle of the day follows from the date (UTC) and the names alone: it is the same for everybody, and no puzzle comes again before
all the others have come. */

const day = 86_400_000;

export function ofTheDay(names: readonly string[], now: Date): string | undefined {
  const days = Math.floor(now.getTime() / day);
  const round = Math.floor(days / names.length);
  const shuffled = names.map((name): [number, string] => [mixed(`${round} ${name}`), name]);
  shuffled.sort(([one, first], [two, second]) => one - two || (first < second ? -1 : 1));
  return shuffled[days % names.length]?.[1];
}

/** FNV-1a. */
function mixed(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}
