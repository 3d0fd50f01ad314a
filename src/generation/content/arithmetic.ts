/** Sums by range: times tables, adding, taking away, sharing. Every wrong answer differs from the result: 7 × 8 and 8 × 7 have one. */
import type { Random } from '../random.js';
import { MOST_ROWS, type ContentWish, type Row } from './content.types.js';
import { numberRow, shuffled } from './rows.js';

const FACTORS = 10;
/** From here on a limit is of results, not of factors: "Einmaleins bis 100". */
const OF_RESULTS = 21;
const RESULTS = 20;

interface Sum {
  readonly ask: string;
  readonly right: number;
  readonly near: readonly number[];
}

/** Neighbours in both tables are what a learner says by mistake. */
const times = (a: number, b: number): Sum => ({
  ask: `${a} × ${b}`,
  right: a * b,
  near: [a * (b + 1), a * (b - 1), (a + 1) * b, (a - 1) * b, a * b + 10, a * b - 10, a + b],
});

function timesTables({ tables, upTo }: Pick<ContentWish, 'tables' | 'upTo'>): Sum[] {
  const most = upTo === undefined || upTo >= OF_RESULTS ? FACTORS : upTo;
  const limit = upTo !== undefined && upTo >= OF_RESULTS ? upTo : Infinity;
  const first = tables ?? Array.from({ length: most - 1 }, (_, i) => i + 2);
  const second = Array.from({ length: Math.max(most, FACTORS) }, (_, i) => i + 1);
  return first.flatMap((a) =>
    // ones are for who practises one table
    second
      .filter((b) => (tables !== undefined || b > 1) && b <= (tables ? FACTORS : most) && a * b <= limit)
      .map((b) => times(a, b)),
  );
}

const near = (n: number): number[] => [n + 1, n - 1, n + 2, n - 2, n + 10, n - 10];

/** Up to here all sums of a range are listed, and beyond it some: up to 1,000 there are half a million. */
const LISTED = 30;
const DRAWN = 200;

/** Two numbers of a range, the first larger than the second. */
function twoOf(upTo: number, random: Random): (readonly [a: number, b: number])[] {
  const out: (readonly [number, number])[] = [];
  if (upTo <= LISTED) {
    for (let a = 3; a <= upTo; a++) for (let b = 1; b < a; b++) out.push([a, b]);
    return out;
  }
  const seen = new Set<number>();
  while (out.length < DRAWN) {
    const a = 3 + Math.floor(random.next() * (upTo - 2));
    const b = 1 + Math.floor(random.next() * (a - 1));
    if (seen.has(a * upTo + b)) continue;
    seen.add(a * upTo + b);
    out.push([a, b]);
  }
  return out;
}

const adding = (upTo: number, random: Random): Sum[] =>
  twoOf(upTo, random).map(([sum, a]) => ({ ask: `${a} + ${sum - a}`, right: sum, near: near(sum) }));

const takingAway = (upTo: number, random: Random): Sum[] =>
  twoOf(upTo, random).map(([a, b]) => ({ ask: `${a} − ${b}`, right: a - b, near: [...near(a - b), a + b] }));

const sharing = (wish: Pick<ContentWish, 'upTo'>): Sum[] =>
  timesTables(wish).map(({ ask, right }) => {
    const [a = 1, b = 1] = ask.split(' × ').map(Number);
    return { ask: `${right} ÷ ${a}`, right: b, near: [...near(b), a] };
  });

/** So many of a range that may hold thousands, a large share of them with large numbers: the small ones are known. */
function chosen(sums: readonly Sum[], random: Random): Row[] {
  const some = shuffled(random, sums).slice(0, MOST_ROWS);
  return some
    .toSorted((a, b) => a.right - b.right)
    .map(({ ask, right, near: others }) => numberRow(ask, right, others, random));
}

/** Questions of a topic that is reckoned, from small results to large; undefined for any other topic. */
export function reckoned(wish: ContentWish, random: Random): Row[] | undefined {
  const upTo = Math.max(5, wish.upTo ?? RESULTS);
  if (wish.topic === 'times') return chosen(timesTables(wish), random);
  if (wish.topic === 'addition') return chosen(adding(upTo, random), random);
  if (wish.topic === 'subtraction') return chosen(takingAway(upTo, random), random);
  if (wish.topic === 'division') return chosen(sharing(wish), random);
  if (wish.topic === 'sums')
    return chosen(
      [
        ...shuffled(random, adding(upTo, random)).slice(0, MOST_ROWS),
        ...shuffled(random, takingAway(upTo, random)).slice(0, MOST_ROWS),
      ],
      random,
    );
  return undefined;
}
