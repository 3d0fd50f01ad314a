/** Fire: it grows, eats what burns and leaps over; water puts it out as long as some is carried; who waits at a window is fetched. */
import type { Game } from '../../kit/types.js';
import { guestsOf } from './cast.js';
import { praise } from './clean.js';
import { at, away, pace, type Place, type Spot, type State } from './state.js';

/** how far the jet reaches, and how near one must come to water and to a window */
export const JET = 3.3;
export const FETCH = 1.7;
/** how many burn at once */
const most = (g: Game): number => 2 + Math.round(g.skill * 1.6) + (g.level > 2 ? 1 : 0);

export const isBurning = (one: Spot): boolean => one.heat > 0;
const isRuin = (one: Spot): boolean => one.health <= 0;

function breakOut(g: Game, s: State): void {
  const calm = s.spots.filter((one) => !isBurning(one) && !isRuin(one) && !one.guest);
  if (calm.length === 0) return;
  // each burns once before one burns again
  const fresh = calm.filter((one) => !one.good);
  const one = g.rand.pick(fresh.length > 0 ? fresh : calm);
  s.toCome--;
  one.good = false;
  one.heat = 0.3;
  one.sparkIn = 0;
  one.pop.kick(0.2);
  const guests = guestsOf(g.design);
  if (s.guests > 0) one.guest = guests[--s.guests % guests.length] ?? null;
  g.sound('boss', 1.5);
  g.burst(one.x, one.y, { n: 12, speed: 3, size: 0.2, colour: ['#ffb02e', '#ff5a1f'] });
}

/** Sprays at what burns, the nearest in reach, rather in the direction in which one goes. */
export function spray(g: Game, s: State, from: Place, own: boolean): Spot | null {
  let best: Spot | null = null;
  let least = Infinity;
  for (const one of s.spots) {
    if (!isBurning(one)) continue;
    const d = away(one, from);
    const cost = d - Math.sign(one.x - from.x) * s.dir * 0.3;
    if (d < JET + one.w * 0.2 && cost < least) [least, best] = [cost, one];
  }
  if (!best || (own && s.water <= 0)) return null;
  if (own) s.water = Math.max(0, s.water - 1 / (60 * (s.idea === 'first' ? 16 : 8.5 - g.skill * 2)));
  best.heat -= (own ? 0.0105 : 0.005) * pace(g);
  if (g.frame % 6 === 0) {
    g.burst(best.x, best.y - 0.2, { n: 2, shape: 'smoke', speed: 1.2, size: 0.3, life: 0.6, colour: '#ffffff' });
    g.sound('step', 0.7);
  }
  if (best.heat > 0) return best;
  best.heat = 0;
  s.out++;
  praise(g, s, best);
  g.sound('power', 0.9 + s.combo * 0.06);
  g.burst(best.x, best.y, { n: 18, shape: 'smoke', speed: 2.4, size: 0.4, life: 0.9, colour: '#ffffff' });
  return null;
}

/** Burnt down: it costs a life; who was at the window gets out by itself and is seen again elsewhere. */
function burnDown(g: Game, s: State, one: Spot): void {
  one.heat = 0;
  one.health = 0;
  if (one.guest) s.guests++;
  s.toCome = Math.max(s.toCome, s.guests) + (s.need > s.out + burning(s) + s.toCome ? 1 : 0);
  one.guest = null;
  g.sound('explode', 0.7);
  g.shake(0.4);
  g.burst(one.x, one.y, { n: 24, shape: 'smoke', speed: 3, size: 0.5, life: 1.1, colour: '#444444' });
  g.safe = 0;
  g.hurt(one.x, one.y);
  if (s.spots.every(isRuin)) g.lose();
}

export const burning = (s: State): number => s.spots.reduce((sum, one) => sum + (isBurning(one) ? 1 : 0), 0);

function leap(g: Game, s: State, one: Spot): void {
  one.sparkIn++;
  if (one.heat < 0.75 || one.sparkIn < 420 - g.skill * 160) return;
  one.sparkIn = 0;
  let to: Spot | undefined;
  for (const other of s.spots)
    if (other !== one && !isBurning(other) && !isRuin(other) && (!to || away(other, one) < away(to, one))) to = other;
  if (to) s.sparks.push({ from: one, to, part: 0 });
}

export function burn(g: Game, s: State): void {
  const before = s.spots.filter(isBurning).length;
  if (s.toCome > 0 && (--s.next <= 0 || before === 0) && before < most(g)) {
    breakOut(g, s);
    s.next = Math.round((300 - g.skill * 130) * g.rand.range(0.8, 1.2));
  }
  const leaps = s.idea === 'sparks' || (g.level > 2 && g.skill > 0.35);
  for (const one of s.spots) {
    if (!isBurning(one)) continue;
    if (one !== s.spray) one.heat = Math.min(1, one.heat + (0.0011 + g.skill * 0.0013) * pace(g));
    if (!g.has('gentle')) one.health -= one.heat * (0.0003 + g.skill * 0.00055) * pace(g);
    if (g.frame % 14 === one.look % 14)
      g.burst(one.x, one.y - one.h * 0.4, {
        n: 1,
        shape: 'smoke',
        speed: 1,
        size: 0.3,
        life: 1,
        gravity: -2,
        colour: '#555555',
      });
    if (one.health <= 0) burnDown(g, s, one);
    else if (leaps) leap(g, s, one);
  }
  for (const spark of s.sparks) {
    spark.part += 1 / 70;
    if (spark.part < 1 || isBurning(spark.to) || isRuin(spark.to)) continue;
    spark.to.heat = 0.25;
    spark.to.good = false;
    g.sound('shoot', 0.6);
  }
  s.sparks = s.sparks.filter(({ part }) => part < 1);
  save(g, s);
  for (const well of s.wells)
    if (away(at(s, well), s.hero) < FETCH && s.water < 1) {
      s.water = Math.min(1, s.water + 1 / 45);
      if (g.frame % 5 === 0) g.burst(s.hero.x, s.hero.y, { n: 2, speed: 2, size: 0.14, colour: '#7fd0ff', gravity: 8 });
      if (s.water === 1) {
        g.sound('power', 1.2);
        s.squash.kick(0.2);
      }
    }
}

/** Somebody at a window is fetched by coming near. */
function save(g: Game, s: State): void {
  for (const one of s.spots) {
    if (!one.guest || away(one, s.hero) > Math.max(1.5, one.w * 0.55 + 0.6)) continue;
    one.guest = null;
    s.saved++;
    g.addScore(50, one.x, one.y - 0.8);
    g.sound('combo');
    s.squash.kick(-0.25);
    g.burst(one.x, one.y, { n: 16, shape: 'star', speed: 4, size: 0.2, life: 0.7, colour: ['#ffffff', '#ff8fb0'] });
  }
}
