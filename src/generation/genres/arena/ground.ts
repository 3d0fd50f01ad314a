/** The walls that stand on the floor, and what stands on them: seen from above and a little from the south. */
import type { Actor } from '../../design.js';
import { sceneryOf } from '../../kit/scenery.js';
import { SOLID } from '../../kit/tiles.js';
import type { Game, Painter } from '../../kit/types.js';
import { H, W } from './field.js';
import { hash, isGrown } from './floor.js';
import type { State } from './state.js';

/** how far a block's top is lifted */
const RISE = 0.38;
/** blocks of the wall around on which something of the place stands, one in so many */
const STANDS = 0.3;

export function drawWalls(p: Painter, s: State, g: Game, y: number): void {
  const { view } = p;
  const { obstacles } = g.design.cast;
  const deco = sceneryOf(g.design.cast.deco);
  if (y < view.y - 2 || y > view.y + view.h + 1) return;
  for (let x = 0; x < W; x++) {
    if (s.tiles.get(x, y) !== SOLID || x < view.x - 2 || x > view.x + view.w + 1) continue;
    const edge = x === 0 || y === 0 || x === W - 1 || y === H - 1;
    if (!edge && obstacles.length > 0) {
      const k = Math.floor(hash(x, y) * obstacles.length);
      drawPlinth(p, x + 0.5, y + 0.62, isGrown(g));
      p.sprite(obstacles[k] as Actor, x + 0.5, y + 0.08, 1.2 + hash(y, x) * 0.12);
      continue;
    }
    drawBlock(p, s, x, y, edge || obstacles.length === 0);
    // out of reach: nobody takes it for cover
    if (edge && deco.length > 0 && hash(x * 3, y * 5) < STANDS) {
      const which = deco[Math.floor(hash(y, x + 7) * deco.length)] as Actor;
      p.sprite(which, x + 0.5, y - 0.42, 1.5 + hash(x, y) * 0.4, { shadow: true });
    }
  }
}

/** what stands in the way stands on stone, or on a mound of earth, so that it is not taken for something to pick up */
function drawPlinth(p: Painter, x: number, y: number, earth: boolean): void {
  const { palette: c } = p;
  const stone = earth ? p.mix(p.mix(c.far, c.near, 0.6), '#5a4630', 0.3) : c.solid;
  const disc = (dy: number, w: number, h: number, colour: string): void => {
    p.ctx.fillStyle = colour;
    p.ctx.beginPath();
    p.ctx.ellipse(x, y + dy, w, h, 0, 0, 6.2832);
    p.ctx.fill();
  };
  disc(0.22, 0.62, 0.32, 'rgba(0,0,0,.2)');
  disc(0.14, 0.56, 0.31, p.mix(stone, '#000000', 0.4));
  disc(0, 0.56, 0.31, stone);
  disc(-0.02, 0.46, 0.24, p.mix(stone, c.solidEdge, earth ? 0.25 : 0.4));
}

/** Blocks that touch are one wall: rims and round corners only where nothing is beside. */
function drawBlock(p: Painter, s: State, x: number, y: number, joined: boolean): void {
  const { palette: c, ctx } = p;
  const beside = (dx: number, dy: number): boolean => joined && s.tiles.get(x + dx, y + dy) === SOLID && y + dy < H;
  const [up, down, left, right] = [beside(0, -1), beside(0, 1), beside(-1, 0), beside(1, 0)];
  const round = (a: boolean, b: boolean): number => (a || b ? 0 : 0.18);
  const piece = (px: number, py: number, w: number, h: number, colour: string): void => {
    ctx.fillStyle = colour;
    ctx.beginPath();
    ctx.roundRect(px, py, w, h, [round(up, left), round(up, right), round(down, right), round(down, left)]);
    ctx.fill();
  };
  const k = hash(x, y);
  if (!down) {
    piece(x + 0.08, y + 0.16, 1, 1, 'rgba(0,0,0,.18)');
    piece(x, y, 1.01, 1, p.mix(c.solid, '#000000', 0.38));
  }
  piece(x, y - RISE, 1.01, 1.01, c.solid);
  const l = left ? -0.03 : 0.09;
  const u = up ? -0.02 : 0.09;
  piece(
    x + l,
    y - RISE + u,
    1.01 - l - (right ? 0 : 0.09),
    1.02 - u - (down ? 0 : 0.1),
    p.mix(c.solid, c.solidEdge, 0.3),
  );
  if (!up)
    p.rect(
      x + (left ? 0 : 0.14),
      y - RISE + 0.1,
      1.01 - (left ? 0 : 0.14) - (right ? 0 : 0.14),
      0.09,
      p.mix(c.solidEdge, '#ffffff', 0.3),
      left || right ? 0 : 0.05,
    );
  ctx.fillStyle = 'rgba(0,0,0,.1)';
  ctx.fillRect(x + 0.2 + k * 0.4, y - RISE + 0.32 + k * 0.35, 0.24, 0.09);
  if (!down && k < 0.6) ctx.fillRect(x + 0.2 + k, y + 0.64, 0.05, 0.34);
}
