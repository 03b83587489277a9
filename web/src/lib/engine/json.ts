/**
 * JSON as Python reads it: 1.0 is not 1, whole numbers are exact, objects keep their order; and values as Python writes them.
 */

/** A number with a fraction, or an exponent. */
export class Real {
  constructor(readonly value: number) {}
}

export type Value = null | boolean | string | number | bigint | Real | Value[] | Map<string, Value>;

const NUMBER = /(-?(?:0|[1-9][0-9]*))(\.[0-9]+)?([eE][-+]?[0-9]+)?/y;
const BLANK = /[ \t\n\r]*/y;
// eslint-disable-next-line no-control-regex -- these are not allowed
const TEXT = /"(?:[^"\\\x00-\x1f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/y;
const WORDS: [string, Value][] = [
  ["null", null],
  ["true", true],
  ["false", false],
  ["NaN", new Real(NaN)],
  ["Infinity", new Real(Infinity)],
  ["-Infinity", new Real(-Infinity)],
];
/** Python reads no whole numbers that are longer. */
const MOST_DIGITS = 4300;

class Reader {
  constructor(
    private readonly text: string,
    public at: number,
  ) {}

  #take(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.text);
    if (found) this.at = pattern.lastIndex;
    return found;
  }

  blank(): void {
    this.#take(BLANK);
  }

  #sign(sign: string): boolean {
    this.blank();
    if (this.text[this.at] !== sign) return false;
    this.at += 1;
    this.blank();
    return true;
  }

  #need(sign: string): void {
    if (!this.#sign(sign)) throw new SyntaxError(`expected ${sign} at ${this.at}`);
  }

  value(): Value {
    const sign = this.text[this.at];
    if (sign === '"') return this.#string();
    if (sign === "[") return this.#list();
    if (sign === "{") return this.#object();
    for (const [word, value] of WORDS) {
      if (this.text.startsWith(word, this.at)) {
        this.at += word.length;
        return value;
      }
    }
    const number = this.#take(NUMBER);
    if (!number) throw new SyntaxError(`expected a value at ${this.at}`);
    if (number[2] || number[3]) return new Real(Number(number[0]));
    if (number[1]!.replace("-", "").length > MOST_DIGITS) throw new SyntaxError("too many digits");
    const whole = Number(number[1]);
    return Number.isSafeInteger(whole) ? whole + 0 : BigInt(number[1]!);
  }

  #string(): string {
    const found = this.#take(TEXT);
    if (!found) throw new SyntaxError(`expected a text at ${this.at}`);
    return JSON.parse(found[0]) as string;
  }

  #list(): Value[] {
    const found: Value[] = [];
    this.#need("[");
    if (this.#sign("]")) return found;
    for (;;) {
      found.push(this.value());
      this.blank();
      if (this.text[this.at] === "]") break;
      this.#need(",");
    }
    this.at += 1;
    return found;
  }

  #object(): Map<string, Value> {
    const found = new Map<string, Value>();
    this.#need("{");
    if (this.text[this.at] !== "}") {
      for (;;) {
        const name = this.#string();
        this.#need(":");
        found.set(name, this.value());
        this.blank();
        if (this.text[this.at] === "}") break;
        this.#need(",");
      }
    }
    this.at += 1;
    return found;
  }
}

/** The value that begins at a place, and where it ends; SyntaxError or RangeError if there is none. */
export function valueAt(text: string, start: number): [value: Value, end: number] {
  const reader = new Reader(text, start);
  return [reader.value(), reader.at];
}

/** All of a text as a value. */
export function valueOf(text: string): Value {
  const reader = new Reader(text, 0);
  reader.blank();
  const value = reader.value();
  reader.blank();
  if (reader.at !== text.length) throw new SyntaxError(`nothing was expected at ${reader.at}`);
  return value;
}

/** A value as Python writes it. */
export function written(value: Value): string {
  if (value === null) return "None";
  if (value === true) return "True";
  if (value === false) return "False";
  if (typeof value === "string") return quoted(value);
  if (Array.isArray(value)) return `[${value.map(written).join(", ")}]`;
  if (value instanceof Map) return `{${[...value].map(([name, one]) => `${quoted(name)}: ${written(one)}`).join(", ")}}`;
  return value instanceof Real ? fraction(value.value) : String(value);
}

const DEEPEST = 3;
const MOST_ITEMS = 40;
const MOST_LETTERS = 125;
const MOST_OF_A_NUMBER = 40;
const MOST_IN_ALL = 250;
const LARGEST = 10n ** 18n;

/** A value of a fact that is no text: itself if it is short, else a text about it (`vihara.core.saying.shortened`). */
export function told(value: Value): string | { literal: string } {
  if (typeof value === "string") return value;
  if (typeof value === "number" || typeof value === "bigint") {
    const [whole, size] = [BigInt(value), BigInt(value) < 0 ? -BigInt(value) : BigInt(value)];
    if (size < LARGEST) return { literal: String(value) };
    return `${whole < 0 ? "-" : ""}1e${Math.trunc(size.toString(2).length * Math.log10(2))}`;
  }
  if (value instanceof Real && !Number.isFinite(value.value)) return written(value);
  if (Array.isArray(value) || value instanceof Map) {
    const short = cut(value, DEEPEST);
    if ([...short].length >= MOST_IN_ALL || short.includes("...") || short.includes("1e")) return short;
  }
  return { literal: written(value) };
}

/** As Python's `reprlib` cuts what is long or deep. */
function cut(value: Value, level: number): string {
  if (Array.isArray(value) || value instanceof Map) {
    const [open, close] = Array.isArray(value) ? "[]" : "{}";
    const items = Array.isArray(value) ? value : [...value.keys()].sort(byCodePoints);
    if (!items.length) return open! + close!;
    if (level <= 0) return `${open}...${close}`;
    const pieces = items.slice(0, MOST_ITEMS).map((item) => {
      const piece = cut(item, level - 1);
      return value instanceof Map ? `${piece}: ${cut(value.get(item as string)!, level - 1)}` : piece;
    });
    if (items.length > MOST_ITEMS) pieces.push("...");
    return open! + pieces.join(", ") + close!;
  }
  if (typeof value === "string") {
    const signs = [...value];
    const short = quoted(signs.slice(0, MOST_LETTERS).join(""));
    const [before, after] = halves(MOST_LETTERS);
    return middle(short, MOST_LETTERS, () => quoted(signs.slice(0, before).join("") + signs.slice(Math.max(0, signs.length - after)).join("")));
  }
  const text = written(value);
  return typeof value === "bigint" || typeof value === "number" ? middle(text, MOST_OF_A_NUMBER, () => text) : text;
}

const halves = (most: number): [number, number] => [Math.floor((most - 3) / 2), most - 3 - Math.floor((most - 3) / 2)];

/** A text, if it is long only its beginning and end. */
function middle(text: string, most: number, otherwise: () => string): string {
  if ([...text].length <= most) return text;
  const signs = [...otherwise()];
  const [before, after] = halves(most);
  return `${signs.slice(0, before).join("")}...${signs.slice(Math.max(0, signs.length - after)).join("")}`;
}

function byCodePoints(one: string, other: string): number {
  const [left, right] = [[...one], [...other]];
  const place = left.findIndex((sign, at) => sign !== right[at]);
  if (place < 0) return left.length - right.length;
  return left[place]!.codePointAt(0)! - (right[place]?.codePointAt(0) ?? -1);
}

function fraction(value: number): string {
  if (Number.isNaN(value)) return "nan";
  if (!Number.isFinite(value)) return value > 0 ? "inf" : "-inf";
  const [digits, power] = value.toExponential().split("e") as [string, string];
  const exponent = Number(power);
  if (exponent < -4 || exponent >= 16) return `${digits}e${power[0]}${power.slice(1).padStart(2, "0")}`;
  const fixed = Object.is(value, -0) ? "-0" : value.toFixed(Math.max(0, digits.replace("-", "").replace(".", "").length - 1 - exponent));
  return fixed.includes(".") ? fixed : `${fixed}.0`;
}

const SHORT: Record<string, string> = { "\\": "\\\\", "\n": "\\n", "\r": "\\r", "\t": "\\t" };

/** A text in Python's marks; what cannot be printed is told by its number. */
export function quoted(text: string): string {
  const mark = text.includes("'") && !text.includes('"') ? '"' : "'";
  const inside = text.replace(/[\\\p{C}\p{Z}]/gu, (sign) => SHORT[sign] ?? (sign === " " ? sign : numbered(sign.codePointAt(0)!)));
  return mark + (mark === "'" ? inside.replaceAll("'", "\\'") : inside) + mark;
}

function numbered(code: number): string {
  const digits = code.toString(16);
  if (code < 0x100) return `\\x${digits.padStart(2, "0")}`;
  return code < 0x10000 ? `\\u${digits.padStart(4, "0")}` : `\\U${digits.padStart(8, "0")}`;
}
