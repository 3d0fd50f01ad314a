/** What each level of bubbles brings in that none before it had. */
import type { GameDesign } from '../../design.js';
import { levelsUnless } from '../../kit/budget.js';
import { ideaAt } from '../../kit/ideas.js';
import type { Game } from '../../kit/types.js';
import { COLS, EMPTY, ROWS, type Lattice } from './lattice.js';
import { BOMB, CAPTIVE, FROST, RAINBOW, STONE } from './marks.js';

export type BubbleIdea = 'plain' | 'rainbows' | 'captives' | 'bombs' | 'stones' | 'frost' | 'press';

/** In this order: what helps comes before what is in the way; the first has only what one has to know. */
export const IDEAS: readonly BubbleIdea[] = ['plain', 'rainbows', 'captives', 'bombs', 'stones', 'frost', 'press'];

/** with questions on the bubbles there are three levels, and nothing else to learn */
export const levelsOf = (design: GameDesign): number => (design.content ? 3 : levelsUnless(IDEAS.length)(design));

export const ideaOf = (g: Game): BubbleIdea => (g.design.content || g.levels === 1 ? 'plain' : ideaAt(g, IDEAS));

/** rows that a level begins with, beside those that difficulty adds: what takes longer has fewer */
export const ROWS_OF: Readonly<Record<BubbleIdea, number>> = {
  plain: 3,
  rainbows: 3,
  captives: 3,
  bombs: 3,
  stones: 2,
  frost: 2,
  press: 2,
};

/** how many of a sort hang side by side at least, where it is not one: what is in the way is enough to think about */
export const LEAST_OF: Readonly<Partial<Record<BubbleIdea, number>>> = { stones: 2, frost: 2, press: 2 };

/** So many of the cells that hold something, chance's choice, no two beside each other. */
function chosen(g: Game, { cells }: Lattice, many: number, from: number, to = ROWS): number[] {
  const open = [...cells.keys()].filter((cell) => cells[cell] !== EMPTY && cell >= from * COLS && cell < to * COLS);
  const out: number[] = [];
  for (const cell of g.rand.shuffle(open))
    if (out.length < many && !out.some((one) => Math.abs(one - cell) < 2)) out.push(cell);
  return out;
}

/** Puts what a level brings in among its bubbles. Nothing that no shot bursts hangs at the ceiling, where nothing could loosen it. */
export function bringIn(g: Game, idea: BubbleIdea, lattice: Lattice, rows: number): void {
  const { cells } = lattice;
  const put = (mark: number, many: number, from: number, to?: number): void => {
    for (const cell of chosen(g, lattice, many, from, to)) cells[cell] = mark;
  };
  if (idea === 'rainbows') put(RAINBOW, 5, rows - 2);
  else if (idea === 'captives') put(CAPTIVE, 3, 1, rows - 1);
  else if (idea === 'bombs') put(BOMB, 4, 0);
  else if (idea === 'stones') put(STONE, Math.round(3 + g.skill * 2), 1);
  else if (idea === 'frost')
    for (const cell of cells.keys())
      // what hangs lowest is open, so that there is something to aim at
      if (cells[cell] !== EMPTY && cell < (rows - 1) * COLS && g.rand.chance(0.6))
        cells[cell] = (cells[cell] as number) + FROST;
}

/** Frames from one row that comes in by the clock to the next, where it comes so: longer each time, so that a level ends. */
export const pressIn = (g: Game, before: number): number =>
  Math.round((g.has('gentle') ? 20 : 13 - g.skill * 4) * 60 * (1 + before * 0.12));
