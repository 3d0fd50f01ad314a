/** What a running game of snap or war is made of, and where its cards lie. Units: the view is 7 wide, and 8.6 high or more. */
import type { Actor } from '../../design.js';
import type { Spring } from '../../kit/juice.js';
import { CARD_H, CARD_W, type Spot } from './layout.js';
import type { Mode } from './snap-mode.js';
import type { Piles, Side } from './snap-piles.js';

export const W = 7;
export const H = 8.6;
export const TALLEST = 13.5;
export const BIG = 1.7;
export const WIDE = CARD_W * BIG;
export const HIGH = CARD_H * BIG;

/** `turn`: cards are turned. `match`: two alike lie open, who is first? `shown`: two cards are compared. `take`: they go to whom they belong. */
export type Phase = 'turn' | 'match' | 'shown' | 'take';

export interface State {
  readonly mode: Mode;
  readonly piles: Piles;
  readonly foe: Actor;
  readonly total: number;
  phase: Phase;
  /** who turns next, and who takes */
  turn: Side;
  taker: Side;
  clock: number;
  /** frames until the next thing happens by itself */
  wait: number;
  /** frames until the computer snaps, −1: it does not see it */
  react: number;
  /** frames for which a late snap costs nothing */
  late: number;
  /** a second person is there */
  two: boolean;
  /** somebody snapped: who, rightly or not, and for how many frames it is shown */
  called: { readonly side: Side; readonly right: boolean } | null;
  calledFor: number;
  /** where each card is drawn: it glides to where it lies */
  readonly x: Float32Array;
  readonly y: Float32Array;
  snaps: number;
  readonly mood: Spring;
  readonly foeMood: Spring;
  readonly bot: { wait: number };
}

/** The top of the row of that side, or of the open cards. */
const rowOf = (h: number, row: 'foe' | 'open' | 'hero'): number => {
  const more = Math.max(0, h - H);
  if (row === 'foe') return 0.42 + more * 0.1;
  if (row === 'hero') return h - 0.42 - HIGH - more * 0.1;
  return (h - HIGH) / 2;
};

export const heldSpot = (side: Side, h: number): Spot =>
  side === 0 ? { x: 1, y: rowOf(h, 'hero') } : { x: W - 1 - WIDE, y: rowOf(h, 'foe') };

/** Of an open card: those of a war peep out beneath each other. */
export function openSpot(s: State, side: Side, index: number, h: number): Spot {
  const open = s.piles.open[side];
  const above = s.mode === 'war' ? Math.min(4, open.length - 1 - index) : 0;
  return { x: (side === 0 ? 1 : W - 1 - WIDE) + above * (side === 0 ? -0.16 : 0.16), y: rowOf(h, 'open') };
}

export const figureSpot = (side: Side, h: number): Spot =>
  side === 0 ? { x: W - 2, y: rowOf(h, 'hero') + HIGH / 2 } : { x: 2, y: rowOf(h, 'foe') + HIGH / 2 };
