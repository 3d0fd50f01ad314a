/** A chain of marbles: pushed from its tail, parted by what bursts, drawn together again where both sides of a gap are alike. Pure, no game in it. */
import { D } from './marble-track.js';
import { BOMB, isPlain } from './marks.js';

export interface Marble {
  /** of a plain one its sort; otherwise a stone or a bomb (`marks.ts`) */
  sort: number;
  /** with arrows: the chain rolls back as it bursts */
  back: boolean;
  /** units along the track */
  d: number;
  /** frames until one that was shot in is looked at: it slips in between meanwhile */
  settle: number;
  /** where it came from, for the eye */
  readonly fromX: number;
  readonly fromY: number;
  /** how fast it is drawn back to its like */
  pull: number;
}

export const SETTLE = 8;
/** less than this between two marbles is a touch */
const TOUCH = 0.06;
const PULL = 0.005;
const FASTEST = 0.2;

export const marble = (sort: number, d: number, settle = 0, fromX = 0, fromY = 0): Marble => ({
  sort,
  back: false,
  d,
  settle,
  fromX,
  fromY,
  pull: 0,
});

/** The first of the chain is its tail. */
export type Chain = Marble[];

const touching = (chain: Chain, i: number): boolean => (chain[i] as Marble).d - (chain[i - 1] as Marble).d < D + TOUCH;

/** units along the track that a bomb reaches */
const REACH = D * 2.6;

const alike = (a: Marble, b: Marble): boolean => a.sort === b.sort && isPlain(a.sort);

/** The tail goes on by so much and pushes whatever it touches. */
export function push(chain: Chain, by: number): void {
  const tail = chain[0];
  if (!tail) return;
  tail.d += by;
  for (let i = 1; i < chain.length; i++) {
    const least = (chain[i - 1] as Marble).d + D;
    const one = chain[i] as Marble;
    if (one.d < least) one.d = least;
  }
}

/** Where two of a sort face each other across a gap the front comes back; the marbles that met in this frame. */
export function drawTogether(chain: Chain): Marble[] {
  const met: Marble[] = [];
  for (let i = 1; i < chain.length; i++) {
    const one = chain[i] as Marble;
    const before = chain[i - 1] as Marble;
    const gap = one.d - before.d - D;
    if (gap < TOUCH / 2 || !alike(one, before)) {
      one.pull = 0;
      continue;
    }
    one.pull = Math.min(FASTEST, one.pull + PULL);
    const by = Math.min(one.pull, gap);
    let last = i;
    while (last + 1 < chain.length && touching(chain, last + 1)) last++;
    for (let k = i; k <= last; k++) (chain[k] as Marble).d -= by;
    if (by === gap) {
      one.pull = 0;
      met.push(one);
    }
  }
  return met;
}

/** First and last of the marbles of one sort that touch each other there. */
export function runAt(chain: Chain, i: number): [first: number, last: number] {
  const one = chain[i] as Marble;
  let first = i;
  let last = i;
  while (first > 0 && alike(chain[first - 1] as Marble, one) && touching(chain, first)) first--;
  while (last + 1 < chain.length && alike(chain[last + 1] as Marble, one) && touching(chain, last + 1)) last++;
  return [first, last];
}

/** Which of its two neighbours touch it and are such a mark. */
export const touchedBy = (chain: Chain, i: number, mark: number): number[] =>
  [i - 1, i + 1].filter((next) => chain[next]?.sort === mark && touching(chain, Math.max(i, next)));

/** First and last of what a bomb takes along; a bomb among them goes off too. */
export function blastAt(chain: Chain, bomb: number): [first: number, last: number] {
  const end = (way: 1 | -1): number => {
    let [at, from] = [bomb, bomb];
    for (let next = chain[at + way]; next; next = chain[at + way]) {
      if (Math.abs(next.d - (chain[from] as Marble).d) > REACH) break;
      at += way;
      if (next.sort === BOMB) from = at;
    }
    return at;
  };
  return [end(-1), end(1)];
}

/** Where a marble goes in that hit the one at `i`, before or behind it; those ahead make room at the next push. */
export function insert(chain: Chain, i: number, ahead: boolean, sort: number, fromX: number, fromY: number): void {
  const hit = chain[i] as Marble;
  const before = chain[i - 1];
  const room = before === undefined || hit.d - before.d >= D * 2;
  const d = ahead ? hit.d + D : room ? hit.d - D : hit.d;
  chain.splice(ahead ? i + 1 : i, 0, marble(sort, d, SETTLE, fromX, fromY));
}

/** How many of that sort it would stand with, itself among them, if it went in there; what would then close up counts for half. */
export function worthOf(chain: Chain, i: number, ahead: boolean, sort: number): number {
  const at = ahead ? i + 1 : i;
  let first = at;
  let last = at - 1;
  while (first > 0 && (chain[first - 1] as Marble).sort === sort && (first === at || touching(chain, first))) first--;
  while (
    last + 1 < chain.length &&
    (chain[last + 1] as Marble).sort === sort &&
    (last < at || touching(chain, last + 1))
  )
    last++;
  const bomb = [at - 1, at].find((next) => chain[next]?.sort === BOMB);
  if (bomb !== undefined) {
    const [from, to] = blastAt(chain, bomb);
    return to - from + 1;
  }
  const count = last - first + 2;
  if (count < 3) return count;
  const [left, right] = [chain[first - 1], chain[last + 1]];
  const back = chain.slice(first, last + 1).some((one) => one.back) ? 1 : 0;
  return count + back + (left && right && alike(left, right) ? 1.5 : 0);
}
