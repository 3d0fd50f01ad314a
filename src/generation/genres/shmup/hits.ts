/** What a hit does: to the ship, and to an enemy. */
import { breakShield } from '../../kit/course.js';
import type { Game } from '../../kit/types.js';
import { dropFrom } from './drops.js';
import { splitUp } from './ideas.js';
import type { Foe, State } from './state.js';

export function hurtShip(g: Game, s: State): void {
  const { ship } = s;
  if (g.safe > 0 || s.leaving > 0) return;
  ship.squash.kick(0.35);
  if (s.shield) {
    g.shake(0.3);
    return breakShield(g, s, ship);
  }
  if (g.hurt(ship.x, ship.y) === 'safe') return;
  s.fan = Math.max(g.has('multiBall') ? 2 : 1, s.fan - 1);
  // room to breathe
  s.bolts = [];
}

export function strike(g: Game, s: State, foe: Foe, by: number): void {
  foe.hp -= by;
  foe.hit = 6;
  const boss = foe.way === 'boss';
  foe.squash.kick(boss ? 0.05 : 0.2);
  if (foe.hp > 0) {
    g.sound('hit', boss ? 0.8 : 1.2);
    g.addScore(boss ? 2 : 1);
    return;
  }
  const { danger, accent } = g.design.theme.palette;
  s.combo = s.comboLeft > 0 ? Math.min(8, s.combo + 1) : 1;
  s.comboLeft = 80;
  s.kills++;
  g.addScore(boss ? 500 : 10 * foe.most * s.combo, foe.x, foe.y);
  g.sound('explode', boss ? 0.5 : 1 + s.combo * 0.06);
  g.freeze(boss ? 16 : 2);
  g.shake(boss ? 1 : 0.14);
  const party = g.has('confetti');
  g.burst(foe.x, foe.y, {
    n: boss ? 70 : party ? 24 : 14,
    colour: [danger, accent, '#ffffff'],
    speed: boss ? 10 : 5,
    life: boss ? 1.1 : 0.5,
    size: boss ? 0.3 : 0.17,
    shape: party ? 'star' : 'dot',
  });
  g.burst(foe.x, foe.y, { n: 1, shape: 'ring', speed: 0, size: foe.size * 0.7, life: 0.35, colour: '#ffffff' });
  dropFrom(g, s, foe);
  splitUp(g, s, foe);
  if (!boss) return;
  s.boss = 'beaten';
  s.bolts = [];
  g.flash('#ffffff', 0.5);
  g.bar(null);
}
