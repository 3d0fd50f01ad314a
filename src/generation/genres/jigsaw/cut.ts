/** How a picture is cut: cells of a grid whose inner sides have a tab or a hollow. Pure, no game in it. */
import type { Random } from '../../kit/random.js';

/** Pieces, the least and the most: fewer are no puzzle, smaller ones are too small for a finger on a phone. */
export const LEAST_PIECES = 4;
export const MOST_PIECES = 60;

/** width of a picture by its height */
export const ASPECT = 4 / 3;

export interface Cut {
  readonly cols: number;
  readonly rows: number;
  /** sides between cells beside each other, row by row: 1 a tab to the right, −1 a hollow; and how far its middle is off */
  readonly across: readonly Side[];
  /** sides between cells below each other: 1 a tab downwards */
  readonly down: readonly Side[];
}

export interface Side {
  readonly way: 1 | -1;
  /** part of the side by which the tab lies off its middle */
  readonly off: number;
}

/** Columns and rows for about so many pieces, which are as square as can be; the number itself where it has such a grid. */
export function gridFor(pieces: number): { cols: number; rows: number } {
  const wanted = Math.min(MOST_PIECES, Math.max(LEAST_PIECES, Math.round(pieces)));
  let best = { cols: 2, rows: 2, off: Infinity };
  for (let rows = 2; rows <= 8; rows++)
    for (let cols = 2; cols <= 10; cols++) {
      // a piece twice as long as it is wide is worse than two pieces more or less
      const shape = Math.abs(Math.log((ASPECT * rows) / cols));
      const off = Math.abs(cols * rows - wanted) + (shape > 0.7 ? 9 : shape * 2);
      if (off < best.off) best = { cols, rows, off };
    }
  return { cols: best.cols, rows: best.rows };
}

/** Cuts a picture anew. */
export function cutPicture(rand: Random, pieces: number): Cut {
  const { cols, rows } = gridFor(pieces);
  const sides = (n: number): Side[] =>
    Array.from({ length: n }, () => ({ way: rand.chance(0.5) ? 1 : -1, off: rand.range(-0.09, 0.09) }));
  return { cols, rows, across: sides((cols - 1) * rows), down: sides(cols * (rows - 1)) };
}

/** The four sides of a piece, from above clockwise: 1 a tab outwards, −1 a hollow, 0 the edge of the picture; `off` from its left or top. */
export function sidesOf(cut: Cut, piece: number): readonly { readonly out: 1 | 0 | -1; readonly off: number }[] {
  const { cols, rows } = cut;
  const [x, y] = [piece % cols, Math.floor(piece / cols)];
  const side = (one: Side | undefined, sign: 1 | -1): { out: 1 | 0 | -1; off: number } =>
    one ? { out: (one.way * sign) as 1 | -1, off: one.off } : { out: 0, off: 0 };
  return [
    side(y > 0 ? cut.down[(y - 1) * cols + x] : undefined, -1),
    side(x < cols - 1 ? cut.across[y * (cols - 1) + x] : undefined, 1),
    side(y < rows - 1 ? cut.down[y * cols + x] : undefined, 1),
    side(x > 0 ? cut.across[y * (cols - 1) + x - 1] : undefined, -1),
  ];
}

/** a tab as curves over a side from 0 to 1, `y` outwards: control, control, end */
const TAB: readonly (readonly number[])[] = [
  [0.2, 0.03, 0.42, 0.06, 0.4, -0.02],
  [0.39, -0.08, 0.35, -0.12, 0.35, -0.16],
  [0.35, -0.27, 0.65, -0.27, 0.65, -0.16],
  [0.65, -0.12, 0.61, -0.08, 0.6, -0.02],
  [0.58, 0.06, 0.8, 0.03, 1, 0],
];

/** What a path of a canvas is drawn by. */
export interface Pen {
  moveTo(x: number, y: number): void;
  lineTo(x: number, y: number): void;
  bezierCurveTo(ax: number, ay: number, bx: number, by: number, x: number, y: number): void;
  closePath(): void;
}

/** The outline of a piece of `w` × `h`, its middle at 0,0. */
export function outline(pen: Pen, cut: Cut, piece: number, w: number, h: number): void {
  const sides = sidesOf(cut, piece);
  // corners clockwise, and the way along each side and out of it
  const along = [
    { x: -w / 2, y: -h / 2, dx: 1, dy: 0, long: w },
    { x: w / 2, y: -h / 2, dx: 0, dy: 1, long: h },
    { x: w / 2, y: h / 2, dx: -1, dy: 0, long: w },
    { x: -w / 2, y: h / 2, dx: 0, dy: -1, long: h },
  ] as const;
  const depth = Math.min(w, h);
  pen.moveTo(-w / 2, -h / 2);
  along.forEach(({ x, y, dx, dy, long }, i) => {
    const { out, off } = sides[i] as { out: 1 | 0 | -1; off: number };
    if (out === 0) return pen.lineTo(x + dx * long, y + dy * long);
    // below and at the left a side is drawn backwards, and its tab lies off the other way
    const shift = i < 2 ? off : -off;
    const at = (u: number, v: number): [number, number] => {
      // the ends stay where they are, whatever the tab does
      const inner = u > 0 && u < 1 ? u + shift : u;
      // outwards is to the left of the way, on a canvas whose y goes down
      const far = v * depth * out;
      return [x + dx * inner * long - dy * far, y + dy * inner * long + dx * far];
    };
    for (const [ax, ay, bx, by, ex, ey] of TAB as readonly [number, number, number, number, number, number][]) {
      const [a, b, end] = [at(ax, ay), at(bx, by), at(ex, ey)];
      pen.bezierCurveTo(a[0], a[1], b[0], b[1], end[0], end[1]);
    }
  });
  pen.closePath();
}

/** parts of a piece's shorter side by which a tab reaches out at most */
export const REACH = 0.26;
