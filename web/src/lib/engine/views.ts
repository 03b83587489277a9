/** What a seat is told of a table in the page: the messages of the socket, made as `vihara.server.views` makes them. */
import type { Entry as ToldEntry, Hint, Outcome, Position, Refusal, Reply, Step, Steps } from "../protocol";
import type { Advised } from "./bots";
import { PUBLIC } from "./entries";
import { Match, type Act } from "./match";
import { saying, type Objection, type Saying } from "./saying";
import type { Sentences } from "./sentences";
import type { Logged, Table } from "./table";

type Refused = Pick<Refusal, "code" | "sentence" | "clause"> & { detail: string };

const rounded = (number: number, places: number): number => Math.round(number * 10 ** places) / 10 ** places;

/** An entry of the log: what of it is public, and what happened in the match as a seat may know it. */
export function entryTold(table: Table, { number, at, entry, events }: Logged, seat: number): ToldEntry {
  const shown = PUBLIC[entry.kind].flatMap((name) => {
    const value = (entry as unknown as Record<string, unknown>)[name];
    return value === undefined ? [] : [[name, value]];
  });
  const seen = events.map((event) => (event.kind === "ended" ? event : table.rules.redact(event, seat)));
  return { number, kind: entry.kind, at: rounded(at, 3), ...(Object.fromEntries(shown) as object), events: seen } as ToldEntry;
}

/** How a match ended; why, in a language. */
export function outcomeTold(match: Match, sentences: Sentences): Outcome | null {
  const { outcome } = match;
  return outcome && { ...outcome, reason: sentences.translate(outcome.reason) };
}

function tableNow(table: Table, sentences: Sentences) {
  return {
    number: table.number,
    changed: table.changed,
    status: table.status,
    to_act: table.toAct,
    offers: [],
    clock: null,
    outcome: table.toAct ? null : outcomeTold(table.match, sentences),
  };
}

function seatNow(table: Table, seat: number, figures: boolean) {
  const view = table.match.view(seat);
  const reason = seat ? table.whyNoUndo(seat) : "nothing";
  return {
    seat,
    view: { fields: table.rules.reader.fields(view) },
    figures: figures ? table.rules.figures(view) : null,
    legal: seat && seat === table.toAct ? table.match.legal() : [],
    undo: reason === null,
    no_undo: reason,
  };
}

/** Through which seat the device looks: the wanted one, else its seat to act, else its first. */
export function viewerOf(table: Table, wanted: number | null): number {
  const { own } = table;
  if (wanted !== null) return own.includes(wanted) ? wanted : 0;
  return own.includes(table.toAct) ? table.toAct : (own[0] ?? 0);
}

/** What happened, and where that leaves the table. */
export function news(table: Table, logged: Logged, seat: number, sentences: Sentences, figures: boolean): Reply {
  const message: Position & { type: "events"; events: ToldEntry[] } = {
    type: "events",
    table: table.id,
    ...tableNow(table, sentences),
    events: [entryTold(table, logged, seat)],
    ...seatNow(table, seat, figures),
  };
  const changesAbout = !["move", "undo", "end", "chat"].includes(logged.entry.kind);
  return changesAbout ? { ...message, about: table.about() } : message;
}

/** The table for somebody who begins to watch it, and with `since` what came after that number. */
export function snapshot(table: Table, seat: number, since: number | null, id: number | null, sentences: Sentences, figures: boolean): Reply {
  const message: Extract<Reply, { type: "table" }> = {
    type: "table",
    about: table.about(),
    table: table.id,
    ...tableNow(table, sentences),
    ...seatNow(table, seat, figures),
    id,
  };
  if (since !== null && since <= table.number) message.events = table.log.slice(since).map((logged) => entryTold(table, logged, seat));
  return message;
}

/** Why not: for programs a code and a detail that quotes the input, for people a sentence and the clause. */
export function refusalTold(objection: Objection, sentences: Sentences): Refused {
  return {
    code: objection.code,
    sentence: sentences.plainly(objection),
    detail: sentences.translate(objection.sentence),
    clause: objection.clause,
  };
}

/** The best moves and why, a sentence each: the rules are those of `vihara.bots.hints`. */
export function hintTold(table: Table, view: Uint8Array, found: Advised[], sentences: Sentences): Hint["moves"] {
  const { rules } = table;
  const [{ action, value: searched }] = found as [Advised];
  if (searched === null) {
    const why = rules.explain(view, action) ?? saying("bot-hint-looks");
    return [{ move: rules.name(view, action), win: null, score: null, why: sentences.translate(why) }];
  }
  const moves = found.slice(0, 5).map(({ action, value, lead }) => ({ move: rules.name(view, action), win: rounded(value!, 4), score: rounded(lead!, 2) }));
  const percent = (win: number) => Math.round(100 * win);
  const [best, next] = moves;
  const why = (place: number): Saying => {
    if (moves.length === 1) return saying(table.match.legal().length > 1 ? "bot-hint-rest" : "bot-hint-only");
    const one = moves[place]!;
    if (place) {
      const fewer = percent(best!.win) - percent(one.win);
      return fewer > 0 ? saying("bot-hint-fewer", { fewer }) : saying(fewer < 0 ? "bot-hint-unsure" : "bot-hint-close");
    }
    const more = percent(best!.win) - percent(next!.win);
    const gain = rounded(best!.score - next!.score, 1);
    const looks = saying("bot-hint-next");
    if (more > 0) return saying("bot-hint-more", { more, looks });
    if (more < 0) return saying("bot-hint-sure");
    return gain > 0 ? saying("bot-hint-even", { gain, looks }) : saying("bot-hint-hardly", { looks });
  };
  return moves.map((one, place) => ({ ...one, why: sentences.translate(why(place)) }));
}

/** Which steps are told: those from one on, or those of a lesson, with the legal moves of its learner. */
interface Wanted {
  first?: number;
  shown?: Set<number>;
}

/** The steps of a table, or those from the seat's last own one on. */
export function stepsTold(table: Table, seat: number, recent: boolean, sentences: Sentences): Steps {
  const decisions = table.match.log.filter((act) => act.seat && act.action !== null);
  const first = recent ? decisions.findLastIndex((act) => act.seat === seat) + 1 : 0;
  return courseTold(
    table.match,
    table.seats.map(({ name }) => name),
    seat,
    sentences,
    { first },
  );
}

/** A match as steps, through one seat: a decision and the chance that followed it; the first is the set-up. */
export function courseTold(match: Match, names: string[], seat: number, sentences: Sentences, { first = 0, shown }: Wanted = {}): Steps {
  const { rules } = match;
  const steps: (Step & { legal?: string[] })[] = [];
  let step: { number: number; seat: number; move: string | null; turn: number; acts: Act[] } = { number: 0, seat: 0, move: null, turn: 0, acts: [] };
  let state = match.state;
  const close = (toAct: number) => {
    if (step.number < first || (shown && !shown.has(step.number))) return;
    const view = rules.observe(state, seat);
    const events = step.acts.flatMap((act) => act.events).map((event) => (event.kind === "ended" ? event : rules.redact(event, seat)));
    const { number, move, turn } = step;
    const legal = shown && { legal: toAct === seat ? match.legal(state) : [] };
    steps.push({
      number,
      seat: step.seat,
      move,
      turn,
      events,
      view: { fields: rules.reader.fields(view) },
      figures: rules.figures(view),
      to_act: toAct,
      ...legal,
    });
  };
  for (const [act, after] of match.rerun()) {
    if (act && (act.seat || act.action === null)) {
      close(Math.max(0, rules.module.toAct(state) + 1));
      step = {
        number: step.number + 1,
        seat: act.seat,
        move: act.action === null ? null : act.text,
        turn: step.turn + Number(act.seat !== step.seat),
        acts: [],
      };
    }
    if (act) step.acts.push(act);
    state = after;
  }
  close(Math.max(0, match.toAct));
  return {
    game: rules.key,
    rules: match.version,
    seats: match.seats,
    seat,
    options: match.options,
    names,
    steps,
    outcome: outcomeTold(match, sentences),
    cut: null,
  };
}
