/** What a running race is made of. Units: the hero is 1 high; y is down, a piece of ground lies at about 8. */
import type { Actor } from '../../design.js';
import type { CourseItem } from '../../kit/course.js';
import type { Spring } from '../../kit/juice.js';
import { settledIn } from '../../kit/skill.js';
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
  /** its top; of a lift the middle of where that goes */
  readonly y: number;
  /** it rises and sinks, so far to each side */
  readonly lift?: { readonly by: number; readonly phase: number };
  /** where a springboard lies on it */
  readonly pad?: number;
  /** where arrows begin on it that make whoever runs over them faster, and where they end */
  readonly arrows?: { readonly from: number; readonly to: number };
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
  /** runs at the hero, so many units a second, as soon as the hero comes near */
  readonly charge?: number;
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
  /** up in the air from a springboard, which nobody has to hold */
  thrown: boolean;
  /** frames for which it is faster yet: arrows */
  rush: number;
}

export type RunIdea = 'plain' | 'roofs' | 'flyers' | 'pads' | 'lifts' | 'arrows' | 'charge' | 'dark';

export interface State {
  /** what this level brings in; null: one way of all that is plain */
  readonly idea: RunIdea | null;
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

/** roofs differ in height and have wide gaps; field is full of things in the way; stones are short with small gaps, and lifts are stones that rise and sink */
export type Style = 'roofs' | 'field' | 'stones' | 'pads' | 'lifts' | 'arrows';

export const gravity = (g: Game): number => (g.has('lowGravity') ? 22 : 38);
export const jumpOf = (g: Game): number => (g.has('lowGravity') ? 10.6 : 13.4);

/** A way alone is as it was asked for, from its first step. */
export const settled = (g: Game): number => (g.levels > 1 ? settledIn(g) : 1);

export const speedOf = (g: Game, x: number): number =>
  (4.9 + g.skill * 2) *
  (0.8 + 0.2 * settled(g)) *
  (g.has('fast') ? 1.12 : 1) *
  (g.has('slow') ? 0.85 : 1) *
  (g.has('speedUp') ? 1 + Math.min(0.3, x / 500) : 1);

/** how much longer than a jump a springboard keeps one in the air, and how much faster arrows make one */
export const THROW = 1.42;
export const RUSH = 1.35;
/** frames for which arrows make faster */
const RUSHES = 52;
const LIFT_PACE = 0.03;

/** Where the top of a piece is in that frame. */
export const topOf = ({ y, lift }: Piece, frame: number): number =>
  lift ? y + Math.sin(frame * LIFT_PACE + lift.phase) * lift.by : y;

/** Frames behind an edge in which a jump still counts as from it. */
export const lateOf = (g: Game): number => Math.round(6 + (1 - settled(g)) * 6);

/** One frame of running and jumping; `press` begins a jump, `held` makes it high. Returns what happened. */
export function advance(
  g: Game,
  pieces: readonly Piece[],
  h: Hero,
  speed: number,
  press: boolean,
  held: boolean,
  frame: number,
): 'jump' | 'land' | 'throw' | null {
  let event: 'jump' | 'land' | 'throw' | null = null;
  const step = (speed * (h.rush > 0 ? RUSH : 1)) / 60;
  if (h.rush > 0) h.rush--;
  // a step too late still counts as from the edge
  if (press && (h.grounded || h.air < lateOf(g) || h.spare > 0)) {
    if (!h.grounded && h.air >= lateOf(g)) h.spare--;
    h.vy = -jumpOf(g);
    h.grounded = false;
    h.air = lateOf(g);
    h.thrown = false;
    event = 'jump';
  }
  h.vy = Math.min(15, h.vy + (gravity(g) * (h.vy < 0 && !held && !h.thrown ? 2 : 1)) / 60);
  const feet = h.y + HALF;
  h.y += h.vy / 60;
  const on = pieces.find((piece) => h.x + SLIM > piece.x && h.x - SLIM < piece.x + piece.w);
  let wall = false;
  const ahead = pieces.find((piece) => h.x + SLIM <= piece.x && h.x + SLIM + step > piece.x);
  if (ahead && h.y + HALF > topOf(ahead, frame) + 0.45) wall = true;
  if (!wall) h.x += step;
  const was = h.grounded;
  h.grounded = false;
  const top = on ? topOf(on, frame) : 0;
  // who stands on a lift goes down with it
  if (on && h.vy >= 0 && feet <= top + 0.46 && h.y + HALF >= top - (was && on.lift ? 0.1 : 0)) {
    h.y = top - HALF;
    h.vy = 0;
    h.grounded = true;
    h.air = 0;
    h.thrown = false;
    h.spare = g.has('doubleJump') ? 1 : 0;
    if (on.arrows && h.x > on.arrows.from && h.x < on.arrows.to) h.rush = RUSHES;
    if (!was) event = 'land';
    if (on.pad !== undefined && Math.abs(h.x - on.pad) < 0.45) {
      h.vy = -jumpOf(g) * THROW;
      h.grounded = false;
      h.air = lateOf(g);
      h.thrown = true;
      event = 'throw';
    }
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
