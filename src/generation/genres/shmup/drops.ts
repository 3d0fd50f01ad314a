/** What falls from the beaten: things to collect, and every seventh a power. */
import { clamp } from '../../kit/juice.js';
import type { Game } from '../../kit/types.js';
import { H, W, type Foe, type Power, type State } from './state.js';

export function dropFrom(g: Game, s: State, foe: Foe): void {
  const { items } = g.design.cast;
  const item = items[s.kills % items.length];
  if (!item || foe.way === 'hunter') return;
  s.sinceDrop++;
  const at = { x: clamp(foe.x, 1, W - 1), y: Math.max(0, foe.y) };
  if (s.sinceDrop >= 7 || foe.way === 'boss') {
    s.sinceDrop = 0;
    const powers: Power[] = ['fan', 'rapid', 'shield'];
    if (g.has('multiBall')) powers.push('fan', 'fan');
    if (g.has('shield') || g.has('gentle')) powers.push('shield', 'shield');
    if (g.lives < 3 && !g.has('noLose')) powers.push('heal', 'heal');
    s.drops.push({ ...at, power: g.rand.pick(powers), actor: items.at(-1) ?? item });
  } else if (g.rand.chance(s.need > 0 ? 0.75 : 0.3)) s.drops.push({ ...at, actor: item });
}

export function moveDrops(g: Game, s: State): void {
  const { ship } = s;
  for (const drop of s.drops) {
    drop.y += (2.3 + g.skill * 0.8) / 60;
    const dx = ship.x - drop.x;
    const dy = ship.y - drop.y;
    const far = Math.sqrt(dx * dx + dy * dy) || 1;
    if (far < (g.has('magnet') || s.pause > 0 ? 7 : 1.8)) {
      drop.x += (dx / far) * 0.13;
      drop.y += (dy / far) * 0.13;
    }
    if (far > 0.85) continue;
    drop.y = H + 9;
    ship.squash.kick(-0.22);
    g.burst(ship.x, ship.y, { n: drop.power ? 20 : 9, shape: 'star', speed: 5, size: 0.16 });
    g.addScore(drop.power ? 30 : 15, ship.x, ship.y - 1);
    if (drop.power) take(g, s, drop.power);
    else {
      s.got++;
      g.sound('collect', 1 + (s.got % 8) * 0.06);
      if (s.need > 0) g.progress(Math.min(s.got, s.need), s.need, drop.actor);
    }
  }
  s.drops = s.drops.filter((drop) => drop.y < H + 1);
}

function take(g: Game, s: State, power: Power): void {
  g.sound('power');
  if (power === 'heal') g.heal();
  else if (power === 'shield') s.shield = true;
  else if (power === 'rapid') s.rapid = 720;
  else s.fan = Math.min(3, s.fan + 1);
}
