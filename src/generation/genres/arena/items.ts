/** What lies about: things to collect, and powers in a bubble. */
import type { Actor } from '../../design.js';
import { Spring } from '../../kit/juice.js';
import type { Game } from '../../kit/types.js';
import { freeSpot, H, W } from './field.js';
import { harm } from './hero.js';
import { dist, type Power, type State } from './state.js';

const LIES = 900;

/** A power for the new wave: what the prompt asked for twice as often as the rest; a heart when one is missing. */
export function addPower(g: Game, s: State): void {
  const powers: Power[] = ['rapid', 'fan', 'shield'];
  if (g.has('rapidFire')) powers.push('rapid', 'rapid', 'rapid');
  if (g.has('multiBall')) powers.push('fan', 'fan', 'fan');
  if (g.has('shield')) powers.push('shield', 'shield', 'shield');
  const isFought = s.wave < s.waves || s.foes.length + s.queue.length > 0;
  if (isFought && g.lives < 3 && !g.has('noLose') && !g.has('gentle')) powers.push('heal', 'heal', 'heal', 'heal');
  const { items } = g.design.cast;
  const power = g.rand.pick(powers);
  const actor = items[items.length > 1 ? 1 + (powers.indexOf(power) % (items.length - 1)) : 0] as Actor;
  s.items.push({ ...freeSpot(g, s.tiles, s.hero, 3), power, actor, life: LIES });
}

/** How many lie there to be gathered: what the prompt names is there from the first moment, also where nothing depends on it. */
function atOnce(g: Game, s: State): number {
  if (s.need > 0) return Math.min(4, s.need - s.got);
  return g.design.cast.items.some(({ from }) => from === 'prompt') ? 3 : 0;
}

function layItem(g: Game, s: State, away: number): void {
  const { items } = g.design.cast;
  const actor = items[(s.got + s.items.length) % items.length] as Actor;
  s.items.push({ ...freeSpot(g, s.tiles, s.hero, away), actor, life: Infinity });
}

/** Those that lie there when it begins, near enough to be seen. */
export function layItems(g: Game, s: State): void {
  for (let i = atOnce(g, s); i > 0; i--) layItem(g, s, 2.5);
}

export function stepItems(g: Game, s: State, all: boolean): void {
  const { hero } = s;
  const lying = s.items.filter((item) => !item.power).length;
  if (lying < atOnce(g, s) && g.frame % 40 === 0) layItem(g, s, 4);
  s.items = s.items.filter((item) => {
    if (--item.life <= 0) return false;
    const dx = hero.x - item.x;
    const dy = hero.y - item.y;
    const far = dist(dx, dy) || 1;
    // at the end of a wave everything comes by itself
    const reach = all ? 30 : g.has('magnet') ? 4 : 1.5;
    if (far < reach && (!item.power || all)) {
      const pull = Math.min(far, 0.09 + (all ? 0.2 : 0.12 * (1 - far / reach)));
      item.x += (dx / far) * pull;
      item.y += (dy / far) * pull;
    }
    if (far > 0.85) return true;
    if (item.power) take(g, s, item.power);
    else {
      s.got++;
      g.addScore(5);
      g.sound('collect', 1 + (s.got % 8) * 0.06);
      if (s.need > 0) g.progress(Math.min(s.got, s.need), s.need);
    }
    g.burst(item.x, item.y, { n: item.power ? 18 : 8, shape: 'star', speed: 4, size: 0.14 });
    return false;
  });
}

function take(g: Game, s: State, power: Power): void {
  g.sound('power');
  g.addScore(25);
  s.squash.kick(-0.3);
  if (power === 'heal') g.heal();
  else if (power === 'shield') s.shield = true;
  else if (power === 'rapid') s.rapid = g.has('rapidFire') ? 900 : 540;
  else s.fan = g.has('multiBall') ? 900 : 540;
}

/** harmless and in the way */
export function addBumpers(g: Game, s: State): void {
  for (let i = 0; i < 3; i++) {
    const angle = g.rand.range(0, 6.28);
    s.bumpers.push({
      ...freeSpot(g, s.tiles, s.hero, 5),
      vx: Math.cos(angle) * 2.2,
      vy: Math.sin(angle) * 2.2,
      squash: new Spring(),
    });
  }
}

export function stepBumpers(g: Game, s: State): void {
  const speed = 1.5 + g.skill * 1.6;
  for (const one of s.bumpers) {
    one.squash.step();
    one.x += one.vx / 60;
    one.y += one.vy / 60;
    if (s.tiles.solid(one.x + Math.sign(one.vx) * 0.6, one.y)) one.vx = -one.vx;
    if (s.tiles.solid(one.x, one.y + Math.sign(one.vy) * 0.6)) one.vy = -one.vy;
    one.x = Math.max(1.6, Math.min(W - 1.6, one.x));
    one.y = Math.max(1.6, Math.min(H - 1.6, one.y));
    const now = dist(one.vx, one.vy) || 1;
    const k = 1 + (speed / now - 1) * 0.03;
    one.vx *= k;
    one.vy *= k;
    if (dist(one.x - s.hero.x, one.y - s.hero.y) > 1 || s.stun > 0) continue;
    one.squash.kick(0.4);
    const d = dist(one.x - s.hero.x, one.y - s.hero.y) || 1;
    if (g.has('gentle')) harm(g, s, one.x, one.y);
    s.hero.vx = ((s.hero.x - one.x) / d) * 11;
    s.hero.vy = ((s.hero.y - one.y) / d) * 11;
    s.stun = 16;
    s.squash.kick(0.3);
    g.sound('bounce');
    g.shake(0.15);
  }
}
