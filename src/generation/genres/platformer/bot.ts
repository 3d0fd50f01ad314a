/**
 * Runs to the goal (back for what is missing) and looks ahead: it plays the next second in its head, first running on, then with jumps of
 * several lengths, then waiting or stepping back, and does the first that ends on safe ground. 10 µs a frame.
 */
import { approach } from '../../kit/juice.js';
import { clearPad } from '../../kit/pad.js';
import type { Game, Pad } from '../../kit/types.js';
import type { State } from './state.js';
import { stepBody } from './way.js';

interface Plan {
  readonly dir: number;
  /** frames for which the jump button is held; 0: no jump */
  readonly hold: number;
}

const BOTTOM = 34;

/** Whether the plan, begun now, ends well; `frames` is how far it looks when it stays on the ground. */
function safe(g: Game, s: State, plan: Plan, frames: number): boolean {
  const { e } = s;
  const body = { ...s.hero };
  let left = false;
  if (plan.hold > 0) body.vy = -e.jump * (s.hero.grounded ? 1 : 0.88);
  for (let i = 0; i < 140; i++) {
    body.vx = approach(body.vx, plan.dir * e.speed, body.grounded ? 0.9 : 0.62);
    if (body.vy < 0 && i === plan.hold && plan.hold > 0) body.vy *= 0.55;
    body.vy = Math.min(24, body.vy + e.gravity / 60);
    // nothing that goes before the next jump is a place to land
    stepBody(s.level.tiles, s.level, body, g.frame + i + 1, left || plan.hold > 0 ? 24 : 2);
    if (body.y > BOTTOM) return false;
    const t = i / 60;
    for (const foe of s.foes) {
      if (Math.abs(foe.x - body.x) > 5) continue;
      let fx = foe.x + foe.dir * (1.2 + g.skill * 1.3) * t;
      if (fx < foe.from) fx = 2 * foe.from - fx;
      if (fx > foe.to) fx = 2 * foe.to - fx;
      const reach = foe.size * 0.4;
      if (Math.abs(fx - body.x) < 0.42 + reach && Math.abs(foe.y - body.y) < 0.5 + reach)
        return body.vy > 1 && body.y < foe.y - foe.size * 0.25;
    }
    if (s.level.hazards.some((d) => Math.abs(d.x - body.x) < 0.7 && Math.abs(d.y - body.y) < 0.82)) return false;
    if (!body.grounded) left = true;
    else if ((plan.hold > 0 && i > 4) || left) return i > 3 && calm(s, body.x, body.y);
    else if (i >= frames) return true;
  }
  // who is still in the air after two seconds sinks in a draught
  return body.grounded;
}

/** no foe so near the landing that the next step is a bump */
function calm(s: State, x: number, y: number): boolean {
  return !s.foes.some((foe) => Math.abs(foe.x - x) < 1.2 && Math.abs(foe.y - y) < 1.2);
}

export function platformerBot(g: Game, s: State, pad: Pad): void {
  const { hero, level } = s;
  const held = pad.a;
  clearPad(pad);
  const boss = s.foes.find((foe) => foe.size > 1.6);
  const missing = s.got < s.need && s.items.length > 0;
  let goalX = level.goal.x;
  if (missing && !s.items.some((item) => item.x > hero.x + 0.5))
    goalX = s.items.reduce((best, item) => (Math.abs(item.x - hero.x) < Math.abs(best.x - hero.x) ? item : best)).x;
  if (boss && hero.x > boss.from - 3) goalX = boss.x;
  const lock = level.doors.find((door) => !door.open && door.x > hero.x && door.x - hero.x < 12);
  if (lock) goalX = lock.plate.x;
  // between a spring and its wall there is only one way up
  const spring = level.springs.find(({ x, y, wall }) => hero.x > x && hero.x < wall && hero.y > y - 1);
  if (spring && hero.grounded) goalX = spring.x;
  const dir = goalX < hero.x - 0.2 ? -1 : 1;

  if (g.has('shooting'))
    pad.b = s.foes.some(
      (foe) => (foe.x - hero.x) * hero.dir > 0 && Math.abs(foe.x - hero.x) < 7 && Math.abs(foe.y - hero.y) < 1,
    );
  if (!hero.grounded) {
    s.plan.frames++;
    let going = s.plan.hold > 0 ? s.plan.dir : dir;
    pad.a = held && hero.vy < 0 && s.plan.frames < s.plan.hold;
    if (!pad.a && !safe(g, s, { dir: going, hold: 0 }, 20)) {
      // short or long: steer, or take the second jump
      const other = [0, -going].find((turn) => safe(g, s, { dir: turn, hold: 0 }, 20));
      if (other !== undefined) going = other;
      else if (g.has('doubleJump') && !held && hero.jumps === 1 && hero.vy > 0 && safe(g, s, { dir, hold: 30 }, 20)) {
        going = dir;
        pad.a = true;
        s.plan = { dir: going, hold: 30, frames: 0 };
      }
    }
    if (going !== 0) pad[going < 0 ? 'left' : 'right'] = true;
    return;
  }
  const stuck = hero.wall !== 0 || level.tiles.solid(hero.x + dir * 0.7, hero.y + 0.2);
  const hangs = (one: { x: number; y: number }): boolean =>
    Math.abs(one.x - hero.x) < 0.8 && one.y < hero.y - 1 && one.y > hero.y - 3.2;
  const above = (missing && s.items.some(hangs)) || (lock && hangs(lock.plate));
  // what was safe for 24 frames is looked at anew in some of them: looking ahead is what the bot's time goes into
  if (!stuck && !above && s.plan.hold === 0 && s.plan.dir === dir && ++s.plan.frames % 4 !== 0) {
    pad[dir < 0 ? 'left' : 'right'] = true;
    return;
  }
  const jumps = [14, 60, 7, 22, 30, 10, 4].map((hold) => ({ dir, hold }));
  const plans: Plan[] = [
    ...(stuck || above ? [] : [{ dir, hold: 0 }]),
    ...jumps,
    { dir: 0, hold: 0 },
    { dir: -dir, hold: 0 },
    { dir: 0, hold: 20 },
    { dir: -dir, hold: 20 },
  ];
  const plan = plans.find((entry) => (entry.hold === 0 || !held) && safe(g, s, entry, 24)) ?? {
    dir,
    hold: held ? 0 : 30,
  };
  if (plan.dir !== 0) pad[plan.dir < 0 ? 'left' : 'right'] = true;
  pad.a = plan.hold > 0;
  s.plan = { ...plan, frames: 0 };
}
