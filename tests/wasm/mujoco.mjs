// MuJoCo as the page has it: its bindings without evaluated text, as `web/mujoco-plugin.ts` writes them out. Node is to be
// started with --disallow-code-generation-from-strings, as the page's policy forbids that, too.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

/** A function that loads it, once; `folder` has the plugin as JavaScript, and takes the bindings. */
export async function mujocoOf(packages, folder) {
  const { mujoco } = await import(pathToFileURL(join(folder, "plugin.mjs")));
  const from = join(packages, "@mujoco", "mujoco");
  const { code } = mujoco().transform(readFileSync(join(from, "mujoco.js"), "utf8"), join(from, "mujoco.js"));
  const bindings = join(folder, "mujoco.mjs");
  writeFileSync(bindings, code);
  let loading;
  return () => (loading ??= import(pathToFileURL(bindings)).then(({ default: load }) => load({ locateFile: () => join(from, "mujoco.wasm") })));
}
