/** The hero: runs, sprints where the prompt asks for it, wades, and calls. */
import { approach } from '../../kit/juice.js';
import { moveBody, slip } from '../../kit/tiles.js';
import type { Game } from '../../kit/types.js';
import { hearCall } from './flock.js';
import { CALL, dist, pace, type State } from './state.js';

/** frames until one can call again */
export const CALL_WAIT = 75;

export function moveHero(g: Game, s: State): void {
  const { hero } = s;
  const { pad } = g;
  s.squash.step();
  s.called++;
  if (s.callWait > 0) s.callWait--;
  if (s.dashWait > 0) s.dashWait--;
  const length = Math.max(1, dist(pad.ax, pad.ay));
  const wet = s.field.water.some((one) => Math.floor(hero.x) === one.x && Math.floor(hero.y) === one.y);
  if (wet !== s.wet) g.burst(hero.x, hero.y + 0.3, { n: 8, shape: 'ring', colour: '#d8f2ff', speed: 2.5, life: 0.4 });
  s.wet = wet;
  const speed = 5 * pace(g) * (wet ? 0.55 : 1);
  if (g.has('dash') && g.pressed('b') && s.dashWait === 0 && (pad.ax || pad.ay)) {
    s.dash = 14;
    s.dashWait = 55;
    s.squash.kick(0.3);
    g.sound('swap', 1.3);
  }
  const boost = s.dash > 0 ? 2.2 : 1;
  if (s.dash > 0) {
    s.dash--;
    g.burst(hero.x, hero.y + 0.3, { n: 1, shape: 'smoke', speed: 0.6, size: 0.2 });
  }
  hero.vx = approach(hero.vx, (pad.ax / length) * speed * boost, 0.7);
  hero.vy = approach(hero.vy, (pad.ay / length) * speed * boost, 0.7);
  if (Math.abs(hero.vx) > 0.4) s.dir = Math.sign(hero.vx);
  if (g.frame % 16 === 0 && dist(hero.vx, hero.vy) > 3)
    g.burst(hero.x, hero.y + 0.4, { n: 1, shape: wet ? 'ring' : 'smoke', speed: 0.4, size: 0.14, life: 0.35 });
  const [wantX, wantY] = [hero.vx, hero.vy];
  moveBody(s.field.ground, hero);
  slip(s.field.ground, hero, wantX, wantY);
  if (!g.pressed('a') || s.callWait > 0) return;
  s.callWait = CALL_WAIT;
  s.called = 0;
  s.squash.kick(-0.25);
  g.sound('power', 0.8);
  g.burst(hero.x, hero.y, { n: 1, shape: 'ring', speed: 0, size: CALL * 0.6, life: 0.4, colour: '#ffffff' });
  hearCall(g, s);
}
