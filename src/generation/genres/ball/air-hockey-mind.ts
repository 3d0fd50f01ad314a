/** Where a mallet of the computer wants to be: before its goal, on the puck's way, or behind the puck to strike it. */
import { clamp } from '../../kit/juice.js';
import { clearPad } from '../../kit/pad.js';
import type { Game, Pad } from '../../kit/types.js';
import { BY_KEYS, reach, settled } from './air-hockey-play.js';
import { EDGE, H, MALLET, MID, MOUTH, R, W, type Mallet, type Puck, type State } from './air-hockey-state.js';

interface Strength {
  /** units a second */
  readonly top: number;
  /** frames between two looks */
  readonly looks: number;
  /** units that it is mistaken by at most */
  readonly miss: number;
}

/** where it waits, as seen by who has the goal below */
const HOME = H - EDGE - 2;
const LEFT = EDGE + R;
const WIDE = W - 2 * LEFT;

/** Where a puck that goes straight on will be, off the sides. */
function folded(x: number): number {
  const along = (((x - LEFT) % (2 * WIDE)) + 2 * WIDE) % (2 * WIDE);
  return LEFT + (along > WIDE ? 2 * WIDE - along : along);
}

/** Looks and decides, all as seen from below: `turn` makes one's own half the lower one. */
function decide(s: State, one: Mallet, top: number): void {
  const turn = (y: number): number => (one.mine ? y : H - y);
  const sign = one.mine ? 1 : -1;
  const { plan, body } = one;
  const [mx, my] = [body.x1, turn(body.y1)];
  let puck: Puck | null = null;
  for (const each of s.pucks) if (!puck || danger(each, turn, sign) > danger(puck, turn, sign)) puck = each;
  if (!puck) return;
  const { ball } = puck;
  const [px, py] = [ball.x, turn(ball.y)];
  const [vx, vy] = [ball.vx, ball.vy * sign];
  let [x, y] = [W / 2 + (px - W / 2) * 0.4, HOME];
  if (puck.rest > 0) {
    // nobody touches it yet: behind it where it is one's own
    if (py > MID) [x, y] = [px, py + 2];
  } else if (py <= MID + 0.1) {
    if (vy > 1) x = folded(px + vx * Math.min(2, (HOME - py) / vy)) + plan.miss;
  } else if (py > my + 0.2) {
    // it is past: back to the goal, beside it, so that it is not driven home
    x = px + (px < W / 2 ? 1 : -1) * (R + MALLET) * (Math.abs(px - mx) < R + MALLET ? 1 : 0.2);
    y = Math.min(py + 1.3, H - EDGE - MALLET);
  } else if (vy > 9) x = folded(px + (vx * Math.max(0, my - py)) / vy) + plan.miss;
  else {
    // where the puck will be when the mallet comes
    const t = Math.min(0.5, (Math.abs(px - mx) + Math.abs(py - my)) / top / 2);
    const other = one.mine ? s.foe : s.me;
    const ax = W / 2 + (other.body.x1 > W / 2 ? -1 : 1) * (MOUTH - R) + plan.miss * 1.5;
    [x, y] = strike(clamp(px + vx * t, LEFT, W - LEFT), py + vy * t, mx, my, ax);
  }
  plan.x = clamp(x, EDGE + MALLET, W - EDGE - MALLET);
  plan.y = turn(clamp(y, MID + MALLET * 0.5, H - EDGE - MALLET));
}

/** The nearer to one's own goal and the faster to it, the more. */
const danger = ({ ball, rest }: Puck, turn: (y: number) => number, sign: number): number =>
  turn(ball.y) + ball.vy * sign * 0.3 - rest * 0.1;

/** Behind the puck, seen from the other goal, and then through it. */
function strike(px: number, py: number, mx: number, my: number, ax: number): [number, number] {
  const dx = ax - px;
  const dy = EDGE - py;
  const far = Math.sqrt(dx * dx + dy * dy) || 1;
  const [ux, uy] = [dx / far, dy / far];
  const apart = R + MALLET + 0.35;
  const [bx, by] = [px - ux * apart, py - uy * apart];
  // along the line of the shot, and how far off it
  const along = (px - mx) * ux + (py - my) * uy;
  const off = Math.abs((px - mx) * uy - (py - my) * ux);
  return along > 0.3 && off < 0.55 ? [px + ux * 2, py + uy * 2] : [bx, by];
}

function look(g: Game, s: State, one: Mallet, { top, looks, miss }: Strength): void {
  if (--one.plan.left > 0) return;
  one.plan.left = looks;
  if (miss > 0) one.plan.miss = g.rand.range(-miss, miss);
  decide(s, one, top);
}

/** What part of its skill the rival of a newcomer has. */
const AT_FIRST = 0.2;

/** The rival's: slow to look, and often mistaken, where it is gentle, and while a newcomer settles in, goal by goal. */
export function think(g: Game, s: State): void {
  const soft = g.has('gentle') ? 0.8 : 1;
  const skill = g.skill * (AT_FIRST + (1 - AT_FIRST) * settled(g, s));
  const strength = {
    top: (2.4 + skill * 3.4) * soft,
    looks: Math.round(26 - skill * 15),
    miss: 1.5 - skill * 0.9,
  };
  look(g, s, s.foe, strength);
  reach(s.foe, s.foe.plan.x, s.foe.plan.y, strength.top, 0.9);
}

export function airHockeyBot(g: Game, s: State, pad: Pad): void {
  clearPad(pad);
  pad.pointer = null;
  if (s.over > 0) return;
  look(g, s, s.me, { top: BY_KEYS, looks: 2, miss: 0 });
  const { plan, body } = s.me;
  const dx = plan.x - body.x1;
  const dy = plan.y - body.y1;
  const far = Math.max(0.9, Math.sqrt(dx * dx + dy * dy));
  if (Math.abs(dx) > 0.08) pad.ax = dx / far;
  if (Math.abs(dy) > 0.08) pad.ay = dy / far;
}
