/** A table in the page: what its log says, as `vihara.server.table.Table`. It neither waits nor stores nor sends; no rule is here. */
import { below, commonKey, firstSeat, hex, sha256, unhex } from "../fair";
import type { About, GameEvent, Seat as SeatAbout, Status } from "../protocol";
import type { CreatedSeat, Entry, EntryOf, Row } from "./entries";
import { Match, type Judge, type NoUndo } from "./match";
import { read } from "./reading";
import type { Options, Rules } from "./rules";

/** A seat and who plays there. */
export interface Seat extends CreatedSeat {
  number: number;
  standIn: string | null;
  away: boolean;
}

/** An entry of the log and what happened in the match. */
export interface Logged extends Row {
  events: GameEvent[];
}

/** What somebody wants to play. */
export interface Wanted {
  options: Options;
  seats: CreatedSeat[];
  title: string;
  hostName: string;
  hints: boolean | null;
  /** A match to go on with, from one of its steps. */
  file?: string;
  step?: number;
}

/** Events of a step played again, with what only the worker knew in which it was made: how something went that was simulated. */
function testified(events: GameEvent[], witnessed: GameEvent["fields"][]): GameEvent[] {
  return events.map(({ kind, fields }, place) => ({ kind, fields: { ...witnessed[place], ...fields } }));
}

export class Table {
  number = 0;
  /** Of the last entry that changed the match: moves made on an older position are stale. */
  changed = 0;
  /** The seat to act, or 0. */
  toAct = 0;
  at = 0;
  created = 0;
  title = "";
  hostName = "";
  options: Options = {};
  seats: Seat[] = [];
  hash = "";
  seed: string | null = null;
  firstDrawn = false;
  date = "";
  /** Chance before this came from other dice: the match was gone on with. */
  seedFrom = 0;
  shares: string[] = [];
  readonly log: Logged[] = [];
  match!: Match;
  #hints: boolean | null = null;
  #sealed = "";
  #key: Uint8Array = new Uint8Array();
  #drawn = 0;
  /** How long the match's log was when it began here: what came before stays. */
  #begun = 0;
  /** Seats whose last step a bot made for them. */
  readonly #madeByBots = new Set<number>();
  #noUndo: [number, Map<number, NoUndo | null>] = [-1, new Map()];

  constructor(
    readonly id: string,
    readonly rules: Rules,
  ) {}

  get status(): Status {
    return this.toAct ? "running" : "over";
  }

  seat(number: number): Seat {
    return this.seats[number - 1]!;
  }

  /** The seats of whoever sits at this device. */
  get own(): number[] {
    return this.seats.filter((seat) => !seat.bot).map((seat) => seat.number);
  }

  /** The bot whose turn it is, if it is one's. */
  get botToAct(): string | null {
    if (!this.toAct) return null;
    const { standIn, bot } = this.seat(this.toAct);
    return standIn ?? bot;
  }

  /** Players may ask for hints unless the table says otherwise: all people share one screen. */
  get hints(): boolean {
    return this.rules.advises(this.options) && (this.#hints ?? true);
  }

  /** The first entry of a new table, dealt: the seed is drawn here, and who begins and the deal come from it. */
  async open(wanted: Wanted, seed: string, judge: Judge): Promise<EntryOf<"created">> {
    const { rules } = this;
    const { file, step } = wanted;
    const gone = file === undefined ? null : this.#gone(file, step);
    const version = gone?.version ?? rules.manifest.rules;
    const dice = wanted.seats.map((seat) => (seat.bot ? "bot" : "absent"));
    const key = commonKey(seed, dice);
    const random = wanted.options.first === "random";
    const { first, ...others } = wanted.options;
    const settled = random ? rules.written({ ...others, first: firstSeat(key, wanted.seats.length) }) : null;
    const written = random ? { ...rules.written(others), first } : rules.written(wanted.options);
    const match = gone ?? new Match(rules, wanted.seats.length, settled ?? written, version);
    const before = match.log.length;
    let drawn = 0;
    await match.draw((n) => below(key, drawn++, n), judge);
    return {
      kind: "created",
      game: rules.key,
      rules: version,
      title: wanted.title,
      host_name: wanted.hostName,
      options: gone?.options ?? written,
      seats: wanted.seats,
      hints: wanted.hints,
      hash: hex(sha256(unhex(seed))),
      sealed: seed,
      deal: match.log.slice(before).map((act) => act.text),
      dice,
      settled,
      ...(file !== undefined && { file, step }),
    };
  }

  /** Make a move: the entry that says so; nothing changes if it is refused. */
  async play(seat: number, move: string | bigint, judge: Judge, bot?: string): Promise<[EntryOf<"move">, GameEvent[]]> {
    const start = this.match.log.length;
    this.match.play(seat, move);
    let drawn = this.#drawn;
    await this.match.draw((n) => below(this.#key, drawn++, n), judge);
    const [made, ...chance] = this.match.log.slice(start);
    const entry: EntryOf<"move"> = { kind: "move", seat, move: made!.text, chance: chance.map((act) => act.text) };
    if (bot) entry.bot = bot;
    const events = [made!, ...chance].flatMap((act) => act.events);
    if (this.rules.manifest.simulated) entry.witnessed = events.map(({ fields }) => fields);
    return [entry, events];
  }

  /** Take in the next entry; `played` are the events if the match has already made the step. */
  absorb(row: Row, played?: GameEvent[]): Logged {
    const { number, at, entry } = row;
    this.number = number;
    this.at = at;
    const events = this.#take(entry, at, played);
    this.toAct = Math.max(0, this.match.toAct);
    if (["created", "move", "undo", "end"].includes(entry.kind)) this.changed = number;
    if (this.status === "over" && this.seed === null) entry.seed ??= this.#sealed;
    this.seed ??= entry.seed ?? null;
    const logged = { number, at, entry, events };
    this.log.push(logged);
    return logged;
  }

  #take(entry: Entry, at: number, played?: GameEvent[]): GameEvent[] {
    switch (entry.kind) {
      case "created":
        return this.#create(entry, at);
      case "move": {
        this.#drawn += entry.chance.length;
        const again = () => this.match.play(entry.seat, entry.move).concat(entry.chance.flatMap((text) => this.match.chance(text)));
        const events = played ?? testified(again(), entry.witnessed ?? []);
        if (entry.bot !== undefined && !this.seat(entry.seat).bot) this.#madeByBots.add(entry.seat);
        else this.#madeByBots.delete(entry.seat);
        return events;
      }
      case "undo":
        entry.steps = this.#takeBack(entry.seat);
        return [];
      case "end":
        this.match.end(entry.how, entry.seat);
        return [];
      case "stand-in":
        this.seat(entry.seat).standIn = entry.bot;
        return [];
      case "leave":
        this.seat(entry.seat).away = true;
        return [];
      case "back":
        this.seat(entry.seat).standIn = null;
        this.seat(entry.seat).away = false;
        return [];
      case "chat":
        return [];
    }
  }

  #create(entry: EntryOf<"created">, at: number): GameEvent[] {
    this.created = at;
    this.title = entry.title;
    this.hostName = entry.host_name;
    this.options = entry.settled ?? entry.options;
    this.firstDrawn = entry.settled !== null;
    this.#hints = entry.hints;
    this.hash = entry.hash;
    this.#sealed = entry.sealed;
    this.shares = entry.dice;
    this.#key = commonKey(entry.sealed, entry.dice);
    this.#drawn = entry.deal.length;
    this.date = new Date(at * 1000).toISOString().slice(0, 10);
    this.seats = entry.seats.map((seat, i) => ({ ...seat, number: i + 1, standIn: null, away: false }));
    this.match = entry.file === undefined ? new Match(this.rules, this.seats.length, this.options, entry.rules) : this.#gone(entry.file, entry.step);
    this.#begun = this.match.log.length + entry.deal.length;
    this.seedFrom = this.match.log.filter((act) => !act.seat && act.action !== null).length;
    return entry.deal.flatMap((text) => this.match.chance(text));
  }

  /** The match of a file up to a step. */
  #gone(file: string, step = Infinity): Match {
    return read(file, this.rules, []).match.upTo(step);
  }

  #takeBack(seat: number): number {
    if (this.match.canUndo(seat)) {
      this.match.undo();
      return 1;
    }
    const [steps, drawn] = this.match.takeBack(seat);
    this.#drawn -= drawn; // what is drawn again comes from the same places of the stream
    return steps;
  }

  /** Why a seat may not take back its last step; null if it may. Where all others are bots, their answers go with it. */
  whyNoUndo(seat: number): NoUndo | null {
    if (this.#noUndo[0] !== this.number) this.#noUndo = [this.number, new Map()];
    const known = this.#noUndo[1];
    if (!known.has(seat)) known.set(seat, this.#whyNoUndo(seat));
    return known.get(seat)!;
  }

  #whyNoUndo(seat: number): NoUndo | null {
    if (!this.toAct) return "nothing";
    if (this.seat(seat).standIn || this.#madeByBots.has(seat)) return "bot";
    if (this.match.canUndo(seat)) return null;
    const bots = new Set(this.seats.filter((other) => other.number !== seat && other.bot).map((other) => other.number));
    return bots.size === this.seats.length - 1 ? this.match.whyNotTakeBack(seat, bots, this.#begun) : this.match.whyNotUndo(seat, this.#begun);
  }

  /** What hardly changes: who sits where, how it is played. */
  about(): About {
    const seats = this.seats.map((seat): SeatAbout => ({
      seat: seat.number,
      name: seat.name,
      admits: seat.admits,
      bot: seat.bot,
      stand_in: seat.standIn,
      away: seat.away,
      taken: true,
      yours: !seat.bot,
      awaits_you: false,
    }));
    return {
      table: this.id,
      game: this.rules.key,
      rules: this.match.version,
      title: this.title,
      host: this.hostName,
      yours: true,
      public: false,
      spectators: true,
      spectator_chat: false,
      hints: this.hints,
      options: this.options,
      seats,
      time: null,
      hash: this.hash,
      dice: { waits_for: null, seats: this.shares.map((share, i) => ({ seat: i + 1, adds: false, hash: null, share })) },
      rematch: null,
      rematch_by: 0,
      invites: [],
    };
  }
}
