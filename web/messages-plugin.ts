/** The catalog of `src/vihara/locales`, one lazy chunk per language and part; Python reads the same files. */
import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Plugin } from "vite";

const FOLDER = resolve(import.meta.dirname, "../src/vihara/locales");
const PREFIX = "virtual:messages/";

/** Lessons and rules are long and wanted on their own pages only; what only Python says is left out. */
const SAID_BY_PYTHON = new Set(["core.ftl", "server.ftl", "cli.ftl"]);

function part(file: string): "shell" | "learn" | null {
  if (SAID_BY_PYTHON.has(file) || file.endsWith("-picture.ftl")) return null;
  return file.startsWith("learn") ? "learn" : "shell";
}

/** A refusal comes from the server as a sentence; a word for "none" is all that is wanted of the core's. */
const REFUSAL = /^[a-z]+-(refusal|expected)-/;
const OF_CORE = /^list-none /;

function entries(text: string): string[] {
  return text.replace(/^#.*\n/gm, "").split(/^(?=-?[a-z][a-z0-9-]* =)/m);
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
      if (wanted === "all") {
        const entry = (kind: string) =>
          languages().map((name) => `${JSON.stringify(name)}: () => import("${PREFIX}${kind}/${name}")`);
        return `export const shell = {${entry("shell")}};\nexport const learn = {${entry("learn")}};`;
      }
      const folder = resolve(FOLDER, language ?? "");
      const files = readdirSync(folder).filter((file) => file.endsWith(".ftl") && part(file) === wanted);
      const texts = files.sort().map((file) => {
        this.addWatchFile(resolve(folder, file));
        return entries(readFileSync(resolve(folder, file), "utf-8")).filter((entry) => !REFUSAL.test(entry)).join("");
      });
      if (wanted === "shell") texts.push(...entries(readFileSync(resolve(folder, "core.ftl"), "utf-8")).filter((entry) => OF_CORE.test(entry)));
      return `export default ${JSON.stringify(texts.join("\n"))};`;
    },
  };
}
