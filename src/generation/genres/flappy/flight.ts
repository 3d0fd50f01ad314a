/** A frame of each way to be in the air: hovering and flying, tumbling after a blow, gliding into the goal. */
import { reachGoal } from '../../kit/course.js';
import type { Game } from '../../kit/types.js';
import { extend } from './course.js';
import { hit, pass, touchAll } from './meet.js';
import { blocked, fallAt, fastest, FLOOR, HALF, HOVER, isSoft, lift, speedOf, type State } from './state.js';

/** Hovers until the first flap, then falls and flaps. */
export function fly(g: Game, s: State): void {
  const { hero } = s;
  const flap = g.pressed('a') || g.pressed('up') || g.clicked();
  if (s.hover > 0) {
    s.hover = flap ? 0 : s.hover - 1;
    hero.y = s.from.y + Math.sin(g.frame * 0.07) * 0.18;
    if (!flap) return;
  }
  if (flap) {
    hero.vy = -lift(g, s);
    s.squash.kick(-0.28);
    g.sound('jump', 1.1);
    g.burst(hero.x - 0.3, hero.y + 0.4, {
      n: 4,
      shape: 'smoke',
      colour: '#ffffff',
      speed: 2,
      size: 0.18,
      angle: 2,
      life: 0.4,
    });
    if (g.has('shooting')) {
      s.shots.push({ x: hero.x + 0.6, y: hero.y });
      g.sound('shoot', 1.2);
    }
  }
  hero.vy = Math.min(hero.vy + fallAt(g, s, hero.x) / 60, fastest(g, s));
  hero.x += speedOf(g, s) / 60;
  hero.y += hero.vy / 60;
  if (hero.y < 0.3) {
    hero.y = 0.3;
    hero.vy = Math.max(0, hero.vy);
  }
  if (hero.y > FLOOR - 0.42) {
    hero.y = FLOOR - 0.42;
    hero.vy = -lift(g, s) * 1.15;
    s.squash.kick(0.35);
    g.burst(hero.x, FLOOR, { n: 10, shape: 'smoke', speed: 3, angle: -1.57, spread: 2 });
    if (isSoft(g, s)) g.sound('bounce');
    else hit(g, s);
  }
  for (const gate of s.gates) {
    if (gate.done) continue;
    if (gate.x > hero.x + 3) break;
    if (g.safe === 0 && blocked(gate, hero.x, hero.y, g.frame)) hit(g, s);
    if (hero.x > gate.x + HALF && s.tumble === 0) pass(g, s, gate);
  }
  touchAll(g, s);
  if (hero.x < s.goalX || s.tumble > 0) return;
  if (s.got < s.need) {
    // not enough yet: there is more of it ahead
    extend(g, s, 6);
    g.sound('select');
    return;
  }
  s.arrived = 1;
  reachGoal(g, hero);
}

/** Falls head over heels, then hovers behind the last gate that was passed. */
export function tumble(g: Game, s: State): void {
  const { hero } = s;
  hero.vy += 28 / 60;
  hero.y = Math.min(FLOOR - 0.4, hero.y + hero.vy / 60);
  hero.x -= 1.2 / 60;
  if (--s.tumble > 0) return;
  hero.x = s.from.x;
  hero.y = s.from.y;
  hero.vy = 0;
  s.hover = HOVER;
  s.shots = [];
  g.burst(hero.x, hero.y, { n: 10, shape: 'ring', speed: 3 });
}

/** Glides into the goal. */
export function arrive(g: Game, s: State): void {
  const { hero } = s;
  const by = speedOf(g, s) / 60;
  hero.x += by * (s.arrived < 40 ? 1 : 0.1);
  hero.y += (FLOOR / 2 - hero.y) * 0.08;
  if (++s.arrived === 50) g.levelDone();
}
