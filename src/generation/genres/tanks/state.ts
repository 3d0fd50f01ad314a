/** What a running tank battle is made of. Units: a cell is 1 × 1, 0,0 top left. */
import type { Actor } from '../../design.js';
import type { Spring } from '../../kit/juice.js';
import { settledIn } from '../../kit/skill.js';
import type { Body, Tiles } from '../../kit/tiles.js';
import type { Game } from '../../kit/types.js';

export const W = 17;
export const H = 13;

export interface Spot {
  x: number;
  y: number;
}

export interface Wish {
  x: number;
  y: number;
  a: boolean;
}

export interface Tank extends Body {
  readonly actor: Actor;
  readonly mine: boolean;
  /** radians: where the hull points, and where the barrel does */
  heading: number;
  turret: number;
  hp: number;
  readonly most: number;
  /** frames until the next shot */
  reload: number;
  /** shots that are yet to come three at a time */
  fan: number;
  shield: boolean;
  /** frames it is not there, for which it can't be hit, and for which it stays white */
  out: number;
  safe: number;
  hit: number;
  /** how often it has hit */
  won: number;
  /** frames for which the other has been in its sight */
  sees: number;
  plan: Wish & { left: number };
  readonly squash: Spring;
}

export interface Shell extends Spot {
  vx: number;
  vy: number;
  readonly mine: boolean;
  /** walls that it may yet bounce off */
  bounces: number;
  life: number;
}

/** what is shot away */
export interface Crate extends Spot {
  readonly actor: Actor | null;
  hit: number;
}

export interface State {
  readonly tiles: Tiles;
  crates: Crate[];
  me: Tank;
  foe: Tank;
  shells: Shell[];
  item: (Spot & { readonly actor: Actor; readonly kind: 'fan' | 'shield'; age: number }) | null;
  nextItem: number;
  laid: number;
  /** scorched places, only looked at */
  marks: Spot[];
  readonly need: number;
  /** frames since the match was decided, 0 while it is on */
  over: number;
  /** somebody sits at the second half of the keyboard */
  human: boolean;
  ways: Int16Array;
}

export const dist = (dx: number, dy: number): number => Math.sqrt(dx * dx + dy * dy);

/** from −π to π */
export const turned = (angle: number): number => Math.atan2(Math.sin(angle), Math.cos(angle));

/** speed of everything, by `fast` and `slow` */
export const pace = (g: Game): number => (g.has('fast') ? 1.2 : 1) * (g.has('slow') ? 0.8 : 1);

/** Whether the hero comes into the field with a shield: by the rule, and against the computer as long as all is new. */
export const isShielded = (g: Game, { me, foe, need, human }: State): boolean =>
  g.has('shield') || (!human && settledIn(g, (me.won + foe.won) / (2 * need - 1)) < 1);

/** Where the two begin: in opposite corners. */
export const START: { readonly me: Spot; readonly foe: Spot } = {
  me: { x: 2, y: H - 2 },
  foe: { x: W - 2, y: 2 },
};
