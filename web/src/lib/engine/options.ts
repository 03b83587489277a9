/** Options as somebody wrote them, checked by name, value and kind: `vihara.core.options`. */
import { told, type Value, written } from "./json";
import type { Options, Rules } from "./rules";
import { Objection, saying, type Saying } from "./saying";

const RANDOM = "random";

function invalid(name: string, found: Value, expected: Saying): Objection {
  return new Objection("invalid-option", saying("error-invalid-option", { name, found: told(found), expected }));
}

/** Options as its file has them; an Objection tells which of them there is not. */
export function settled(rules: Rules, given: Map<string, Value>, seats: number, version: number): Options {
  const known = rules.manifest.options.filter(({ since }) => since <= version);
  for (const [name, value] of given) {
    const option = known.find((one) => one.name === name);
    if (!option) {
      const names = known.map((one) => one.name).join(", ");
      throw invalid(name, value, names ? saying("error-option-names", { names }) : saying("error-option-none"));
    }
    if (option.choices.length && !option.choices.includes(value)) {
      throw invalid(name, value, saying("error-option-choices", { choices: option.choices.map((one) => written(one as Value)).join(", ") }));
    }
  }
  const first = given.get("first") ?? 1;
  if (first === RANDOM) throw new Objection("invalid-seats", saying("error-seats-random"));
  if (typeof first === "number" && first > seats) throw new Objection("invalid-seats", saying("error-seats-first", { found: told(first), seats }));
  return rules.written(Object.fromEntries(given));
}
