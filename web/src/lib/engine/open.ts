/** Texts of moves that are too many to list, from what a game declares (`vihara.core.moves.OpenMoves`): worked out field by field. */
import { words as wordsOf } from "./blanks";
import type { OpenMoves, Said, TypedField } from "./manifest";
import { InvalidMove, saying } from "./saying";

interface Field {
  declared: TypedField;
  name: string;
  step: bigint;
  least: bigint;
  most: bigint;
}

interface Kind {
  text: string;
  pattern: RegExp;
  first: bigint;
  /** As they are typed. */
  fields: Field[];
  /** The greatest step first. */
  bySteps: Field[];
  least: bigint;
}

function limits(field: TypedField): [least: bigint, most: bigint] {
  if ("words" in field) return [0n, BigInt(field.words.length - 1)];
  if ("bundle" in field) return [0n, (1n << BigInt(field.bits * field.bundle.length)) - 1n];
  return [BigInt(field.least), BigInt(field.most)];
}

/** A field as it is written; nothing if it has no text. */
function written(field: TypedField, number: number): string | null {
  if ("words" in field) return field.words[number] ?? null;
  if ("bundle" in field) {
    const times = (place: number) => Math.floor(number / 2 ** (field.bits * place)) % 2 ** field.bits;
    return field.bundle.flatMap((name, place) => Array.from({ length: times(place) }, () => name)).join(" ");
  }
  return String(field.parts ? number / field.parts : number + (field.plus ?? 0));
}

export class OpenTexts {
  readonly #kinds: Kind[];

  constructor(private readonly declared: OpenMoves) {
    this.#kinds = declared.moves.map(({ text, pattern, first, fields }) => {
      const known = fields.map((field): Field => {
        const [least, most] = limits(field);
        return { declared: field, name: field.name, step: BigInt(field.step), least, most };
      });
      const least = known.reduce((sum, field) => sum + field.least * field.step, BigInt(first));
      const bySteps = [...known].sort((one, other) => (one.step < other.step ? 1 : -1));
      return { text, pattern: new RegExp(`^(?:${pattern})$`), first: BigInt(first), fields: known, bySteps, least };
    });
  }

  /** The text of an action number; undefined if it has none. */
  text(action: bigint): string | undefined {
    for (const kind of this.#kinds) {
      const found = this.#takenApart(kind, action);
      if (found) return kind.text.replace(/\{(\w+)\}/g, (_, name: string) => found.get(name)!);
    }
    return undefined;
  }

  #takenApart(kind: Kind, action: bigint): Map<string, string> | null {
    let rest = action - kind.least;
    if (rest < 0n) return null;
    const found = new Map<string, string>();
    for (const { declared, name, step, least, most } of kind.bySteps) {
      const index = rest / step;
      rest %= step;
      const text = index <= most - least ? written(declared, Number(index + least)) : null;
      if (!text) return null;
      found.set(name, text);
    }
    return rest === 0n ? found : null;
  }

  /** The action number of a text, whose letters and spaces may be any; InvalidMove if it has none. */
  number(text: string): bigint {
    const words = wordsOf(text.toLowerCase()).join(" ");
    for (const kind of this.#kinds) {
      const typed = kind.pattern.exec(words)?.slice(1);
      if (typed) return kind.fields.reduce((sum, field, place) => sum + this.#read(kind, field, typed, place, text) * field.step, kind.first);
    }
    throw this.#expected(text, this.declared.expected);
  }

  /** The same; undefined if it has none. */
  known(text: string): bigint | undefined {
    try {
      return this.number(text);
    } catch (error) {
      if (error instanceof InvalidMove) return undefined;
      throw error;
    }
  }

  #read(kind: Kind, { declared, least, most }: Field, typed: string[], place: number, text: string): bigint {
    const word = typed[place]!;
    if ("words" in declared) return BigInt(declared.words.indexOf(word));
    if ("bundle" in declared) {
      const names = word.split(" ");
      const places = names.map((name) => declared.bundle.indexOf(name));
      if (places.some((one, n) => one < (places[n - 1] ?? 0))) throw this.#expected(text, declared.order);
      const other = typed[kind.fields.findIndex(({ name }) => name === declared.apart)]?.split(" ");
      if (declared.both && other?.some((name) => names.includes(name))) throw this.#expected(text, declared.both);
      if (names.length > declared.most) throw this.#expected(text, declared.many);
      return places.reduce((sum, one) => sum + (1n << BigInt(declared.bits * one)), 0n);
    }
    const number = BigInt(declared.parts ? Math.round(Number(word) * declared.parts) : Number(word) - (declared.plus ?? 0));
    if (number < least || number > most) throw this.#expected(text, declared.expected ?? this.declared.expected);
    return number;
  }

  #expected(found: string, { id, facts }: Said): InvalidMove {
    return new InvalidMove(found, saying(id, facts));
  }
}
