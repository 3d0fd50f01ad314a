/** What a game with a bat is made of: the field as angles and distances from the bat, what a swing is worth, and who stands where. */
import type { Actor } from '../../design.js';
import { clamp, lerp, type Spring } from '../../kit/juice.js';
import type { Game } from '../../kit/types.js';
import type { Mode } from './batting-mode.js';

export const W = 10.6;
export const H = 14;
/** where the ball is hit, and where it comes from */
export const BAT = { x: W / 2, y: 12.1 };
/** where the field ends and the stand begins */
export const HORIZON = 3.9;
export const FAR = 9;
export const BOWLER = 7.6;
/** units from the bat to the rope or the fence */
export const EDGE = 8.5;
/** swings at nothing that make an out */
export const STRIKES = 3;
/** frames of the run-up, and of a ball that was hit */
export const RUN_UP = 56;
export const FLIGHT = 62;
export const AFTER = 44;

export interface Fielder {
  readonly angle: number;
  readonly far: number;
  readonly actor: Actor;
}

/** A ball that was hit: where it goes, what comes of it. */
export interface Drive {
  /** radians from straight on, right positive */
  readonly angle: number;
  readonly far: number;
  /** 0…1 of a clean hit: how high it goes */
  readonly power: number;
  /** in cricket runs, in baseball bases */
  readonly worth: number;
  readonly caught: boolean;
  /** the fielder who gets it; none where it is past the edge */
  readonly by: number;
}

export interface State {
  readonly mode: Mode;
  readonly fielders: readonly Fielder[];
  readonly bowler: Actor;
  phase: 'wait' | 'pitch' | 'flight' | 'after';
  t: number;
  /** frames from the bowler to the bat, and units that it swerves on the way */
  pace: number;
  swerve: number;
  /** frames since the bat was swung; −1: not yet */
  swung: number;
  /** −1…1: how far aside a hit is led */
  aim: number;
  drive: Drive | null;
  strikes: number;
  /** baseball: who stands on first, second and third */
  bases: [boolean, boolean, boolean];
  runs: number;
  readonly need: number;
  /** balls left, where they are counted */
  balls: number | null;
  bowled: number;
  /** what the last ball brought: a number, or a cross */
  told: string;
  done: boolean;
  readonly mood: Spring;
}

/** A place of the field as it is seen; `high` units above the ground. */
export function seen(angle: number, far: number, high = 0): { x: number; y: number; size: number } {
  const part = far / FAR;
  return {
    x: BAT.x + Math.sin(angle) * far * (0.74 - part * 0.06),
    y: BAT.y - Math.cos(angle) * far * 0.88 - high * (1 - part * 0.4),
    size: 1 - part * 0.42,
  };
}

/** Frames too soon or too late at which the bat still meets the ball: many in the first balls of an easy game. */
export const windowOf = (g: Game, s: Pick<State, 'bowled'>): number =>
  lerp(27, 12, g.skill) + Math.max(0, 6 - s.bowled) + (g.has('gentle') ? 5 : 0);

/** Radians that left and right lead a hit aside. */
const AIM = 0.45;

/** What a swing so many frames off does, `aim` −1…1. */
export function driveOf(g: Game, s: State, off: number, aim: number): Drive | null {
  const most = windowOf(g, s);
  const part = off / most;
  if (Math.abs(part) > 1) return null;
  const power = 1 - Math.abs(part) ** 1.5 * 0.85;
  const angle = clamp(part * 0.95 + aim * AIM, -1.15, 1.15);
  const far = power > 0.88 ? EDGE + 0.9 : 2.2 + power * 7;
  if (power > 0.88) return { angle, far, power, worth: s.mode === 'cricket' ? 6 : 4, caught: false, by: -1 };
  let by = 0;
  let gap = Infinity;
  for (const [i, one] of s.fielders.entries()) {
    const dx = Math.sin(one.angle) * one.far - Math.sin(angle) * far;
    const dy = Math.cos(one.angle) * one.far - Math.cos(angle) * far;
    const apart = Math.sqrt(dx * dx + dy * dy);
    if (apart >= gap) continue;
    gap = apart;
    by = i;
  }
  // what goes high comes down into hands that are near; what rolls is only stopped
  const caught = power > 0.42 && gap < 0.55 + g.skill * 0.5;
  const worth =
    caught || gap < 1 ? 0 : s.mode === 'cricket' ? (far > 7 && gap > 1.7 ? 4 : gap > 2.1 ? 2 : 1) : gap > 2.6 ? 2 : 1;
  return { angle, far, power, worth, caught, by };
}
