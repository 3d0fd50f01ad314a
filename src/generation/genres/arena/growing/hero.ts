/** The one who grows: how it moves, eats, and is bitten. */
import { approach } from '../../../kit/juice.js';
import type { Game } from '../../../kit/types.js';
import { H, W } from '../field.js';
import { pace } from '../state.js';
import { wanted } from '../steer.js';
import { COMES, farOf, FULL, isPrey, isThreat, SMALL, type Being, type State } from './state.js';

/** part of whoever is eaten that is put on */
const PUTS_ON = 0.2;

export function moveHero(g: Game, s: State): void {
  const { hero } = s;
  s.squash.step();
  const to = wanted(g, s.hero);
  const speed = (5.4 - (hero.size - SMALL) * 0.45) * pace(g);
  if (s.dashWait > 0) s.dashWait--;
  if (g.pressed('a') && s.dashWait === 0) {
    const way = to.x || to.y ? Math.atan2(to.y, to.x) : s.angle;
    s.dash = 13;
    s.dashWait = 70;
    hero.vx = Math.cos(way) * 12;
    hero.vy = Math.sin(way) * 12;
    s.squash.kick(0.3);
    g.sound('swap', 1.3);
  }
  if (s.dash > 0) {
    s.dash--;
    if (s.dash % 2 === 0)
      g.burst(hero.x, hero.y, { n: 1, shape: 'ring', colour: '#ffffff', speed: 0, size: hero.size * 0.25, life: 0.3 });
  } else {
    hero.vx = approach(hero.vx, to.x * speed, 0.42);
    hero.vy = approach(hero.vy, to.y * speed, 0.42);
  }
  if (to.x || to.y) s.angle = Math.atan2(to.y, to.x);
  const room = 1.05 + hero.size * 0.35;
  hero.x = Math.max(room, Math.min(W - room, hero.x + hero.vx / 60));
  hero.y = Math.max(room, Math.min(H - room, hero.y + hero.vy / 60));
}

/** Everybody who is near enough: eaten, or the one who bites. */
export function meet(g: Game, s: State): void {
  const { hero } = s;
  if (s.comboLeft > 0) s.comboLeft--;
  s.beings = s.beings.filter((one) => {
    const far = farOf(s, one);
    if (isPrey(s, one)) {
      if (far > hero.size * 0.5 + one.size * 0.15) return true;
      eat(g, s, one);
      return false;
    }
    if (one.age >= COMES && isThreat(s, one) && far < one.size * 0.38 + hero.size * 0.24) bite(g, s, one, far || 1);
    return true;
  });
}

function eat(g: Game, s: State, one: Being): void {
  const { hero } = s;
  s.eaten++;
  s.combo = s.comboLeft > 0 ? Math.min(5, s.combo + 1) : 1;
  s.comboLeft = 90;
  hero.size = Math.min(FULL, Math.sqrt(hero.size * hero.size + one.size * one.size * PUTS_ON));
  s.squash.kick(0.32);
  g.addScore((one.role === 'chief' ? 300 : Math.ceil(one.size * 10)) * s.combo, one.x, one.y - one.size * 0.5);
  g.sound(one.role === 'food' ? 'collect' : 'hit', 1.5 - one.size * 0.2 + s.combo * 0.08);
  g.burst(one.x, one.y, { n: 10, shape: 'dot', speed: 3.5, size: 0.1 + one.size * 0.06, life: 0.45 });
  if (one.role === 'chief') {
    g.freeze(14);
    g.shake(0.9);
    g.sound('explode', 0.6);
  } else if (one.size > 0.9) g.freeze(2);
}

function bite(g: Game, s: State, one: Being, far: number): void {
  if (g.safe > 0) return;
  const { hero } = s;
  hero.vx = ((hero.x - one.x) / far) * 11;
  hero.vy = ((hero.y - one.y) / far) * 11;
  s.dash = 8;
  s.squash.kick(-0.35);
  one.squash.kick(0.35);
  one.mode = 'rest';
  one.t = 120;
  if (!g.has('gentle')) return void g.hurt(hero.x, hero.y);
  // in a gentle game a bite costs something of one's size
  g.safe = 90;
  g.sound('bounce');
  hero.size = Math.max(SMALL, hero.size * 0.93);
}
