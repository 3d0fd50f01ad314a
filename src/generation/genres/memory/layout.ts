/** Where the cards lie: a grid, a lozenge, or a ring; always as large as the table lets them be. */

export type Layout = 'grid' | 'lozenge' | 'ring';
export const LAYOUTS: readonly Layout[] = ['grid', 'ring', 'lozenge'];

const TABLE = { x: 4.2, y: 6.21, w: 7.9, h: 7.8 };

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

/** Middles of `n` places and the size of a cell, in units of the view. */
export function placesOf(layout: Layout, n: number): { places: { x: number; y: number }[]; cell: number } {
  const wide = n > 20 ? 5 : n > 6 ? 4 : 3;
  // a ring leaves its middle free: two rows without their two middle cards
  const ring = layout === 'ring' && n % 2 === 0 && n >= 12 && n <= 20;
  const rows = Math.ceil((ring ? n + 4 : n) / wide);
  const counts = rowsOf(ring ? n + 4 : n, rows, layout === 'lozenge' ? 2 : 0);
  const most = Math.max(...counts);
  const cell = Math.min(2.1, TABLE.w / most, TABLE.h / rows);
  const places: { x: number; y: number }[] = [];
  const hole = Math.floor(rows / 2) - 1;
  counts.forEach((count, j) => {
    for (let i = 0; i < count; i++) {
      const middle = Math.abs(i - (count - 1) / 2) < 1;
      if (ring && (j === hole || j === hole + 1) && middle && count === 4) continue;
      places.push({
        x: TABLE.x + (i - (count - 1) / 2) * cell,
        y: TABLE.y + (j - (rows - 1) / 2) * cell,
      });
    }
  });
  return { places, cell };
}
