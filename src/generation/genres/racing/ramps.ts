/** Ramps that throw a car over the water behind them, if it is fast enough. */
import type { Game } from '../../kit/types.js';
import type { State } from './state.js';
import type { Track } from './track.js';

/** frames of a jump, and units of water behind a ramp: a car at full speed flies further */
export const FLIGHT = 40;
export const WATER = 4.2;
/** units before its end at which a car is on a ramp, and of free road that one needs before and behind */
const LIP = 0.6;
const BEFORE = 7;
const BEHIND = 9;
/** ramps of a track, and units from one to the next */
const MOST = 4;
const APART = 22;
/** what part of the top speed carries a car over */
export const NEEDS = 0.7;

const round = (track: Track, along: number): number => ((along % track.long) + track.long) % track.long;

/** Ends of ramps on the straightest parts of a track, none near the line. */
export function rampsOf(track: Track): number[] {
  const bendAt = (along: number): number => {
    let sum = 0;
    for (let k = -4; k < BEHIND; k++) sum += Math.abs(track.bend[round(track, along + k)] as number);
    return sum;
  };
  const places = Array.from({ length: Math.floor(track.long) - 26 }, (_, i) => i + 14);
  const ramps: number[] = [];
  for (const along of places.toSorted((a, b) => bendAt(a) - bendAt(b)))
    if (ramps.length < MOST && ramps.every((one) => Math.abs(one - along) > APART)) ramps.push(along);
  return ramps.toSorted((a, b) => a - b);
}

/** Whether things may lie there: neither before a ramp nor where cars come down. */
export const isClear = (ramps: readonly number[], along: number): boolean =>
  ramps.every((one) => along < one - BEFORE || along > one + BEHIND);

/** Whether somebody so far round is just leaving a ramp. */
export const aloft = ({ ramps, track }: State, gone: number): boolean =>
  ramps.some((one) => round(track, gone - one + LIP) < LIP);

/** Whether there is water below. */
export const isWet = ({ ramps, track }: State, gone: number): boolean =>
  ramps.some((one) => round(track, gone - one) < WATER);

/** One frame of the hero's jumps: off a ramp, through the air, down again. */
export function jump(g: Game, s: State, top: number): void {
  const { hero } = s;
  if (hero.air > 0) {
    if (--hero.air > 0) return;
    hero.squash.kick(0.3);
    g.sound('hit', 1.2);
    g.shake(0.12);
    const wet = isWet(s, hero.gone);
    g.burst(hero.x, hero.y, {
      n: wet ? 26 : 10,
      shape: wet ? 'dot' : 'smoke',
      speed: wet ? 5 : 2.4,
      gravity: 0,
      life: 0.5,
      colour: wet ? ['#8fd3ff', '#ffffff'] : '#ffffff',
    });
    return;
  }
  const ahead = hero.vx * Math.cos(s.track.h[hero.i] as number) + hero.vy * Math.sin(s.track.h[hero.i] as number);
  if (ahead < top * NEEDS || !aloft(s, hero.gone)) return;
  hero.air = FLIGHT;
  hero.spin = 0;
  hero.squash.kick(-0.3);
  g.addScore(15, hero.x, hero.y - 0.8);
  g.sound('jump');
}

/** How high somebody is who has so many frames left in the air, in units. */
export const heightOf = (air: number): number => Math.sin((Math.min(air, FLIGHT) / FLIGHT) * Math.PI) * 1.3;
