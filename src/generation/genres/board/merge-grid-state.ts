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

/** With so many things there is a row of growth for the tiles, whoever named them. */
const ROW = 6;

/** The things that grow into each other, smallest first; what is wanted at last is the goal or the hero that the prompt names, else the last thing. */
export function growth({ cast }: Pick<GameDesign, 'cast'>, goal: number): { row: Actor[]; pictures: boolean } {
  const all = [...cast.items, ...cast.obstacles, ...cast.enemies].filter(
    (actor, i, list) => list.findIndex(({ sprite }) => sprite === actor.sprite) === i,
  );
  const named = all.filter(({ from }) => from === 'prompt');
  const { hero } = cast;
  // "2048 but with cats": a cat is on every tile, and its number tells which
  if (named.length === 0 && hero.from === 'prompt')
    return { row: Array.from({ length: goal }, () => hero), pictures: true };
  const things = [...named, ...cast.items.filter((actor) => !named.includes(actor))];
  const pictures = named.length > 0 || things.length >= ROW;
  const last = [cast.goal, hero].find(
    (actor) => actor?.from === 'prompt' && !things.some(({ sprite }) => sprite === actor.sprite),
  );
  const end = last ?? (pictures ? undefined : hero);
  const grown = end ? goal - 1 : goal;
  const shown = things.slice(0, grown);
  const row = Array.from({ length: grown }, (_, i) => shown[Math.floor((i * shown.length) / grown)] as Actor);
  return { row: end ? [...row, end] : row, pictures };
}
