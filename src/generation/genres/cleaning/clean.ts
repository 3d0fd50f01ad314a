/** Wiping: dirt thins where the tool goes over it, and what is clean shines. */
import type { Game } from '../../kit/types.js';
import { newParts } from './layout.js';
import { away, dist, pace, reachOf, type Place, type Spot, type State } from './state.js';

/** what is left of a spot that counts as clean */
const ENOUGH = 0.07;

export function soil(g: Game, s: State, spot: Spot, tough = false): void {
  spot.parts = newParts(g, s.surface);
  spot.good = false;
  spot.tough = tough;
  spot.shine = 0;
}

export const dirtOf = (spot: Spot): number =>
  spot.parts.reduce((sum, part) => sum + part.left, 0) / Math.max(1, spot.parts.length);

/** Counts what was made good: more for one shortly after another, with a tone that rises. */
export function praise(g: Game, s: State, spot: Spot): void {
  spot.good = true;
  spot.shine = 1;
  spot.pop.kick(-0.3);
  s.combo = s.comboLeft > 0 ? Math.min(8, s.combo + 1) : 1;
  s.comboLeft = 150;
  g.addScore(10 * s.combo, spot.x, spot.y - spot.h * 0.4);
}

/** Goes over all that the tool touches. */
export function wipe(g: Game, s: State, hand: Place, strength: number): void {
  const reach = reachOf(s);
  for (const spot of s.spots) {
    if (spot.good || Math.abs(spot.x - hand.x) > reach + spot.w || Math.abs(spot.y - hand.y) > reach + spot.h) continue;
    let wiped = 0;
    for (const part of spot.parts) {
      if (part.left <= 0) continue;
      const d = dist(spot.x + part.u * spot.w - hand.x, spot.y + part.v * spot.h - hand.y);
      if (d > reach + part.r * 0.5) continue;
      part.left = Math.max(0, part.left - (spot.tough ? 0.03 : 0.075) * strength * pace(g));
      wiped++;
    }
    if (wiped === 0) continue;
    if (g.frame % 5 === 0)
      g.burst(hand.x, hand.y + 0.2, {
        n: 2,
        shape: s.surface === 'litter' ? 'dot' : 'ring',
        speed: 1.6,
        size: 0.12,
        life: 0.4,
      });
    if (g.frame % 12 === 0) g.sound('step', 1.4);
    if (dirtOf(spot) > ENOUGH) continue;
    // the second time over what is stubborn takes away the rest
    if (spot.tough) {
      soil(g, s, spot);
      for (const part of spot.parts) part.left = 0.6;
      spot.pop.kick(0.25);
      g.sound('break', 0.8);
      g.burst(spot.x, spot.y, { n: 8, shape: 'smoke', speed: 1.5, size: 0.25 });
      continue;
    }
    for (const part of spot.parts) part.left = 0;
    praise(g, s, spot);
    g.sound('collect', 0.9 + s.combo * 0.08);
    g.burst(spot.x, spot.y, { n: 14, shape: 'star', speed: 3.5, size: 0.2, life: 0.6, colour: ['#ffffff', '#fff3b0'] });
  }
}

/** What is good and far enough away to be bad again without being in the way. */
const settled = (s: State): Spot[] => s.spots.filter((one) => one.good && one.shine > 60 && away(one, s.hero) > 2.5);

/** More are wanted than there is room for: those that are done make way for the others. */
export function renew(g: Game, s: State): void {
  if (s.need - s.banked <= s.spots.length) return;
  const [one] = settled(s);
  if (!one) return;
  s.banked++;
  if (s.work === 'plain') return soil(g, s, one);
  one.good = false;
  one.hold = one.shine = 0;
  g.burst(one.x, one.y, { n: 10, shape: 'star', speed: 3, gravity: -4, life: 0.9, colour: ['#fff3b0', '#ffc24a'] });
}

/** A leak: what is clean and far away becomes dirty. */
export function drip(g: Game, s: State): void {
  if (s.idea !== 'drip' || --s.next > 0 || s.left < s.day * 0.25) return;
  s.next = Math.round(420 - g.skill * 140);
  const clean = settled(s);
  if (clean.length === 0) return;
  const one = g.rand.pick(clean);
  soil(g, s, one);
  one.pop.kick(0.3);
  g.sound('bounce', 0.7);
  g.burst(one.x, one.y, { n: 10, shape: 'ring', speed: 2.5, size: 0.16, life: 0.5 });
}
