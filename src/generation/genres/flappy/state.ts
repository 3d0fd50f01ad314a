/** What a running flight is made of. Units: the air is 11 high, the hero about 1. */
import type { Actor } from '../../design.js';
import type { CourseItem } from '../../kit/course.js';
import type { Spring } from '../../kit/juice.js';
import { settledIn } from '../../kit/skill.js';
import type { Game } from '../../kit/types.js';

/** where the ground begins */
export const FLOOR = 11;
/** half the width of a gate, and the hero's radius, a little less than it looks */
export const HALF = 0.7;
const RADIUS = 0.34;

/** frames that it hovers at most before the fall */
export const HOVER = 240;

export interface Gate {
  readonly x: number;
  /** middle of the gap */
  readonly y: number;
  readonly gap: number;
  /** how far it slides up and down */
  readonly slide: number;
  /** how much its gap opens and closes */
  readonly jaw: number;
  readonly phase: number;
  readonly actor: Actor | undefined;
  done: boolean;
}

export interface Foe {
  x: number;
  y: number;
  readonly homeY: number;
  readonly actor: Actor;
  readonly phase: number;
  readonly speed: number;
  gone: boolean;
  readonly squash: Spring;
}

export interface Flyer {
  x: number;
  y: number;
  vy: number;
}

export type FlightIdea = 'plain' | 'doubles' | 'others' | 'sliders' | 'draughts' | 'jaws' | 'tailwind' | 'dark';
/** air that rises, or sinks where `push` is positive: units a second each second */
export interface Draught {
  readonly from: number;
  readonly to: number;
  readonly push: number;
}

export interface State {
  /** what this level brings in; null: one course of all styles */
  readonly idea: FlightIdea | null;
  draughts: Draught[];
  hero: Flyer;
  readonly squash: Spring;
  /** frames that it hovers before it falls: until the first flap */
  hover: number;
  /** frames that it tumbles after a blow */
  tumble: number;
  /** where it begins again after a blow */
  from: { x: number; y: number };
  gates: Gate[];
  foes: Foe[];
  items: CourseItem[];
  shots: { x: number; y: number }[];
  /** gates to pass */
  total: number;
  passed: number;
  /** the last stretch's end */
  goalX: number;
  need: number;
  got: number;
  shield: boolean;
  streak: number;
  arrived: number;
  readonly styles: readonly Style[];
  /** stretches made so far */
  stretches: number;
  /** the frame until which its bot looks what came of its last flap */
  readonly looks: { until: number };
  /** blows that still cost no life */
  spare: number;
}

/** steps climb and sink; waves run in a curve; jumble is by chance; lifts slide */
export type Style = 'steps' | 'waves' | 'jumble' | 'lifts';

/**
 * How new the player is to it, 1 … 0: the air bears them better, they fly slower and with more room. It goes late, and then at once: hands that are
 * late get through no course whose weight is half that of the real one.
 */
export const calmOf = (g: Game, { passed, total }: Pick<State, 'passed' | 'total'>): number =>
  1 - settledIn(g, total > 0 ? passed / total : 0) ** 3;

/** Whether the ground throws up and costs nothing: at first, but not where one blow is said to be the end. */
export const isSoft = (g: Game, s: State): boolean => g.has('gentle') || (calmOf(g, s) > 0.6 && !endsAtOnce(g));
export const endsAtOnce = (g: Game): boolean => g.rule('lives')?.n === 1;

export const speedOf = (g: Game, s: State): number =>
  (3.5 + g.skill * 1.3) *
  (1 - calmOf(g, s) * 0.35) *
  (g.has('fast') ? 1.12 : 1) *
  (g.has('slow') ? 0.85 : 1) *
  (s.idea === 'tailwind' ? 1.22 : 1) *
  (g.has('speedUp') ? 1 + Math.min(0.3, s.passed * 0.014) : 1);

export const gravity = (g: Game, s: State): number => (g.has('lowGravity') ? 15 : 25) * (1 - calmOf(g, s) * 0.6);
/** How fast one falls faster at x: by weight, and by the air there. */
export function fallAt(g: Game, s: State, x: number): number {
  for (const one of s.draughts) if (x > one.from && x < one.to) return gravity(g, s) + one.push;
  return gravity(g, s);
}
/** the fastest that one falls */
export const fastest = (g: Game, s: State): number => 11 - calmOf(g, s) * 7.5;
/** a flap lifts as high in light air as in heavy */
export const lift = (g: Game, s: State): number => (g.has('lowGravity') ? 6 : 7.8) * (1 - calmOf(g, s) * 0.36);

export const gateY = (gate: Gate, frame: number): number => gate.y + Math.sin(frame * 0.022 + gate.phase) * gate.slide;

export const gapAt = (gate: Gate, frame: number): number =>
  gate.gap + Math.sin(frame * 0.045 + gate.phase * 2) * gate.jaw;

/** Whether someone there would touch the gate. */
export function blocked(gate: Gate, x: number, y: number, frame: number): boolean {
  if (x < gate.x - HALF - RADIUS || x > gate.x + HALF + RADIUS) return false;
  const middle = gateY(gate, frame);
  const half = gapAt(gate, frame) / 2 - RADIUS;
  return y < middle - half || y > middle + half;
}
