/** Options as somebody wrote them, checked by name, value and kind: `vihara.core.options`. */
import type { Options, Rules } from "./rules";
import { type Literal, Objection, saying, type Saying } from "./saying";

const RANDOM = "random";

/** A value of JSON as Python writes it. */
function written(value: unknown): string {
  if (value === null) return "None";
  if (typeof value === "boolean") return value ? "True" : "False";
  if (typeof value === "string") return quoted(value);
  if (Array.isArray(value)) return `[${value.map(written).join(", ")}]`;
  if (typeof value === "object")
    return `{${Object.entries(value)
      .map(([name, one]) => `${quoted(name)}: ${written(one)}`)
      .join(", ")}}`;
  return String(value);
}

/** A text in Python's marks. */
export function quoted(text: string): string {
  const [mark, other] = text.includes("'") && !text.includes('"') ? ['"', ""] : ["'", "'"];
  const inside = text.replaceAll("\\", "\\\\").replaceAll("\n", "\\n").replaceAll("\r", "\\r").replaceAll("\t", "\\t");
  return mark + (other ? inside.replaceAll("'", "\\'") : inside) + mark;
}

/** What was found, quoted if it is a text. */
const literal = (value: unknown): string | Literal => (typeof value === "string" ? value : { literal: written(value) });

function invalid(name: string, found: unknown, expected: Saying): Objection {
  return new Objection("invalid-option", saying("error-invalid-option", { name, found: literal(found), expected }));
}

/** Options as its file has them; an Objection tells which of them there is not. */
export function settled(rules: Rules, given: Options, seats: number, version: number): Options {
  const known = rules.manifest.options.filter(({ since }) => since <= version);
  for (const [name, value] of Object.entries(given)) {
    const option = known.find((one) => one.name === name);
    if (!option) {
      const names = known.map((one) => one.name).join(", ");
      throw invalid(name, value, names ? saying("error-option-names", { names }) : saying("error-option-none"));
    }
    if (option.choices.length && !option.choices.includes(value)) {
      throw invalid(name, value, saying("error-option-choices", { choices: option.choices.map(written).join(", ") }));
    }
  }
  const first = given.first ?? 1;
  if (first === RANDOM) throw new Objection("invalid-seats", saying("error-seats-random"));
  if (typeof first === "number" && first > seats) throw new Objection("invalid-seats", saying("error-seats-first", { found: literal(first), seats }));
  return rules.written(given);
}
