/** What the fight looks and sounds like, what falls out of it, and what it costs. */
import type { Game } from '../../kit/types.js';
import type { Events } from './shooting.js';
import { slotX } from './hands.js';
import { SHOP_H, SHOP_Y, type Foe, type State } from './state.js';

export function tell(g: Game, s: State): void {
  if (s.need > 0) g.progress(Math.min(s.got, s.need), s.need, g.design.cast.items[0]);
  else if (Number.isFinite(s.field.waves)) g.progress(s.field.wave, s.field.waves, g.design.cast.enemies[0]);
}

export function stepDrops(g: Game, s: State): void {
  const f = s.field;
  const purse = { x: slotX(0), y: SHOP_Y + SHOP_H / 2 };
  s.drops = s.drops.filter((drop) => {
    const by = (at: { x: number; y: number } | null, reach: number): boolean =>
      at !== null && (at.x - drop.x) ** 2 + (at.y - drop.y) ** 2 < reach * reach;
    if (!drop.pulled) {
      const cursor = s.byKeys ? { x: s.cursor.c + 0.5, y: s.cursor.r + 0.5 } : s.seen;
      drop.pulled =
        g.has('magnet') || by(cursor, 1.1) || f.towers.some((tower) => by(tower, g.has('collect') ? 1.6 : 1.2));
      return --drop.life > 0;
    }
    const dx = purse.x - drop.x;
    const dy = purse.y - drop.y;
    const far = Math.sqrt(dx * dx + dy * dy);
    if (far > 0.4) {
      drop.x += (dx / far) * Math.min(far, 0.22);
      drop.y += (dy / far) * Math.min(far, 0.22);
      return true;
    }
    s.got++;
    f.coins += 6;
    s.purse.kick(-0.25);
    g.addScore(10);
    g.sound('collect', 1 + (s.got % 8) * 0.06);
    if (s.need > 0) tell(g, s);
    return false;
  });
}

export function eventsOf(g: Game, s: State): Events {
  const f = s.field;
  const { palette } = g.design.theme;
  return {
    fire(tower, foe) {
      tower.squash.kick(tower.type === 'blast' ? 0.22 : 0.12);
      if (tower.type === 'ray' || tower.type === 'chill') {
        const reach = tower.type === 'chill' ? 2 + (tower.level - 1) * 0.3 : 0;
        f.flashes.push({ x: tower.x, y: tower.y - 0.5, tx: foe.x, ty: foe.y, type: tower.type, reach, left: 14 });
      }
      const pitch = { guard: 1.2, blast: 0.6, chill: 1.7, ray: 0.9 }[tower.type];
      g.sound(tower.type === 'chill' ? 'swap' : 'shoot', pitch);
    },
    hit(foe, type) {
      foe.hit = 5;
      foe.squash.kick(foe.way === 'boss' ? 0.05 : 0.18);
      if (type !== 'chill')
        g.burst(foe.x, foe.y, {
          n: type === 'blast' ? 7 : 3,
          speed: type === 'blast' ? 4 : 2.5,
          life: 0.3,
          size: 0.12,
        });
    },
    fall(foe) {
      fallen(g, s, foe);
    },
    leak(foe) {
      s.leaks++;
      s.gate.kick(0.35);
      g.burst(foe.x, foe.y, { n: 20, colour: palette.danger, speed: 5 });
      if (foe.way !== 'boss' && s.shield) {
        s.shield = false;
        g.sound('break');
        g.shake(0.3);
        g.burst(foe.x, foe.y, { n: 20, shape: 'ring', speed: 4 });
        return;
      }
      // two at once are two lives: what gets through is not a blow that one recovers from
      do {
        g.safe = 0;
        g.hurt(foe.x, foe.y);
      } while (foe.way === 'boss' && g.lives > 0);
    },
  };
}

function fallen(g: Game, s: State, foe: Foe): void {
  const { palette } = g.design.theme;
  const { items } = g.design.cast;
  const boss = foe.way === 'boss';
  s.falls++;
  s.purse.kick(-0.1);
  g.addScore(foe.worth * 2, foe.x, foe.y - 0.4);
  g.sound('explode', boss ? 0.5 : foe.way === 'tank' ? 0.8 : 1.3);
  g.burst(foe.x, foe.y, {
    n: boss ? 70 : g.has('confetti') ? 22 : 12,
    colour: [palette.danger, palette.accent, '#ffffff'],
    shape: g.has('confetti') ? 'star' : 'dot',
    speed: boss ? 9 : 4.5,
    life: boss ? 1.1 : 0.5,
  });
  if (boss) {
    s.bosses++;
    g.shake(0.9);
    g.freeze(14);
    g.flash('#ffffff', 0.4);
  }
  const actor = items[s.falls % items.length];
  const wanted = s.need > 0 ? s.falls % 4 !== 3 : s.falls % 5 === 0;
  if (actor && (boss || wanted)) s.drops.push({ x: foe.x, y: foe.y, actor, life: 480, pulled: false });
}
