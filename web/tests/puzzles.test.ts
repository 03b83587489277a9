/** Puzzles: ratings by the published example, what counts, and which puzzle comes next. */
import { beforeEach, expect, test } from "vitest";
import { rated, UNRATED } from "../src/puzzles/glicko";
import { next, note, ownOf, solved } from "../src/puzzles/own.svelte";

beforeEach(() => localStorage.clear());

const puzzles = [1300, 1450, 1490, 1600].map((rating) => ({ name: `p${rating}`, rating }));

test("Glicko-2 gives what the paper's example gives", () => {
  const results = [
    { rating: 1400, deviation: 30, score: 1 },
    { rating: 1550, deviation: 100, score: 0 },
    { rating: 1700, deviation: 300, score: 0 },
  ];
  const found = rated({ rating: 1500, deviation: 200, volatility: 0.06 }, results);
  expect(found.rating).toBeCloseTo(1464.06, 1);
  expect(found.deviation).toBeCloseTo(151.52, 1);
  expect(Math.abs(found.volatility - 0.05999)).toBeLessThan(0.00001); // the paper cuts it there
});

test("a surprise larger than all doubt makes a rating more volatile; nothing played makes it less sure", () => {
  const sure = { rating: 1500, deviation: 40, volatility: 0.06 };
  expect(rated(sure, [{ rating: 2600, deviation: 30, score: 1 }]).volatility).toBeGreaterThan(0.06);
  const rest = rated({ rating: 1500, deviation: 200, volatility: 0.06 }, []);
  expect(rest.deviation).toBeCloseTo(200.27, 2);
  expect(rest.rating).toBe(1500);
});

test("the first time counts for the rating, the best time for what is solved, and what failed comes again", () => {
  const [one] = puzzles;
  note("g", one!, 0.5);
  const after = ownOf("g");
  expect(after.rating).not.toBe(UNRATED.rating);
  expect(after.deviation).toBeLessThan(UNRATED.deviation);
  expect(after.again.map(({ name }) => name)).toEqual(["p1300"]);
  expect(solved(after)).toBe(0);
  note("g", one!, 1);
  note("g", one!, 0);
  const last = ownOf("g");
  expect([last.rating, last.deviation, solved(last)]).toEqual([after.rating, after.deviation, 1]);
  expect(last.again).toHaveLength(1);
  expect((JSON.parse(localStorage.getItem("vihara-puzzles")!) as Record<string, unknown>).g).toEqual(last);
  expect(ownOf("another").credits).toEqual({});
});

test("next comes the nearest one that was never tried, then what failed, then nothing", () => {
  expect(next(puzzles, ownOf("h"))?.name).toBe("p1490");
  expect(next(puzzles, ownOf("h"), ["p1490"])?.name).toBe("p1450");
  for (const puzzle of puzzles) note("h", puzzle, puzzle.rating === 1300 || puzzle.rating === 1600 ? 0 : 1);
  expect(next(puzzles, ownOf("h"))?.name).toBe("p1300");
  expect(next(puzzles, ownOf("h"), ["p1300"])?.name).toBe("p1600");
  for (const puzzle of puzzles) note("h", puzzle, 1);
  expect(next(puzzles, ownOf("h"))).toBeNull();
});
