/** A frame of the run: jumps and landings, what it comes to, a fall, and the goal. */
import { catchItems, reachGoal } from '../../kit/course.js';
import type { Game } from '../../kit/types.js';
import { extend } from './course.js';
import { meet, show } from './meet.js';
import { advance, HALF, lateOf, PIT, speedOf, STAND, topOf, type State } from './state.js';

/** One frame, once it stands no more. */
export function run(g: Game, s: State): void {
  const { hero } = s;
  const held = g.pad.a || g.pad.up || (g.pad.pointer?.down ?? false);
  const press = s.wish > 0 && s.arrived === 0 && (hero.grounded || hero.air < lateOf(g) || hero.spare > 0);
  if (s.wish > 0) s.wish--;
  if (s.stumble > 0) s.stumble--;
  const speed = speedOf(g, hero.x) * (s.stumble > 0 ? 0.75 : 1) * (s.arrived > 30 ? 0 : 1);
  const event = advance(g, s.pieces, hero, speed, press, held, g.frame);
  s.hold = held;
  if (event === 'jump') {
    s.wish = 0;
    s.squash.kick(-0.3);
    g.sound('jump', hero.spare > 0 || !g.has('doubleJump') ? 1 : 1.3);
    g.burst(hero.x - 0.2, hero.y + HALF, { n: 6, shape: 'smoke', colour: '#ffffff', speed: 2.4, size: 0.2, life: 0.4 });
    if (g.has('shooting')) {
      s.shots.push({ x: hero.x + 0.6, y: hero.y + 0.1 });
      g.sound('shoot', 1.2);
    }
  } else if (event === 'throw') {
    s.squash.kick(-0.4);
    g.sound('bounce', 0.9);
    g.burst(hero.x, hero.y + HALF, { n: 10, shape: 'ring', speed: 3, life: 0.4 });
  } else if (event === 'land') {
    s.squash.kick(0.25);
    s.combo = 0;
    g.sound('step');
    g.burst(hero.x, hero.y + HALF, {
      n: 6,
      shape: 'smoke',
      colour: '#ffffff',
      speed: 2,
      size: 0.18,
      angle: -1.57,
      spread: 2.6,
      life: 0.35,
    });
  }
  if (hero.grounded) {
    const on = s.pieces.find((piece) => hero.x > piece.x && hero.x < piece.x + piece.w);
    if (on) s.last = on;
    if (g.frame % (hero.rush > 0 ? 3 : 9) === 0)
      g.burst(hero.x - 0.3, hero.y + HALF, {
        n: 1,
        shape: 'smoke',
        colour: '#ffffff',
        speed: 1,
        size: 0.13,
        life: 0.3,
      });
  }
  if (s.arrived > 0) {
    if (++s.arrived === 60) g.levelDone();
    return;
  }
  meet(g, s);
  catchItems(g, s, { near: 0.95, magnet: 3.2, drift: 0.08 }, () => {
    g.addScore(10);
    g.sound('collect', 1 + (s.got % 8) * 0.06);
    if (s.need > 0) show(g, s);
  });
  if (hero.y > PIT) fell(g, s);
  else if (hero.x > s.goalX) {
    if (s.got < s.need) {
      // not enough yet: there is more of it ahead
      extend(g, s, speedOf(g, hero.x) * 9);
      g.sound('select');
      return;
    }
    s.arrived = 1;
    reachGoal(g, hero);
  }
}

/** Back to before the gap, with room to run up. */
function fell(g: Game, s: State): void {
  const { hero, last } = s;
  g.safe = 0;
  g.hurt(hero.x, hero.y - 2);
  hero.x = Math.max(last.x + 0.6, last.x + last.w - speedOf(g, hero.x) * 0.9);
  hero.y = topOf(last, g.frame) - HALF;
  Object.assign(hero, { vy: 0, grounded: true, air: 0, thrown: false, rush: 0 });
  s.stand = STAND;
  s.wish = 0;
  g.burst(hero.x, hero.y, { n: 12, shape: 'ring', speed: 3 });
}
