/** What a running flight is made of. Units: the air is 11 high, the hero about 1. */
import type { Actor } from '../../design.js';
import type { CourseItem } from '../../kit/course.js';
import type { Spring } from '../../kit/juice.js';
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
}

/** steps climb and sink; waves run in a curve; jumble is by chance; lifts slide */
export type Style = 'steps' | 'waves' | 'jumble' | 'lifts';

export const speedOf = (g: Game, s: State): number =>
  (3.5 + g.skill * 1.3) *
  (g.has('fast') ? 1.12 : 1) *
  (g.has('slow') ? 0.85 : 1) *
  (s.idea === 'tailwind' ? 1.22 : 1) *
  (g.has('speedUp') ? 1 + Math.min(0.3, s.passed * 0.014) : 1);

export const gravity = (g: Game): number => (g.has('lowGravity') ? 15 : 25);
/** How fast one falls faster at x: by weight, and by the air there. */
export function fallAt(g: Game, { draughts }: Pick<State, 'draughts'>, x: number): number {
  for (const one of draughts) if (x > one.from && x < one.to) return gravity(g) + one.push;
  return gravity(g);
}
export const lift = (g: Game): number => (g.has('lowGravity') ? 6 : 7.8);

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
