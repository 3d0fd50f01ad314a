/** What a running rhythm game is made of. The board is 10.4 × 13. */
import type { Actor } from '../../design.js';
import type { Spring } from '../../kit/juice.js';
import type { Game } from '../../kit/types.js';
import type { Chart, Note } from './chart.js';

export const W = 10.4;
export const H = 13;
/** notes fall, run in from the right, or close in on the hero from all sides */
export type Layout = 'fall' | 'side' | 'ring';
export type Side = 'left' | 'right' | 'up' | 'down';
export interface State {
  readonly layout: Layout;
  readonly chart: Chart;
  readonly sides: readonly Side[];
  /** 0…1 */
  health: number;
  combo: number;
  best: number;
  hits: number;
  perfect: number;
  judged: number;
  need: number;
  shield: boolean;
  /** the foe that listens; a boss has as many points as the finale has notes, less some */
  readonly boss: { readonly actor: Actor; hp: number; readonly most: number; hit: number } | null;
  /** frames since each lane was pressed */
  readonly lit: number[];
  readonly hero: Spring;
  readonly beat: Spring;
  word: { sign: string; t: number; good: boolean };
  /** the next of the chart's eighths */
  eighth: number;
  bot: number;
}
/** keys of the lanes, as they lie: 4 or 3 of them */
export function sidesOf(layout: Layout, lanes: number): Side[] {
  if (layout === 'side') return lanes === 3 ? ['up', 'right', 'down'] : ['up', 'left', 'right', 'down'];
  return lanes === 3 ? ['left', 'up', 'right'] : ['left', 'down', 'up', 'right'];
}
export const ARROWS: Readonly<Record<Side, string>> = { left: '←', right: '→', up: '↑', down: '↓' };
const WAY = { left: [-1, 0], right: [1, 0], up: [0, -1], down: [0, 1] } as const;
export const RING = { x: W / 2, y: 7.6, r: 2.4 };

/** frames from coming into sight to the line */
export const travel = (g: Game): number =>
  Math.round((112 - g.skill * 36) * (g.has('fast') ? 0.85 : 1) * (g.has('slow') ? 1.2 : 1));

/** Where a note of that lane is, `part` 0 on the line … 1 where it comes into sight; below 0 it has passed. */
export function spot(s: Pick<State, 'layout' | 'sides'>, lane: number, part: number): { x: number; y: number } {
  const n = s.sides.length;
  if (s.layout === 'fall') return { x: W / 2 + (lane - (n - 1) / 2) * (9.6 / n), y: 11.2 - part * 8 };
  if (s.layout === 'side') return { x: 2.1 + part * 8.4, y: 8.2 + (lane - (n - 1) / 2) * (8.4 / n) };
  const [dx, dy] = WAY[s.sides[lane] as Side];
  const far = RING.r + Math.max(-0.9, part) * (dx ? 3.2 : 2.9);
  return { x: RING.x + dx * far, y: RING.y + dy * far };
}

/** The lane under a finger. */
export function laneAt(s: Pick<State, 'layout' | 'sides'>, x: number, y: number): number {
  const n = s.sides.length;
  if (s.layout === 'fall') return Math.max(0, Math.min(n - 1, Math.floor((x - 0.4) / (9.6 / n))));
  if (s.layout === 'side') return Math.max(0, Math.min(n - 1, Math.floor((y - 4) / (8.4 / n))));
  const dx = x - RING.x;
  const dy = y - RING.y;
  const side = Math.abs(dx) > Math.abs(dy) ? (dx < 0 ? 'left' : 'right') : dy < 0 ? 'up' : 'down';
  return s.sides.indexOf(side);
}

/** The note of a lane that a press now would mean: the nearest in time, at most so many frames early or late. */
export function due(s: State, frame: number, lane: number, early: number, late: number): Note | undefined {
  let best: Note | undefined;
  for (const note of s.chart.notes) {
    if (note.at - frame > early) break;
    if (note.state !== 'coming' || note.lane !== lane || frame - note.at > late) continue;
    if (!best || Math.abs(note.at - frame) < Math.abs(best.at - frame)) best = note;
  }
  return best;
}
