/** Words in the form that a sentence needs: FORM, COUNT, LIST, START, CODE and SIZE, which messages can call.

The same as src/spukhaus/texts/forms.py does on the server, to the letter: a test compares them. Only where a word lacks a form the
pages say the plain word, and the server complains. */

import { type FluentBundle, type FluentFunction, FluentNumber, FluentType, type FluentValue } from "@fluent/bundle";

/** The form of a word by the name of its attribute, if the word has it; with the number where it is counted. */
type FindForm = (form: string, count?: FluentNumber) => string | undefined;

/** A thing that has a word, for messages to ask for its forms. */
export class Word extends FluentType<string> {
  constructor(
    readonly code: string,
    readonly plain: string,
    private find: FindForm,
  ) {
    super(plain);
  }

  form(name: string): string {
    return this.find(name) ?? this.plain;
  }

  counted(number: FluentNumber, form: string): string {
    return this.find(form ? `count-${form}` : "count", number) ?? `${number.value} × ${this.plain}`;
  }

  toString(): string {
    return this.plain;
  }
}

export type Part = [number: number | null, part: Word | string];

/** Several parts, with the number of each where it was told. In a message without a form: with commas. */
export class Words extends FluentType<string> {
  constructor(
    readonly parts: Part[],
    plain: string,
  ) {
    super(plain);
  }

  /** Equal parts together, in the order in which they come. */
  tally(): [number: number, part: Word | string][] {
    const counts = new Map<string, [number, Word | string]>();
    for (const [number, part] of this.parts) {
      const code = part instanceof Word ? part.code : part;
      counts.set(code, [(counts.get(code)?.[0] ?? 0) + (number ?? 1), part]);
    }
    return [...counts.values()];
  }

  /** Whether the one who listens is among several. */
  get youToo(): boolean {
    return this.parts.length > 1 && this.parts.some(([, part]) => isYou(part));
  }

  toString(): string {
    return this.value;
  }
}
const isYou = (part: Word | string): boolean => part instanceof Word && part.code === "you";

/** A word with the forms that the texts give it. A box may call the thing by another name, which has no forms. */
export function wordOf(bundle: FluentBundle, message: string, code: string, named?: string): Word {
  const found = bundle.getMessage(message);
  const own = found?.value ? bundle.formatPattern(found.value) : undefined;
  const find: FindForm = (form, count) => {
    if (named !== undefined && named !== own) return undefined;
    const pattern = found?.attributes[form] ?? (count && found?.attributes["count"]);
    return pattern ? bundle.formatPattern(pattern, count ? { count } : {}) : undefined;
  };
  return new Word(code, named ?? own ?? code, find);
}

const lists = new Map<string, Intl.ListFormat>();
/** The house writes British English: no comma before the last "and". */
export function listed(language: string, parts: string[]): string {
  const format =
    lists.get(language) ?? new Intl.ListFormat(language === "en" ? "en-GB" : language, { type: "conjunction" });
  lists.set(language, format);
  return format.format(parts);
}

const counted = (number: FluentNumber, thing: Word | string, form: string): string =>
  thing instanceof Word ? thing.counted(number, form) : `${number.value} ${thing}`;

/** What messages in a language can call; a word that they name by its id is looked for in the bundle. */
export function functions(language: string, bundle: () => FluentBundle): Record<string, FluentFunction> {
  const named = (thing: FluentValue | undefined): Word | string => {
    if (thing instanceof Word) return thing;
    const id = String(thing);
    return bundle().hasMessage(id) ? wordOf(bundle(), id, id) : id;
  };
  const inAList = (parts: Part[]): string =>
    listed(
      language,
      parts.map(([, part]) => String(part)),
    );
  return {
    FORM: ([thing, name]) => {
      const plain = (part: Word | string): string => (part instanceof Word ? part.form(String(name)) : part);
      if (!(thing instanceof Words)) return plain(named(thing));
      return thing.parts.length
        ? listed(
            language,
            thing.parts.map(([, part]) => plain(part)),
          )
        : thing.value;
    },
    COUNT: ([number, ...rest]) => {
      if (number instanceof Words) {
        const parts = number.tally().map(([one, part]) => counted(new FluentNumber(one), part, String(rest[0] ?? "")));
        return parts.length ? listed(language, parts) : number.value;
      }
      if (!(number instanceof FluentNumber)) return number ?? "";
      return counted(number, named(rest[0]), String(rest[1] ?? ""));
    },
    LIST: ([thing]) => (thing instanceof Words && thing.parts.length ? inAList(thing.parts) : (thing ?? "")),
    START: ([thing]) => {
      if (!(thing instanceof Words) || !thing.parts.length) return thing ?? "";
      if (!thing.youToo) return inAList(thing.parts);
      const said = inAList([...thing.parts].sort(([, one], [, two]) => Number(isYou(two)) - Number(isYou(one))));
      return said.charAt(0).toUpperCase() + said.slice(1);
    },
    CODE: ([thing]) => {
      if (thing instanceof Words && thing.youToo) return "you-too";
      const one = thing instanceof Words && thing.parts.length === 1 ? thing.parts[0]?.[1] : thing;
      return one instanceof Word ? one.code : (one ?? "");
    },
    SIZE: ([thing]) => (thing instanceof Words ? new FluentNumber(thing.parts.length) : (thing ?? "")),
  };
}
