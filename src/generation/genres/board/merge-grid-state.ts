/** How a game of merging tiles stands, and the cast's things as a row of growth. */
import type { Actor, GameDesign } from '../../design.js';
import type { Spring } from '../../kit/juice.js';
import type { Grid } from './grid.js';
import { SIDE, type Cells, type Slid, type Way } from './slide.js';

export const GRID: Grid = { cols: SIDE, rows: SIDE };
/** frames of a slide, and of the pause in which the new tile comes */
export const SLIDE = 5;

export interface MergeState {
  cells: Cells;
  /** power of the tile that is wanted */
  readonly goal: number;
  readonly row: readonly Actor[];
  /** pictures on the tiles: the prompt named things for them */
  readonly pictures: boolean;
  slid: Slid[];
  /** frames left of the slide */
  left: number;
  queue: Way[];
  heldFor: number;
  /** where the newest tile came, and frames since */
  born: number;
  bornFor: number;
  readonly pops: readonly Spring[];
  moves: number | null;
  most: number;
  mood: Spring;
  done: boolean;
}

/** The things that grow into each other, smallest first; what is wanted at last is the goal, or the hero. */
export function growth({ cast }: Pick<GameDesign, 'cast'>, goal: number): { row: Actor[]; pictures: boolean } {
  const all = [...cast.items, ...cast.obstacles, ...cast.enemies, ...cast.deco].filter(
    (actor, i, list) => list.findIndex(({ sprite }) => sprite === actor.sprite) === i,
  );
  const named = all.filter(({ from }) => from === 'prompt');
  // "2048 but with cats": a cat is on every tile, and its number tells which
  if (named.length === 0 && cast.hero.from === 'prompt')
    return { row: Array.from({ length: goal }, () => cast.hero), pictures: true };
  const things = (named.length > 0 ? [...named, ...all.filter((actor) => !named.includes(actor))] : all).slice(
    0,
    goal - 1,
  );
  const row = Array.from({ length: goal - 1 }, (_, i) => things[Math.floor((i * things.length) / (goal - 1))] as Actor);
  return { row: [...row, cast.goal?.from === 'prompt' ? cast.goal : cast.hero], pictures: named.length > 0 };
}
