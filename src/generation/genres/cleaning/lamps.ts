/** Lamps: lit by touching them, put out by gusts, unless somebody stands before them. */
import type { Game } from '../../kit/types.js';
import { isWindy } from './cast.js';
import { praise } from './clean.js';
import { away, type Place, type Spot, type State } from './state.js';

/** frames for which a gust is seen to come, and in which it crosses the field */
export const COMING = 80;
const CROSSING = 80;
/** half of a gust's height, and how far one shields */
export const GUST = 1.5;
const SHIELD = 1.8;
/** half tones of a chord that goes up with each lamp */
const TUNE = [0, 4, 7, 12, 16, 19, 24];

export function putOut(g: Game, one: Spot): void {
  one.good = false;
  one.hold = 0;
  one.shine = 0;
  one.pop.kick(0.3);
  g.sound('hurt', 1.5);
  g.burst(one.x, one.y - 0.3, { n: 8, shape: 'smoke', speed: 1.4, size: 0.24, life: 0.7 });
}

export function kindle(g: Game, s: State, hand: Place, strength: number): void {
  for (const one of s.spots) {
    const near = away(one, hand) < Math.max(0.95, one.w * 0.62);
    if (one.good) continue;
    if (!near) {
      one.hold = Math.max(0, one.hold - 0.02);
      continue;
    }
    one.hold += strength / (one.tough ? 45 : 7);
    if (one.hold < 1) continue;
    praise(g, s, one);
    const lit = s.spots.reduce((sum, other) => sum + (other.good ? 1 : 0), 0);
    g.sound('note', 2 ** ((TUNE[lit % TUNE.length] as number) / 12));
    g.burst(one.x, one.y - 0.2, {
      n: 16,
      shape: 'star',
      speed: 3.5,
      size: 0.18,
      life: 0.7,
      colour: ['#fff3b0', '#ffc24a'],
    });
  }
}

/** Whether wind blows on this level: from the second on, or where the prompt speaks of it. */
const blows = (g: Game, s: State): boolean => s.idea === 'blow' || g.level > 2 || isWindy(g.design);

export function blow(g: Game, s: State): void {
  if (!blows(g, s)) return;
  if (!s.gust) {
    if (--s.next > 0) return;
    const lit = s.spots.filter((one) => one.good);
    if (lit.length < 2) return;
    s.gust = { v: (g.rand.pick(lit).y - s.box.y) / s.box.h, dir: g.rand.chance(0.5) ? 1 : -1, t: -COMING };
    g.sound('swap', 0.6);
    return;
  }
  const { gust, box } = s;
  gust.t++;
  if (gust.t < 0) return;
  const part = gust.t / CROSSING;
  const front = gust.dir > 0 ? box.x + part * box.w : box.x + (1 - part) * box.w;
  const y = box.y + gust.v * box.h;
  const step = box.w / CROSSING;
  for (const one of s.spots) {
    if (!one.good || Math.abs(one.y - y) > GUST || Math.abs(one.x - front) > step * 0.6) continue;
    if (away(one, s.hero) < SHIELD) {
      g.addScore(5, one.x, one.y - 0.7);
      one.pop.kick(0.15);
    } else if (g.rand.chance(0.45 + g.skill * 0.3)) putOut(g, one);
  }
  if (part < 1) return;
  s.gust = null;
  s.next = Math.round((520 - g.skill * 200) * g.rand.range(0.8, 1.2));
}
