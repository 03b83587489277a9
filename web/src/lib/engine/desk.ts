/**
 * The tables of one device: takes the messages of the socket and the requests about tables, and answers as the server does.
 * A move is stored before it is told. Where it runs (a worker of the page, a test) is no matter here.
 */
import { HERE } from "../line";
import type { Listed, NewTable, Reply, Sent } from "../protocol";
import { words } from "./blanks";
import { Bots, type Clock, type Pause } from "./bots";
import type { CreatedSeat, Entry, Row } from "./entries";
import { fileOf } from "./file";
import type { Judge, Match, Verdict } from "./match";
import { Memory } from "./memory";
import { Trap } from "./module";
import type { Rules } from "./rules";
import { MatchOver, NotYourTurn, Objection, saying, StaleVersion, Unsettled } from "./saying";
import type { Sentences } from "./sentences";
import { Table } from "./table";
import { hintTold, news, outcomeTold, refusalTold, snapshot, stepsTold, viewerOf } from "./views";

/** Where logs are kept. */
export interface Store {
  /** The entries of a table in order; none if there is no such table. */
  rows(table: string): Promise<Row[]>;
  /** Add an entry for good; false if there is one of that number already. */
  append(table: string, row: Row): Promise<boolean>;
  /** The tables there are, the latest first. */
  tables(): Promise<string[]>;
  /** Forget a table. */
  remove(table: string): Promise<void>;
}

/** What the desk is given by the place where it runs. */
export interface Surroundings {
  store: Store;
  rules(game: string): Promise<Rules>;
  /** A game whose module stopped: another one is made of it the next time. */
  forget(game: string): void;
  sentences(language: string, game: string): Promise<Sentences>;
  /** What a simulation says of a state; Objection if that takes too long. */
  simulate(rules: Rules, state: Uint8Array): Promise<Verdict>;
  /** Random bytes, as hexadecimal digits. */
  random(bytes: number): string;
  /** The time of day in seconds. */
  now(): number;
  clock: Clock;
  pause: Pause;
}

interface Watching {
  seat: number | null;
  figures: boolean;
}

type Draft = [entry: Entry, events?: Parameters<Table["absorb"]>[1]];
type Deed = () => Draft | null | Promise<Draft | null>;
type About = Exclude<Sent, { type: "ping" }>;

const NAME_DIGITS = 8;
const SEED_BYTES = 32;
const MOST_LISTED = 24;

const undoRefusals = (reason: string) => saying(`server-undo-${reason}`);

export class Desk {
  #tables = new Map<string, Table>();
  #watching = new Map<string, Watching>();
  #thinking = new Set<string>();
  #memories = new WeakMap<Match, Map<number, Memory>>();
  /** One thing after the other: what is asked for waits until what came before is stored. */
  #line: Promise<unknown> = Promise.resolve();
  /** One search at a time: they share their room. */
  #searching: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly around: Surroundings,
    private readonly tell: (message: Reply) => void,
    public language = "en",
  ) {}

  /** Take a message of the socket; what comes of it is told. */
  take(message: Sent): Promise<void> {
    return this.#inLine(async () => {
      const id = message.id ?? null;
      if (message.type === "ping") return this.tell({ type: "pong", id });
      try {
        await this.#handle(message, id);
      } catch (error) {
        await this.#refuse(error, id, message.table);
      }
    });
  }

  #inLine<T>(deed: () => Promise<T> | T): Promise<T> {
    const done = this.#line.then(deed);
    this.#line = done.catch(() => undefined);
    return done;
  }

  async #refuse(error: unknown, id: number | null, table: string): Promise<void> {
    const game = this.#tables.get(table)?.rules.key ?? "";
    if (!(error instanceof Objection)) this.#lost(table, error);
    else if (error instanceof Unsettled) this.#tables.delete(table); // it got halfway; the log has not
    const objection = error instanceof Objection ? error : new Objection("defect", saying("site-defect"));
    this.tell({ type: "refused", id, ...refusalTold(objection, await this.around.sentences(this.language, game)) });
  }

  /** What is in memory may be ahead of the log: it is made from the log again. */
  #lost(id: string, error: unknown): void {
    const table = this.#tables.get(id);
    this.#tables.delete(id);
    if (table && error instanceof Trap) this.around.forget(table.rules.key);
    console.error(error);
  }

  async #table(id: string): Promise<Table> {
    const known = this.#tables.get(id);
    if (known) return known;
    const rows = await this.around.store.rows(id);
    const first = rows[0]?.entry;
    if (first?.kind !== "created") throw new Objection("unknown-table", saying("server-no-table", { found: id }));
    const table = new Table(id, await this.around.rules(first.game));
    for (const row of rows) table.absorb(row);
    this.#tables.set(id, table);
    return table;
  }

  #sentences(table: Table): Promise<Sentences> {
    return this.around.sentences(this.language, table.rules.key);
  }

  async #handle(message: About, id: number | null): Promise<void> {
    if (message.type === "unwatch") {
      this.#watching.delete(message.table);
      return this.tell({ type: "ok", id, table: message.table, number: null });
    }
    const table = await this.#table(message.table);
    switch (message.type) {
      case "watch": {
        const wanted = message.seat ?? null;
        if (wanted && !table.own.includes(wanted)) throw new Objection("not-allowed", saying("server-seat-foreign", { seat: wanted }));
        const watching = { seat: wanted, figures: message.figures ?? true };
        this.#watching.set(table.id, watching);
        this.tell(snapshot(table, viewerOf(table, wanted), message.since ?? null, id, await this.#sentences(table), watching.figures));
        return this.#lookAfter(table);
      }
      case "move":
        return this.#act(table, id, () => {
          this.#running(table, message.move);
          const seat = this.#own(table, message.seat);
          this.#byHand(table, seat);
          if (message.seen < table.changed || message.seen > table.number) throw new StaleVersion(message.seen, table.number);
          return table.play(seat, message.move, this.#judge(table.rules));
        });
      case "ask":
        return this.tell(await this.#ask(table, message.move, message.seat, id));
      case "hint":
        void this.#hint(table, message.seat, id); // other messages need not wait for it
        return;
      case "undo":
        return this.#act(table, id, () => {
          this.#running(table, "undo");
          const able = table.own.find((seat) => table.whyNoUndo(seat) === null);
          const seat = this.#own(table, message.seat ?? able);
          this.#byHand(table, seat);
          const reason = table.whyNoUndo(seat);
          if (reason) throw new Objection("undo-refused", undoRefusals(reason));
          return [{ kind: "undo", seat, steps: 0 }];
        });
      case "resign":
        return this.#act(table, id, () => {
          this.#running(table, "resign");
          return [{ kind: "end", how: "resign", seat: this.#own(table, message.seat) }];
        });
      case "agree":
        return this.#act(table, id, () => {
          this.#running(table, "agree");
          this.#own(table, undefined);
          return [{ kind: "end", how: "agreed", seat: 0 }]; // all people sit here, and bots have nothing against it
        });
      case "decline":
        return this.#act(table, id, () => {
          this.#running(table, "decline");
          return null;
        });
      case "chat":
        return this.#act(table, id, () => {
          const seat = table.own[0] ?? 0;
          const name = seat ? table.seat(seat).name : table.hostName;
          return [{ kind: "chat", seat, name, text: words(message.text).join(" ") }];
        });
    }
  }

  #judge(rules: Rules): Judge {
    return (state) => this.around.simulate(rules, state);
  }

  #running(table: Table, what: string): void {
    if (table.status === "over") throw new MatchOver(what);
  }

  #own(table: Table, wanted: number | null | undefined): number {
    const { own } = table;
    if (wanted !== null && wanted !== undefined) {
      if (!own.includes(wanted)) throw new Objection("not-allowed", saying("server-seat-foreign", { seat: wanted }));
      return wanted;
    }
    if (!own.length) throw new Objection("not-allowed", saying("server-seat-none"));
    return own.includes(table.toAct) ? table.toAct : own[0]!;
  }

  #byHand(table: Table, seat: number): void {
    if (table.seat(seat).standIn) throw new Objection("wrong-time", saying("server-bot-plays", { seat }));
  }

  /** Do something: it is stored, and told, when this returns. */
  async #act(table: Table, id: number | null, deed: Deed): Promise<void> {
    const draft = await deed();
    if (draft) await this.#commit(table, draft);
    this.tell({ type: "ok", id, table: table.id, number: table.number });
    if (draft) this.#lookAfter(table);
  }

  async #commit(table: Table, [entry, events]: Draft): Promise<void> {
    const row: Row = { number: table.number + 1, at: Math.max(this.around.now(), table.at), entry };
    let stored = false;
    try {
      const logged = table.absorb(row, events);
      stored = await this.around.store.append(table.id, row);
      if (!stored) throw new Objection("not-stored", saying("server-not-stored"));
      const watching = this.#watching.get(table.id);
      if (watching) this.tell(news(table, logged, viewerOf(table, watching.seat), await this.#sentences(table), watching.figures));
    } catch (error) {
      if (!stored) this.#tables.delete(table.id);
      throw error;
    }
  }

  async #ask(table: Table, move: string, wanted: number | null | undefined, id: number | null): Promise<Reply> {
    this.#running(table, move);
    const seat = this.#own(table, wanted);
    const answer = { type: "answer" as const, id, table: table.id, number: table.number, move };
    const { rules } = table;
    try {
      if (table.toAct !== seat) throw new NotYourTurn(seat, table.toAct);
      const view = table.match.view(seat);
      const action = rules.parse(move);
      const objection = rules.objection(view, action);
      if (objection) return { ...answer, legal: false, ...refusalTold(objection, await this.#sentences(table)), near: rules.near(view, action) };
      return { ...answer, legal: true, foreseen: rules.foresee(view, action) };
    } catch (error) {
      if (!(error instanceof Objection)) throw error;
      return { ...answer, legal: false, ...refusalTold(error, await this.#sentences(table)), near: null };
    }
  }

  async #hint(table: Table, wanted: number | null | undefined, id: number | null): Promise<void> {
    try {
      this.#running(table, "hint");
      const seat = this.#own(table, wanted);
      if (!table.hints) throw new Objection("no-hint", saying("server-hint-off"));
      if (table.toAct !== seat) throw new NotYourTurn(seat, table.toAct);
      const [view, number] = [table.match.view(seat), table.number];
      const found = await this.#search(table, (bots) => bots.hint(view, table.seats.length, this.#seed(), this.#memory(table, seat)));
      const moves = hintTold(table, view, found, await this.#sentences(table));
      this.tell({ type: "hint", id, table: table.id, number, seat, moves });
    } catch (error) {
      await this.#refuse(error, id, table.id);
    }
  }

  /** What a seat has seen of the match so far. */
  #memory(table: Table, seat: number): Memory {
    let known = this.#memories.get(table.match);
    if (!known) this.#memories.set(table.match, (known = new Map<number, Memory>()));
    let memory = known.get(seat);
    if (!memory) known.set(seat, (memory = new Memory(table.rules, table.match, seat)));
    memory.follow();
    return memory;
  }

  #seed(): number {
    return parseInt(this.around.random(4), 16) >>> 1;
  }

  #search<T>(table: Table, deed: (bots: Bots) => Promise<T>): Promise<T> {
    const done = this.#searching.then(() => deed(new Bots(table.rules, this.around.clock, this.around.pause)));
    this.#searching = done.catch(() => undefined);
    return done;
  }

  /** Let a bot think whose turn it is, while somebody watches. */
  #lookAfter(table: Table): void {
    const bot = table.botToAct;
    if (!bot || this.#thinking.has(table.id) || !this.#watching.has(table.id)) return;
    this.#thinking.add(table.id);
    void this.#think(table, bot);
  }

  async #think(table: Table, bot: string): Promise<void> {
    const { changed, toAct: seat } = table;
    try {
      const action = await this.#search(table, (bots) => bots.choose(bot, table.match.view(seat), table.seats.length, this.#seed(), this.#memory(table, seat)));
      await this.#inLine(async () => {
        const current = this.#tables.get(table.id) === table;
        const still = current && table.changed === changed && table.toAct === seat && table.botToAct === bot;
        if (still) await this.#commit(table, await table.play(seat, action, this.#judge(table.rules), bot));
      });
    } catch (error) {
      this.#lost(table.id, error);
      await this.#refuse(error, null, table.id);
      return; // whoever looks at the table again wakes the bot
    } finally {
      this.#thinking.delete(table.id);
    }
    const now = this.#tables.get(table.id);
    if (now) this.#lookAfter(now);
  }

  // -- requests -----------------------------------------------------------------------------------------------

  /** Open a table for people at this device and bots: its name. */
  open(given: NewTable, name: string, from: { file: string; step?: number } | null = null): Promise<string> {
    return this.#inLine(async () => {
      const rules = await this.around.rules(given.game);
      const seats = given.players.map(({ kind, bot, name: called }): CreatedSeat =>
        kind === "bot" && bot ? { admits: "bot", name: bot[0]!.toUpperCase() + bot.slice(1), bot } : { admits: "me", name: called || name, bot: null },
      );
      const table = new Table(HERE + this.around.random(NAME_DIGITS), rules);
      const wanted = { options: given.options ?? {}, seats, title: given.title ?? "", hostName: name, hints: given.hints ?? null, ...from };
      const entry = await table.open(wanted, this.around.random(SEED_BYTES), this.#judge(rules));
      await this.#commit(table, [entry]);
      this.#tables.set(table.id, table);
      return table.id;
    });
  }

  /** The same people and bots again, each one seat earlier. */
  async rematch(id: string): Promise<string> {
    const table = await this.#inLine(() => this.#table(id));
    const turned = [...table.seats.slice(1), table.seats[0]!];
    const players = turned.map(({ bot, name }) => (bot ? { kind: "bot" as const, bot } : { kind: "me" as const, name }));
    return this.open({ game: table.rules.key, players, options: table.options, title: table.title, hints: table.hints }, table.hostName);
  }

  steps(id: string, seat: number, recent: boolean) {
    return this.#inLine(async () => {
      const table = await this.#table(id);
      if (seat && table.status !== "over" && !table.own.includes(seat)) throw new Objection("not-allowed", saying("server-seat-foreign", { seat }));
      return stepsTold(table, seat, recent, await this.#sentences(table));
    });
  }

  file(id: string): Promise<string> {
    return this.#inLine(async () => {
      const table = await this.#table(id);
      return fileOf(table, viewerOf(table, null));
    });
  }

  /** All that a match needs to go on elsewhere, what is hidden included: for a server, not for anybody's eyes. */
  whole(id: string): Promise<string> {
    return this.#inLine(async () => fileOf(await this.#table(id), null));
  }

  /** Forget a table: it goes on elsewhere. */
  leave(id: string): Promise<void> {
    return this.#inLine(async () => {
      this.#tables.delete(id);
      this.#watching.delete(id);
      await this.around.store.remove(id);
    });
  }

  /** Hand one's seat to a bot, be away for a while, or come back. */
  seat(id: string, deed: "stand-in" | "leave" | "rejoin", wanted?: number): Promise<void> {
    return this.#inLine(async () => {
      const table = await this.#table(id);
      this.#running(table, deed);
      const seat = this.#own(table, wanted);
      const bot = table.seats.find((one) => one.bot)?.bot ?? "greedy";
      const entry: Entry =
        deed === "stand-in" ? { kind: "stand-in", seat, bot, for_turn: false, why: "away" } : { kind: deed === "leave" ? "leave" : "back", seat };
      await this.#commit(table, [entry]);
      this.#lookAfter(table);
    });
  }

  /** The tables of this device, the latest first. */
  list(): Promise<Listed[]> {
    return this.#inLine(async () => {
      const found: Listed[] = [];
      for (const id of (await this.around.store.tables()).slice(0, MOST_LISTED)) {
        const table = await this.#table(id);
        const seats = table.seats.map(({ name, bot, admits }) => ({ name, bot, taken: true, admits }));
        const { title, hostName: host, created, status, number, toAct, at, own } = table;
        const outcome = outcomeTold(table.match, await this.#sentences(table));
        found.push({
          table: id,
          game: table.rules.key,
          title,
          host,
          created,
          seats,
          outcome,
          status,
          number,
          to_act: toAct,
          updated: at,
          yours: own,
          left: null,
        });
      }
      return found;
    });
  }
}
