/** Fractions: of a number, sums of like ones, and lowest terms. A wrong answer never has the value of the right one: 2/4 is no wrong 1/2. */
import type { Random } from '../random.js';
import { MOST_ROWS, MOST_WRONG, type Row } from './content.types.js';
import { numberRow, shuffled } from './rows.js';

interface Fraction {
  readonly top: number;
  readonly bottom: number;
}

const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));
const lowest = ({ top, bottom }: Fraction): Fraction => {
  const by = gcd(top, bottom);
  return { top: top / by, bottom: bottom / by };
};
const equal = (a: Fraction, b: Fraction): boolean => a.top * b.bottom === b.top * a.bottom;
const written = ({ top, bottom }: Fraction): string => (bottom === 1 ? String(top) : `${top}/${bottom}`);

/** Others of small numbers, each of a value of its own. */
function row(ask: string, right: Fraction, near: readonly Fraction[], random: Random): Row {
  const wrong: Fraction[] = [];
  const spare = [2, 3, 4, 5, 6, 8].flatMap((bottom) => [
    { top: 1, bottom },
    { top: bottom - 1, bottom },
  ]);
  for (const one of [...shuffled(random, near), ...shuffled(random, spare)])
    if (
      one.top > 0 &&
      one.bottom > 1 &&
      wrong.length < MOST_WRONG &&
      ![right, ...wrong].some((other) => equal(one, other))
    )
      wrong.push(one);
  return { ask, answer: written(right), wrong: wrong.map((one) => written(one)) };
}

function ofNumbers(random: Random): Row[] {
  return [2, 3, 4, 5, 10].flatMap((bottom) =>
    [2, 3, 4, 6].flatMap((part) =>
      (bottom > 2 ? [1, bottom - 1] : [1]).map((top) =>
        numberRow(
          `${top}/${bottom} × ${bottom * part}`,
          top * part,
          [part, bottom * part - top * part, top * part + 1, part * bottom, top * part + part],
          random,
        ),
      ),
    ),
  );
}

function likeSums(random: Random): Row[] {
  return [3, 4, 5, 6, 8, 10].flatMap((bottom) =>
    [1, 2, 3].flatMap((a) =>
      [1, 2].flatMap((b) => {
        const top = a + b;
        if (top >= bottom) return [];
        const near = [
          { top, bottom: bottom * 2 },
          { top: top + 1, bottom },
          { top: top - 1, bottom },
          { top: a * b, bottom },
        ];
        return [row(`${a}/${bottom} + ${b}/${bottom}`, lowest({ top, bottom }), near, random)];
      }),
    ),
  );
}

function inLowestTerms(random: Random): Row[] {
  const plain: Fraction[] = [
    { top: 1, bottom: 2 },
    { top: 1, bottom: 3 },
    { top: 2, bottom: 3 },
    { top: 1, bottom: 4 },
    { top: 3, bottom: 4 },
    { top: 2, bottom: 5 },
    { top: 3, bottom: 5 },
  ];
  return plain.flatMap(({ top, bottom }) =>
    [2, 3, 4].map((by) =>
      row(
        `${top * by}/${bottom * by} = ?`,
        { top, bottom },
        [
          { top: top + 1, bottom },
          { top, bottom: bottom + 1 },
          { top, bottom: bottom * by },
        ],
        random,
      ),
    ),
  );
}

export function fractionRows(random: Random): Row[] {
  // some of each sort, the gentlest first
  const part = Math.floor(MOST_ROWS / 3);
  return [ofNumbers(random), inLowestTerms(random), likeSums(random)].flatMap((rows) =>
    shuffled(random, rows).slice(0, part),
  );
}
