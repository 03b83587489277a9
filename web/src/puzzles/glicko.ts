/**
 * Ratings by Glicko-2, in the steps and signs of Mark E. Glickman's "Example of the Glicko-2 system". A score lies between 0
 * and 1, so that half a solution counts as a draw would.
 */
export interface Rating {
  rating: number;
  /** How far off it may be: a standard deviation. */
  deviation: number;
  /** How much it is expected to change. */
  volatility: number;
}

export interface Result {
  rating: number;
  deviation: number;
  score: number;
}

export const UNRATED: Rating = { rating: 1500, deviation: 350, volatility: 0.06 };

const SCALE = 173.7178;
const MIDDLE = 1500;
/** How much volatility may change; the system leaves 0.3 to 1.2 to whoever uses it. */
const TAU = 0.5;
const FINENESS = 1e-6;

const g = (phi: number): number => 1 / Math.sqrt(1 + (3 * phi ** 2) / Math.PI ** 2);

/** The rating after a period with these results. */
export function rated({ rating, deviation, volatility: sigma }: Rating, results: readonly Result[]): Rating {
  // Step 2
  const mu = (rating - MIDDLE) / SCALE;
  const phi = deviation / SCALE;
  // Steps 3 and 4
  let precision = 0;
  let surprise = 0;
  for (const other of results) {
    const weight = g(other.deviation / SCALE);
    const expected = 1 / (1 + Math.exp(-weight * (mu - (other.rating - MIDDLE) / SCALE)));
    precision += weight ** 2 * expected * (1 - expected);
    surprise += weight * (other.score - expected);
  }
  if (!results.length) return { rating, deviation: SCALE * Math.hypot(phi, sigma), volatility: sigma };
  const v = 1 / precision;
  // Steps 5 to 8
  const found = volatilityAfter(phi, sigma, v, v * surprise);
  const before = Math.hypot(phi, found);
  const after = 1 / Math.sqrt(1 / before ** 2 + 1 / v);
  return { rating: MIDDLE + SCALE * (mu + after ** 2 * surprise), deviation: SCALE * after, volatility: found };
}

/** Step 5: the root of f by the Illinois algorithm. */
function volatilityAfter(phi: number, sigma: number, v: number, delta: number): number {
  const a = Math.log(sigma ** 2);
  const f = (x: number): number => {
    const whole = phi ** 2 + v + Math.exp(x);
    return (Math.exp(x) * (delta ** 2 - whole)) / (2 * whole ** 2) - (x - a) / TAU ** 2;
  };
  let A = a;
  let B = Math.log(delta ** 2 - phi ** 2 - v);
  if (!(delta ** 2 > phi ** 2 + v)) {
    let k = 1;
    while (f(a - k * TAU) < 0) k += 1;
    B = a - k * TAU;
  }
  let [fA, fB] = [f(A), f(B)];
  while (Math.abs(B - A) > FINENESS) {
    const C = A + ((A - B) * fA) / (fB - fA);
    const fC = f(C);
    if (fC * fB <= 0) [A, fA] = [B, fB];
    else fA /= 2;
    [B, fB] = [C, fC];
  }
  return Math.exp(A / 2);
}
