/** Where the cards lie: a grid, a lozenge, or a ring; always as large as the table lets them be, and the table as large as the window. */
import type { Game } from '../../kit/types.js';

export const VIEW_W = 8.4;
export const VIEW_H = 10.5;

export type Layout = 'grid' | 'lozenge' | 'ring';
export const LAYOUTS: readonly Layout[] = ['grid', 'ring', 'lozenge'];

/** units that the window shows */
export type Room = Pick<Game, 'width' | 'height'>;
export interface Table {
  /** the middle */
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** a high window has a higher table, a broad one a table beside the one who plays */
export const TALLEST = 14;
export const WIDEST = 18.5;
/** the column beside a broad window's table: its middle and its width */
export const COLUMN = { x: -2.65, w: 4.6 };

/** Whether the one who plays, the tries and what was found stand beside the table, and not above it. */
export const isBroad = ({ width }: Room): boolean => width >= WIDEST - 0.2;

/** Where the cards lie. */
export const tableOf = (room: Room): Table =>
  isBroad(room)
    ? { x: 6.65, y: room.height / 2, w: 13, h: room.height - 0.8 }
    : { x: VIEW_W / 2, y: (room.height + 1.92) / 2, w: VIEW_W - 0.5, h: room.height - 2.7 };

/** cards are no larger: three would be spread as a dozen are */
const LARGEST = 2.9;
/** a ring is laid where its cards are not much smaller than in rows */
const RING = 0.75;

/** Cards in each row, an even spread with more in the middle. */
function rowsOf(n: number, rows: number, round: number): number[] {
  const counts = Array.from({ length: rows }, () => Math.floor(n / rows));
  const inner = [...counts.keys()].toSorted((a, b) => Math.abs(a - (rows - 1) / 2) - Math.abs(b - (rows - 1) / 2));
  for (let i = 0; i < n % rows; i++) counts[inner[i] as number] = (counts[inner[i] as number] as number) + 1;
  for (let i = 0; i < (rows > 2 ? round : 0); i++) {
    const [out, into] = [inner[rows - 1 - i] as number, inner[i] as number];
    if ((counts[out] as number) < 3 || (counts[into] as number) > 4) continue;
    counts[out] = (counts[out] as number) - 1;
    counts[into] = (counts[into] as number) + 1;
  }
  return counts;
}

const cellOf = (n: number, columns: number, { w, h }: Table): number =>
  Math.min(LARGEST, w / columns, h / Math.ceil(n / columns));

/** How many lie beside each other so that cards are largest; more only where it is worth it. */
function columnsOf(n: number, table: Table): number {
  let best = 1;
  for (let c = 2; c <= 8; c++) if (cellOf(n, c, table) > cellOf(n, best, table) * 1.03) best = c;
  return best;
}

/** Middles of `n` places and the size of a cell, in units of the view. */
export function placesOf(
  layout: Layout,
  n: number,
  room: Room = { width: VIEW_W, height: VIEW_H },
): { places: { x: number; y: number }[]; cell: number } {
  const table = tableOf(room);
  const plain = columnsOf(n, table);
  // a ring leaves its middle free: two rows without their two middle cards
  const fits = n % 2 === 0 && n >= 12 && n <= 20 && cellOf(n + 4, 4, table) > cellOf(n, plain, table) * RING;
  const ring = layout === 'ring' && fits;
  const all = ring ? n + 4 : n;
  const rows = Math.ceil(all / (ring ? 4 : plain));
  const counts = rowsOf(all, rows, layout === 'lozenge' ? 2 : 0);
  const most = Math.max(...counts);
  const cell = Math.min(LARGEST, table.w / most, table.h / rows);
  const places: { x: number; y: number }[] = [];
  const hole = Math.floor(rows / 2) - 1;
  counts.forEach((count, j) => {
    for (let i = 0; i < count; i++) {
      const middle = Math.abs(i - (count - 1) / 2) < 1;
      if (ring && (j === hole || j === hole + 1) && middle && count === 4) continue;
      places.push({
        x: table.x + (i - (count - 1) / 2) * cell,
        y: table.y + (j - (rows - 1) / 2) * cell,
      });
    }
  });
  return { places, cell };
}
