/** A throw at the hoop: how the ball flies, what it touches, when it is in, and what comes after. */
import type { Game } from '../../kit/types.js';
import { ballAt, chain, post, wall } from './shapes.js';
import { space, STEP, stepSpace, type Space } from './solver.js';
import {
  FLOOR,
  H,
  handOf,
  IDS,
  jumpAt,
  MOUTH,
  paceOf,
  R,
  rimAt,
  W,
  type Blocker,
  type Hoop,
  type State,
} from './hoops-state.js';

/** frames between two throws */
const PAUSE = 34;
/** baskets in a row that bring a life back */
const HOT = 4;

/** A hall with its hoop; `blocker` stands in it, where there is one. */
export function hall(hoop: Hoop, blocker: Blocker | null, gravity: number): Space {
  return space(R, {
    gravity,
    balls: [ballAt(1, 1, R)],
    walls: [
      ...chain(
        [
          [W, -30],
          [W, FLOOR],
        ],
        { bounce: 0.6, id: IDS.side },
      ),
      wall(-8, FLOOR, W + 8, FLOOR, { bounce: 0.68, grip: 0.02, id: IDS.floor }),
    ],
    movers: [hoop.board, hoop.near, hoop.far, ...(blocker ? [blocker.wall] : [])],
  });
}

/** A hoop whose board stands at `x`, its rim `home` high in the middle of its way. */
export function newHoop(x: number, home: number, swing: number, period: number): Hoop {
  const hoop: Hoop = {
    x,
    y: home,
    home,
    swing,
    period,
    board: wall(x, home - 2.3, x, home + 0.35, { r: 0.09, bounce: 0.62, id: IDS.board }),
    near: post(x - 0.4 - MOUTH * 2, home, 0.08, { bounce: 0.45, id: IDS.rim }),
    far: wall(x - 0.4, home, x, home, { r: 0.08, bounce: 0.45, id: IDS.rim }),
  };
  return hoop;
}

export const newBlocker = (x: number, actor: Blocker['actor'], period: number): Blocker => ({
  x,
  actor,
  period,
  wall: wall(x, FLOOR - 0.9, x, FLOOR, { r: 0.5, bounce: 0.5, id: IDS.blocker }),
});

/** Hoop and blocker to where they are in that frame. */
export function moveHall(hoop: Hoop, blocker: Blocker | null, frame: number): void {
  const y = rimAt(hoop, frame);
  const by = y - hoop.y;
  if (by !== 0) {
    hoop.y = y;
    for (const one of [hoop.board, hoop.near, hoop.far]) {
      one.y1 += by;
      one.y2 += by;
      one.vy = by * 60;
    }
  }
  if (!blocker) return;
  const top = jumpAt(blocker, frame);
  blocker.wall.vy = (top - blocker.wall.y1) * 60;
  blocker.wall.y1 = top;
  blocker.wall.y2 = top + 1.1;
}

export function throwBall(g: Game, s: State): void {
  const { ball } = s;
  const from = handOf(s);
  ball.x = from.x;
  ball.y = from.y;
  const pace = paceOf(s.power);
  ball.vx = Math.cos(s.angle) * pace;
  ball.vy = Math.sin(s.angle) * pace;
  s.flying = true;
  s.age = 0;
  s.above = s.scored = s.touched = false;
  s.trail = [];
  s.throws++;
  s.power = 0;
  if (s.balls !== null) s.balls--;
  s.squash.kick(-0.32);
  g.sound('jump', 0.9);
}

/** A frame of the ball in the air and on the floor. */
export function fly(g: Game, s: State): void {
  const { ball, hoop } = s;
  s.age++;
  let floor = false;
  const middle = hoop.x - 0.4 - MOUTH;
  for (let i = 0; i < 4; i++) {
    lead(g, s, middle);
    stepSpace(s.space, (id, x, y, force) => {
      if (id === IDS.floor) floor = true;
      else s.touched = true;
      if (force > 1.2) told(g, s, id, x, y, force);
    });
    if (!s.scored && s.above && ball.y > hoop.y && Math.abs(ball.x - middle) < MOUTH) scored(g, s);
    s.above = ball.y <= hoop.y;
    if (s.scored && ball.y < hoop.y + 1.3) {
      // the net slows it and leads it down
      ball.vx *= 1 - 16 * STEP;
      ball.vx += (middle - ball.x) * 30 * STEP;
      ball.vy *= 1 - 5 * STEP;
    }
  }
  s.turned += ball.vx * 0.025;
  s.trail.push(ball.x, ball.y);
  if (s.trail.length > 24) s.trail.splice(0, 2);
  catchStar(g, s);
  if (s.next > 0) {
    if (--s.next === 0) ready(g, s);
  } else if (s.scored && floor) s.next = 14;
  else if (floor || s.age > 300 || ball.x < -2) missed(g, s);
}

/** A ball that comes down close to the rim is led a little to its middle: the more, the easier the game. */
function lead(g: Game, { ball, hoop, scored: done }: State, middle: number): void {
  const off = middle - ball.x;
  if (done || ball.vy < 0 || ball.y > hoop.y || ball.y < hoop.y - 2.4 || Math.abs(off) > 1.4) return;
  ball.vx += off * (16 - 12 * g.skill) * STEP;
}

function told(g: Game, s: State, id: number, x: number, y: number, force: number): void {
  if (id === IDS.rim) {
    g.sound('hit', 1.4);
    s.net.kick(0.12);
  } else if (id === IDS.blocker) {
    g.sound('bounce', 0.7);
    g.burst(x, y, { n: 6, speed: 3 });
  } else g.sound('bounce', Math.min(1.3, 0.7 + force * 0.03));
}

function scored(g: Game, s: State): void {
  const { palette } = g.design.theme;
  s.scored = true;
  s.made++;
  s.streak++;
  const middle = s.hoop.x - 0.4 - MOUTH;
  // nothing but net is worth more, and so is a row of them
  const points = (s.touched ? 20 : 30) * Math.min(4, 1 + Math.floor((s.streak - 1) / 2));
  g.addScore(points, middle, s.hoop.y - 1.2);
  s.net.kick(0.45);
  g.sound(s.touched ? 'collect' : 'power', 0.95 + Math.min(8, s.streak) * 0.04);
  g.burst(middle, s.hoop.y + 0.6, {
    n: g.has('confetti') ? 50 : s.touched ? 14 : 26,
    colour: [palette.accent, '#ffffff', palette.danger],
    shape: 'star',
    speed: 5,
    gravity: 8,
  });
  if (s.streak % HOT === 0 && s.balls === null && g.lives < 5) {
    g.heal();
    g.sound('combo');
    g.float('♥', s.stand, FLOOR - 3, palette.danger);
  }
  g.progress(s.made, s.need, g.design.cast.projectile ?? g.design.cast.hero);
}

function missed(g: Game, s: State): void {
  s.next = PAUSE;
  s.streak = 0;
  if (s.shield) {
    s.shield = false;
    g.sound('power');
    return;
  }
  // against the clock, or with balls that are counted, a miss costs nothing but itself
  if (g.clockLeft !== null || s.balls !== null) return g.sound('swap', 0.6);
  g.safe = 0;
  g.hurt(s.ball.x, s.ball.y - 0.5);
}

function catchStar(g: Game, s: State): void {
  const { star, ball } = s;
  const dx = star.x - ball.x;
  const dy = star.y - ball.y;
  if (star.got || dx * dx + dy * dy > 0.72) return;
  star.got = true;
  g.addScore(50, star.x, star.y - 0.5);
  g.sound('collect', 1.4);
  g.burst(star.x, star.y, { n: 12, shape: 'star', speed: 4 });
}

/** The next ball, from another place after a basket. */
function ready(g: Game, s: State): void {
  if (s.made >= s.need) {
    g.addScore(g.lives * 50, W / 2, H / 2);
    g.levelDone();
    return;
  }
  if (s.balls === 0) return g.lose();
  if (s.scored) place(g, s);
  s.flying = false;
  s.calm = 0;
  s.power = 0;
  s.trail = [];
}

/** Where the thrower stands next, and what floats on the way. */
export function place(g: Game, s: State): void {
  s.stand = g.rand.range(1, 2.6 + g.skill * 2.2);
  const part = g.rand.range(0.35, 0.6);
  const { items } = g.design.cast;
  s.star = {
    x: s.stand + (s.hoop.x - s.stand) * part,
    y: g.rand.range(3, 5.2),
    actor: items[s.made % items.length] as State['star']['actor'],
    got: false,
  };
}
