/**
 * One piece a seat on a trail of numbered fields, two dice of which one is taken: snakes and ladders, and the game of the goose. What lies on the
 * fields is decided before; what one decides is the die.
 */
import type { Random } from '../../kit/random.js';
import { nextTurn, type Choice, type Moved, type Race, type Track } from './race-rules.js';

/** `jump` leads elsewhere, `again` goes the same pips once more, `miss` costs turns. */
export interface Special {
  readonly does: 'jump' | 'again' | 'miss';
  /** the field of a jump, or the turns that are missed */
  readonly n: number;
}

export interface Trail {
  readonly last: number;
  readonly specials: ReadonlyMap<number, Special>;
  /** what is more than needed is gone back; else the die can't be taken */
  readonly bounces: boolean;
}

/** Geese carry on; bridge, inn, well, maze, prison and death are where they have always been. */
export const GOOSE: Trail = {
  last: 63,
  bounces: true,
  specials: new Map<number, Special>([
    ...[5, 9, 14, 18, 23, 27, 32, 36, 41, 45, 50, 54, 59].map((field): [number, Special] => [
      field,
      { does: 'again', n: 0 },
    ]),
    [6, { does: 'jump', n: 12 }],
    [19, { does: 'miss', n: 1 }],
    [31, { does: 'miss', n: 2 }],
    [42, { does: 'jump', n: 39 }],
    [52, { does: 'miss', n: 2 }],
    [58, { does: 'jump', n: 1 }],
  ]),
};

interface Line {
  readonly ax: number;
  readonly ay: number;
  readonly bx: number;
  readonly by: number;
}
const sideOf = ({ ax, ay, bx, by }: Line, x: number, y: number): number =>
  Math.sign((bx - ax) * (y - ay) - (by - ay) * (x - ax));
/** Whether two lines cross, so that nobody could tell which leads where. */
const cross = (one: Line, other: Line): boolean =>
  sideOf(one, other.ax, other.ay) !== sideOf(one, other.bx, other.by) &&
  sideOf(other, one.ax, one.ay) !== sideOf(other, one.bx, one.by);

/** Ladders and snakes by chance on rows of so many fields: each leads at least to the next row, none to where another begins, and none across another. */
export function snakesTrail(cols: number, rows: number, rand: Random): Trail {
  const last = cols * rows;
  const specials = new Map<number, Special>();
  const taken = new Set([1, last]);
  const rowOf = (field: number): number => Math.floor((field - 1) / cols);
  const columnOf = (field: number): number => {
    const along = (field - 1) % cols;
    return rowOf(field) % 2 ? cols - 1 - along : along;
  };
  const lines: Line[] = [];
  const each = Math.max(3, Math.round(last / 14));
  const left = { up: each, down: each };
  for (let tries = 0; left.up + left.down > 0 && tries < 500; tries++) {
    const way = left.up > 0 && (tries % 2 === 0 || left.down === 0) ? 'up' : 'down';
    // the first snake waits before the end, the others lie anywhere
    const from =
      way === 'up'
        ? rand.int(2, last - cols)
        : left.down === each
          ? rand.int(last - cols + 1, last - 2)
          : rand.int(cols + 1, last - 2);
    const far = rand.int(1, Math.min(4, rows - 2)) * (way === 'up' ? 1 : -1);
    const column = columnOf(from) + rand.int(-2, 2);
    const row = rowOf(from) + far;
    if (row < 0 || row >= rows || column < 0 || column >= cols) continue;
    const to = row * cols + (row % 2 ? cols - 1 - column : column) + 1;
    // nobody is led to where only a one or a two brings the end
    if (to < 2 || to > last - 5 || taken.has(from) || taken.has(to)) continue;
    const line = { ax: columnOf(from), ay: rowOf(from), bx: column, by: row };
    // where there is no more room for a line of its own, one may cross another
    if (tries < 400 && lines.some((one) => cross(one, line))) continue;
    lines.push(line);
    specials.set(from, { does: 'jump', n: to });
    taken.add(from).add(to);
    left[way]--;
  }
  return { last, specials, bounces: false };
}

/** Where one comes from there by so many pips: every stop on the way, and the turns that the last one costs. */
export function go(
  { last, specials, bounces }: Trail,
  from: number,
  pips: number,
): { stops: number[]; misses: number } {
  const stops: number[] = [];
  let way = pips;
  let at = from;
  // two geese may send a piece to and fro over the end: enough is enough
  for (let n = 0; n < 8; n++) {
    at += way;
    if (at > last) {
      if (!bounces) return { stops: [], misses: 0 };
      stops.push(last);
      at = last * 2 - at;
      way = -pips;
    }
    stops.push(Math.max(0, at));
    const special = specials.get(at);
    if (special?.does === 'miss') return { stops, misses: special.n };
    if (special?.does === 'jump') stops.push((at = special.n));
    if (special?.does !== 'again') break;
  }
  return { stops, misses: 0 };
}

export function trailTrack(seats: number, trail: Trail): Track {
  const reach = (race: Race, pips: number): { stops: number[]; misses: number } =>
    go(trail, (race.steps[race.turn] as readonly number[])[0] as number, pips);

  function choices(race: Race, dice: readonly number[]): Choice[] {
    return [...new Set(dice)].flatMap((pips) => {
      const to = reach(race, pips).stops.at(-1);
      return to === undefined ? [] : [{ piece: 0, pips, to }];
    });
  }

  const next = (race: Race, misses: readonly number[]): Race => ({ ...race, ...nextTurn(race, misses), throws: 1 });

  function after(race: Race, { pips }: Choice): Moved {
    const { stops, misses } = reach(race, pips);
    const to = stops.at(-1) as number;
    const steps = race.steps.map((own, seat) => (seat === race.turn ? [to] : own));
    // who waits in a well or a prison is let go by the next one who comes there
    const left = race.misses.map((n, seat) =>
      seat === race.turn ? misses : misses > 1 && race.steps[seat]?.[0] === to ? 0 : n,
    );
    return { race: next({ ...race, steps }, left), stops, hits: [] };
  }

  /** What a field is worth: how far it is, what may be reached from it next, and no turn missed. */
  function fieldWorth(field: number): number {
    if (field === trail.last) return 1000;
    let sum = 0;
    for (let pips = 1; pips <= 6; pips++) sum += go(trail, field, pips).stops.at(-1) ?? field;
    return field + sum / 6;
  }

  return {
    seats,
    dice: 2,
    start: (first) => ({
      steps: Array.from({ length: seats }, () => [0]),
      misses: Array.from({ length: seats }, () => 0),
      turn: first,
      throws: 1,
    }),
    choices,
    after,
    passed: (race) => next(race, race.misses),
    winner(race) {
      const seat = race.steps.findIndex(([step]) => step === trail.last);
      return seat < 0 ? null : seat;
    },
    worth: (race, { pips, to }) => fieldWorth(to) - reach(race, pips).misses * 9,
  };
}
