/** The walls that stand on the floor, and what stands on them: seen from above and a little from the south. */
import type { Actor } from '../../design.js';
import { groundOf, type Ground } from '../../kit/floors/ground.js';
import { noiseAt } from '../../kit/random.js';
import { sceneryOf } from '../../kit/scenery.js';
import { SOLID } from '../../kit/tiles.js';
import type { Game, Painter } from '../../kit/types.js';
import type { State } from './state.js';

/** how far a block's top is lifted */
const RISE = 0.38;
/** every third block of the wall around may bear something of the place, so that none hides another; of those, this share does */
const STANDS = 0.45;

export function drawWalls(p: Painter, s: Pick<State, 'tiles'>, g: Game, y: number): void {
  const { view } = p;
  const { obstacles } = g.design.cast;
  const deco = sceneryOf(g.design.cast.deco);
  if (y < view.y - 2 || y > view.y + view.h + 1) return;
  const { w: W, h: H } = s.tiles;
  const ground = groundOf(p, g, W, H);
  for (let x = 0; x < W; x++) {
    if (s.tiles.get(x, y) !== SOLID || x < view.x - 2 || x > view.x + view.w + 1) continue;
    const edge = x === 0 || y === 0 || x === W - 1 || y === H - 1;
    if (!edge && obstacles.length > 0) {
      const k = Math.floor(noiseAt(x, y) * obstacles.length);
      drawPlinth(p, x + 0.5, y + 0.62, ground);
      p.sprite(obstacles[k] as Actor, x + 0.5, y + 0.08, 1.2 + noiseAt(y, x) * 0.12);
      continue;
    }
    drawBlock(p, s, x, y, { joined: edge || obstacles.length === 0, ground });
    // out of reach: nobody takes it for cover
    if (edge && deco.length > 0 && (x + y) % 3 === 0 && noiseAt(x * 3, y * 5) < STANDS) {
      const which = deco[Math.floor(noiseAt(y, x + 7) * deco.length)] as Actor;
      p.sprite(which, x + 0.5, y - 0.42, 1.5 + noiseAt(x, y) * 0.4, { shadow: true });
    }
  }
}

/** What stands in the way stands on a slab or a mound of the place's own ground, so that it is not taken for something to pick up. */
function drawPlinth(p: Painter, x: number, y: number, { colour, light, line }: Ground): void {
  const stone = p.mix(p.mix(colour, line, 0.5), p.palette.solid, 0.3);
  const disc = (dy: number, w: number, h: number, fill: string): void => {
    p.ctx.fillStyle = fill;
    p.ctx.beginPath();
    p.ctx.ellipse(x, y + dy, w, h, 0, 0, 6.2832);
    p.ctx.fill();
  };
  disc(0.22, 0.68, 0.34, 'rgba(0,0,0,.28)');
  disc(0.14, 0.58, 0.31, p.mix(stone, '#000000', 0.4));
  disc(0, 0.58, 0.31, stone);
  disc(-0.02, 0.48, 0.24, p.mix(stone, light, 0.4));
}

interface Block {
  readonly joined: boolean;
  readonly ground: Ground;
}

/** Blocks that touch are one wall: rims and round corners only where nothing is beside. */
function drawBlock(p: Painter, s: Pick<State, 'tiles'>, x: number, y: number, { joined, ground }: Block): void {
  const { palette: c, ctx } = p;
  const hedge = ground.wall === 'hedge';
  const body = hedge ? p.mix(ground.line, '#12301a', 0.3) : p.mix(c.solid, ground.line, 0.25);
  const edge = hedge ? ground.colour : p.mix(c.solidEdge, ground.light, 0.4);
  const beside = (dx: number, dy: number): boolean =>
    joined && s.tiles.get(x + dx, y + dy) === SOLID && y + dy < s.tiles.h;
  const [up, down, left, right] = [beside(0, -1), beside(0, 1), beside(-1, 0), beside(1, 0)];
  const round = (a: boolean, b: boolean): number => (a || b ? 0 : hedge ? 0.4 : 0.18);
  const piece = (px: number, py: number, w: number, h: number, colour: string): void => {
    ctx.fillStyle = colour;
    ctx.beginPath();
    ctx.roundRect(px, py, w, h, [round(up, left), round(up, right), round(down, right), round(down, left)]);
    ctx.fill();
  };
  if (!down) {
    piece(x + 0.1, y + 0.2, 1, 1, 'rgba(0,0,0,.28)');
    piece(x, y, 1.01, 1, p.mix(body, '#000000', 0.42));
  }
  piece(x, y - RISE, 1.01, 1.01, body);
  const l = left ? -0.03 : 0.09;
  const u = up ? -0.02 : 0.09;
  piece(x + l, y - RISE + u, 1.01 - l - (right ? 0 : 0.09), 1.02 - u - (down ? 0 : 0.1), p.mix(body, edge, 0.42));
  if (hedge) drawLeaves(p, x, y - RISE, p.mix(body, edge, 0.75));
  else drawCourses(p, x, y, { body, edge, hewn: ground.wall === 'hewn', down });
  if (!up && !hedge)
    p.rect(
      x + (left ? 0 : 0.14),
      y - RISE + 0.1,
      1.01 - (left ? 0 : 0.14) - (right ? 0 : 0.14),
      0.09,
      p.mix(edge, '#ffffff', 0.3),
      left || right ? 0 : 0.05,
    );
}

/** A cut hedge: leaves in the light. */
function drawLeaves(p: Painter, x: number, y: number, colour: string): void {
  for (let i = 0; i < 7; i++) {
    const k = noiseAt(x + i, y);
    p.circle(x + 0.16 + k * 0.68, y + 0.16 + noiseAt(i, x + y) * 0.68, 0.08 + k * 0.07, colour);
  }
}

interface Courses {
  readonly body: string;
  readonly edge: string;
  readonly hewn: boolean;
  readonly down: boolean;
}

/** The joints of what is built: stones above and in front, or a smooth rail. */
function drawCourses(p: Painter, x: number, y: number, { body, edge, hewn, down }: Courses): void {
  const joint = p.mix(body, '#000000', 0.3);
  const top = y - RISE;
  if (!hewn) {
    if (!down) p.rect(x, y + 0.66, 1.01, 0.12, p.mix(body, edge, 0.5));
    return;
  }
  const k = noiseAt(x, y);
  p.rect(x, top + 0.5, 1.01, 0.05, joint);
  p.rect(x + 0.2 + k * 0.3, top + 0.12, 0.05, 0.38, joint);
  p.rect(x + 0.55 + k * 0.25, top + 0.55, 0.05, 0.42, joint);
  if (down) return;
  p.rect(x, y + 0.8, 1.01, 0.04, p.mix(body, '#000000', 0.6));
  p.rect(x + 0.3 + k * 0.4, y + 0.63, 0.04, 0.18, p.mix(body, '#000000', 0.6));
}
