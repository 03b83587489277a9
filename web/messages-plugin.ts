/** The catalog of `src/vihara/locales`, one lazy chunk per language and part; Python reads the same files. */
import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Plugin } from "vite";

const FOLDER = resolve(import.meta.dirname, "../src/vihara/locales");
const PREFIX = "virtual:messages/";

/** What only Python says is left out. */
const SAID_BY_PYTHON = new Set(["core.ftl", "server.ftl", "cli.ftl"]);

/** What is said of a game before anybody sits down at it; all else that a game says comes with its board. */
const BEFORE = /^[a-z]+-(name|tagline|description|option|preset)\b/;

/** A refusal comes from the server as a sentence; a word for "none" is all that is wanted of the core's. */
const REFUSAL = /^[a-z]+-(refusal|expected)-/;
const OF_CORE = /^list-none /;

/** What a table in the page says itself, as the server does of its own: refusals, endings, hints. */
const AT_A_TABLE: Record<string, RegExp> = {
  "core.ftl": /^(error|ending|file|list|and)-/,
  "server.ftl": /^server-(undo|seat|bot|hint|no-table|no-viewer|no-lesson|no-step|not-stored)\b/,
  "bots.ftl": /^bot-hint-/,
  "site.ftl": /^site-defect /,
};
const TOLD_BY_BOARDS = /^[a-z]+-(event|name|tagline|description|option|preset)\b/;

function saidAtATable(file: string, entry: string): boolean {
  const known = AT_A_TABLE[file];
  if (known) return known.test(entry);
  return games().some((name) => file === `${name}.ftl`) && !TOLD_BY_BOARDS.test(entry);
}

function entries(text: string): string[] {
  return text.replace(/^#.*\n/gm, "").split(/^(?=-?[a-z][a-z0-9-]* =)/m);
}

function filesOf(language: string): string[] {
  return readdirSync(resolve(FOLDER, language))
    .filter((file) => file.endsWith(".ftl"))
    .sort();
}

/** The games: whoever has words for a board. */
function games(): string[] {
  return filesOf("en").flatMap((file) => /^(.+)-board\.ftl$/.exec(file)?.[1] ?? []);
}

/** To which part a message belongs: the shell, a game's board, lessons and rules, pages about people, reviews, puzzles; null: to none. */
function part(file: string, entry: string): string | null {
  if (file === "core.ftl" && OF_CORE.test(entry)) return "shell";
  if (SAID_BY_PYTHON.has(file) || file.endsWith("-picture.ftl") || REFUSAL.test(entry)) return null;
  if (file.startsWith("learn")) return "learn";
  if (file === "people.ftl") return "people";
  if (file === "review.ftl") return "review";
  if (file === "puzzles.ftl") return "puzzles";
  const game = games().find((name) => file === `${name}.ftl` || file === `${name}-board.ftl`);
  return game && !BEFORE.test(entry) ? game : "shell";
}

export function languages(): string[] {
  return readdirSync(FOLDER, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();
}

export function messages(): Plugin {
  return {
    name: "vihara-messages",
    resolveId: (id) => (id.startsWith(PREFIX) ? "\0" + id : null),
    load(id) {
      if (!id.startsWith("\0" + PREFIX)) return null;
      const [wanted, language] = id.slice(PREFIX.length + 1).split("/");
      const loads = (kind: string) => languages().map((name) => `${JSON.stringify(name)}: () => import("${PREFIX}${kind}/${name}")`);
      if (wanted === "tables") return `export const spoken = {${loads("spoken")}};`;
      if (wanted === "all") {
        const boards = games().map((game) => `${JSON.stringify(game)}: {${loads(game)}}`);
        return `export const shell = {${loads("shell")}};\nexport const learn = {${loads("learn")}};\nexport const people = {${loads("people")}};\nexport const review = {${loads("review")}};\nexport const puzzles = {${loads("puzzles")}};\nexport const boards = {${boards}};`;
      }
      const texts = filesOf(language ?? "").map((file) => {
        const path = resolve(FOLDER, language ?? "", file);
        this.addWatchFile(path);
        return entries(readFileSync(path, "utf-8"))
          .filter((entry) => (wanted === "spoken" ? saidAtATable(file, entry) : part(file, entry) === wanted))
          .join("");
      });
      return `export default ${JSON.stringify(texts.filter(Boolean).join("\n"))};`;
    },
  };
}
