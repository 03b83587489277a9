// Plays scripts at tables of the page and compares every message with the one that Python's server wrote: the differences. Both are
// compared as a browser reads them. Node (desk.mjs) and Chromium run it.


/** `rules` of a game and `sentences` of a language are the engine's; `idle` waits until everything that was put off has been done. */
export async function compare({ Desk, hex, sha256 }, { scripts, rules, sentences, idle }) {
  let compared = 0;
  const differences = [];
  for (const [place, script] of scripts.entries()) {
    let drawn = 0;
    const verdicts = [...script.verdicts];
    let time = script.begins;
    const rows = new Map();
    const store = {
      rows: async (table) => structuredClone(rows.get(table) ?? []),
      append: async (table, row) => {
        rows.set(table, [...(rows.get(table) ?? []), structuredClone(row)]);
        return true;
      },
      tables: async () => [...rows.keys()],
      remove: async (table) => rows.delete(table),
    };
    const around = {
      store,
      rules: async (game) => rules(game),
      forget: () => undefined,
      sentences: async (language) => sentences(language),
      simulate: async () => {
        const { actions, motion } = verdicts.shift();
        return { actions: actions.map(BigInt), motion };
      },
      random: (bytes) => hex(sha256(new TextEncoder().encode(`${script.seed} ${drawn++}`))).slice(0, 2 * bytes),
      now: () => (time += 1.5),
      clock: () => 0,
      pause: async () => undefined,
    };
    let told = [];
    let desk = new Desk(around, (message) => told.push(message), script.language);
    /** `text` is JSON as Python wrote it: mostly as it is written here, too, so that it need not be read. */
    const check = (what, found, text) => {
      compared += 1;
      const one = JSON.stringify(found);
      if (one === text) return;
      const other = JSON.stringify(JSON.parse(text));
      if (one !== other && differences.length < 3) {
        const at = [...one].findIndex((sign, i) => sign !== other[i]);
        const from = Math.max(0, at - 150);
        differences.push({ script: place, what, found: one.slice(from, at + 150), wanted: other.slice(from, at + 150), length: [one.length, other.length] });
      }
    };
    const id = await desk.open(script.table, script.name);
    for (const [step, { send, replies }] of script.steps.entries()) {
      told = [];
      if (send.type === "reload") {
        // As a page that is loaded again: nothing is known but what was stored.
        desk = new Desk(around, (message) => told.push(message), script.language);
      } else {
        await desk.take({ ...send, table: id });
        await idle();
        await idle();
      }
      check(`${step} ${JSON.stringify(send)}: how many messages`, told.length, String(replies.length));
      for (const [n, text] of replies.entries()) if (told[n]) check(`${step} ${JSON.stringify(send)}`, told[n], text);
    }
    check("file", await desk.file(id), JSON.stringify(script.file));
    for (const [seat, steps] of Object.entries(script.course)) check(`steps of ${seat}`, await desk.steps(id, Number(seat), false), steps);
  }
  return { compared, differences };
}
