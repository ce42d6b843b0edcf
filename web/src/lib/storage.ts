/** What this browser keeps. Where it keeps nothing (private windows, blocked storage), the page remembers until it closes. */

const memory = new Map<string, string>();

export function load<T>(place: string, otherwise: T): T {
  let text: string | null | undefined;
  try {
    text = localStorage.getItem(place) ?? memory.get(place); // some let read, but not write
  } catch {
    text = memory.get(place);
  }
  try {
    return text ? (JSON.parse(text) as T) : otherwise;
  } catch {
    return otherwise;
  }
}

export function save(place: string, value: unknown): void {
  const text = JSON.stringify(value);
  try {
    localStorage.setItem(place, text);
  } catch {
    memory.set(place, text);
  }
}
