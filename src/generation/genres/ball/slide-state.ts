/** What a running game of shuffleboard, curling, pétanque, sjoelen or marbles is made of. */
import type { Actor } from '../../design.js';
import type { Spring } from '../../kit/juice.js';
import { newPull, type Pull } from '../../kit/pull.js';
import type { Game } from '../../kit/types.js';
import { ballAt, type Ball } from './shapes.js';
import { guardsOf, MARBLE, marblesAt, START, targetOf, wallsOf, type Counted, type Sheet } from './slide-sheet.js';
import { space, type Space } from './solver.js';

export type Side = 0 | 1;

export interface Piece extends Counted {
  /** a marble that was knocked out of the ring */
  out: boolean;
  /** radians that it has turned */
  turned: number;
}

export interface Shot {
  readonly angle: number;
  readonly power: number;
}

/** What a side has thought of: shots still to try in a copy, and the best so far. */
export interface Plan {
  shots: Shot[];
  best: Shot | null;
  value: number;
  wait: number;
  /** the turn that it is for */
  readonly turn: number;
}

export interface State extends Pull {
  readonly sheet: Sheet;
  space: Space;
  pieces: Piece[];
  /** what is to be approached: a ball that lies there and may be pushed, or a spot */
  target: { x: number; y: number };
  phase: 'aim' | 'roll' | 'count';
  t: number;
  side: Side;
  /** who began this end, pieces left, points of the ends before and of this one */
  first: Side;
  left: [number, number];
  score: [number, number];
  now: [number, number];
  end: number;
  readonly ends: number;
  readonly points: number | null;
  /** throws so far: which turn it is */
  turn: number;
  /** the piece that was thrown; in the air for so many frames more, from where to where */
  thrown: Piece | null;
  air: { left: number; of: number; x: number; y: number; vx: number; vy: number } | null;
  sweeping: boolean;
  human: boolean;
  readonly foe: Actor;
  readonly squash: readonly [Spring, Spring];
  plan: Plan | null;
  over: number;
}

/** A sheet with nothing on it but what belongs there. */
export function layEnd(
  g: Game,
  sheet: Sheet,
): Pick<State, 'space' | 'pieces' | 'target' | 'left' | 'thrown' | 'air' | 'now'> {
  const target = { ...targetOf(sheet.mode, g.rand) };
  const pieces: Piece[] = [];
  const lay = (ball: Ball): void => void pieces.push({ ball, side: null, out: false, turned: 0 });
  if (sheet.mode === 'petanque') lay(ballAt(target.x, target.y, 0.17, { mass: 0.25, id: 99 }));
  if (sheet.mode === 'marbles')
    for (const [x, y] of marblesAt(g.level)) lay(ballAt(x, y, MARBLE, { mass: 0.55, id: 50 + pieces.length }));
  for (const [x, y] of guardsOf(sheet.mode, g.level)) lay(ballAt(x, y, sheet.r, { id: 90 }));
  return {
    space: space(0.4, {
      walls: wallsOf(sheet),
      balls: pieces.map(({ ball }) => ball),
      roll: sheet.roll,
      clash: sheet.mode === 'sjoelen' ? 0.75 : 0.88,
    }),
    pieces,
    target,
    left: [sheet.pieces, sheet.pieces],
    thrown: null,
    air: null,
    now: [0, 0],
  };
}

export const aimed = (): Pull => newPull(-Math.PI / 2);

/** the small ball of pétanque */
export const jackOf = (s: Pick<State, 'pieces'>): Piece | undefined => s.pieces.find(({ ball }) => ball.id === 99);

export const newPiece = (sheet: Sheet, side: Side): Piece => ({
  ball: ballAt(START.x, START.y, sheet.r, { id: side + 1 }),
  side,
  out: false,
  turned: 0,
});
