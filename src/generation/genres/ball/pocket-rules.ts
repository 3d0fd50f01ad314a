/** What a shot at carrom or pool means: who goes on, what comes back, and who has won. Pure. */
import { EIGHT, QUEEN, sortOf, STRIKER, type Table } from './pocket-table.js';

export type Side = 0 | 1;

/** What a shot did: the pieces that fell, in order, and what was touched first. */
export interface Done {
  readonly fell: readonly number[];
  readonly first: number | null;
}

export interface Standing {
  /** the sort that each side plays; null: not decided yet (pool) */
  readonly sorts: readonly [Side | null, Side | null];
  /** pieces of each sort still on the table, before the shot */
  readonly left: readonly [number, number];
  /** carrom: the queen is on the table, waits for a piece of who has pocketed it, or is somebody's */
  readonly queen: 'on' | 'waits' | 'had';
}

export interface Verdict {
  readonly again: boolean;
  readonly foul: boolean;
  readonly sorts: readonly [Side | null, Side | null];
  readonly queen: Standing['queen'];
  /** pieces that come back to the table: the queen, and of these sorts one each */
  readonly back: readonly ('queen' | Side)[];
  readonly winner: Side | null;
}

const other = (side: Side): Side => (side === 0 ? 1 : 0);

export function judge(table: Table, at: Standing, side: Side, done: Done): Verdict {
  return table.mode === 'pool' ? judgePool(table, at, side, done) : judgeCarrom(table, at, side, done);
}

function judgeCarrom(table: Table, at: Standing, side: Side, { fell }: Done): Verdict {
  const foul = fell.includes(STRIKER);
  const mine = fell.filter((id) => sortOf(table, id) === side).length;
  const theirs = fell.filter((id) => sortOf(table, id) === other(side)).length;
  const back: ('queen' | Side)[] = [];
  let { queen } = at;
  if (fell.includes(QUEEN)) queen = 'waits';
  // covered by a piece of one's own in this shot or the next one, else it comes back
  if (queen === 'waits' && mine > 0 && !foul) queen = 'had';
  else if (queen === 'waits' && (at.queen === 'waits' || foul)) {
    queen = 'on';
    back.push('queen');
  }
  const left: [number, number] = [at.left[0], at.left[1]];
  left[side] -= mine;
  left[other(side)] -= theirs;
  // a lost striker costs a piece
  if (foul && left[side] < 9) {
    left[side]++;
    back.push(side);
  }
  // nobody is done before the queen is
  for (const one of [side, other(side)] as const)
    if (left[one] <= 0 && queen !== 'had') {
      left[one]++;
      back.push(one);
    }
  const winner = left[side] <= 0 ? side : left[other(side)] <= 0 ? other(side) : null;
  const got = mine > 0 || fell.includes(QUEEN);
  return { again: winner === null && got && !foul && !back.includes(side), foul, sorts: at.sorts, queen, back, winner };
}

function judgePool(table: Table, at: Standing, side: Side, { fell, first }: Done): Verdict {
  const own = at.sorts[side];
  const cleared = own !== null && at.left[own] === 0;
  const touched = first === null ? null : sortOf(table, first);
  const wrong =
    first === null ||
    (own !== null && !cleared && touched !== own) ||
    (cleared && first !== EIGHT) ||
    (own === null && first === EIGHT);
  const foul = wrong || fell.includes(STRIKER);
  let { sorts } = at;
  const sort = fell.map((id) => sortOf(table, id)).find((one) => one !== null);
  if (own === null && sort !== undefined && !foul) {
    sorts = side === 0 ? [sort, other(sort)] : [other(sort), sort];
  }
  const winner = fell.includes(EIGHT) ? (cleared && !foul ? side : other(side)) : null;
  const got = fell.some((id) => sortOf(table, id) !== null && sortOf(table, id) === sorts[side]);
  return { again: winner === null && got && !foul, foul, sorts, queen: 'had', back: [], winner };
}
