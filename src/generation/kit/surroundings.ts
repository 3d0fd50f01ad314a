/** What stands around a board that does not fill its window: scenery of the place on the bare ground beside it. */
import { noiseAt } from './random.js';
import { sceneryOf } from './scenery.js';
import type { Game, Painter } from './types.js';

/** units from one place to the next, and how far from the board the nearest is */
const APART = 2.5;
const CLEAR = 1.5;
/** of these places, how many are taken */
const TAKEN = 0.55;

/** Scenery around a board of that size whose corner is 0, 0, in rows from behind to the front; always the same for a place. */
export function drawSurroundings(p: Painter, { design }: Pick<Game, 'design'>, w: number, h: number): void {
  const things = sceneryOf(design.cast.deco);
  if (things.length === 0) return;
  const { view } = p;
  const [left, right] = [view.x + 0.6, view.x + view.w - 0.6];
  const [top, bottom] = [view.y + 1.6, view.y + view.h - 0.4];
  for (let row = Math.floor(top / APART); row * APART < bottom; row++)
    for (let col = Math.floor(left / APART); col * APART < right; col++) {
      const k = noiseAt(col, row);
      if (k > TAKEN) continue;
      const size = 1.2 + noiseAt(row, col + 3) * 1.1;
      const x = (col + 0.5 + (noiseAt(col + 7, row) - 0.5) * 0.5) * APART;
      const y = (row + 0.5 + (noiseAt(col, row + 7) - 0.5) * 0.5) * APART;
      const isBeside = x < -CLEAR || x > w + CLEAR || y < -CLEAR || y > h + CLEAR;
      const isWhole = x - size / 2 > view.x && x + size / 2 < view.x + view.w && y - size / 2 > top - 1;
      const actor = things[Math.floor(k * 97) % things.length];
      if (isBeside && isWhole && actor)
        p.sprite(actor, x, y, size, { shadow: true, wash: `${p.mix(p.palette.near, p.palette.far, 0.5)}80` });
    }
}
