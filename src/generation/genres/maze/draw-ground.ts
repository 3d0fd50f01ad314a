/** The ground of a maze, what stands on it, and its walls of the theme's stone. */
import { groundOf, paintGround } from '../../kit/floors/ground.js';
import { noiseAt } from '../../kit/random.js';
import { drawSurroundings } from '../../kit/surroundings.js';
import type { Game, Painter } from '../../kit/types.js';
import { beside, H, W, xOf, yOf } from './level.js';
import { middle, type State } from './state.js';

const THICK = 0.26;
/** how high the walls are, as it is seen from a little south of above */
const RISE = 0.22;
/** how much of one plain colour lies over the floor */
const VEIL = 0.42;
const RIM = 0.55;
/** x, y, w, h */
type Bar = readonly [number, number, number, number];

/** The walls as bars, each as long as it goes; wall by wall would show its joints. */
export function drawWalls(p: Painter, s: State, g: Game): void {
  // two units wider than the board: the outer walls stand on its edge
  p.kept(s.level.doors, -1, -1, W + 2, H + 2, () => paintWalls(p, s, g));
}

function paintWalls(p: Painter, s: State, g: Game): void {
  const { palette } = p;
  const bars: Bar[] = [];
  const field = s.level.grammar === 'field';
  const wall = (x: number, y: number, way: number): boolean => {
    // from the cell left of or above the edge, or the one beyond it at the border
    const [cx, cy] = way === 0 ? [x - 1, y] : [x, y - 1];
    // nothing is built around what stands on a field
    if (field && x > 0 && y > 0 && x < W && y < H) return false;
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
  const ground = groundOf(p, g, W, H);
  const hedge = ground.wall === 'hedge';
  const body = hedge ? p.mix(ground.line, '#12301a', 0.3) : palette.solid;
  const light = hedge ? ground.colour : palette.solidEdge;
  const r = hedge ? THICK / 2 : THICK / 3;
  for (const [x, y, w, h] of bars) p.rect(x + 0.05, y + 0.14, w, h + 0.08, 'rgba(0,0,0,.3)', r);
  const side = p.mix(body, '#000000', 0.45);
  for (const [x, y, w, h] of bars) p.rect(x, y, w, h + RISE / 2, side, r);
  for (const [x, y, w, h] of bars) p.rect(x, y - RISE / 2, w, h, p.mix(body, light, 0.3), r);
  for (const [x, y, w, h] of bars)
    p.rect(x + 0.04, y - RISE / 2 + 0.03, w - 0.08, h - 0.1, p.mix(body, light, hedge ? 0.5 : 0.62), r * 0.7);
  for (const bar of bars) if (hedge) leaves(p, bar, p.mix(body, light, 0.85));
}

/** A cut hedge: leaves in the light. */
function leaves(p: Painter, [x, y, w, h]: Bar, colour: string): void {
  const long = Math.max(w, h);
  for (let i = 0.12; i < long; i += 0.21) {
    const k = noiseAt(x + i, y + i);
    const [dx, dy] = w > h ? [i, THICK * (0.25 + k * 0.5)] : [THICK * (0.25 + k * 0.5), i];
    p.circle(x + dx, y - RISE / 2 + dy, 0.05 + k * 0.045, colour);
  }
}

/** The floor, and what stands in the way. */
export function drawGround(p: Painter, s: State, g: Game): void {
  const { palette } = p;
  const soil = p.mix(p.mix(palette.near, palette.solid, 0.15), palette.panel, 0.3);
  drawSurroundings(p, g, W, H);
  p.rect(-0.16, -0.1, W + 0.32, H + 0.4, 'rgba(0,0,0,.35)', 0.3);
  p.kept(s.level.floor, 0, 0, W, H, () => {
    p.rect(0, 0, W, H, soil);
    // a floor keeps off its own edge, which lies outside of the maze
    p.ctx.save();
    p.ctx.translate(-RIM, -RIM);
    paintGround(p, groundOf(p, g, W + 2 * RIM, H + 2 * RIM));
    p.ctx.restore();
    // who walks there must stand out from what it is made of
    p.ctx.globalAlpha = VEIL;
    p.rect(0, 0, W, H, soil);
    p.ctx.globalAlpha = 1;
  });
  for (const c of s.level.floor) if ((xOf(c) + yOf(c)) % 2) p.rect(xOf(c), yOf(c), 1, 1, 'rgba(255,255,255,.055)');
  const { obstacles, deco } = g.design.cast;
  const field = s.level.grammar === 'field';
  const standing = field && obstacles.length === 0 ? deco : obstacles;
  s.level.blocked.forEach((c, i) => {
    const { x, y } = middle(c);
    if (!field) p.rect(x - 0.5, y - 0.5, 1, 1, p.mix(soil, palette.solid, 0.55));
    const stone = standing[i % Math.max(1, standing.length)];
    if (stone) p.sprite(stone, x, y - 0.06, field ? 1 : 0.86, { shadow: true });
    else p.block(x - 0.36, y - 0.4, 0.72, 0.72);
  });
}
