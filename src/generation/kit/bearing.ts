/** How a picture is held in a frame by how it goes: the step of its gait, and what leans, lifts and squashes all of it. */
import type { Track } from './motion.js';
import { DOWN, REST, STEPS, UP } from './poses.js';
import type { Gait } from './types.js';

export interface Bearing {
  /** of `posed`; −1: the picture as it is */
  readonly step: number;
  /** radians, forwards */
  readonly angle: number;
  /** of its size */
  readonly lift: number;
  readonly squash: number;
}

export const STILL: Bearing = { step: -1, angle: 0, lift: 0, squash: 0 };

/** faster than this is going, in units a frame: what only bobs is slower */
const GOING = 0.014;
/** and this is in the air, where the game is seen from the side */
const AIR = 0.05;

/** `now` in seconds. */
export function bearing(gait: Gait, { speed, fall, stride, x }: Track, now: number, side: boolean): Bearing {
  const cycle = (at: number): number => Math.floor((((at % 1) + 1) % 1) * STEPS);
  const breath = Math.sin(now * 2.7 + x) * 0.016;
  const going = speed > GOING;
  const turn = stride * 6.2832;
  if (gait === 'swim' || gait === 'drift' || gait === 'flap') {
    const pace = { swim: 1.1, drift: 0.7, flap: 2.4 }[gait];
    return { step: cycle(now * pace + stride), angle: 0, lift: 0, squash: 0 };
  }
  if (gait === 'buzz')
    return { step: -1, angle: 0, lift: Math.sin(now * 41 + x) * 0.02, squash: Math.sin(now * 53) * 0.02 };
  if (gait === 'roll')
    return going
      ? { step: -1, angle: Math.sin(turn) * 0.02, lift: Math.abs(Math.sin(turn * 2)) * 0.02, squash: 0 }
      : STILL;
  const legs = gait.startsWith('legs') || gait.startsWith('paws');
  if (side && Math.abs(fall) > AIR)
    return {
      step: legs ? (fall < 0 ? UP : DOWN) : -1,
      angle: fall < 0 ? -0.08 : 0.05,
      lift: 0,
      squash: fall < 0 ? -0.09 : -0.05,
    };
  if (!going)
    return {
      step: gait.startsWith('paws') ? REST + (Math.floor(now * 5 + x) & 3) : -1,
      angle: 0,
      lift: 0,
      squash: breath,
    };
  if (legs) return { step: cycle(stride), angle: 0.03, lift: Math.abs(Math.sin(turn)) * 0.025, squash: 0 };
  if (gait === 'hop') {
    const high = Math.abs(Math.sin(turn));
    return { step: -1, angle: 0, lift: high * 0.14, squash: 0.1 - high * 0.18 };
  }
  return { step: -1, angle: Math.sin(turn) * 0.11, lift: Math.abs(Math.cos(turn)) * 0.035, squash: breath };
}
