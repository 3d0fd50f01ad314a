/** What a running race is made of. Units: the hero is 1 high; y is down, a piece of ground lies at about 8. */
import type { Actor } from '../../design.js';
import type { CourseItem } from '../../kit/course.js';
import type { Spring } from '../../kit/juice.js';
import type { Game } from '../../kit/types.js';

/** half of the hero's height and of the width that counts */
export const HALF = 0.45;
const SLIM = 0.26;
/** below this it has fallen */
export const PIT = 13;
/** frames that it stands before it runs */
export const STAND = 45;

export interface Piece {
  readonly x: number;
  readonly w: number;
  readonly y: number;
}
export interface Hazard {
  readonly x: number;
  readonly y: number;
  readonly actor: Actor | undefined;
}
export interface Foe {
  x: number;
  y: number;
  /** where it walks to and fro; a flyer sways there */
  readonly from: number;
  readonly to: number;
  readonly flies: boolean;
  dir: number;
  readonly actor: Actor;
  gone: boolean;
}
export interface Hero {
  x: number;
  /** its middle */
  y: number;
  vy: number;
  grounded: boolean;
  /** jumps that are left in the air */
  spare: number;
  /** frames since it left the ground */
  air: number;
}

export interface State {
  hero: Hero;
  readonly squash: Spring;
  /** frames that it stands before it runs on */
  stand: number;
  stumble: number;
  pieces: Piece[];
  hazards: Hazard[];
  foes: Foe[];
  items: CourseItem[];
  shots: { x: number; y: number }[];
  goalX: number;
  need: number;
  got: number;
  shield: boolean;
  combo: number;
  arrived: number;
  /** the piece it stood on last: after a fall it begins there again */
  last: Piece;
  readonly styles: readonly Style[];
  stretches: number;
  /** frames for which a press still counts on landing */
  wish: number;
  hold: boolean;
}

/** roofs differ in height and have wide gaps; field is full of things in the way; stones are short with small gaps */
export type Style = 'roofs' | 'field' | 'stones';

export const gravity = (g: Game): number => (g.has('lowGravity') ? 22 : 38);
export const jumpOf = (g: Game): number => (g.has('lowGravity') ? 10.6 : 13.4);
export const speedOf = (g: Game, x: number): number =>
  (4.9 + g.skill * 2) *
  (g.has('fast') ? 1.12 : 1) *
  (g.has('slow') ? 0.85 : 1) *
  (g.has('speedUp') ? 1 + Math.min(0.3, x / 500) : 1);

/** One frame of running and jumping; `press` begins a jump, `held` makes it high. Returns what happened. */
export function advance(
  g: Game,
  pieces: readonly Piece[],
  h: Hero,
  speed: number,
  press: boolean,
  held: boolean,
): 'jump' | 'land' | null {
  let event: 'jump' | 'land' | null = null;
  // a step too late still counts as from the edge
  if (press && (h.grounded || h.air < 6 || h.spare > 0)) {
    if (!h.grounded && h.air >= 6) h.spare--;
    h.vy = -jumpOf(g);
    h.grounded = false;
    h.air = 6;
    event = 'jump';
  }
  h.vy = Math.min(15, h.vy + (gravity(g) * (h.vy < 0 && !held ? 2 : 1)) / 60);
  const feet = h.y + HALF;
  h.y += h.vy / 60;
  const on = pieces.find((piece) => h.x + SLIM > piece.x && h.x - SLIM < piece.x + piece.w);
  let wall = false;
  const ahead = pieces.find((piece) => h.x + SLIM <= piece.x && h.x + SLIM + speed / 60 > piece.x);
  if (ahead && h.y + HALF > ahead.y + 0.45) wall = true;
  if (!wall) h.x += speed / 60;
  const was = h.grounded;
  h.grounded = false;
  if (on && h.vy >= 0 && feet <= on.y + 0.46 && h.y + HALF >= on.y) {
    h.y = on.y - HALF;
    h.vy = 0;
    h.grounded = true;
    h.air = 0;
    h.spare = g.has('doubleJump') ? 1 : 0;
    if (!was) event = 'land';
  } else h.air++;
  return event;
}

export const hazardHit = (one: Hazard, h: Hero): boolean =>
  Math.abs(one.x - h.x) < 0.56 && h.y + HALF > one.y - 0.62 && h.y - HALF < one.y;
export const foeHit = (one: Foe, x: number, h: Hero): boolean => {
  const dx = x - h.x;
  const dy = one.y - h.y;
  return dx < 0.72 && dx > -0.72 && dy < 0.82 && dy > -0.82;
};
