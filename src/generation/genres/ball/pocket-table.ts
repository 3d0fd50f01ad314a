/** Tables with pockets, seen from above: a square board for carrom, a long one for pool, and what lies on them at first. */
import type { Mode } from './carrom-mode.js';
import { ballAt, chain, type Ball, type Wall } from './shapes.js';

export interface Spot {
  readonly x: number;
  readonly y: number;
}

export interface Table {
  readonly mode: Mode;
  /** of the view; the strip below the table is where the striker is moved by a finger */
  readonly w: number;
  readonly h: number;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly pockets: readonly Spot[];
  /** whose middle is so near to a pocket's falls in */
  readonly mouth: number;
  /** radius of a piece, and of what is shot */
  readonly r: number;
  readonly striker: number;
  readonly roll: number;
  readonly drag: number;
  /** pace of a shot without and with all power */
  readonly slow: number;
  readonly fast: number;
}

const CARROM: Table = {
  mode: 'plain',
  w: 11,
  h: 12.4,
  left: 0.6,
  top: 0.9,
  right: 10.4,
  bottom: 10.7,
  pockets: [
    { x: 0.72, y: 1.02 },
    { x: 10.28, y: 1.02 },
    { x: 0.72, y: 10.58 },
    { x: 10.28, y: 10.58 },
  ],
  mouth: 0.58,
  r: 0.29,
  striker: 0.39,
  roll: 3,
  drag: 0.25,
  slow: 3,
  fast: 24,
};

const POOL: Table = {
  mode: 'pool',
  w: 9,
  h: 15,
  left: 1.2,
  top: 0.8,
  right: 7.8,
  bottom: 13.6,
  pockets: [0.8, 7.2, 13.6].flatMap((y) => [
    { x: 1.2, y },
    { x: 7.8, y },
  ]),
  mouth: 0.46,
  r: 0.24,
  striker: 0.24,
  roll: 1.5,
  drag: 0.3,
  slow: 2,
  fast: 23,
};

export const tableOf = (mode: Mode): Table => (mode === 'pool' ? POOL : CARROM);

/** ids: what is shot is 0; carrom's queen; the black ball of pool */
export const STRIKER = 0;
export const QUEEN = 19;
export const EIGHT = 8;
/** walls are none of the pieces */
const RIM = 200;

export const rimOf = ({ left, top, right, bottom, mode }: Table): Wall[] =>
  chain(
    [
      [left, top],
      [right, top],
      [right, bottom],
      [left, bottom],
    ],
    { bounce: mode === 'pool' ? 0.78 : 0.7, id: RIM },
    true,
  );

/** The line that a side shoots from, where the striker may be put. */
export const lineOf = (
  table: Table,
  side: 0 | 1,
): { readonly y: number; readonly from: number; readonly to: number } =>
  table.mode === 'pool'
    ? { y: 10.6, from: table.left + 0.6, to: table.right - 0.6 }
    : { y: side === 0 ? table.bottom - 1.75 : table.top + 1.75, from: table.left + 1.8, to: table.right - 1.8 };

export const middleOf = ({ left, right, top, bottom, mode }: Table): Spot => ({
  x: (left + right) / 2,
  y: mode === 'pool' ? 4 : (top + bottom) / 2,
});

/** The pieces as they lie at first, what is shot first of all: rings of carrom men about the queen, or a rack of fifteen. */
export function piecesOf(table: Table): Ball[] {
  const { x, y } = middleOf(table);
  const line = lineOf(table, 0);
  const balls = [ballAt(x, line.y, table.striker, { id: STRIKER, mass: table.mode === 'pool' ? 1 : 1.9 })];
  const lay = (id: number, dx: number, dy: number): void => void balls.push(ballAt(x + dx, y + dy, table.r, { id }));
  const apart = table.r * 2 + 0.02;
  if (table.mode === 'pool') {
    // the black one in the middle, one of each sort behind in the corners
    const rack = [1, 9, 2, 10, EIGHT, 3, 4, 11, 5, 12, 13, 6, 14, 15, 7];
    let at = 0;
    for (let row = 0; row < 5; row++)
      for (let i = 0; i <= row; i++) lay(rack[at++] as number, (i - row / 2) * apart, -row * apart * 0.87);
    return balls;
  }
  lay(QUEEN, 0, 0);
  const ring = (n: number, far: number, from: number): void => {
    for (let i = 0; i < n; i++) {
      const angle = (i / n) * Math.PI * 2;
      const id = from + Math.floor(i / 2) + (i % 2 === 0 ? 0 : 9);
      lay(id, Math.cos(angle) * far, Math.sin(angle) * far);
    }
  };
  ring(6, apart, 1);
  ring(12, apart * 2, 4);
  return balls;
}

/** 0 and 1: the sort of a piece; null: the queen, the black ball, or what is shot. */
export const sortOf = ({ mode }: Table, id: number): 0 | 1 | null =>
  mode === 'pool'
    ? id === EIGHT || id === STRIKER
      ? null
      : id < EIGHT
        ? 0
        : 1
    : id === QUEEN || id === STRIKER
      ? null
      : id <= 9
        ? 0
        : 1;

export const paceOf = ({ slow, fast }: Table, power: number): number => slow + power * (fast - slow);

/** A place for a piece that comes back, near the middle, where nothing lies. */
export function freeSpot(table: Table, balls: readonly Ball[]): Spot {
  const { x, y } = middleOf(table);
  for (let i = 0; i < 60; i++) {
    const far = 0.32 * Math.sqrt(i) * 1.2;
    const at = { x: x + Math.cos(i * 2.4) * far, y: y + Math.sin(i * 2.4) * far };
    if (balls.every((one) => !one.on || (one.x - at.x) ** 2 + (one.y - at.y) ** 2 > (one.r + table.r) ** 2)) return at;
  }
  return { x, y };
}

/** The place on a line nearest to `x` where the striker touches nothing; `way`: on that side of it alone, for who comes from the other. */
export function freeOn(
  line: ReturnType<typeof lineOf>,
  balls: readonly Ball[],
  striker: Ball,
  x: number,
  way = 0,
): number {
  const fits = (at: number): boolean =>
    at >= line.from &&
    at <= line.to &&
    balls.every(
      (one) =>
        one === striker || !one.on || (one.x - at) ** 2 + (one.y - line.y) ** 2 > (one.r + striker.r + 0.01) ** 2,
    );
  for (let off = 0; off < line.to - line.from; off += 0.06) {
    if (way >= 0 && fits(x + off)) return x + off;
    if (way <= 0 && fits(x - off)) return x - off;
  }
  return striker.x;
}
