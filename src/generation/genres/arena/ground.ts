/** The floor, and the walls that stand on it: seen from above and a little from the south. */
import type { Actor } from '../../design.js';
import { sceneryOf } from '../../kit/scenery.js';
import { SOLID } from '../../kit/tiles.js';
import type { Game, Painter } from '../../kit/types.js';
import { H, W } from './field.js';
import type { State } from './state.js';

/** grounds on which grass stands */
const GROWN = /^(?:forest|farm|garden|jungle|haunted|castle)$/;
/** how far a block's top is lifted */
const RISE = 0.38;
const hash = (x: number, y: number): number => Math.abs(Math.sin(x * 12.9898 + y * 78.233) * 43758.5453) % 1;

export function drawFloor(p: Painter, s: State, g: Game): void {
  const { palette: c, ctx } = p;
  const ground = p.mix(p.mix(c.far, c.horizon, 0.35), c.solidEdge, 0.2);
  p.rect(0.4, 0.4, W - 0.8, H - 0.8, ground, 0.5);
  ctx.save();
  ctx.beginPath();
  ctx.roundRect(0.5, 0.5, W - 1, H - 1, 0.5);
  ctx.clip();
  // worn and grown-over places
  for (let i = 0; i < 14; i++) {
    const [k, l] = [hash(i, g.design.seed % 71), hash(g.design.seed % 67, i)];
    ctx.globalAlpha = i % 3 ? 0.1 : 0.07;
    ctx.fillStyle = i % 3 ? p.mix(ground, c.near, 0.7) : c.solidEdge;
    ctx.beginPath();
    ctx.ellipse(k * W, l * H, 1.5 + l * 3.5, 1 + k * 2, k * 3, 0, 6.2832);
    ctx.fill();
  }
  // the ring in which it begins
  ctx.globalAlpha = 0.22;
  ctx.strokeStyle = c.accent;
  for (const [r, w] of [
    [3.6, 0.22],
    [3.15, 0.07],
    [0.9, 0.1],
  ] as const) {
    ctx.lineWidth = w;
    ctx.beginPath();
    ctx.arc(W / 2, H / 2, r, 0, 6.2832);
    ctx.stroke();
  }
  ctx.fillStyle = p.mix(ground, c.near, 0.3);
  ctx.globalAlpha = 0.4;
  ctx.beginPath();
  for (let y = 1; y < H - 1; y++) for (let x = 1 + (y % 2); x < W - 1; x += 2) ctx.rect(x, y, 1, 1);
  ctx.fill();
  // tufts where something grows, else scratches and ripples: small strokes that no two games have at the same place
  const grown = GROWN.test(g.design.theme.id);
  ctx.globalAlpha = 0.5;
  ctx.strokeStyle = p.mix(ground, c.near, 0.55);
  ctx.lineWidth = 0.06;
  ctx.lineCap = 'round';
  ctx.beginPath();
  for (let y = 1; y < H - 1; y++)
    for (let x = 1; x < W - 1; x++) {
      const k = hash(x + (g.design.seed % 97), y);
      if (k > 0.22) continue;
      const px = x + 0.2 + k * 2.5;
      const py = y + 0.3 + ((k * 31) % 1) * 0.4;
      if (!grown) {
        ctx.moveTo(px, py);
        ctx.lineTo(px + 0.1 + k, py + (k > 0.11 ? 0 : 0.12));
        continue;
      }
      for (let i = -1; i <= 1; i++) {
        ctx.moveTo(px + i * 0.08, py);
        ctx.lineTo(px + i * 0.15, py - 0.16 + Math.abs(i) * 0.06);
      }
    }
  ctx.stroke();
  ctx.restore();
  const deco = sceneryOf(g.design.cast.deco);
  if (deco.length > 0)
    for (let i = 0; i < 9; i++) {
      const x = 2 + hash(i, g.design.seed % 89) * (W - 4);
      const y = 2 + hash(g.design.seed % 83, i) * (H - 4);
      if (!s.tiles.solid(x, y)) p.sprite(deco[i % deco.length] as Actor, x, y, 1, { alpha: 0.2 });
    }
  for (const mark of s.marks) {
    ctx.globalAlpha = 0.2;
    for (let i = 0; i < 5; i++) {
      const a = hash(mark.x, i) * 6.28;
      const r = hash(i, mark.y) * mark.size * 0.45;
      p.circle(mark.x + Math.cos(a) * r, mark.y + Math.sin(a) * r, mark.size * (0.1 + r * 0.25), mark.colour);
    }
  }
  ctx.globalAlpha = 1;
  // light from above, dark towards the walls
  const light = ctx.createRadialGradient(W / 2, H / 2, H * 0.3, W / 2, H / 2, W * 0.62);
  light.addColorStop(0, 'rgba(255,255,255,.1)');
  light.addColorStop(1, 'rgba(0,0,0,.2)');
  ctx.fillStyle = light;
  ctx.fillRect(0.4, 0.4, W - 0.8, H - 0.8);
}

export function drawWalls(p: Painter, s: State, g: Game, y: number): void {
  const { view } = p;
  const { obstacles } = g.design.cast;
  if (y < view.y - 2 || y > view.y + view.h + 1) return;
  for (let x = 0; x < W; x++) {
    if (s.tiles.get(x, y) !== SOLID || x < view.x - 2 || x > view.x + view.w + 1) continue;
    const edge = x === 0 || y === 0 || x === W - 1 || y === H - 1;
    if (!edge && obstacles.length > 0) {
      const k = Math.floor(hash(x, y) * obstacles.length);
      drawPlinth(p, x + 0.5, y + 0.62);
      p.sprite(obstacles[k] as Actor, x + 0.5, y + 0.08, 1.2 + hash(y, x) * 0.12);
      continue;
    }
    drawBlock(p, s, x, y, edge || obstacles.length === 0);
  }
}

/** what stands in the way stands on stone, so that it is not taken for something to pick up */
function drawPlinth(p: Painter, x: number, y: number): void {
  const { palette: c } = p;
  const disc = (dy: number, w: number, h: number, colour: string): void => {
    p.ctx.fillStyle = colour;
    p.ctx.beginPath();
    p.ctx.ellipse(x, y + dy, w, h, 0, 0, 6.2832);
    p.ctx.fill();
  };
  disc(0.22, 0.62, 0.32, 'rgba(0,0,0,.2)');
  disc(0.14, 0.56, 0.31, p.mix(c.solid, '#000000', 0.4));
  disc(0, 0.56, 0.31, c.solid);
  disc(-0.02, 0.46, 0.24, p.mix(c.solid, c.solidEdge, 0.4));
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
