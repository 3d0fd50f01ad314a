/** The hero walks the streets in every direction, and runs where the rules let it. */
import { clamp } from '../../kit/juice.js';
import { moveBody } from '../../kit/tiles.js';
import type { Game } from '../../kit/types.js';
import { H, W } from './level.js';
import type { State } from './state.js';

/** units a second; a load slows nobody */
const pace = (g: Game): number => 5 + (g.has('fast') ? 0.8 : g.has('slow') ? -0.7 : 0) + (g.has('speedUp') ? 0.4 : 0);

export function moveHero(g: Game, s: State): void {
  const { hero, rocks } = s;
  s.squash.step();
  if (s.dash > 0) s.dash--;
  if (s.tired > 0) s.tired--;
  if (g.has('dash') && g.pressed('b') && s.tired === 0) {
    s.dash = 22;
    s.tired = 80;
    s.squash.kick(0.3);
    g.sound('jump', 1.3);
    g.burst(hero.x, hero.y + 0.3, { n: 10, shape: 'smoke', speed: 2, gravity: 0 });
  }
  const { ax, ay } = g.pad;
  const length = Math.max(1, Math.sqrt(ax * ax + ay * ay));
  const by = (pace(g) * (s.dash > 0 ? 1.9 : 1)) / length;
  s.walking = ax !== 0 || ay !== 0;
  hero.vx = ax * by;
  hero.vy = ay * by;
  const [x, y] = [hero.x, hero.y];
  moveBody(s.quarter.tiles, hero);
  hero.y = clamp(hero.y, 0.35, H - 0.35);
  hero.x = clamp(hero.x, 0.35, W - 0.35);
  for (const rock of rocks)
    if (Math.abs(hero.x - rock.x) < 0.7 && Math.abs(hero.y - rock.y) < 0.62) {
      // along it, not into it
      if (Math.abs(x - rock.x) >= 0.7) hero.x = x;
      else hero.y = y;
    }
  if (ax !== 0) s.dir = Math.sign(ax);
  if (s.walking && g.frame % 18 === 0) g.sound('step', 0.9 + (g.frame % 36) / 150);
  g.look(clamp(hero.x, 6, W - 6), clamp(hero.y, 4.5, H - 4.5));
}
