/** The survivor: runs, dashes, draws gems near, and what a touch costs. */
import { approach } from '../../../kit/juice.js';
import type { Game } from '../../../kit/types.js';
import { H, W } from '../field.js';
import { dist, pace } from '../state.js';
import { wantedXp, type Foe, type State } from './state.js';

export function moveHero(g: Game, s: State): void {
  const { hero } = s;
  const { pad } = g;
  s.squash.step();
  let [x, y] = [pad.ax, pad.ay];
  if (!x && !y && pad.pointer?.down) [x, y] = [pad.pointer.x - hero.x, pad.pointer.y - hero.y];
  const length = Math.max(1, dist(x, y));
  [x, y] = [x / length, y / length];
  const speed = (4.6 + s.owned.upFeet * 0.45) * pace(g);
  if (s.dashWait > 0) s.dashWait--;
  if (g.pressed('a') && s.dashWait === 0 && (x || y)) {
    s.dash = 11;
    s.dashWait = 90;
    g.safe = Math.max(g.safe, 16);
    hero.vx = x * 13;
    hero.vy = y * 13;
    s.squash.kick(0.3);
    g.sound('swap', 1.3);
  }
  if (s.dash > 0) {
    s.dash--;
    g.burst(hero.x, hero.y, { n: 1, shape: 'ring', colour: '#ffffff', speed: 0, size: 0.3, life: 0.3 });
  } else {
    hero.vx = approach(hero.vx, x * speed, 0.7);
    hero.vy = approach(hero.vy, y * speed, 0.7);
  }
  if (x || y) s.angle = Math.atan2(y, x);
  hero.x = Math.max(1.4, Math.min(W - 1.4, hero.x + hero.vx / 60));
  hero.y = Math.max(1.4, Math.min(H - 1.4, hero.y + hero.vy / 60));
}

/** Gems that are near fly to the hero; true where a level is full. */
export function draw(g: Game, s: State): boolean {
  const reach = 2.3 + s.owned.upMagnet * 1.1 + (g.has('magnet') ? 2 : 0);
  s.gems = s.gems.filter((gem) => {
    const [dx, dy] = [s.hero.x - gem.x, s.hero.y - gem.y];
    const far = dist(dx, dy) || 1;
    gem.pulled ||= far < reach;
    if (!gem.pulled) return true;
    gem.x += (dx / far) * Math.min(far, 0.2);
    gem.y += (dy / far) * Math.min(far, 0.2);
    if (far > 0.5) return true;
    s.xp += gem.worth;
    g.addScore(gem.worth);
    g.sound('collect', 0.9 + (s.xp / wantedXp(s.level)) * 0.5);
    return false;
  });
  return s.xp >= wantedXp(s.level);
}

export function touched(g: Game, s: State, foe: Foe): void {
  if (g.safe > 0) return;
  const far = dist(s.hero.x - foe.x, s.hero.y - foe.y) || 1;
  s.hero.vx = ((s.hero.x - foe.x) / far) * 8;
  s.hero.vy = ((s.hero.y - foe.y) / far) * 8;
  s.dash = Math.max(s.dash, 6);
  s.squash.kick(0.35);
  // everybody near is thrown back: a touch must not be two
  for (const one of s.foes) {
    const d = dist(one.x - s.hero.x, one.y - s.hero.y) || 1;
    if (d < 2.6 && one.sort !== 'chief')
      [one.kx, one.ky] = [((one.x - s.hero.x) / d) * 9, ((one.y - s.hero.y) / d) * 9];
  }
  if (!g.has('gentle')) return void g.hurt(s.hero.x, s.hero.y);
  g.safe = 90;
  g.sound('bounce');
  s.xp = Math.max(0, s.xp - 2);
}
