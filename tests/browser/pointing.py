"""Whole matches by a real pointer: a script in the page says where to press next, the driver's mouse or finger presses there.

At every decision nothing scrolls, and what is lit is hit at its place; every button that is pressed is in sight and lies
under nothing.
"""

from __future__ import annotations

from playwright.sync_api import Page

NEXT = """
async ([game, touch, made]) => {
  const main = document.querySelector("main.table");
  const board = main.querySelector("[data-board]");
  const wait = (ms) => new Promise((done) => setTimeout(done, ms));
  const wrong = [];
  const stage = () => window.__vihara?.stage;
  const all = (selector) => [...board.querySelectorAll(selector)].filter((one) => one.checkVisibility({ visibilityProperty: true }));
  const able = (selector) => all(`${selector}:not([disabled])`)[0];
  const legal = async () => {
    // What comes with a click is there a moment later.
    for (let more; (more = main.querySelector(".moves [data-action=more]")); await wait(0)) more.click();
    return [...main.querySelectorAll(".moves [data-move]:not([disabled])")].map((one) => one.dataset.move);
  };
  const lit = (key) => stage()?.lit().find((one) => one.key === key) ?? null;

  function look() {
    const page = document.documentElement;
    if (page.scrollHeight > innerHeight || page.scrollWidth > innerWidth) wrong.push("the page scrolls");
    if (board.scrollHeight > board.clientHeight + 1 || board.scrollWidth > board.clientWidth + 1) wrong.push("the board scrolls");
    for (const { key, x, y, hit } of stage()?.lit() ?? []) {
      const above = document.elementFromPoint(x, y);
      // What is written over the stage for the same thing does the same.
      const same = above?.closest("[data-aim]")?.dataset.aim === key.replace("flag", "buy inauguration")
        || above?.closest("[data-focus]")?.dataset.focus === key || (key === "bag" && above?.closest("[data-action=bag], .bag, .sack"));
      if (!same && (above?.tagName !== "CANVAS" || hit !== key)) wrong.push(`${key} is not hit at its place: ${hit}, ${above?.closest("[class]")?.parentElement?.outerHTML.slice(0, 200)}`);
    }
  }

  const deciding = {
    // Claim what is claimed, else lay the first card where it may go.
    mandala() {
      return able("[data-claim]") ?? (all(".hand [aria-pressed=true]").length ? able(".target.legal") : null) ?? able(".hand button");
    },
    // Place the monk, lay at most two tiles, play a card, stop.
    ananda(moves) {
      const tiles = moves.filter((move) => move.startsWith("tile "));
      const monk = moves.find((move) => move.startsWith("monk "));
      if (monk) {
        window.laid = new Set();
        return lit(`cell ${monk.split(" ")[1]}`);
      }
      if (window.laid?.size !== 2 && tiles.length) {
        const [, kind, cell] = tiles[0].split(" ");
        const chosen = able(`[data-tile=${kind}][aria-pressed=true]`);
        if (!chosen) return able(`[data-tile=${kind}]`);
        (window.laid ??= new Set()).add(main.dataset.number);
        return lit(`cell ${cell}`);
      }
      // One card is tried: it may be worth more than the area.
      const tried = window.tried === main.dataset.number;
      window.tried = main.dataset.number;
      return (tried ? null : able("[data-card]")) ?? able("[data-action=act]");
    },
    // Build what fits, claim what can be claimed, draw the size that fits best, offer or buy with what is left, end.
    tajuto(moves) {
      const confirm = touch && able("[data-action=confirm]");
      if (confirm && made % 2) return confirm; // else by a second tap on the same place
      const kinds = new Set(moves.map((move) => move.replace(/^[A-F]2? /, "").split(" ")[0]));
      const aim = (kind, tab) => {
        const [closed] = all(`[data-tab=${tab}]:not([aria-selected=true])`);
        if (closed) return closed;
        const fits = (one) => parseInt(one.querySelector("b")?.textContent ?? "0");
        return all(`[data-aim^='${kind} '][data-able=true]`).sort((one, other) => (kind === "draw" ? fits(other) - fits(one) : 0))[0];
      };
      const build = moves.find((move) => move.startsWith("build "));
      if (build) return lit(`pagoda ${build.split(" ")[1]}`);
      if (kinds.has("goal")) return aim("goal", "goals");
      if (moves.some((move) => move.startsWith("A draw"))) return aim("draw", "draw") ?? able("[data-action=bag]");
      if (kinds.has("buy") && made % 3 === 0) return aim("buy", "shop");
      if (kinds.has("offer")) return lit(`pagoda ${moves.find((move) => move.includes(" offer ")).split(" ")[2]}`);
      return able("[data-end]") ?? able("[data-action=end]");
    },
    // The piles and lit bases on the table; a floor where it is offered; a card that cannot be fulfilled is given up.
    menara() {
      const steady = able("[data-act=steady-skip]");
      if (steady) return steady;
      if (board.querySelector("[data-act=confirm]")) {
        // Twice on the same base is a yes; a floor has its button.
        const [, base] = /^column \\S+ (\\S+)$/.exec(board.querySelector(".menara").dataset.draft ?? "") ?? [];
        return able("[data-act=confirm]") ? ((base && made % 2 && lit(`base:${base}`)) || able("[data-act=confirm]")) : null;
      }
      const hopeless = all("[data-outlook].no").length;
      const pile = stage()?.lit().find((one) => one.key.startsWith("pile:"));
      const base = hopeless ? null : stage()?.lit().find((one) => one.key.startsWith("base:"));
      return able("[data-act=camp-none]") ?? able("[data-act=reveal]") ?? pile ?? able("[data-pile][data-able=true]") ?? able("[data-act=keep]") ?? base
        ?? able("[data-act=give-up-sure]") ?? (hopeless ? null : able("[data-act=next]")) ?? able("[data-act=give-up]");
    },
  };

  let moves = [];
  for (let i = 0; i < 6000; i++, await wait(8)) {
    if (main.dataset.status === "over") return { over: true, wrong };
    if (main.dataset.turn !== "mine" || stage()?.busy()) continue;
    moves = await legal();
    if (!moves.length || board.querySelector("[aria-busy]")) continue;
    const wanted = deciding[game](moves);
    if (!wanted) continue;
    if (!board.querySelector("[data-act=confirm], [data-steady]")) look();
    if (!(wanted instanceof Element)) return { at: [wanted.x, wanted.y], what: wanted.key, number: main.dataset.number, wrong };
    const box = wanted.getBoundingClientRect();
    const at = [box.x + box.width / 2, box.y + box.height / 2];
    const above = document.elementFromPoint(...at);
    if (!wanted.contains(above) && !above?.contains(wanted)) wrong.push(`${wanted.outerHTML.slice(0, 90)} lies under ${above?.outerHTML.slice(0, 90)}`);
    return { at, what: wanted.outerHTML.slice(0, 90), number: main.dataset.number, wrong };
  }
  return { stuck: `nothing to press with ${moves.slice(0, 5)}`, wrong };
}
"""

PRESSES = 8
"""After so many presses at one decision nothing has come of them."""


def play_by_pointer(page: Page, game: str, *, touch: bool, most: int = 1000) -> tuple[int, list[str]]:
    """Play to the end, or some decisions: how many were made, and what was found wrong. The list of moves must have been
    shown once; what may be done is read from it.
    """
    made, presses, before = 0, 0, ""
    wrong: list[str] = []
    while made < most:
        told = page.evaluate(NEXT, [game, touch, made])
        wrong += told["wrong"]
        if "over" in told:
            break
        if "stuck" in told:
            return made, [*wrong, told["stuck"]]
        presses = presses + 1 if told["number"] == before else 0
        made += told["number"] != before
        before = told["number"]
        if presses > PRESSES:
            return made, [*wrong, f"nothing came of {told['what']}"]
        x, y = told["at"]
        if touch:
            page.touchscreen.tap(x, y)
        else:
            page.mouse.click(x, y)
    return made, wrong
