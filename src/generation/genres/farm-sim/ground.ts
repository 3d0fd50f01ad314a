/** The farm in its season: meadow, paths and what stands about. */
import { natural } from '../../kit/natural.js';
import type { Game, Painter } from '../../kit/types.js';
import { COLS, middle, ROWS, TOP, yOf } from './field.js';
import type { Season, State } from './state.js';

const GRASS: Readonly<Record<Season, string>> = {
  spring: '#8ccf5a',
  summer: '#c7cf5c',
  autumn: '#cf9a4a',
  winter: '#dfeaf2',
};

/** themes with meadows; elsewhere the ground is the theme's, tinged by the season */
const MEADOWS = new Set([
  'farm',
  'garden',
  'forest',
  'jungle',
  'castle',
  'city',
  'school',
  'beach',
  'village',
  'sports',
]);

/** Dry earth: cracks in the meadow around the beds. */
function drawCracks(p: Painter, s: State, grass: string): void {
  const tone = p.mix(grass, '#5a3a1a', 0.3);
  for (let c = 0; c < COLS * ROWS; c++) {
    if ((c * 5 + yOf(c) * 3) % 7 > 2 || s.field.beds.includes(c)) continue;
    const { x, y } = middle(c);
    const k = ((c * 13) % 7) / 7 - 0.5;
    p.line(x - 0.4, y + k * 0.5, x - 0.05, y - k * 0.4, 0.035, tone);
    p.line(x - 0.05, y - k * 0.4, x + 0.3, y + k * 0.3, 0.035, tone);
    p.line(x - 0.05, y - k * 0.4, x + k * 0.4, y - 0.4, 0.035, tone);
  }
}

export function drawGround(p: Painter, s: State, g: Game): void {
  const { palette } = p;
  const green = MEADOWS.has(g.design.theme.id);
  const meadow = p.mix(GRASS[s.season], green ? palette.near : palette.far, green ? 0.36 : 0.75);
  const grass = natural(p, g, meadow, 0.22);
  p.rect(-0.05, TOP - 0.1, COLS + 0.1, ROWS + 0.3, 'rgba(0,0,0,.3)', 0.3);
  p.rect(0, TOP - 0.14, COLS, ROWS + 0.2, p.mix(palette.solid, '#000000', 0.25), 0.3);
  p.rect(0.08, TOP - 0.06, COLS - 0.16, ROWS + 0.06, grass, 0.24);
  const tuft = p.mix(grass, '#000000', 0.14);
  for (let c = 0; c < COLS * ROWS; c++) {
    const k = (c * 7 + yOf(c) * 5) % 11;
    const { x, y } = middle(c);
    if (k < 3)
      for (const i of [-1, 0, 1]) p.line(x + i * 0.08 + k * 0.1, y + 0.3, x + i * 0.14 + k * 0.1, y + 0.14, 0.04, tuft);
    else if (k === 5 && s.season === 'spring') p.circle(x + 0.2, y - 0.2, 0.06, '#ffffff');
    else if (k === 6 && s.season === 'autumn') p.rect(x - 0.2, y + 0.1, 0.14, 0.09, palette.danger, 0.05);
  }
  if (s.idea === 'drought') drawCracks(p, s, grass);
  const [corner, last] = [s.field.water[0], s.field.water.at(-1)];
  if (corner !== undefined && last !== undefined) {
    const [from, to] = [middle(corner), middle(last)];
    const [w, h] = [to.x - from.x + 1, to.y - from.y + 1];
    p.rect(from.x - 0.56, from.y - 0.56, w + 0.12, h + 0.12, p.mix(grass, '#000000', 0.25), 0.7);
    p.rect(
      from.x - 0.48,
      from.y - 0.44,
      w - 0.04,
      h - 0.08,
      natural(p, g, s.season === 'winter' ? '#bfe3f5' : '#56a8d8', 0.45),
      0.6,
    );
  }
  for (const c of s.field.water) {
    const { x, y } = middle(c);
    const w = 0.22 + Math.sin(p.now * 2 + c) * 0.06;
    p.rect(x - w, y + Math.sin(p.now + c) * 0.1, w * 2, 0.06, 'rgba(255,255,255,.4)', 0.03);
  }
  const { obstacles, goal } = g.design.cast;
  s.field.stones.forEach((c, i) => {
    const { x, y } = middle(c);
    const stone = obstacles[i % Math.max(1, obstacles.length)];
    if (stone) p.sprite(stone, x, y - 0.06, 0.95, { shadow: true });
    else p.block(x - 0.36, y - 0.36, 0.72, 0.72);
  });
  const market = middle(s.field.market);
  if (goal) p.sprite(goal, market.x, market.y - 0.12, 1.35, { shadow: true });
  else {
    p.block(market.x - 0.5, market.y - 0.3, 1, 0.7);
    p.rect(market.x - 0.6, market.y - 0.55, 1.2, 0.32, palette.accent, 0.1);
  }
}
