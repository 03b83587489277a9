/** Match files and lessons in the page: read, played again step by step, their dice listed. The twin of `vihara.server.steps`. */
import { below, commonKey, hex, sha256, unhex, type Draw } from "../fair";
import { gameOf } from "../filed";
import type { Answer, PuzzlePosition, Steps } from "../protocol";
import { CHANCE } from "./module";
import { InvalidFile, read, type About, type Read } from "./reading";
import { Match } from "./match";
import type { Rules } from "./rules";
import { NotYourTurn, Objection, saying } from "./saying";
import type { Sentences } from "./sentences";
import { courseTold, refusalTold } from "./views";

/** A guided first game, as its two files have it: a match, and notes at its steps. */
export interface LessonFiles {
  match: string;
  notes: string;
}

export interface Note {
  step: number;
  message: string;
  expect: string | null;
}

export type Lesson = Steps & { notes: Note[] };

/** The learner's seat in every lesson. */
const LEARNER = 1;
/** Notes that are further apart leave the steps between them out. */
const MOST_SHOWN = 8;
const KEYED = /^[0-9a-f]{64}$/;

export interface Library {
  /** The rules of a game; null if they are not here. */
  rules(game: string): Promise<Rules | null>;
  /** The games whose rules are here. */
  games(): Promise<string[]>;
  lesson(game: string): Promise<LessonFiles | null>;
  sentences(): Promise<Sentences>;
}

/** The notes of a lesson: a file of TOML that has nothing but `[[notes]]` with numbers and texts in it. */
export function notesOf(text: string): Note[] {
  const notes: Note[] = [];
  for (const row of text.split("\n").map((line) => line.trim())) {
    const [, name, value] = /^(\w+) = ("[^"\\]*"|\d+)$/.exec(row) ?? [];
    const note = notes.at(-1);
    if (row === "[[notes]]") notes.push({ step: 0, message: "", expect: null });
    else if (name === "at" && note) note.step = Number(value);
    else if (name === "says" && note) note.message = JSON.parse(value!) as string;
    else if (name === "move" && note) note.expect = JSON.parse(value!) as string;
    else if (row && !row.startsWith("#")) throw new Error(`a note says ${row}`);
  }
  return notes;
}

/** The steps that are shown: those with notes, and those between them unless so many are left out. */
function shownOf(notes: Note[]): Set<number> {
  const shown = new Set(notes.map(({ step }) => step));
  for (const [place, { step }] of notes.entries()) {
    const to = notes[place + 1]?.step ?? step;
    for (let one = step; to - step <= MOST_SHOWN && one < to; one++) shown.add(one);
  }
  return shown;
}

/** What every seat is called in a file. */
export const namesOf = ({ match, names }: Read): string[] => Array.from({ length: match.seats }, (_, i) => names.get(i + 1) ?? `Seat ${i + 1}`);

export class Study {
  /** What the learner sees at the steps of a lesson. */
  readonly #views = new Map<string, Promise<Map<number, Uint8Array>>>();

  constructor(private readonly library: Library) {}

  async read(text: string): Promise<Read> {
    const game = gameOf(text);
    const known = await this.library.games();
    return read(text, known.includes(game) ? await this.library.rules(game) : null, known);
  }

  /** Whether a match file is read here; one with tables that a player brought is for a server. Its header says so. */
  async reads(text: string): Promise<boolean> {
    const game = gameOf(text);
    const known = await this.library.games();
    if (!known.includes(game)) return false;
    const enough = new Objection("enough", saying("file-nothing"));
    try {
      read(text, await this.library.rules(game), known, () => {
        throw enough;
      });
    } catch (error) {
      return !(error instanceof Objection && error.code === "not-here");
    }
    return true;
  }

  /** The steps of a match file through a seat; one whose end is missing has them up to there. */
  async steps(text: string, seat: number): Promise<Steps> {
    const found = await this.read(text);
    const sentences = await this.library.sentences();
    const { seats } = found.match;
    if (seat > seats) throw new Objection("not-found", saying("server-no-viewer", { seat, seats }));
    const cut = found.cut && sentences.translate(found.cut.sentence);
    return { ...courseTold(found.match, namesOf(found), seat, sentences), cut };
  }

  /** Every draw of a match file, for `check`; refused where a line is not what the dice gave. */
  async draws(text: string): Promise<Draw[]> {
    const game = gameOf(text);
    const known = await this.library.games();
    const draws: Draw[] = [];
    let followed = 0;
    let again: Match | null = null;
    let key = new Uint8Array();
    const follow = ({ match, ...about }: About & { match: Match }, number: number, line: string): void => {
      const beside = (again ??= new Match(match.rules, match.seats, match.options, match.version));
      if (!key.length) key = keyOf(about);
      const [found, drawn]: [string[], string[]] = [[], []];
      for (const act of match.log.slice(followed)) {
        if (act.seat || act.action === null) {
          if (beside.toAct === CHANCE)
            throw new InvalidFile(number, line, saying("file-given", { found: draw(beside, key, draws.length - about.seedFrom)[2] }));
          if (act.action !== null) beside.play(act.seat, act.action);
          continue;
        }
        if (match.rules.simulates(beside.state)) {
          draws.push([[1], 0]); // found out, not drawn; nothing is simulated again here
          beside.chance(act.text);
          continue;
        }
        if (draws.length < about.seedFrom) {
          draws.push([[], 0]);
          beside.chance(act.text);
          continue;
        }
        const [weights, place, given] = draw(beside, key, draws.length - about.seedFrom);
        draws.push([weights, place]);
        beside.chance(given);
        drawn.push(given);
        found.push(act.text);
      }
      followed = match.log.length;
      if (found.sort().join("\n") !== [...drawn].sort().join("\n"))
        throw new InvalidFile(number, line, saying("file-given", { found: match.rules.texts.join(drawn).join(" ") }));
    };
    const { cut } = read(text, known.includes(game) ? await this.library.rules(game) : null, known, follow);
    if (cut) throw cut;
    return draws;
  }

  /** A guided first game as steps, with its notes. */
  async lesson(game: string): Promise<Lesson> {
    const { notes, read: found } = await this.#lesson(game);
    return { ...courseTold(found.match, namesOf(found), LEARNER, await this.library.sentences(), { shown: shownOf(notes) }), notes };
  }

  async #lesson(game: string): Promise<{ notes: Note[]; read: Read }> {
    const files = await this.library.lesson(game);
    if (!files) throw new Objection("not-found", saying("server-no-lesson", { game }));
    return { notes: notesOf(files.notes), read: await this.read(files.match) };
  }

  /** What a move would cost and bring at a step of a lesson, or why it is not allowed. */
  async ask(game: string, step: number, move: string): Promise<Answer> {
    let known = this.#views.get(game);
    if (!known) this.#views.set(game, (known = this.#seen(game)));
    const views = await known;
    const rules = await this.library.rules(game);
    const view = views.get(step);
    if (!view || !rules) throw new Objection("not-found", saying("server-no-step", { step, last: Math.max(...views.keys()) }));
    return this.#weigh(rules, view, LEARNER, move);
  }

  /** The position of a puzzle, from the record of its view. */
  async puzzle(game: string, record: string): Promise<PuzzlePosition> {
    const [rules, view] = await this.#puzzle(game, record);
    const legal = rules.module.legal(view).map((action) => rules.name(view, action));
    return { to_act: rules.module.toAct(view) + 1, view: { fields: rules.reader.fields(view) }, figures: rules.figures(view), legal: legal.sort() };
  }

  /** What a move would cost and bring in a puzzle, or why it is not allowed. */
  async tryPuzzle(game: string, record: string, move: string): Promise<Answer> {
    const [rules, view] = await this.#puzzle(game, record);
    return this.#weigh(rules, view, rules.module.toAct(view) + 1, move);
  }

  async #puzzle(game: string, record: string): Promise<[Rules, Uint8Array]> {
    const rules = await this.library.rules(game);
    if (!rules) throw new Objection("unknown-game", saying("error-unknown-game", { found: game, known: (await this.library.games()).join(", ") }));
    return [rules, unhex(record)];
  }

  async #weigh(rules: Rules, view: Uint8Array, own: number, move: string): Promise<Answer> {
    try {
      const seat = rules.module.toAct(view) + 1;
      if (seat !== own) throw new NotYourTurn(own, Math.max(0, seat));
      const action = rules.parse(move);
      const objection = rules.objection(view, action);
      if (objection) return { legal: false, move, ...refusalTold(objection, await this.library.sentences()), near: rules.near(view, action) };
      return { legal: true, move, foreseen: rules.foresee(view, action) };
    } catch (error) {
      if (!(error instanceof Objection)) throw error;
      return { legal: false, move, ...refusalTold(error, await this.library.sentences()), near: null };
    }
  }

  async #seen(game: string): Promise<Map<number, Uint8Array>> {
    const { notes, read: found } = await this.#lesson(game);
    const shown = shownOf(notes);
    const views = new Map<number, Uint8Array>();
    let step = 0;
    let last = found.match.state;
    const keep = () => shown.has(step) && views.set(step, found.match.rules.observe(last, LEARNER));
    for (const [act, state] of found.match.rerun()) {
      if (act && (act.seat || act.action === null)) {
        keep();
        step += 1;
      }
      last = state;
    }
    keep();
    return views;
  }
}

/** The key of the dice, if the file opens the seed and it is the one that was promised. */
function keyOf(about: Omit<About, "match">): Uint8Array<ArrayBuffer> {
  if (!about.seed) throw new Objection("unverifiable", saying("file-no-seed"));
  if (!about.hash) throw new Objection("unverifiable", saying("file-no-hash"));
  if (!KEYED.test(about.seed)) throw new Objection("unverifiable", saying("file-digits"));
  const hash = hex(sha256(unhex(about.seed)));
  if (hash !== about.hash) throw new InvalidFile(1, about.hash, saying("file-hash", { hash }));
  return Uint8Array.from(commonKey(about.seed, about.shares));
}

/** What the dice give now: the weights of what could come, which of them it is, and its text. */
function draw(match: Match, key: Uint8Array, number: number): [weights: number[], place: number, text: string] {
  const outcomes = match.rules.module.chances(match.state);
  const weights = outcomes.map(([, weight]) => Number(weight));
  let rest = below(
    key,
    number,
    weights.reduce((sum, weight) => sum + weight, 0),
  );
  const place = weights.findIndex((weight) => (rest -= weight) < 0);
  return [weights, place, match.rules.name(match.state, outcomes[place]![0])];
}
