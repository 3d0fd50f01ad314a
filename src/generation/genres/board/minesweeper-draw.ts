/** How a cell of minesweeper looks. */
import type { Painter } from '../../kit/types.js';
import { middleOf, xOf, yOf } from './grid.js';
import type { State } from './minesweeper-state.js';

function drawFlag(p: Painter, x: number, y: number): void {
  const { ctx, palette } = p;
  p.line(x - 0.12, y - 0.28, x - 0.12, y + 0.3, 0.07, palette.ink);
  p.rect(x - 0.24, y + 0.24, 0.26, 0.07, palette.ink, 0.03);
  ctx.fillStyle = palette.danger;
  ctx.beginPath();
  ctx.moveTo(x - 0.1, y - 0.3);
  ctx.lineTo(x + 0.28, y - 0.13 + Math.sin(p.now * 3 + x) * 0.02);
  ctx.lineTo(x - 0.1, y + 0.04);
  ctx.fill();
}

/** A cell as the player sees it: its number, who hid there, or a lid with its flag. */
export function drawCell(p: Painter, s: State, c: number): void {
  const { palette } = p;
  const { x, y } = middleOf(s.grid, c);
  const even = (xOf(s.grid, c) + yOf(s.grid, c)) % 2 === 0;
  const floor = p.mix(palette.panel, palette.ink, even ? 0.04 : 0.1);
  p.rect(x - 0.5, y - 0.5, 1.005, 1.005, floor);
  const mine = s.field.mines[c] === 1;
  if (s.open[c]) {
    if (mine) {
      p.rect(x - 0.5, y - 0.5, 1, 1, p.mix(palette.danger, palette.panel, 0.35));
      return p.sprite(s.foe, x, y, 0.78, { shadow: false });
    }
    const count = s.field.counts[c] as number;
    const hue = [palette.near, palette.near, palette.solid, palette.danger, palette.accent][
      Math.min(count, 4)
    ] as string;
    if (count > 0) p.text(String(count), x, y + 0.03, 0.62, p.mix(palette.ink, hue, count > 2 ? 0.5 : 0.35));
    const fresh = s.since[c] as number;
    if (fresh >= 10) return;
    p.ctx.save();
    p.ctx.globalAlpha = 1 - fresh / 10;
    lid(p, x, y, even, 1 - fresh / 20);
    return p.ctx.restore();
  }
  lid(p, x, y, even, 1);
  if (s.done && mine) p.sprite(s.foe, x, y, 0.72, { shadow: false });
  else if (s.flags[c]) drawFlag(p, x, y - 0.02);
}

/** What lies over a cell that nobody has opened. */
function lid(p: Painter, x: number, y: number, even: boolean, size: number): void {
  const { solid, solidEdge } = p.palette;
  const top = p.mix(solid, solidEdge, even ? 0.3 : 0.18);
  p.rect(x - 0.47 * size, y - 0.44 * size, 0.94 * size, 0.93 * size, p.mix(solid, '#000000', 0.35), 0.14);
  p.rect(x - 0.47 * size, y - 0.47 * size, 0.94 * size, 0.88 * size, top, 0.14);
  p.rect(x - 0.4 * size, y - 0.43 * size, 0.8 * size, 0.09 * size, 'rgba(255,255,255,.3)', 0.04);
}
