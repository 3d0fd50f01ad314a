/** What a throw does: the same in play and where a side tries one in a copy of the sheet. */
import type { Ball } from './shapes.js';
import { isInRing, isLost, paceFor, START, type Sheet } from './slide-sheet.js';
import type { Shot } from './slide-state.js';
import { stepSpace, type Space } from './solver.js';

/** below this a piece stands */
const STILL = 0.02;
/** frames of a throw at most */
export const MOST = 60 * 9;

/** Where a throw comes down, and how it goes on from there. */
export function landing(sheet: Sheet, { angle, power }: Shot): { x: number; y: number; vx: number; vy: number } {
  const far = sheet.near + power * (sheet.far - sheet.near);
  const air = far * sheet.flies;
  const pace = paceFor(far - air, sheet);
  const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
  return { x: START.x + dx * air, y: START.y + dy * air, vx: dx * pace, vy: dy * pace };
}

type Told = (id: number, x: number, y: number, force: number, ball: Ball) => void;

/** One frame: four steps, and who slid off is gone. Whether something still moves. */
export function frame(sheet: Sheet, space: Space, told?: Told): boolean {
  for (let i = 0; i < 4; i++) stepSpace(space, told);
  let moving = false;
  for (const ball of space.balls) {
    if (!ball.on) continue;
    if (isLost(sheet, ball)) {
      Object.assign(ball, { on: false, vx: 0, vy: 0 });
    } else if (ball.vx * ball.vx + ball.vy * ball.vy > STILL) moving = true;
  }
  return moving;
}

/** A marble that has left the ring is whose who shot it. */
export const isOut = (sheet: Sheet, ball: Ball): boolean => sheet.mode === 'marbles' && !(ball.on && isInRing(ball));

/** The balls as they lie after that shot, the thrown one last; nothing of the space given moves. */
export function tried(sheet: Sheet, space: Space, shot: Shot): Ball[] {
  const balls = space.balls.map((ball) => ({ ...ball }));
  balls.push({ ...landing(sheet, shot), r: sheet.r, mass: 1, on: true, id: 0 });
  const copy: Space = { ...space, balls, movers: [] };
  for (let i = 0; i < MOST && frame(sheet, copy); i++);
  return balls;
}
