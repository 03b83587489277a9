/** Refusals, as sentences that remember their message: said in the reader's language where they are told. The twins of vihara.core.errors. */

export type Fact = string | number | boolean | Saying | Literal | Fact[];
export type Facts = Record<string, Fact>;

/** What was found and is no text: it stands as it is, without marks. */
export interface Literal {
  literal: string;
}

/** A message of the catalog and the facts it names. */
export interface Saying {
  id: string;
  facts: Facts;
}

/** Letters of a fact that are shown. */
const LONGEST = 1000;
const HALF = /[\ud800-\udfff]/gu;

export function saying(id: string, facts: Facts = {}): Saying {
  const short = Object.entries(facts).map(([name, value]) => [name, typeof value === "string" ? shortened(value) : value] as const);
  return { id, facts: Object.fromEntries(short) };
}

/** A text as a sentence can hold it: not too long, and without half signs. */
function shortened(text: string): string {
  const signs = text.length > LONGEST ? [...text] : [];
  const short = signs.length > LONGEST ? `${signs.slice(0, LONGEST - 1).join("")}…` : text;
  return short.replace(HALF, (half) => `\\u${half.charCodeAt(0).toString(16)}`);
}

/** Something the player can mend; never a defect. */
export class Objection extends Error {
  constructor(
    readonly code: string,
    readonly sentence: Saying,
    /** For somebody at the board: without the input. */
    readonly plain: Saying = sentence,
    readonly clause: string | null = null,
  ) {
    super(sentence.id);
  }
}

export class InvalidMove extends Objection {
  constructor(found: string, expected: Saying) {
    super("invalid-move", saying("error-invalid-move", { found, expected }), saying("error-plain-move"));
  }
}

export class IllegalMove extends Objection {
  constructor(found: string, reason: Saying, clause: string) {
    super("illegal-move", saying("error-illegal-move", { found, reason, clause }), reason, clause);
  }
}

export class NotYourTurn extends Objection {
  constructor(seat: number, toAct: number) {
    super("not-your-turn", saying("error-not-your-turn", { seat, to_act: toAct }), saying("error-plain-turn"));
  }
}

export class MatchOver extends Objection {
  constructor(found: string) {
    super("match-over", saying("error-match-over", { found }), saying("error-plain-over"));
  }
}

/** What chance does could not be found out: the move has got halfway, and is not made. */
export class Unsettled extends Objection {}

export class TookTooLong extends Unsettled {
  constructor(seconds: number) {
    super("took-too-long", saying("error-took-too-long", { seconds }));
  }
}

/** The simulation comes from the network when it is first needed. */
export class SimulationMissing extends Unsettled {
  constructor() {
    super("simulation-missing", saying("error-simulation-missing"));
  }
}

export class StaleVersion extends Objection {
  constructor(seen: number, current: number) {
    super("stale-version", saying("error-stale-version", { seen, current }), saying("error-plain-stale"));
  }
}
