/** The pads, the row that grows, and whose turn it is. */
import type { Actor } from '../../design.js';
import type { Spring } from '../../kit/juice.js';

export const W = 14;
export const H = 14;
export const TALLEST = 20;
export const COLOURS = ['#39b36a', '#e5484d', '#ffc83d', '#3f8ef0', '#9a6ae0', '#f6893d'] as const;
/** half tones over a': a chord that sounds well in any order */
export const TONES = [-5, 0, 4, 7, 12, 2] as const;

/** `wait`: before it is shown; `move`: pads change places; `answer`: one repeats it; then it was right or wrong */
export type Phase = 'wait' | 'show' | 'move' | 'answer' | 'right' | 'wrong';

export interface State {
  readonly pads: readonly Actor[];
  /** which place each pad is at, clockwise from the top, and where it was before */
  places: number[];
  before: number[];
  /** pads in the order in which they are to be pressed, or shown */
  readonly row: number[];
  /** so long a row ends the level */
  readonly goal: number;
  readonly backwards: boolean;
  readonly wanders: boolean;
  phase: Phase;
  t: number;
  /** of the row, shown or repeated so far */
  at: number;
  lit: number;
  glow: number;
  cursor: number;
  byKeys: boolean;
  thought: number;
  readonly squash: Spring;
}

export interface Place {
  readonly x: number;
  readonly y: number;
  /** radians, of its middle */
  readonly angle: number;
}
export const OUTER = 6.3;
export const INNER = 2.35;

export function placeOf(i: number, of: number, height: number): Place {
  const angle = (i / of) * 6.2832 - 1.5708;
  const r = (OUTER + INNER) / 2;
  return { x: W / 2 + Math.cos(angle) * r, y: height / 2 + Math.sin(angle) * r, angle };
}

/** The pad that is to be pressed next. */
export const wanted = (s: State): number => s.row[s.backwards ? s.row.length - 1 - s.at : s.at] ?? 0;

/** With four pads each arrow is one of them. */
export const ARROWS = ['up', 'right', 'down', 'left'] as const;
