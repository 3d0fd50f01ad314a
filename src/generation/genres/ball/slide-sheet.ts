/** The sheets that pieces slide on, seen from above, and what a piece there counts. Units: the view is 9 wide and 15 high; one throws from below. */
import type { Random } from '../../kit/random.js';
import { post, wall, type Ball, type Wall } from './shapes.js';
import type { Mode } from './slide-mode.js';

export const W = 9;
export const H = 15;
export const MID = W / 2;
/** where a piece is let go */
export const START = { x: MID, y: 12.9 };

export interface Sheet {
  readonly mode: Mode;
  /** radius of a piece */
  readonly r: number;
  /** units a second that a second takes from it */
  readonly roll: number;
  /** half the sheet's width, and its far end */
  readonly half: number;
  readonly end: number;
  /** how far a pull without and with all power carries */
  readonly near: number;
  readonly far: number;
  /** pieces of each side in an end */
  readonly pieces: number;
  /** part of a throw's way that goes through the air */
  readonly flies: number;
}

const SHEETS: Readonly<Record<Mode, Sheet>> = {
  plain: { mode: 'plain', r: 0.36, roll: 4.4, half: 2.1, end: 1.1, near: 3.5, far: 13, pieces: 4, flies: 0 },
  curling: { mode: 'curling', r: 0.4, roll: 3.2, half: 2.6, end: 1, near: 4.5, far: 14, pieces: 4, flies: 0 },
  petanque: { mode: 'petanque', r: 0.3, roll: 7, half: 4.1, end: 0.9, near: 3, far: 13, pieces: 3, flies: 0.62 },
  sjoelen: { mode: 'sjoelen', r: 0.36, roll: 4.4, half: 2.6, end: 1, near: 5, far: 17, pieces: 6, flies: 0 },
  marbles: { mode: 'marbles', r: 0.32, roll: 2.6, half: 4.1, end: 0.9, near: 5, far: 26, pieces: 5, flies: 0 },
};

export const sheetOf = (mode: Mode, throws: number | undefined): Sheet => {
  const sheet = SHEETS[mode];
  return throws === undefined ? sheet : { ...sheet, pieces: Math.min(8, Math.max(1, throws)) };
};

/** pace that carries so far */
export const paceFor = (far: number, { roll }: Sheet): number => Math.sqrt(2 * roll * Math.max(0, far));

// --- shuffleboard
/** where the zones of 3, 2 and 1 end, from the far end on */
export const ZONES = [2.7, 4.7, 7.4] as const;
export const zoneOf = (y: number): number => (y < ZONES[0] ? 3 : y < ZONES[1] ? 2 : y < ZONES[2] ? 1 : 0);

// --- curling
export const RINGS = [0.55, 1.2, 1.9] as const;
export const HOUSE = { x: MID, y: 3.4 };

// --- sjoelen
/** the line of the gates, their values from the left */
export const GATES = 3.4;
export const VALUES = [2, 4, 3, 1] as const;
const GATE = 1.3;
export const gateX = (i: number): number => MID + (i - 1.5) * GATE;
/** the gate that a piece is wholly through; −1: none */
export const gateOf = ({ x, y, r }: Pick<Ball, 'x' | 'y' | 'r'>): number =>
  y > GATES - r ? -1 : Math.min(3, Math.max(0, Math.floor((x - MID) / GATE + 2)));

// --- marbles
export const RING = { x: MID, y: 4.7, r: 2.7 };
export const MARBLE = 0.23;
export const isInRing = ({ x, y }: Pick<Ball, 'x' | 'y'>): boolean =>
  (x - RING.x) ** 2 + (y - RING.y) ** 2 < RING.r * RING.r;

/** Where marbles lie in the ring: a cross, a hexagon, or a triangle. */
export function marblesAt(level: number): [x: number, y: number][] {
  const way = (i: number, of: number, far: number): [number, number] => {
    const angle = (i / of) * Math.PI * 2 - Math.PI / 2;
    return [RING.x + Math.cos(angle) * far, RING.y + Math.sin(angle) * far];
  };
  const arms = [4, 6, 3][(level - 1) % 3] as number;
  return [
    [RING.x, RING.y],
    ...Array.from({ length: arms }, (_, i) => way(i, arms, 0.75)),
    ...Array.from({ length: arms === 3 ? 6 : arms === 6 ? 2 : 4 }, (_, i) => way(i, arms === 3 ? 6 : 4, 1.5)),
  ];
}

/** The walls of a sheet: rims that a piece comes back from, or none where it is lost beyond. */
export function wallsOf({ mode, half, end }: Sheet): Wall[] {
  const [left, right] = [MID - half, MID + half];
  const over = { bounce: mode === 'petanque' ? 0.3 : 0.55 };
  const rims = [wall(left, end, left, H, over), wall(right, end, right, H, over), wall(left, end, right, end, over)];
  if (mode === 'petanque') return rims;
  if (mode !== 'sjoelen') return [];
  const posts = Array.from({ length: 5 }, (_, i) => post(MID + (i - 2) * GATE, GATES, 0.09, { bounce: 0.4 }));
  const sides = Array.from({ length: 3 }, (_, i) => {
    const x = MID + (i - 1) * GATE;
    return wall(x, end, x, GATES, { bounce: 0.3, r: 0.05 });
  });
  return [...rims, ...posts, ...sides];
}

/** Whether a piece there is out of the game. */
export function isLost({ mode, half, end }: Sheet, { x, y }: Pick<Ball, 'x' | 'y'>): boolean {
  if (mode === 'marbles') return x < -0.5 || x > W + 0.5 || y < -0.5 || y > H + 0.5;
  if (mode === 'petanque' || mode === 'sjoelen') return false;
  return Math.abs(x - MID) > half || y < end || y > H;
}

/** What is aimed at: the middle of the house, or a small ball that was thrown first. */
export const targetOf = (mode: Mode, rand: Random): { x: number; y: number } =>
  mode === 'petanque' ? { x: MID + rand.range(-2, 2), y: rand.range(3, 6) } : HOUSE;

/** Stones in the way that are nobody's, from the second level on. */
export const guardsOf = (mode: Mode, level: number): [x: number, y: number][] =>
  mode === 'marbles' || level < 2
    ? []
    : (
        [
          [MID - 0.5, 7.6],
          [MID + 0.9, 8.6],
          [MID - 1.3, 6.4],
        ] as [number, number][]
      ).slice(0, level - 1);

export interface Counted {
  readonly ball: Ball;
  readonly side: 0 | 1 | null;
}

/** What each side's pieces count as they lie. `target`: what they are to be near to. Marbles count when they leave the ring, not as they lie. */
export function pointsOf(
  sheet: Sheet,
  pieces: readonly Counted[],
  target: { readonly x: number; readonly y: number },
): [number, number] {
  const sum: [number, number] = [0, 0];
  if (sheet.mode === 'plain') {
    for (const { ball, side } of pieces) if (side !== null && ball.on) sum[side] += zoneOf(ball.y);
  } else if (sheet.mode === 'sjoelen') {
    for (const side of [0, 1] as const) {
      const full = [0, 0, 0, 0];
      for (const piece of pieces) {
        const gate = piece.side === side && piece.ball.on ? gateOf(piece.ball) : -1;
        if (gate < 0) continue;
        full[gate] = (full[gate] as number) + 1;
        sum[side] += VALUES[gate] as number;
      }
      // a set of one in each gate counts twice: ten more
      sum[side] += Math.min(...full) * 10;
    }
  } else if (sheet.mode !== 'marbles') {
    const reach = sheet.mode === 'curling' ? RINGS[2] + sheet.r : Infinity;
    const far = (side: 0 | 1): number[] =>
      pieces
        .filter((one) => one.side === side && one.ball.on)
        .map(({ ball }) => Math.sqrt((ball.x - target.x) ** 2 + (ball.y - target.y) ** 2))
        .filter((distance) => distance < reach);
    const [mine, theirs] = [far(0), far(1)];
    const [best, worst] = [Math.min(...mine), Math.min(...theirs)];
    if (best < worst) sum[0] = mine.filter((distance) => distance < worst).length;
    else if (worst < best) sum[1] = theirs.filter((distance) => distance < best).length;
  }
  return sum;
}
