/** What lies in a maze full of dots: the things themselves on its cells, crumbs between them, the den's door, and fruit that comes and goes. */
import type { Game, Painter } from '../../kit/types.js';
import { drawMaze } from './draw.js';
import { DEN } from './dots-level.js';
import { xOf, yOf } from './level.js';
import { isWord, type DotsState } from './state.js';

export function drawDots(p: Painter, s: DotsState, g: Game): void {
  drawMaze(p, s, g, () => {
    drawDen(p);
    const { palette } = p;
    const { items } = g.design.cast;
    const crumb = p.mix(palette.accent, '#ffffff', 0.55);
    for (const { x, y, cells } of s.dots) {
      const item = items[(xOf(cells[0]) + yOf(cells[0])) % items.length];
      if (cells.length === 1 && item && !isWord(item)) p.sprite(item, x, y, 0.44);
      else {
        const r = cells.length === 1 ? 0.14 : 0.08;
        p.circle(x, y + 0.02, r + 0.015, 'rgba(0,0,0,.35)');
        p.circle(x, y, r, crumb);
      }
    }
    if (!s.fruit) return;
    const { x, y, actor, left } = s.fruit;
    // what goes soon flickers
    p.sprite(actor, x, y + Math.sin(p.now * 4) * 0.05, 0.86, {
      glow: palette.accent,
      alpha: left < 120 && left % 20 < 10 ? 0.4 : 1,
    });
  });
}

function drawDen(p: Painter): void {
  const [door, left] = DEN;
  p.rect(xOf(left), yOf(left), DEN.length, 1, p.mix(p.palette.panel, '#000000', 0.25));
  p.rect(xOf(door) + 0.08, yOf(door) - 0.08, 0.84, 0.14, p.palette.accent, 0.07);
}
