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

/** A design with the board of a brief, or else with its own, as far as its kind has one. */
export function withBoard<Design extends Pick<GameDesign, 'genre' | 'grid'>>(
  { grid: before, ...design }: Design,
  { grid: said }: Pick<Brief, 'grid'>,
): Omit<Design, 'grid'> & Pick<GameDesign, 'grid'> {
  const wanted = said ?? before;
  const grid = wanted && boardOf(design.genre, wanted);
  return grid ? { ...design, grid } : design;
}
