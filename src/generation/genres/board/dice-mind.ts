/** How five dice are played: which are kept, and which row is filled. A careful mind weighs all throws to come; a careless one keeps what there is most of. */
import type { Random } from '../../kit/random.js';
import { BONUS_FROM, CHANCE, numbersOf, OPEN, points, ROWS, type Counts, type Sheet } from './dice-sheet.js';

/** What is to be done: dice that are kept, counted, or a row that is filled. */
export type Plan = { readonly keep: Counts } | { readonly row: number };

/** what each row gives on average to who plays well: below it a row is spent too cheaply */
const PAR = [2.1, 5.3, 8.6, 12.2, 15.7, 19.2, 21.7, 13.1, 22.6, 29.5, 32.7, 16.9, 22];

/** Counted dice as one number: those of two handfuls together are the sum of both. */
const codeOf = (counts: Counts): number => counts.reduce((code, count) => code * 6 + count, 0);

interface Thrown {
  readonly code: number;
  readonly counts: Counts;
  readonly chance: number;
}
/** All throws of so many dice, each with its chance. */
const THROWS: readonly (readonly Thrown[])[] = Array.from({ length: 6 }, (_, dice) => {
  const out: Thrown[] = [];
  const factorials = [1, 1, 2, 6, 24, 120];
  const lay = (left: number, counts: readonly number[], ways: number): void => {
    for (let n = counts.length === 5 ? left : 0; n <= left; n++) {
      const [more, chances] = [[...counts, n], ways / (factorials[n] as number)];
      if (more.length < 6) lay(left - n, more, chances);
      else out.push({ counts: more, code: codeOf(more), chance: chances / 6 ** dice });
    }
  };
  lay(dice, [], factorials[dice] as number);
  return out;
});
/** what each row gives for all five dice, by their number */
const GIVEN: ReadonlyMap<number, readonly number[]> = new Map(
  (THROWS[5] as readonly Thrown[]).map(({ code, counts }) => [
    code,
    Array.from({ length: ROWS }, (_, row) => points(counts, row)),
  ]),
);

/** The row in which these dice are worth most, and how much more than usual. */
function bestRow(code: number, counts: Counts, sheet: Sheet, ahead: boolean): { row: number; worth: number } {
  let row = -1;
  let worth = -Infinity;
  const given = GIVEN.get(code) as readonly number[];
  for (let one = 0; one < ROWS; one++) {
    if (sheet[one] !== OPEN) continue;
    // three of each number make the bonus
    const bonus = one < 6 && ahead ? ((counts[one] as number) - 3) * (one + 1) * 0.25 : 0;
    const value = (given[one] as number) - (PAR[one] as number) + bonus;
    if (value > worth) [row, worth] = [one, value];
  }
  return { row, worth };
}

/** Every part of the dice that may be kept, each once. */
function keepsOf(counts: Counts): number[][] {
  let out: number[][] = [[]];
  for (const count of counts) out = out.flatMap((keep) => Array.from({ length: count + 1 }, (_, n) => [...keep, n]));
  return out;
}

/** what five dice are worth on the sheet of the moment, by their number: filled anew for each plan, and read by no other */
const WORTH = new Float64Array(6 ** 6);

/** What is kept is judged by the average of what one more throw makes of it. */
function careful(counts: Counts, sheet: Sheet): Plan {
  const ahead = numbersOf(sheet) < BONUS_FROM;
  for (const one of THROWS[5] as readonly Thrown[]) WORTH[one.code] = bestRow(one.code, one.counts, sheet, ahead).worth;
  const code = codeOf(counts);
  let best: Counts | null = null;
  let most = WORTH[code] as number;
  for (const keep of keepsOf(counts)) {
    const kept = keep.reduce((a, b) => a + b, 0);
    if (kept === 5) continue;
    const keptCode = codeOf(keep);
    let worth = 0;
    for (const one of THROWS[5 - kept] as readonly Thrown[])
      worth += (WORTH[keptCode + one.code] as number) * one.chance;
    if (worth > most) [best, most] = [keep, worth];
  }
  return best ? { keep: best } : { row: bestRow(code, counts, sheet, ahead).row };
}

/** Keeps the face of which there is most, and fills the row that gives most at once. */
function careless(counts: Counts, throwsLeft: number, sheet: Sheet): Plan {
  let row = CHANCE;
  let most = -1;
  for (let one = 0; one < ROWS; one++)
    if (sheet[one] === OPEN && points(counts, one) > most) [row, most] = [one, points(counts, one)];
  if (throwsLeft === 0 || most >= 25) return { row };
  const face = counts.lastIndexOf(Math.max(...counts));
  return { keep: counts.map((count, one) => (one === face ? count : 0)) };
}

/** how often a computer does not think: easy, normal, hard */
export const THOUGHTLESS = [1, 0.5, 0.08] as const;

/** What a seat does with these dice; the same stream, the same plan. */
export function planOf(counts: Counts, throwsLeft: number, sheet: Sheet, thoughtless: number, mind: Random): Plan {
  if (thoughtless > 0 && mind.chance(thoughtless)) return careless(counts, throwsLeft, sheet);
  return throwsLeft === 0
    ? { row: bestRow(codeOf(counts), counts, sheet, numbersOf(sheet) < BONUS_FROM).row }
    : careful(counts, sheet);
}
