/** The cells of a board: as the prompt says, within what the kind can have. */
import type { Brief } from '../brief.js';
import type { GameDesign, Genre } from '../design.js';
import { SPEECHES } from '../genres/speeches.js';

type BoardSize = NonNullable<GameDesign['grid']>;

const within = (value: number, [least, most]: readonly [number, number]): number =>
  Math.min(most, Math.max(least, value));

/** The nearest board that the kind has; undefined for a kind without one. */
export function boardOf(genre: Genre, { rows, columns }: BoardSize): BoardSize | undefined {
  const { grid } = SPEECHES[genre];
  if (!grid) return undefined;
  const made = { rows: within(rows, grid.rows), columns: within(columns, grid.columns) };
  if (!grid.square) return made;
  const least = Math.min(made.rows, made.columns);
  const side = grid.square === true ? least : (grid.square.findLast((one) => one <= least) ?? grid.square[0]);
  return { rows: side, columns: side };
}

/** mines of a board without a size of its own, by its cells: with more, reason alone rarely clears it */
const CELLS_OF_MINES = 81;
const MOST_MINES = 0.21;

/** A design with the board of a brief, or else with its own, as far as its kind has one; and no more mines than its cells can hide. */
export function withBoard<Design extends Pick<GameDesign, 'genre' | 'grid' | 'rules'>>(
  { grid: before, ...design }: Design,
  { grid: said }: Pick<Brief, 'grid'>,
): Omit<Design, 'grid'> & Pick<GameDesign, 'grid'> {
  const wanted = said ?? before;
  const grid = wanted && boardOf(design.genre, wanted);
  const most = Math.floor((grid ? grid.rows * grid.columns : CELLS_OF_MINES) * MOST_MINES);
  const rules = design.rules.map((rule) => (rule.rule === 'mines' ? { ...rule, n: Math.min(rule.n, most) } : rule));
  return grid ? { ...design, rules, grid } : { ...design, rules };
}
