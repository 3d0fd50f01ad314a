/** The ground of a maze, what stands on it, and its walls of the theme's stone. */
import type { Game, Painter } from '../../kit/types.js';
import { beside, H, W, xOf, yOf } from './level.js';
import { middle, type State } from './state.js';

const THICK = 0.2;

/** The walls as bars, each as long as it goes; wall by wall would show its joints. */
export function drawWalls(p: Painter, s: State): void {
  const { palette } = p;
  const bars: [number, number, number, number][] = [];
  const wall = (x: number, y: number, way: number): boolean => {
    // from the cell left of or above the edge, or the one beyond it at the border
    const [cx, cy] = way === 0 ? [x - 1, y] : [x, y - 1];
    if (cx < 0 || cy < 0) return beside(s.level, y * W + x, way + 2) < 0;
    return beside(s.level, cy * W + cx, way) < 0;
  };
  const solid = (x: number, y: number): boolean => s.level.blocked.includes(y * W + x);
  for (let x = 0; x <= W; x++)
    for (let y = 0, from = -1; y <= H; y++) {
      const here = y < H && wall(x, y, 0) && !(x > 0 && x < W && solid(x, y) && solid(x - 1, y));
      if (here && from < 0) from = y;
      if (!here && from >= 0) {
        bars.push([x - THICK / 2, from - THICK / 2, THICK, y - from + THICK]);
        from = -1;
      }
    }
  for (let y = 0; y <= H; y++)
    for (let x = 0, from = -1; x <= W; x++) {
      const here = x < W && wall(x, y, 1);
      if (here && from < 0) from = x;
      if (!here && from >= 0) {
        bars.push([from - THICK / 2, y - THICK / 2, x - from + THICK, THICK]);
        from = -1;
      }
    }
  for (const [x, y, w, h] of bars) p.rect(x + 0.02, y + 0.1, w, h + 0.04, 'rgba(0,0,0,.26)', THICK / 2);
  const side = p.mix(palette.solid, '#000000', 0.38);
  for (const [x, y, w, h] of bars) p.rect(x, y, w, h + 0.05, side, THICK / 2);
  for (const [x, y, w, h] of bars) p.rect(x, y - 0.05, w, h, palette.solid, THICK / 2);
  const light = p.mix(palette.solid, palette.solidEdge, 0.7);
  for (const [x, y, w, h] of bars) p.rect(x + 0.05, y - 0.03, w - 0.1, h - 0.13, light, 0.04);
}

/** The floor, and what stands in the way. */
export function drawGround(p: Painter, s: State, g: Game): void {
  const { palette } = p;
  const soil = p.mix(p.mix(palette.near, palette.solid, 0.15), palette.panel, 0.3);
  p.rect(-0.16, -0.1, W + 0.32, H + 0.36, 'rgba(0,0,0,.35)', 0.3);
  p.rect(0, 0, W, H, soil);
  for (const c of s.level.floor) if ((xOf(c) + yOf(c)) % 2) p.rect(xOf(c), yOf(c), 1, 1, 'rgba(255,255,255,.055)');
  const { obstacles } = g.design.cast;
  s.level.blocked.forEach((c, i) => {
    const { x, y } = middle(c);
    p.rect(x - 0.5, y - 0.5, 1, 1, p.mix(soil, palette.solid, 0.55));
    const stone = obstacles[i % Math.max(1, obstacles.length)];
    if (stone) p.sprite(stone, x, y - 0.06, 0.86, { shadow: true });
    else p.block(x - 0.36, y - 0.4, 0.72, 0.72);
  });
}
