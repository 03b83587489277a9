/** The match file of a table in the page, like any other: docs/notation.md, `vihara.core.replay`. */
import type { Table } from "./table";

const HIDDEN = "?";

/** JSON as Python writes it into a file: with spaces, and without other letters than ASCII. */
function spaced(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(spaced).join(", ")}]`;
  if (typeof value === "object" && value !== null) {
    return `{${Object.entries(value)
      .map(([name, one]) => `${spaced(name)}: ${spaced(one)}`)
      .join(", ")}}`;
  }
  return JSON.stringify(value).replace(/[^\0-\x7f]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`);
}

/** The file: whole once the match is over, before that as a seat may have it (0 is a spectator); whole for nobody's eyes, where it goes on elsewhere (null). */
export function fileOf(table: Table, seat: number | null): string {
  const { match, rules } = table;
  const over = table.status === "over";
  const lines = ["[vihara 1]", `[game ${rules.key}]`, `[rules ${match.version}]`, `[seats ${match.seats}]`];
  if (Object.keys(table.options).length) lines.push(`[options ${spaced(table.options)}]`);
  lines.push(...table.seats.map(({ number, name }) => `[name ${number} ${name}]`), `[date ${table.date}]`);
  lines.push(`[seed-hash ${table.hash}]`);
  if (table.seedFrom) lines.push(`[seed-from ${table.seedFrom}]`);
  lines.push(...table.shares.map((share, i) => `[share ${i + 1} ${share}]`));
  if (table.firstDrawn) lines.push("[drawn first]");
  if (over && table.seed) lines.push(`[seed ${table.seed}]`);
  const { outcome } = match;
  if (outcome) lines.push(`[result ${rules.result(match.state, outcome)}]`);
  lines.push("");
  const hides = (fields: object, seen: object) => Object.keys(fields).length !== Object.keys(seen).length;
  let drawn: string[] = [];
  for (const act of match.log) {
    if (act.seat === 0 && act.action !== null) {
      if (!act.text) continue;
      const hidden = !over && seat !== null && act.events.some((event) => hides(event.fields, rules.redact(event, seat).fields));
      drawn.push(hidden ? `${act.text.split(" ").slice(0, -1).join(" ")} ${HIDDEN}` : act.text);
      continue;
    }
    lines.push(...rules.texts.join(drawn), act.action === null ? act.text : `${act.seat} ${act.text}`);
    drawn = [];
  }
  return [...lines, ...rules.texts.join(drawn)].join("\n") + "\n";
}
