/** Questions with their wrong answers: chosen by chance from what may stand beside a right one, none of them right, none twice. */
import type { Random } from '../random.js';
import { LONGEST_ANSWER, LONGEST_ASK, MOST_ROWS, MOST_WRONG, type Pair, type Row } from './content.types.js';

/** In an order of chance. */
export function shuffled<T>(random: Random, list: readonly T[]): T[] {
  const out = [...list];
  for (let i = out.length - 1; i > 0; i--) {
    const j = Math.floor(random.next() * (i + 1));
    [out[i], out[j]] = [out[j] as T, out[i] as T];
  }
  return out;
}

/** Two texts that a reader takes for one. */
export const same = (a: string, b: string): boolean => folded(a) === folded(b);

const folded = (text: string): string => text.normalize('NFKC').toLowerCase().replaceAll(/\s+/gu, ' ').trim();

/** As whole numbers: the right one, and others near it or easily mistaken for it. */
export function numberRow(ask: string, right: number, near: readonly number[], random: Random): Row {
  const others = [...new Set(near)].filter((one) => one >= 0 && one !== right && Number.isInteger(one));
  const wrong = shuffled(random, others).slice(0, MOST_WRONG);
  for (let by = 1; wrong.length < MOST_WRONG; by++)
    for (const one of [right + by, right - by])
      if (one >= 0 && wrong.length < MOST_WRONG && !wrong.includes(one)) wrong.push(one);
  return { ask, answer: String(right), wrong: wrong.map(String) };
}

/**
 * Pairs as questions: what is wrong for one is the answer of another. Where two asks have one answer, or one ask two ("bank" in a teacher's
 * list), neither is ever wrong for the other. Wrong answers that were told stand alone; `longest`: letters of an ask. A pair that nothing can stand against is left out.
 */
export function pairRows(pairs: readonly Pair[], random: Random, longest = LONGEST_ASK): Row[] {
  const fits = pairs.filter(({ ask, answer }) => [...ask].length <= longest && [...answer].length <= LONGEST_ANSWER);
  const rightFor = (ask: string): string[] => fits.filter((one) => same(one.ask, ask)).map(({ answer }) => answer);
  const rows = fits.flatMap(({ ask, answer, wrong: told = [] }): Row[] => {
    const rights = rightFor(ask);
    // what is asked for by the same answer has the same meaning: its other answers may be right as well
    const kin = fits
      .filter((one) => rights.some((right) => same(right, one.answer)))
      .flatMap((one) => rightFor(one.ask));
    const wrong = told.filter((one) => !rights.some((right) => same(right, one)));
    const others = told.length > 0 ? [] : shuffled(random, fits);
    for (const one of others)
      if (
        wrong.length < MOST_WRONG &&
        ![...rights, ...kin, ...wrong].some((other) => same(other, one.answer)) &&
        !same(one.answer, ask)
      )
        wrong.push(one.answer);
    return wrong.length > 0 ? [{ ask, answer, wrong }] : [];
  });
  return shuffled(random, rows).slice(0, MOST_ROWS);
}
