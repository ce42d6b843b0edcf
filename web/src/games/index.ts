/** Games are found by folder, and in a folder what the game offers: `Folder` says what that may be. */

import type { Component } from "svelte";
import type { Door, Folder, PictureProps } from "./types";

type Found<Thing> = Record<string, () => Promise<Thing>>;
const found: { [Part in keyof Folder]: Found<Folder[Part]> } = {
  Game: import.meta.glob<Folder["Game"]>("./*/Game.svelte", { import: "default" }),
  Poster: import.meta.glob<Folder["Poster"]>("./*/Poster.svelte", { import: "default" }),
  Open: import.meta.glob<Folder["Open"]>("./*/Open.svelte"),
  Small: import.meta.glob<Folder["Small"]>("./*/Small.svelte", { import: "default" }),
  Opening: import.meta.glob<Folder["Opening"]>("./*/Opening.svelte", { import: "default" }),
  Stamp: import.meta.glob<Folder["Stamp"]>("./*/Stamp.svelte", { import: "default" }),
  figures: import.meta.glob<Folder["figures"]>("./*/rulebook/figures.ts", { import: "figures" }),
  pointing: import.meta.glob<Folder["pointing"]>("./*/lessons.ts", { import: "pointing" }),
};

const pathIn = (game: string, part: keyof Folder): string =>
  Object.keys(found[part]).find((path) => path.startsWith(`./${game}/`)) ?? "";

/** Whether a game's folder offers it: known before it is loaded, so that room can be kept for it. */
export function offers(game: string, part: keyof Folder): boolean {
  return pathIn(game, part) !== "";
}

/** What a game's folder offers, loaded when somebody wants it; null where it offers nothing of the kind. */
export async function offered<Part extends keyof Folder>(game: string, part: Part): Promise<Folder[Part] | null> {
  return (await found[part][pathIn(game, part)]?.()) ?? null;
}

/** The board of a game: its own, or one that lists the choices. */
export async function board(game: string): Promise<Folder["Game"]> {
  return (await offered(game, "Game")) ?? (await import("./PlainGame.svelte")).default;
}

const pictures = import.meta.glob<Component<PictureProps>>("./*/rulebook/*.svelte", { import: "default" });
const pathOf = (game: string, name: string): string => `./${game}/rulebook/${name}.svelte`;

export function hasPicture(game: string, name: string): boolean {
  return pathOf(game, name) in pictures;
}

export async function picture(game: string, name: string): Promise<Component<PictureProps> | null> {
  return (await pictures[pathOf(game, name)]?.()) ?? null;
}

/** When all pictures of a game are there. */
export async function allPictures(game: string): Promise<void> {
  const own = Object.keys(pictures).filter((path) => path.startsWith(`./${game}/rulebook/`));
  await Promise.all(own.map((path) => pictures[path]?.()));
}

/** The doors are seen before anything else: they alone come with the landing page. */
const drawn = import.meta.glob<Door>("./*/Door.svelte", { eager: true });
const folders = Object.keys(found.Game).map((path) => path.split("/")[1] ?? "");

export function door(game: string): Door | undefined {
  return drawn[`./${game}/Door.svelte`];
}

/** All games that have a folder here or a place in the house: in the order of their doors, then by name. */
export function doors(known: readonly string[]): string[] {
  const place = (game: string): number => door(game)?.place ?? Infinity;
  const all = [...new Set([...folders, ...known])].sort();
  return all.sort((one, other) => (place(one) === place(other) ? 0 : place(one) - place(other)));
}
