/** What a running game of carrom or pool is made of. */
import type { Actor } from '../../design.js';
import type { Spring } from '../../kit/juice.js';
import type { Pull } from '../../kit/pull.js';
import type { Side, Standing } from './pocket-rules.js';
import { sortOf, STRIKER, type Table } from './pocket-table.js';
import type { Ball } from './shapes.js';
import { stepSpace, type Space } from './solver.js';

export interface Shot {
  /** where the striker is put, where it may be */
  readonly x: number;
  readonly angle: number;
  readonly power: number;
}

export interface Plan {
  readonly shots: Shot[];
  best: Shot | null;
  value: number;
  wait: number;
  readonly turn: number;
}

export interface State extends Pull {
  readonly table: Table;
  readonly space: Space;
  /** what is shot: the first ball of the space */
  readonly striker: Ball;
  phase: 'aim' | 'roll' | 'over';
  t: number;
  side: Side;
  turn: number;
  /** the striker may be put along its line */
  placing: boolean;
  /** a finger moves it */
  sliding: boolean;
  sorts: readonly [Side | null, Side | null];
  queen: Standing['queen'];
  /** whose the queen is */
  queenOf: Side | null;
  fell: number[];
  first: number | null;
  /** a piece on its way down: for the eye alone */
  sinking: { id: number; x: number; y: number; t: number }[];
  /** frames for which a foul is told */
  foul: number;
  winner: Side | null;
  human: boolean;
  readonly foe: Actor;
  readonly squash: readonly [Spring, Spring];
  plan: Plan | null;
}

const STILL = 0.012;
/** frames of a shot at most */
export const MOST = 60 * 12;

/** Pieces of a sort that still lie on the table. */
export const leftOf = (table: Table, balls: readonly Ball[], sort: Side): number =>
  balls.filter(({ on, id }) => on && sortOf(table, id) === sort).length;

export interface Watch {
  readonly fell: number[];
  first: number | null;
}

/** One frame: four steps, after each of which who is over a pocket falls. Whether something still moves. */
export function frame(
  table: Table,
  space: Space,
  watch: Watch,
  told?: (id: number, x: number, y: number, force: number) => void,
  sunk?: (ball: Ball) => void,
): boolean {
  for (let i = 0; i < 4; i++) {
    stepSpace(space, (id, x, y, force, ball) => {
      if (watch.first === null && ball.id === STRIKER && id > STRIKER && id < 100) watch.first = id;
      told?.(id, x, y, force);
    });
    for (const ball of space.balls) if (ball.on && isOver(table, ball)) sink(ball, watch, sunk);
  }
  let moving = false;
  for (const ball of space.balls) {
    if (!ball.on) continue;
    if (ball.vx * ball.vx + ball.vy * ball.vy > STILL) moving = true;
    else ball.vx = ball.vy = 0;
  }
  return moving;
}

function isOver({ pockets, mouth }: Table, { x, y }: Ball): boolean {
  for (const pocket of pockets) {
    const [dx, dy] = [pocket.x - x, pocket.y - y];
    if (dx * dx + dy * dy < mouth * mouth) return true;
  }
  return false;
}

function sink(ball: Ball, watch: Watch, sunk?: (ball: Ball) => void): void {
  watch.fell.push(ball.id);
  sunk?.(ball);
  Object.assign(ball, { on: false, vx: 0, vy: 0 });
}
