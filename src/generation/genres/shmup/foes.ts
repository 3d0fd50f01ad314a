/** How they come, fly and fire. */
import type { Game } from '../../kit/types.js';
import { bossFire } from './boss.js';
import { hurtShip, strike } from './hits.js';
import { curvePace } from './ideas.js';
import { H, near, pace, W, type Foe, type State } from './state.js';

const easeOut = (t: number): number => 1 - (1 - Math.min(1, t)) ** 3;

function fly(g: Game, s: State, foe: Foe): void {
  const v = pace(g) * curvePace(g);
  const t = foe.age / 60;
  const { form, ship } = s;
  switch (foe.way) {
    case 'grid': {
      const come = easeOut(foe.age / 70);
      foe.x = foe.homeX + form.x + foe.side * (1 - come) * 7;
      foe.y = foe.homeY + form.y - (1 - come) * 6 + Math.sin(t * 4 + foe.homeX) * 0.05;
      return;
    }
    case 'stream': {
      // a wave across the field that comes lower; who is through comes again from above
      const way = (t * v * 2.3) % (H + 4);
      foe.y = way - 1.5;
      foe.x = Math.max(0.8, Math.min(W - 0.8, foe.homeX + Math.sin(way * 0.62) * 4.2 * foe.side));
      return;
    }
    case 'swoop': {
      const come = easeOut(foe.age / 80);
      if (foe.dive < 0) {
        foe.x += (foe.homeX + Math.sin(t * 0.9) * 1.3 + foe.side * (1 - come) * 6 - foe.x) * 0.15;
        foe.y += (foe.homeY - (1 - come) * 8 - foe.y) * 0.15;
        if (foe.age > 90 && --foe.wait <= 0) {
          foe.dive = 0;
          foe.squash.kick(-0.3);
          g.sound('swap', 0.8);
        }
        return;
      }
      foe.dive++;
      // winds up for half a second, then dives past the ship and comes back from above
      if (foe.dive < 28) foe.y -= 0.02;
      else {
        foe.x += (Math.sign(ship.x - foe.x) * Math.min(Math.abs(ship.x - foe.x), 1.9 * v)) / 60;
        foe.x += Math.sin(foe.dive * 0.1) * 0.035;
        foe.y += (5.4 * v) / 60;
      }
      if (foe.y > H + 1) {
        foe.y = -1.5;
        foe.dive = -1;
        foe.wait = Math.round((200 + g.rand.int(0, 160)) / v);
      }
      return;
    }
    case 'boss': {
      foe.x = W / 2 + Math.sin(t * 0.62 * v) * 3.7 * easeOut(foe.age / 120);
      foe.y = -2 + easeOut(foe.age / 100) * 5 + Math.sin(t * 1.3) * 0.35;
      return;
    }
    default: {
      const slow = foe.way === 'rock';
      foe.y += ((slow ? 2 + (foe.homeX % 1) : foe.age < 40 ? 0.6 : 11) * (slow ? v : 1)) / 60;
      if (slow) foe.x += Math.sin(foe.homeX * 9) * 0.008;
    }
  }
}

function march(g: Game, s: State): void {
  const { form } = s;
  let left = 0;
  let min = W;
  let max = 0;
  let low = 0;
  for (const foe of s.foes) {
    if (foe.way !== 'grid') continue;
    left++;
    min = Math.min(min, foe.homeX + form.x);
    max = Math.max(max, foe.homeX + form.x);
    low = Math.max(low, foe.homeY + form.y);
  }
  if (left === 0) return;
  // the fewer there are, the faster they march
  const speed = (0.7 + g.skill * 0.8 + (1 - left / Math.max(1, form.total)) * 1.7) * pace(g);
  form.x += (form.dir * speed) / 60;
  if ((form.dir > 0 && max > W - 0.9) || (form.dir < 0 && min < 0.9)) {
    form.dir = -form.dir;
    form.y += 0.3 + g.skill * 0.3;
    g.sound('step', 0.7);
  }
  if (low > H - 2.3) {
    // they are through: a life, and they begin again above
    hurtShip(g, s);
    form.y = 0;
    for (const foe of s.foes) if (foe.way === 'grid') foe.age = 0;
  }
}

function fire(g: Game, s: State): void {
  if (g.has('noEnemies') || --s.fire > 0) return;
  const armed = s.foes.filter((foe) => foe.way !== 'boss' && foe.way !== 'rock' && foe.y > 0 && foe.y < H * 0.62);
  if (armed.length === 0) return;
  s.fire = Math.round((100 - g.skill * 62) / pace(g));
  const foe = g.rand.pick(armed);
  const v = (3.4 + g.skill * 2.4) * pace(g);
  const slant = foe.way === 'grid' ? 0 : Math.max(-0.5, Math.min(0.5, (s.ship.x - foe.x) / 9));
  s.bolts.push({ x: foe.x, y: foe.y + 0.5, vx: slant * v, vy: v });
  foe.squash.kick(0.15);
  g.sound('shoot', 0.55);
}

export function moveFoes(g: Game, s: State): void {
  for (const one of s.queue)
    if (--one.in <= 0) {
      if (one.foe.way === 'boss') {
        s.boss = 'here';
        g.sound('boss');
        g.shake(0.5);
      }
      s.foes.push(one.foe);
    }
  s.queue = s.queue.filter((one) => one.in > 0);
  march(g, s);
  for (const foe of s.foes) {
    const { x, y } = foe;
    foe.age++;
    if (foe.hit > 0) foe.hit--;
    foe.squash.step();
    fly(g, s, foe);
    foe.vx = (foe.x - x) * 60;
    foe.vy = (foe.y - y) * 60;
    if (foe.way === 'boss') bossFire(g, s, foe);
    if (foe.hp > 0 && near(foe, s.ship, foe.size * 0.36 + 0.3) && g.safe === 0) {
      hurtShip(g, s);
      if (foe.way !== 'boss') strike(g, s, foe, foe.hp);
    }
    if (foe.y > H + 1.2 && (foe.way === 'rock' || foe.way === 'hunter')) foe.hp = 0;
  }
  fire(g, s);
  s.foes = s.foes.filter((foe) => foe.hp > 0);
}
