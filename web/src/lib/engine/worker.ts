/** The worker of the page in which its tables are: the desk, the games' modules, and the store. */
import type { MainModule } from "@mujoco/mujoco";
import mujocoModule from "@mujoco/mujoco/mujoco.wasm?url";
import { spoken } from "virtual:messages/tables";
import type { NewTable } from "../protocol";
import { catalog } from "./catalog";
import { Desk } from "./desk";
import type { Manifest } from "./manifest";
import { Rules } from "./rules";
import { Objection, saying } from "./saying";
import { Sentences } from "./sentences";
import { storage } from "./storage";
import { type LessonFiles, Study } from "./study";
import { Simulator } from "./trial";
import type { FromWorker, Request, Requests, ToWorker } from "./talk";

/** Milliseconds for which a search keeps others waiting. */
const TURN = 40;

/** Where the modules are: the page says it before anything else. */
let folder = "";
const games = new Map<string, Promise<Rules>>();
const said = new Map<string, Promise<Sentences>>();

async function fetched(file: string): Promise<Response> {
  const answer = await fetch(folder + file);
  if (!answer.ok) throw new Error(`${file}: ${answer.status}`);
  return answer;
}

let index: Promise<Record<string, string>> | undefined;
/** The games whose modules are there, each with the name of its version. */
function modules(): Promise<Record<string, string>> {
  index ??= fetched("index.json").then((answer) => answer.json() as Promise<Record<string, string>>);
  index.catch(() => (index = undefined));
  return index;
}

/** The name of a module's version; none if it is not there, or not yet: a server may still be making it. */
async function versionOf(game: string): Promise<string | undefined> {
  const known = (await modules())[game];
  if (known) return known;
  index = undefined;
  return (await modules())[game];
}

const knows = (game: string): Promise<boolean> => versionOf(game).then(Boolean, () => false);

/** Compiled while it comes, and kept compiled by the browser: where the server says what it is. */
async function compile(answer: Response): Promise<WebAssembly.Module> {
  const streamed = answer.headers.get("Content-Type") === "application/wasm";
  return streamed ? WebAssembly.compileStreaming(answer) : WebAssembly.compile(await answer.arrayBuffer());
}

async function loaded(game: string): Promise<Rules> {
  const version = await versionOf(game);
  if (!version) throw new Objection("unknown-game", saying("error-unknown-game", { found: game, known: Object.keys(await modules()).join(", ") }));
  const [module, manifest] = await Promise.all([fetched(`${game}.wasm?${version}`), fetched(`${game}.json?${version}`)]);
  const [compiled, about] = await Promise.all([compile(module), manifest.json() as Promise<Manifest>]);
  const made = new Rules(compiled, about);
  if (made.manifest.simulation) engineCode().catch(() => undefined);
  return made;
}

function rules(game: string): Promise<Rules> {
  const known = games.get(game);
  if (known) return known;
  const made = loaded(game);
  games.set(game, made);
  made.catch(() => games.delete(game));
  return made;
}

function sentences(language: string): Promise<Sentences> {
  const known = said.get(language);
  if (known) return known;
  const load = async (name: string) => (await spoken[name]!()).default;
  const made = Promise.all([load(language), load("en")]).then(([own, english]) => new Sentences(language, catalog(language, [own], [english])));
  said.set(language, made);
  made.catch(() => said.delete(language));
  return made;
}

const post = (message: FromWorker): void => self.postMessage(message);

/** Let what has come meanwhile have its turn. */
const channel = new MessageChannel();
const turns: (() => void)[] = [];
channel.port1.onmessage = () => turns.shift()?.();
let since = performance.now();
async function pause(): Promise<void> {
  if (performance.now() - since < TURN) return;
  await new Promise<void>((resolve) => {
    turns.push(resolve);
    channel.port2.postMessage(null);
  });
  since = performance.now();
}

function random(bytes: number): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/**
 * MuJoCo is large and seldom needed. Its code comes once somebody plays a game that simulates, so that it is there without a
 * connection, too; it is started when something is simulated for the first time.
 */
let code: Promise<[typeof import("@mujoco/mujoco"), ArrayBuffer]> | undefined;
let mujoco: Promise<MainModule> | undefined;

async function bytesOf(file: string): Promise<ArrayBuffer> {
  const answer = await fetch(file);
  if (!answer.ok) throw new Error(`${file}: ${answer.status}`);
  return answer.arrayBuffer();
}

function engineCode(): Promise<[typeof import("@mujoco/mujoco"), ArrayBuffer]> {
  code ??= Promise.all([import("@mujoco/mujoco"), bytesOf(mujocoModule)]);
  code.catch(() => (code = undefined));
  return code;
}

function engine(): Promise<MainModule> {
  mujoco ??= engineCode().then(([{ default: load }, wasmBinary]) => load({ wasmBinary }));
  mujoco.catch(() => (mujoco = undefined));
  return mujoco;
}

const clock = (): number => performance.now() / 1000;
const simulator = new Simulator(engine, clock, pause);

const desk = storage().then(
  (store) =>
    new Desk(
      {
        store,
        rules,
        forget: (game) => games.delete(game),
        sentences,
        simulate: (game, state) => simulator.judge(game, state),
        random,
        now: () => Date.now() / 1000,
        clock,
        pause,
      },
      (message) => post({ kind: "message", message }),
    ),
);

async function able({ game, players, options = {}, time, public: listed }: NewTable): Promise<boolean> {
  if (time || listed || !players.every(({ kind }) => kind === "me" || kind === "bot")) return false;
  if (!(await knows(game))) return false;
  const found = await rules(game);
  const { first, ...others } = options;
  return found.knows(players.length, found.written(first === "random" ? others : options));
}

const files = import.meta.glob<string>("../../../../src/vihara/lessons/*.{match,toml}", { query: "?raw", import: "default" });
async function lesson(game: string): Promise<LessonFiles | null> {
  const [match, notes] = ["match", "toml"].map((kind) => files[`../../../../src/vihara/lessons/${game}.${kind}`]);
  return match && notes ? { match: await match(), notes: await notes() } : null;
}

const study = new Study({
  rules: async (game) => ((await knows(game)) ? rules(game) : null),
  games: async () => Object.keys(await modules().catch(() => ({}))),
  lesson,
  sentences: async () => sentences((await desk).language),
});

async function bring(at: Desk, file: string, step: number | undefined, table: Omit<NewTable, "game">, name: string): Promise<string> {
  const { match, cut } = await study.read(file);
  if (cut) throw cut;
  return at.open({ ...table, game: match.rules.key }, name, step === undefined ? { file } : { file, step });
}

const answers: { [What in Request]: (desk: Desk, ...given: Requests[What][0]) => Promise<Requests[What][1]> } = {
  open: (at, ...given) => at.open(...given),
  rematch: (at, ...given) => at.rematch(...given),
  steps: (at, ...given) => at.steps(...given),
  file: (at, ...given) => at.file(...given),
  seat: (at, ...given) => at.seat(...given),
  list: (at) => at.list(),
  bring,
  whole: (at, ...given) => at.whole(...given),
  leave: (at, ...given) => at.leave(...given),
  able: (_, table) => able(table),
  prepare: async (at, game) => {
    if (!(await knows(game))) return;
    await Promise.all([rules(game), sentences(at.language)]);
  },
  knows: (_, game) => knows(game),
  reads: (_, file) => study.reads(file),
  read: (_, ...given) => study.steps(...given),
  draws: (_, ...given) => study.draws(...given),
  lesson: (_, ...given) => study.lesson(...given),
  tryOut: (_, ...given) => study.ask(...given),
  puzzle: (_, ...given) => study.puzzle(...given),
  tryPuzzle: (_, ...given) => study.tryPuzzle(...given),
};

self.onmessage = async ({ data }: MessageEvent<ToWorker>) => {
  if (data.kind === "home") {
    folder = `${data.home}engine/`;
    return;
  }
  const at = await desk;
  if (data.kind === "language") at.language = data.language;
  else if (data.kind === "message") await at.take(data.message);
  else {
    const { number, what, given } = data;
    try {
      const answer = answers[what] as (desk: Desk, ...given: unknown[]) => Promise<unknown>;
      post({ kind: "done", number, found: await answer(at, ...given) });
    } catch (error) {
      if (!(error instanceof Objection)) console.error(error);
      const objection = error instanceof Objection ? error : new Objection("defect", saying("site-defect"));
      post({ kind: "refused", number, code: objection.code, sentence: (await sentences(at.language)).plainly(objection) });
    }
  }
};
