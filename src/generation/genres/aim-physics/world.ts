/**
 * What flies and what it meets. A world is stepped the same way in play and in the search that proves a hole, so what the search finds is what a
 * player can do. Units: the field is 12.4 × 13.2; speeds in units a second.
 */
import type { Actor } from '../../design.js';
import type { Spring } from '../../kit/juice.js';
import type { Yard } from '../ball/bodies.js';
import type { Body } from '../ball/body.js';
import { ballAt, type Ball } from '../ball/shapes.js';
import type { Space } from '../ball/solver.js';

export const W = 12.4;
export const H = 13.2;
/** radius of what flies */
export const R = 0.44;
/** level ground of the field of targets */
export const FLOOR = 12;
/** where shots at targets begin */
export const SLING = { x: 1.8, y: FLOOR - 2 } as const;
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
  /** nobody's: a knob */
  readonly actor: Actor | null;
  readonly squash: Spring;
}
/** a plank that stands aslant: what rolls against it is turned */
export type Rail = readonly [x1: number, y1: number, x2: number, y2: number];
/** ground that falls away: what rolls over it is drawn that way, u/s² */
export interface Slope extends Box {
  readonly ax: number;
  readonly ay: number;
}
/** what rolls into its mouth comes out at the other end, that way */
export interface Tube {
  readonly x: number;
  readonly y: number;
  readonly toX: number;
  readonly toY: number;
  readonly angle: number;
}
/** blades that turn about a post, in time with the patrols */
export interface Mill {
  readonly x: number;
  readonly y: number;
  readonly long: number;
  /** how much farther it is, in parts of the way from blade to blade */
  readonly phase: number;
  /** 1: clockwise */
  readonly way: 1 | -1;
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
/** what a block is of, and with it how it looks and what breaks it */
export type Matter = 'wood' | 'glass' | 'stone' | 'barrel' | 'boulder';
export interface Block {
  readonly matter: Matter;
  readonly body: Body;
  gone: boolean;
}
export interface Target {
  readonly body: Body;
  /** where it hovers, and units up and down that it swings in the movers' period; null: it lies on what is below it */
  readonly hovers: { readonly y: number; readonly swing: number; readonly phase: number } | null;
  readonly r: number;
  hp: number;
  readonly actor: Actor;
  readonly boss: boolean;
  hit: number;
}
/** Shots at targets: what stands, falls and is thrown, by the solver of boxes. */
export interface Lot {
  readonly yard: Yard;
  readonly blocks: Block[];
  readonly targets: Target[];
  /** of the world's movers and bumpers, in their order */
  readonly movers: readonly Body[];
  readonly bumpers: readonly Body[];
  /** what flies; null: it lies in the sling, or sticks */
  shot: Body | null;
  /** frames for which nothing has moved */
  calm: number;
}
export interface Flying extends Ball {
  /** turns, for the picture */
  spin: number;
  /** frames since the shot */
  age: number;
  /** frames for which it has hardly moved, and since it last touched the ground */
  still: number;
  aloft: number;
  /** the tube it is in, and frames until it comes out */
  tube: Tube | null;
  hidden: number;
  state: 'rest' | 'fly' | 'in' | 'lost';
}
export const flying = (x: number, y: number, r: number): Flying => ({
  ...ballAt(x, y, r),
  spin: 0,
  age: 0,
  still: 0,
  aloft: 0,
  tube: null,
  hidden: 0,
  state: 'rest',
});
export interface World {
  readonly mode: Mode;
  readonly engine: Engine;
  readonly layout: string;
  readonly walls: readonly Box[];
  readonly rails: readonly Rail[];
  readonly slopes: readonly Slope[];
  readonly tubes: readonly Tube[];
  readonly mills: readonly Mill[];
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
  /** part of its pace that a ball on the ground loses in a second */
  readonly drag: number;
  /** frames of a patrol */
  readonly period: number;
  /** how far from an item is near enough */
  readonly reach: number;
  /** an arrow sticks where a ball bounces */
  readonly sticks: boolean;
  /** shots that are likely to clear it, tried before all others */
  readonly way: readonly (readonly [angle: number, power: number])[];
  /** golf: what the ball rolls among, by the solver of balls */
  readonly space: Space | null;
  items: Item[];
  readonly lot: Lot | null;
  ball: Flying;
  /** where the shot began, for a ball that is lost */
  from: { x: number; y: number };
}
export type Happening =
  'wall' | 'bump' | 'foe' | 'item' | 'tube' | 'block' | 'blast' | 'gone' | 'target' | 'boss' | 'in' | 'lost' | 'water';
export type Tell = (what: Happening, x: number, y: number, force: number, thing?: unknown) => void;

/** What moves a world, and what a search must know of it; golf has one, shots at targets another, and a page carries one of them. */
export interface Engine {
  /** One frame of a ball that flies; `t` counts frames for whoever patrols. */
  step(w: World, t: number, tell: Tell | undefined): void;
  /** A copy that a search may play with; what never changes is shared. */
  copy(w: World): World;
  /** units a second of a shot with full power */
  speed(w: World): number;
  cleared(w: World): boolean;
  /** Makes ready for the next shot. */
  reload(w: World): void;
  /** What a search tries from here, angle and power. */
  shots(w: World): readonly (readonly [number, number])[];
  /** How good a world is that came of this one: the lower the nearer to cleared, from 900 on of no use. */
  rating(w: World): (after: World) => number;
  /** worlds that a search goes on with after each shot */
  readonly wide: number;
}

/** What every copy has of its own, whatever moves it. */
export const copied = (w: World): World => ({
  ...w,
  ball: { ...w.ball },
  from: { ...w.from },
  boss: w.boss && { ...w.boss },
  items: w.items.map((item) => ({ ...item })),
});

export function shootBall(w: World, angle: number, power: number): void {
  const v = w.engine.speed(w) * power;
  w.from = { x: w.ball.x, y: w.ball.y };
  Object.assign(w.ball, { vx: Math.cos(angle) * v, vy: Math.sin(angle) * v, age: 0, still: 0, state: 'fly' });
}

/** Things that are near enough are gathered. */
function gather(w: World, tell: Tell | undefined): void {
  const { ball } = w;
  if (ball.tube) return;
  for (const item of w.items) {
    if (item.got) continue;
    const dx = item.x - ball.x;
    const dy = item.y - ball.y;
    if (dx * dx + dy * dy > w.reach * w.reach) continue;
    item.got = true;
    tell?.('item', item.x, item.y, 1, item);
  }
}

/** Moves a world by a frame. Only a ball that flies is moved. */
export function stepWorld(w: World, t: number, tell?: Tell): void {
  for (const target of w.lot?.targets ?? []) if (target.hit > 0) target.hit--;
  if (w.ball.state !== 'fly') return;
  w.ball.age++;
  w.engine.step(w, t, tell);
  gather(w, tell);
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
