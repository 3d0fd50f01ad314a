/** Who makes it bad again: walks to what is good, is busy there for a while, and runs off when somebody comes near with the tool. */
import { Spring } from '../../kit/juice.js';
import { settledIn } from '../../kit/skill.js';
import type { Game } from '../../kit/types.js';
import { walkersOf } from './cast.js';
import { soil } from './clean.js';
import { putOut } from './lamps.js';
import { away, dist, pace, type Foe, type Place, type Spot, type State } from './state.js';

/** how near one must come */
const SHY = 1.5;
/** frames that it is busy */
const BUSY = 75;

export function newFoes(g: Game, s: State): Foe[] {
  const walkers = walkersOf(g.design);
  if (s.work === 'fire' || g.has('noEnemies') || walkers.length === 0) return [];
  const named = walkers.some(({ from }) => from === 'prompt');
  const idea = s.idea === 'tracks' || s.idea === 'snuffers';
  if (!named && !idea) return [];
  const many = named ? 1 + Math.round(g.skill * 1.6 * settledIn(g)) + (idea ? 1 : 0) : 1 + Math.round(g.skill * 1.2);
  return Array.from({ length: Math.min(4, many) }, (_, i) => ({
    actor: walkers[i % walkers.length] as Foe['actor'],
    x: -9,
    y: -9,
    vx: 0,
    vy: 0,
    mode: 'off' as const,
    t: -300 - i * 240,
    spot: null,
    squash: new Spring(),
  }));
}

function steer(foe: Foe, to: Place, speed: number): number {
  const [dx, dy] = [to.x - foe.x, to.y - foe.y];
  const d = dist(dx, dy) || 0.01;
  foe.vx += ((dx / d) * speed - foe.vx) * 0.1;
  foe.vy += ((dy / d) * speed - foe.vy) * 0.1;
  foe.x += foe.vx / 60;
  foe.y += foe.vy / 60;
  return d;
}

/** Where it goes: something good that the hero is not near to. */
function preyOf(g: Game, s: State): Spot | null {
  const good = s.spots.filter((one) => one.good && away(one, s.hero) > 2.6);
  return good.length > 0 ? g.rand.pick(good) : null;
}

function foul(g: Game, s: State, foe: Foe): void {
  const one = foe.spot;
  foe.spot = null;
  foe.mode = 'come';
  foe.t = 0;
  if (!one?.good) return;
  if (s.work === 'lamps') return putOut(g, one);
  soil(g, s, one);
  one.pop.kick(0.3);
  g.sound('hurt', 0.8);
  g.burst(one.x, one.y, { n: 10, shape: 'smoke', speed: 1.6, size: 0.24 });
}

function scare(g: Game, foe: Foe): void {
  foe.mode = 'flee';
  foe.t = 0;
  foe.spot = null;
  foe.squash.kick(0.35);
  g.addScore(15, foe.x, foe.y - 0.6);
  g.sound('hit', 1.2);
  g.freeze(2);
  g.burst(foe.x, foe.y, { n: 10, shape: 'star', speed: 3.5, size: 0.16, life: 0.4 });
}

export function moveFoes(g: Game, s: State): void {
  const { box } = s;
  const speed = (1.5 + g.skill * 1.3) * pace(g);
  for (const foe of s.foes) {
    foe.squash.step();
    foe.t++;
    if (foe.mode === 'off') {
      if (foe.t < 0 || s.done > 0 || !s.spots.some((one) => one.good)) continue;
      const left = g.rand.chance(0.5);
      foe.x = left ? box.x - 0.8 : box.x + box.w + 0.8;
      foe.y = box.y + g.rand.range(0.25, 0.9) * box.h;
      foe.vx = foe.vy = 0;
      foe.mode = 'come';
      foe.t = 0;
      continue;
    }
    if (foe.mode === 'flee') {
      steer(foe, { x: foe.x < box.x + box.w / 2 ? box.x - 2 : box.x + box.w + 2, y: foe.y }, 6);
      if (foe.x > box.x - 1 && foe.x < box.x + box.w + 1) continue;
      foe.mode = 'off';
      foe.t = -Math.round((560 - g.skill * 240) * g.rand.range(0.8, 1.2));
      continue;
    }
    if (away(foe, s.hero) < SHY) {
      scare(g, foe);
      continue;
    }
    if (foe.mode === 'foul') {
      if (!foe.spot?.good) foe.mode = 'come';
      else if (foe.t > BUSY) foul(g, s, foe);
      continue;
    }
    if (!foe.spot?.good) foe.spot = preyOf(g, s);
    const idle = { x: box.x + box.w / 2, y: box.y + box.h * 0.5 };
    if (steer(foe, foe.spot ?? idle, foe.spot ? speed : speed * 0.5) > 0.5 || !foe.spot) continue;
    foe.mode = 'foul';
    foe.t = 0;
  }
}
