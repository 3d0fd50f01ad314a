/**
 * What flies and what it meets. A world is stepped the same way in play and in the search that proves a hole, so what the search finds is what a
 * player can do. Units: the field is 12.4 × 13.2; speeds in units a second.
 */
import type { Actor } from '../../design.js';
import type { Spring } from '../../kit/juice.js';

export const W = 12.4;
export const H = 13.2;
/** radius of what flies */
export const R = 0.44;
/** level ground of the field of targets */
export const FLOOR = 12;
/** points between which the hills are straight, a unit */
export const PER_UNIT = 2;

/** golf from above, golf from the side, and shots at targets */
export type Mode = 'top' | 'side' | 'targets';
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}
/** something round that stands and throws back */
export interface Bumper {
  readonly x: number;
  readonly y: number;
  readonly r: number;
  readonly actor: Actor;
  readonly squash: Spring;
}
/** somebody on patrol: `x + dx·sin`, `y + dy·sin`, all in one period */
export interface Mover {
  readonly x: number;
  readonly y: number;
  readonly dx: number;
  readonly dy: number;
  readonly phase: number;
  readonly actor: Actor;
  readonly squash: Spring;
}
export interface Item {
  readonly x: number;
  readonly y: number;
  readonly actor: Actor;
  got: boolean;
}
export interface Crate {
  readonly x: number;
  y: number;
  vy: number;
  broken: boolean;
}
export interface Target {
  readonly x: number;
  y: number;
  vy: number;
  fell: number;
  /** units up and down that it swings, in the movers' period; such a one does not fall */
  readonly swing: number;
  readonly r: number;
  hp: number;
  readonly actor: Actor;
  readonly boss: boolean;
  hit: number;
}
export interface Flying {
  x: number;
  y: number;
  vx: number;
  vy: number;
  /** turns, for the picture */
  spin: number;
  /** frames since the shot */
  age: number;
  state: 'rest' | 'fly' | 'in' | 'lost';
}
export interface World {
  readonly mode: Mode;
  readonly layout: string;
  readonly walls: readonly Box[];
  readonly sand: readonly Box[];
  readonly water: readonly Box[];
  readonly bumpers: readonly Bumper[];
  readonly movers: readonly Mover[];
  /** height of the ground (its y) at each 1/PER_UNIT, for hills */
  readonly ground: readonly number[];
  readonly cup: { readonly x: number; readonly y: number } | null;
  /** who guards the cup until hit so often */
  boss: { readonly x: number; readonly y: number; readonly r: number; readonly actor: Actor; hp: number } | null;
  /** u/s² to the right */
  readonly wind: number;
  readonly gravity: number;
  /** what is left of a rolling ball's pace a frame */
  readonly roll: number;
  /** frames of a patrol */
  readonly period: number;
  /** how far from an item is near enough */
  readonly reach: number;
  /** an arrow sticks where a ball bounces */
  readonly sticks: boolean;
  items: Item[];
  crates: Crate[];
  targets: Target[];
  ball: Flying;
  /** where the shot began, for a ball that is lost */
  from: { x: number; y: number };
}
export type Happening = 'wall' | 'bump' | 'foe' | 'item' | 'crate' | 'target' | 'boss' | 'in' | 'lost' | 'water';
export type Tell = (what: Happening, x: number, y: number, force: number, thing?: unknown) => void;
const topSpeed = (mode: Mode): number => (mode === 'top' ? 16.5 : mode === 'side' ? 12.4 : 17);

/** A copy that a search may play with; what never changes is shared. */
export function copyOf(w: World): World {
  return {
    ...w,
    ball: { ...w.ball },
    from: { ...w.from },
    boss: w.boss && { ...w.boss },
    items: w.items.map((item) => ({ ...item })),
    crates: w.crates.map((crate) => ({ ...crate })),
    targets: w.targets.map((target) => ({ ...target })),
  };
}

export function shootBall(w: World, angle: number, power: number): void {
  const v = topSpeed(w.mode) * power;
  w.from = { x: w.ball.x, y: w.ball.y };
  Object.assign(w.ball, { vx: Math.cos(angle) * v, vy: Math.sin(angle) * v, age: 0, state: 'fly' });
}

export const wave = (w: World, t: number, phase: number): number => Math.sin((t / w.period + phase) * 6.28319);

/** y of the ground at x, for hills. */
export function groundAt(w: World, x: number): number {
  const at = Math.min(w.ground.length - 1.001, Math.max(0, x * PER_UNIT));
  const i = Math.floor(at);
  const a = w.ground[i] as number;
  return a + ((w.ground[i + 1] as number) - a) * (at - i);
}
export const inside = (box: Box, x: number, y: number): boolean =>
  x > box.x && x < box.x + box.w && y > box.y && y < box.y + box.h;
