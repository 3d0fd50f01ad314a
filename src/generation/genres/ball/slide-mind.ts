/** How a side thinks of a throw: a few sensible ones are tried in a copy of the sheet, one a frame, and the best is thrown more or less well. */
import { clamp } from '../../kit/juice.js';
import { clearPad } from '../../kit/pad.js';
import { PULL } from '../../kit/pull.js';
import type { Game, Pad } from '../../kit/types.js';
import { GATES, gateX, H, isInRing, MID, pointsOf, START, ZONES, type Counted } from './slide-sheet.js';
import type { Plan, Shot, State } from './slide-state.js';
import { isOut, tried } from './slide-throw.js';

/** frames of drawing back */
const DRAW = 26;

/** The shot that comes to rest there, or goes `past` it. */
function shotTo(s: State, x: number, y: number, past = 0): Shot {
  const { near, far } = s.sheet;
  const [dx, dy] = [x - START.x, y - START.y];
  const way = Math.sqrt(dx * dx + dy * dy) + past;
  return { angle: Math.atan2(dy, dx), power: clamp((way - near) / (far - near), 0.13, 1) };
}

/** What is worth trying: to come near, and to hit what the other side has there. `fine`: more of each, as a good player knows them. */
function ideas(s: State, fine: boolean): Shot[] {
  const { mode } = s.sheet;
  const theirs = s.pieces.filter(({ side, ball }) => side === 1 - s.side && ball.on);
  const full = fine ? [-0.22, 0, 0.22] : [0];
  const hits = theirs
    .slice(-3)
    .flatMap(({ ball }) =>
      full.flatMap((by) => (fine ? [0.8, 3] : [2]).map((past) => shotTo(s, ball.x + by, ball.y, past))),
    );
  if (mode === 'marbles')
    return s.pieces
      .filter(({ ball, side, out }) => side === null && !out && ball.on)
      .flatMap(({ ball }) => full.map((by) => shotTo(s, ball.x + by, ball.y, 14)));
  if (mode === 'sjoelen')
    return [0, 1, 2, 3].flatMap((gate) =>
      (fine ? [-0.2, -0.1, 0, 0.1, 0.2] : [-0.12, 0.12]).map((by) => shotTo(s, gateX(gate) + by, GATES - 1.1, 0.6)),
    );
  if (mode === 'plain') {
    const [three, two] = [(ZONES[0] + 1.1) / 2, (ZONES[0] + ZONES[1]) / 2];
    return [-1.5, -0.9, -0.3, 0.3, 0.9, 1.5]
      .flatMap((x) => [shotTo(s, MID + x, three), shotTo(s, MID + x, two)])
      .concat(hits);
  }
  const { x, y } = s.target;
  const near = fine ? [-1.1, -0.7, -0.35, 0, 0.35, 0.7, 1.1] : [-0.5, 0, 0.5];
  return [...near.flatMap((dx) => [shotTo(s, x + dx, y + 0.1), shotTo(s, x + dx, y + 0.7, 0.3)]), ...hits];
}

/** What a shot is worth: points ahead, and a little for lying well. */
function worth(s: State, shot: Shot): number {
  const { sheet, side } = s;
  const balls = tried(sheet, s.space, shot);
  if (sheet.mode === 'marbles') {
    let knocked = 0;
    s.pieces.forEach((piece, i) => {
      const ball = balls[i];
      if (ball && piece.side === null && !piece.out && isOut(sheet, ball)) knocked++;
    });
    return knocked + (balls.at(-1) && isInRing(balls.at(-1)!) ? 0.1 : 0);
  }
  const after: Counted[] = balls.map((ball, i) => ({ ball, side: i < s.pieces.length ? s.pieces[i]!.side : side }));
  const jack = s.pieces.findIndex(({ ball }) => ball.id === 99);
  const target = balls[jack] ?? s.target;
  const points = pointsOf(sheet, after, target);
  const last = balls.at(-1)!;
  const off = Math.sqrt((last.x - target.x) ** 2 + (last.y - target.y) ** 2);
  return points[side] - points[1 - side]! - (last.on ? Math.min(6, off) * 0.03 : 0.5);
}

const newPlan = (s: State, fine: boolean): Plan => ({
  shots: ideas(s, fine),
  best: null,
  value: -Infinity,
  wait: 0,
  turn: s.turn,
});

/** Tries one more; true when all are tried. */
function ponder(s: State, fine: boolean): boolean {
  if (s.plan?.turn !== s.turn) s.plan = newPlan(s, fine);
  const { plan } = s;
  const shot = plan.shots.pop();
  if (!shot) return true;
  const value = worth(s, shot);
  if (value > plan.value) Object.assign(plan, { value, best: shot });
  return false;
}

/** The computer's throw, when it has thought; how well it throws is the game's difficulty. */
export function think(g: Game, s: State): Shot | null {
  if (!ponder(s, false) || !s.plan?.best) return null;
  const { plan } = s;
  if (++plan.wait < DRAW) {
    s.angle += (plan.best!.angle - s.angle) * 0.2;
    s.power = (plan.wait / DRAW) * plan.best!.power;
    return null;
  }
  const soft = g.has('gentle') ? 1.4 : 1;
  const wide = (0.12 - g.skill * 0.05) * soft;
  const long = (0.22 - g.skill * 0.08) * soft;
  return {
    angle: plan.best!.angle + g.rand.range(-wide, wide),
    power: clamp(plan.best!.power + g.rand.range(-long, long), 0.1, 1),
  };
}

/** Throws what it has thought of, by a pull; where two persons play, for the other one as well, less well. */
export function slideBot(s: State, pad: Pad): void {
  clearPad(pad);
  pad.pointer = null;
  const mine = s.side === 0;
  if (s.phase !== 'aim' || s.over > 0 || !(mine || s.human)) return;
  if (!ponder(s, mine) || !s.plan?.best) return;
  const { plan } = s;
  const wait = ++plan.wait;
  const shot = plan.best as Shot;
  const pull = wait < 5 ? 0 : Math.min(1, wait / DRAW) * shot.power * PULL;
  pad.pointer = {
    x: MID - Math.cos(shot.angle) * pull,
    y: H - 6 - Math.sin(shot.angle) * pull,
    down: wait <= DRAW + 4 && wait > 2,
  };
}
