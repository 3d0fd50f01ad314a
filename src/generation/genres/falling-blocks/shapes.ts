/** The seven pieces of four cells, four smaller ones, their turns, and the places that a turn tries when something is in the way. */
export const COLS = 8;
export const ROWS = 14;

export interface Shape {
  /** side of the square that it turns in */
  readonly box: number;
  /** x and y of four cells in that square, for each of four turns */
  readonly turns: readonly (readonly (readonly [number, number])[])[];
}

function shape(box: number, ...cells: [number, number][]): Shape {
  const turns = [cells];
  for (let i = 0; i < 3; i++) turns.push((turns[i] as [number, number][]).map(([x, y]) => [box - 1 - y, x]));
  return { box, turns };
}

export const SHAPES: readonly Shape[] = [
  shape(4, [0, 1], [1, 1], [2, 1], [3, 1]),
  shape(2, [0, 0], [1, 0], [0, 1], [1, 1]),
  shape(3, [1, 0], [0, 1], [1, 1], [2, 1]),
  shape(3, [1, 0], [2, 0], [0, 1], [1, 1]),
  shape(3, [0, 0], [1, 0], [1, 1], [2, 1]),
  shape(3, [0, 0], [0, 1], [1, 1], [2, 1]),
  shape(3, [2, 0], [0, 1], [1, 1], [2, 1]),
  // what is smaller comes in some wells alone
  shape(1, [0, 0]),
  shape(2, [0, 0], [1, 0]),
  shape(2, [0, 0], [0, 1], [1, 1]),
  shape(3, [0, 1], [1, 1], [2, 1]),
];
/** how many of the shapes come in each well */
export const USUAL = 7;

/** tried in this order; up is minus */
export const KICKS: readonly (readonly [number, number])[] = [
  [0, 0],
  [-1, 0],
  [1, 0],
  [0, -1],
  [-1, -1],
  [1, -1],
  [-2, 0],
  [2, 0],
  [0, -2],
];

/** Where a new piece begins. */
export const spawnX = (kind: number): number => Math.floor((COLS - (SHAPES[kind] as Shape).box) / 2);
export const SPAWN_Y = -2;
