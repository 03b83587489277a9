/** Says sentences in a language, from the catalog that Python reads, too. The rules are those of `vihara.languages`. */
import { quoted } from "./json";
import type { Objection, Saying } from "./saying";

/** A catalog of one language, as Fluent bundles have it. */
export interface Catalog {
  has(id: string): boolean;
  say(id: string, variables: Record<string, string | number>): string;
}

const QUOTES: Record<string, (text: string) => string> = {
  de: (text) => `„${text}“`,
  fr: (text) => `«\u202f${text}\u202f»`,
  it: (text) => `«${text}»`,
  pl: (text) => `„${text}”`,
};

const slug = (value: string): string => value.toLowerCase().replaceAll(" ", "-");

export class Sentences {
  constructor(
    readonly language: string,
    private readonly catalog: Catalog,
  ) {}

  /** A sentence that remembers its message, or a word for an early end. */
  translate(said: Saying | string): string {
    if (typeof said === "string") return this.catalog.has(`ending-${said}`) ? this.catalog.say(`ending-${said}`, {}) : said;
    const area = said.id.split("-")[0]!;
    const facts = Object.entries(said.facts).map(([name, value]) => [name, this.#fact(area, name, value)] as const);
    return this.catalog.say(said.id, Object.fromEntries(facts));
  }

  /** Why not, for somebody at a board: a whole sentence, without the input and the clause. */
  plainly(objection: Objection): string {
    const text = this.translate(objection.plain);
    return text.slice(0, 1).toUpperCase() + text.slice(1) + (/[.!?…]$/.test(text) ? "" : ".");
  }

  #fact(area: string, name: string, value: Saying["facts"][string]): string | number {
    if (Array.isArray(value)) {
      return value.map((item) => String(this.#fact(area, name, item))).join(", ") || this.catalog.say("list-none", {});
    }
    if (typeof value === "object") return "literal" in value ? value.literal : this.translate(value);
    if (name === "found") return this.#quote(String(value));
    if (typeof value === "boolean") return Number(value);
    return typeof value === "string" ? this.#word(area, name, value) : value;
  }

  #quote(value: string): string {
    return (QUOTES[this.language] ?? quoted)(value);
  }

  #word(area: string, name: string, value: string): string {
    for (const id of [`${area}-${name}-${slug(value)}`, `${area}-color-${slug(value)}`]) {
      if (this.catalog.has(id)) return this.catalog.say(id, {});
    }
    const parts = /^([a-z]+)[- ]?([a-z]+|\d+)$/.exec(value);
    if (parts && this.catalog.has(`${area}-color-${parts[1]}`)) {
      const [first, last] = [this.#word(area, "color", parts[1]!), this.#word(area, "color", parts[2]!)];
      return /^\d+$/.test(last) ? `${first} ${last}` : `${first}-${last}`;
    }
    const piece = /^(\d+)(\.\d+)?$/.exec(value);
    if (piece) {
      const id = `${area}-${name}-${piece[2] ? "part" : "whole"}`;
      return this.catalog.has(id) ? this.catalog.say(id, { number: Number(piece[1]) }) : piece[1]!;
    }
    const [first = "", ...others] = value.split(/\s+/).filter(Boolean);
    if (others.length && this.catalog.has(`${area}-${name}-${first}`)) {
      const number = Number(others.find((other) => /^\d+$/.test(other)) ?? 0);
      const rest = others.filter((other) => !/^\d+$/.test(other)).map((other) => this.#word(area, name, other));
      return this.catalog.say(`${area}-${name}-${first}`, { number, rest: rest.join(" ") });
    }
    return value;
  }
}
