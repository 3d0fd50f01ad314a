/** A jar into which things are dropped: their sizes in a row, what comes next, and how far they may be piled up. */
import type { Actor } from '../../design.js';
import { clamp, Spring } from '../../kit/juice.js';
import type { Game } from '../../kit/types.js';
import { yardOf, type Yard } from './bodies.js';
import { fixed, type Body } from './body.js';

export const W = 10;
export const H = 14.6;
/** a high window has a higher table, a broad one room for the sizes beside the jar */
export const TALLEST = 16.6;
export const WIDEST = 24;
/** whence things are dropped, and above which line nothing may lie */
export const DROP_Y = 2.35;
export const LINE = 3.7;
export const FLOOR = 12.8;
/** from the smallest to the largest */
export const SIZES = [0.48, 0.6, 0.74, 0.91, 1.11, 1.36, 1.66, 2, 2.35] as const;
/** frames between two drops, and for which something may lie above the line */
export const PAUSE = 26;
export const PATIENCE = 130;

export interface Thing {
  readonly body: Body;
  readonly sort: number;
  /** frames since it was made */
  age: number;
  /** frames for which it has lain above the line */
  over: number;
  readonly pop: Spring;
}

export interface State {
  readonly yard: Yard;
  things: Thing[];
  /** half of the jar's width */
  readonly half: number;
  readonly actors: readonly Actor[];
  readonly hero: Actor;
  /** the sort that is to be made */
  readonly target: number;
  largest: number;
  now: number;
  next: number;
  x: number;
  held: number;
  pause: number;
  wasDown: boolean;
  chain: number;
  sinceMerge: number;
  readonly mood: Spring;
  thought: number;
  ends: number;
}

/** With fewer things than this the jar shows what stands about as well. */
const FEW = 6;

/** The prompt's things first, then what goes with them; the one who is played is the largest, and none of these. */
function actorsOf(g: Game): Actor[] {
  const { hero, items, deco, obstacles, enemies, goal } = g.design.cast;
  const named = [...items, ...obstacles, ...enemies].filter(({ from }) => from === 'prompt');
  const about = items.length < FEW ? [...obstacles, ...deco, ...(goal ? [goal] : [])] : [];
  const seen = new Set(hero.from === 'prompt' ? [hero.sprite] : []);
  const all = [...named, ...items, ...about].filter(({ sprite }) => !seen.has(sprite) && seen.add(sprite));
  return all.length > 0 ? all : [hero];
}

export function newState(g: Game): State {
  const half = g.has('gentle') ? 4.4 : 4.3 - g.skill * 0.35;
  const wall = (side: -1 | 1): Body => fixed(W / 2 + side * (half + 1), 0, 2, 60, { grip: 0.15 });
  const target = clamp(Math.round(3.3 + g.level * 0.65 + g.skill), 4, SIZES.length - 1);
  const most = Math.min(2, target - 2);
  return {
    yard: yardOf(g.has('lowGravity') ? 13 : 26, [fixed(W / 2, FLOOR + 2, 60, 4, { grip: 0.5 }), wall(-1), wall(1)]),
    things: [],
    half,
    actors: actorsOf(g),
    hero: g.design.cast.hero,
    target,
    largest: 0,
    now: 0,
    next: g.rand.int(0, most),
    x: W / 2,
    held: 0,
    pause: PAUSE,
    wasDown: false,
    chain: 0,
    sinceMerge: 999,
    mood: new Spring(),
    thought: 0,
    ends: 0,
  };
}

export const sizeOf = (sort: number): number => SIZES[Math.min(sort, SIZES.length - 1)] as number;
/**
 * Whoever is that large. What is to be made is the one who is played, where the prompt names one; else the things grow into one more of their own.
 * With few pictures the smallest come again in other colours.
 */
export function actorOf(s: State, sort: number): Actor {
  const isLast = sort >= s.target && (s.hero.from === 'prompt' || s.actors.length <= s.target);
  return isLast ? s.hero : (s.actors[Math.min(sort, s.target) % s.actors.length] ?? s.hero);
}
export const edge = (s: State, sort: number): number => s.half - sizeOf(sort) - 0.03;
