/**
 * The search through place and time: can somebody who hops at a human pace get from here to there past everything that moves? It proves each level, and
 * the bot plays by it. Places are rows and quarter cells, time goes in steps of four frames; the nearest to the goal and the earliest are looked at first.
 */
import { depth, gone } from './beat.js';
import { COLS, HOP, type Act, type Row, type Way } from './state.js';

const Q = 4;
/** how near something on a road may come to the hero's middle, in the game and, with a margin, in a plan */
export const HIT = 0.3;
const MARGIN = 0.16;

const mod = (n: number, by: number): number => ((n % by) + by) % by;

/** Left edge of the one that goes to and fro. */
export function patrolX(row: Row, w: number, at: number, t: number): number {
  const span = COLS - w;
  const far = mod(at + row.v * t, span * 2);
  return far < span ? far : span * 2 - far;
}

/** Whether something on that row is within `half` of x. */
export function struck(row: Row, x: number, t: number, half: number): boolean {
  if (row.ground !== 'road') return false;
  const far = gone(row, t);
  for (const { at, w } of row.movers) {
    if (row.patrol) {
      const left = patrolX(row, w, at, t);
      if (x > left + 0.15 - half && x < left + w - 0.15 + half) return true;
      continue;
    }
    const into = mod(x - at - far + half, row.period);
    if (into < w + half * 2) return true;
  }
  return false;
}

/** Whether a float carries who stands at x; `inset` from its ends. */
export function carried(row: Row, x: number, t: number, inset: number): boolean {
  const far = gone(row, t);
  for (const mover of row.movers) {
    const { at, w } = mover;
    const into = mod(x - at - far, row.period);
    if (into < inset || into > w - inset) continue;
    // who plans keeps a few frames away from a dive
    if (depth(row, mover, t) === 'under' || (inset > 0 && depth(row, mover, t + Q * 2) === 'under')) continue;
    return true;
  }
  return false;
}

/** Whether one may stand in that column of a row on land. */
export function isFree(row: Row, column: number): boolean {
  return column >= 0 && column < COLS && row.blocks[column] === 0 && !(row.ground === 'home' && row.filled[column]);
}

/** Where a hop ends: on land in the middle of a cell, on water where it is. Null: the way is shut. */
export function landing(rows: readonly Row[], r: number, x: number): number | null {
  const row = rows[r];
  if (!row) return null;
  if (row.ground === 'river') return x > 0 && x < COLS ? x : null;
  const column = Math.floor(x);
  return isFree(row, column) ? column + 0.5 : null;
}

interface Node {
  readonly r: number;
  readonly x: number;
  /** steps since the start */
  readonly n: number;
  readonly from: Node | null;
  readonly way: Way | null;
}

const MOVES: readonly (readonly [Way, number, number])[] = [
  ['up', 1, 0],
  ['left', 0, -1],
  ['right', 0, 1],
  ['down', -1, 0],
];

export interface Quest {
  readonly r: number;
  readonly x: number;
  readonly t: number;
  /** row to get to, and the only column of it that counts, if any */
  readonly to: number;
  readonly column?: number;
  /** frames between two hops: what a person needs to look */
  readonly rest: number;
  /** world time a frame */
  readonly pace: number;
  /** rows behind the start that may be gone back to; absent: none */
  readonly back?: number;
  /** steps ahead, and places looked at, at most */
  readonly steps?: number;
  readonly most?: number;
}

/** What to do and when, or null if there is no way within the quest's bounds. */
export function findWay(rows: readonly Row[], quest: Quest): Act[] | null {
  const { to, column, pace } = quest;
  const steps = quest.steps ?? 150;
  const dt = Q * pace;
  const hopSteps = Math.ceil((HOP + quest.rest) / Q);
  const lowest = Math.min(quest.r, to) - 1 - (quest.back ?? 0);
  const seen = new Set<number>();
  // buckets by what is behind plus what is at least ahead
  const open: Node[][] = [];
  let now = 0;
  const put = (node: Node): void => {
    const key = ((node.r - lowest) * 64 + Math.round(node.x * 4)) * 256 + node.n;
    if (node.n >= steps || seen.has(key)) return;
    seen.add(key);
    const aside = column === undefined ? 0 : Math.abs(node.x - column - 0.5);
    // what is ahead counts more, so that a way is found soon rather than the best one late
    const f = Math.round(node.n + (Math.abs(to - node.r) + aside) * hopSteps * 1.4);
    // never into a bucket that is behind
    (open[Math.max(f, now)] ??= []).push(node);
  };
  /** stays for some steps from step n; the place after it, or null if that is the end of it */
  const stay = (r: number, from: number, n: number, count: number): number | null => {
    const row = rows[r] as Row;
    let x = from;
    for (let i = 0; i < count; i++) {
      const t = quest.t + (n + i) * dt;
      if (row.ground === 'river') {
        if (!carried(row, x, t, 0.28)) return null;
        x += gone(row, t + dt) - gone(row, t);
        if (x < 0.35 || x > COLS - 0.35) return null;
      } else if (struck(row, x, t, HIT + MARGIN) || struck(row, x, t + dt, HIT + MARGIN)) return null;
    }
    return x;
  };
  put({ r: quest.r, x: quest.x, n: 0, from: null, way: null });
  let looked = 0;
  for (let f = 0; f < open.length; f++) {
    const bucket = open[f];
    now = f;
    for (let node = bucket?.pop(); node; node = bucket?.pop()) {
      if (node.r === to && (column === undefined || Math.floor(node.x) === column)) return actsOf(node, quest);
      if (++looked > (quest.most ?? 1500)) return null;
      const waited = stay(node.r, node.x, node.n, 1);
      if (waited !== null) put({ r: node.r, x: waited, n: node.n + 1, from: node, way: null });
      for (const [way, dr, dx] of MOVES) {
        if (node.r + dr <= lowest) continue;
        // half of the hop is still over the row it leaves
        const row = rows[node.r] as Row;
        const left = quest.t + node.n * dt;
        if (struck(row, node.x, left, HIT + MARGIN) || struck(row, node.x, left + dt, HIT + MARGIN)) continue;
        const x = landing(rows, node.r + dr, node.x + dx);
        if (x === null) continue;
        const half = HOP / 2 / Q;
        const landed = rows[node.r + dr] as Row;
        if (struck(landed, x, left + dt * half, HIT + MARGIN)) continue;
        const after = stay(node.r + dr, x, node.n + HOP / Q, hopSteps - HOP / Q);
        if (after !== null) put({ r: node.r + dr, x: after, n: node.n + hopSteps, from: node, way });
      }
    }
  }
  return null;
}

function actsOf(end: Node, quest: Quest): Act[] {
  const acts: Act[] = [];
  for (let node: Node | null = end; node?.from; node = node.from)
    if (node.way) acts.push({ way: node.way, at: quest.t + node.from.n * Q * quest.pace });
  return acts.reverse();
}
