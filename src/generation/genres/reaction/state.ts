/** What a running reaction game is made of. The board is 10.4 × 13. Items are to be hit, enemies never: that holds in every mode. */
import type { Actor } from '../../design.js';
import type { Spring } from '../../kit/juice.js';
import type { Game } from '../../kit/types.js';
import type { Mode, ReactionIdea } from './mode.js';

export const W = 10.4;
export const H = 13;
export type Layout = 'grid' | 'ring' | 'comb' | 'open';

export interface Pop {
  x: number;
  y: number;
  vx: number;
  vy: number;
  readonly actor: Actor;
  readonly good: boolean;
  readonly boss: boolean;
  /** worth several, and gone sooner; nobody minds if it gets away */
  readonly golden: boolean;
  /** what it is of its usual size: a large one falls into two small ones */
  readonly size: number;
  /** blows until it is done for; with more than one it wears a helmet */
  hp: number;
  age: number;
  /** frames in which no blow counts, as just after one */
  numb: number;
  /** frames that it stays */
  readonly life: number;
  /** index of its hole, −1 where there are none */
  readonly hole: number;
  hit: number;
}
/** One round of waiting for the right moment. */
export interface Signal {
  phase: 'wait' | 'on' | 'after';
  t: number;
  /** frames of waiting; of the moment */
  readonly wait: number;
  readonly window: number;
  readonly good: boolean;
  readonly golden: boolean;
  /** it comes once more after this */
  readonly again: boolean;
  readonly actor: Actor;
  /** frames of waiting at which it pretends */
  readonly feints: readonly number[];
  outcome: 'hit' | 'late' | 'wrong' | 'spared' | null;
}
export interface State {
  readonly mode: Mode;
  /** what this level brings in; null where it is one of its own, with a little of all that one always had */
  readonly idea: ReactionIdea | null;
  readonly layout: Layout;
  holes: readonly { readonly x: number; readonly y: number }[];
  /** how far the holes have gone round, in radians */
  turn: number;
  /** the window's width that the holes were laid for */
  spreadFor: number;
  pops: Pop[];
  signal: Signal | null;
  hits: number;
  need: number;
  /** as many as can be had until the clock ends; `need` is the least */
  readonly timed: boolean;
  /** escapes and false starts that are forgiven before the next life */
  patience: number;
  streak: number;
  tries: number;
  /** frames to the next that comes up */
  wait: number;
  came: number;
  /** how many of them came in this level */
  seen: number;
  cursor: number;
  shield: boolean;
  boss: { readonly actor: Actor; hp: number; readonly most: number } | null;
  readonly hero: Spring;
  readonly pulse: Spring;
  /** the hammer's or blade's last stroke, seen only */
  stroke: { x: number; y: number; t: number };
  trail: { x: number; y: number }[];
  /** three in one stroke: frames since the last slice, and how many */
  combo: { t: number; n: number };
  thought: number;
}
export const PATIENCE = 3;
/** the hook in the water, the lamp on its post */
export const HOOK = { x: 6, y: 8.6 };
export const LAMP = { x: W / 2, y: 4.9 };

/** units that a broad window spreads the holes over */
export const WIDEST = 20;

/** How far apart holes lie beside each other, by the width of the window: 1 on the board alone. */
const spreadOf = ({ width }: Pick<Game, 'width'>): number => 1 + ((Math.max(W, width) - W) / (WIDEST - W)) * 0.75;

/** How large holes and who comes out of them are. */
export const holeScale = (layout: Layout, room: Pick<Game, 'width'>): number =>
  1 + (spreadOf(room) - 1) * (layout === 'comb' ? 0.16 : 0.36);

/** holes that go round: one fewer than stand, for they come beside each other at the bottom */
const ROUND = 7;
const ringOf = (n: number, turn = 0): { x: number; y: number }[] =>
  Array.from({ length: n }, (_, i) => ({ x: Math.sin((i / n) * 6.2832 + turn), y: Math.cos((i / n) * 6.2832 + turn) }));

/** Where the holes are; `turn` where they go round, in radians. */
export function holesOf(
  layout: Layout,
  room: Pick<Game, 'width'> = { width: W },
  turn?: number,
): { x: number; y: number }[] {
  const by = spreadOf(room);
  if (layout === 'ring')
    return ringOf(turn === undefined ? 8 : ROUND, turn).map(({ x, y }) => ({
      x: W / 2 + x * 3.75 * by,
      y: 7.45 - y * 3.7,
    }));
  const rows = layout === 'comb' ? [2, 3, 2, 3] : [3, 3, 3];
  return rows.flatMap((n, j) =>
    Array.from({ length: n }, (_, i) => ({
      x: W / 2 + (i - (n - 1) / 2) * 3.3 * by,
      y: rows.length === 4 ? 4.2 + j * 2.35 : 4.9 + j * 3.05,
    })),
  );
}

/** Moves the holes, and who is in them, to where the window has room for them, and round where they go round. */
export function moveHoles(g: Game, s: State): void {
  const round = s.idea === 'carousel';
  if (s.holes.length === 0 || (s.spreadFor === g.width && !round)) return;
  if (round) s.turn += (0.16 + g.skill * 0.16) / 60;
  s.spreadFor = g.width;
  s.holes = holesOf(s.layout, g, round ? s.turn : undefined);
  for (const one of s.pops) {
    const hole = s.holes[one.hole];
    if (hole) ({ x: one.x, y: one.y } = hole);
  }
}

/** How hurried it is: faster with `speedUp` by what was hit, and in the level whose idea that is. */
export const haste = (g: Game, s: Pick<State, 'hits' | 'need' | 'idea'>): number =>
  (g.has('fast') ? 1.25 : 1) *
  (g.has('slow') ? 0.75 : 1) *
  (g.has('speedUp') ? Math.min(1.6, 1 + s.hits * 0.025) : 1) *
  (s.idea === 'quicker' ? 1 + (0.5 * Math.min(s.hits, s.need)) / s.need : 1);
