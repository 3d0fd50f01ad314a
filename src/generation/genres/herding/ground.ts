/** The pasture seen from above: mown bands, tufts, the brook and its bridge, straw in the pen; and what stands on it, row by row. */
import { noise } from '../../kit/random.js';
import { sceneryOf } from '../../kit/scenery.js';
import type { Game, Painter } from '../../kit/types.js';
import { H, W, type Spot, type State } from './state.js';

/** grounds on which grass stands */
const GROWN = /^(?:forest|farm|garden|jungle|haunted|castle|school|city|beach|village|sports)$/u;

/** an animal beyond the fence would be taken for one that is lost */
const LIVES = /^(?:cow|camel|tropical-fish|parrot|butterfly)$/u;

const groundOf = (p: Painter): string => p.mix(p.mix(p.palette.far, p.palette.horizon, 0.3), p.palette.solidEdge, 0.45);
const woodOf = (p: Painter): string => p.mix(p.palette.solid, p.palette.solidEdge, 0.2);

function ellipse(p: Painter, x: number, y: number, w: number, h: number, colour: string): void {
  p.ctx.fillStyle = colour;
  p.ctx.beginPath();
  p.ctx.ellipse(x, y, w, h, 0, 0, 6.2832);
  p.ctx.fill();
}

/** What lies beyond the fence, as far as the window shows it. */
export function drawBeyond(p: Painter, g: Game): void {
  const { view, palette: c } = p;
  const far = p.mix(groundOf(p), c.near, 0.55);
  p.rect(view.x - 1, view.y - 1, view.w + 2, view.h + 2, far);
  const deco = sceneryOf(g.design.cast.deco).filter(({ sprite }) => !LIVES.test(sprite));
  const kinds = deco.length > 0 ? deco : g.design.cast.obstacles;
  for (let x = -6; x < W + 6; x += 2)
    for (const y of [-3.4, -1.6, H + 1.2, H + 3.4, H + 5.4]) {
      const k = noise(x * 7 + y * 3 + (g.design.seed % 97));
      const at = { x: x + k * 1.4, y: y + k * 0.7 };
      if (k > 0.62) continue;
      const one = kinds[Math.floor(k * 97) % Math.max(1, kinds.length)];
      if (one) p.sprite(one, at.x, at.y, 1.3 + k, { wash: `${far}66` });
    }
  for (const x of [-3, -1.6, W + 1.6, W + 3])
    for (let y = 0; y < H; y += 2) {
      const k = noise(x * 5 + y * 11 + (g.design.seed % 89));
      const one = kinds[Math.floor(k * 89) % Math.max(1, kinds.length)];
      if (one && k < 0.5) p.sprite(one, x + k - 0.2, y + k, 1.3 + k, { wash: `${far}66` });
    }
}

export function drawPasture(p: Painter, s: State, g: Game): void {
  p.kept(s.field, 0, 0, W, H, () => pasture(p, s, g));
}

function pasture(p: Painter, s: State, g: Game): void {
  const { palette: c, ctx } = p;
  const { pen, water } = s.field;
  const ground = groundOf(p);
  p.rect(0.2, 0.2, W - 0.4, H - 0.4, ground, 0.5);
  for (let y = 1; y < H; y += 2) p.rect(0.2, y, W - 0.4, 1, 'rgba(255,255,255,.06)');
  for (let i = 0; i < 12; i++) {
    const [k, l] = [noise(i + 3), noise(i * 5 + (g.design.seed % 71))];
    ctx.globalAlpha = 0.1;
    ellipse(p, 2 + k * (W - 4), 5 + l * (H - 7), 1.2 + l * 2.6, 0.8 + k * 1.4, i % 2 ? c.near : c.solidEdge);
  }
  // the trodden way before the gate
  const mid = (pen.left + pen.right) / 2;
  for (let i = 0; i < 5; i++) {
    ctx.globalAlpha = 0.2 - i * 0.03;
    ellipse(p, mid, pen.edge + 0.4 + i * 0.75, 1.7 - i * 0.15, 0.7, woodOf(p));
  }
  ctx.globalAlpha = 1;
  tufts(p, g);
  p.rect(pen.x - 0.4, 0.5, pen.w + 0.8, pen.edge, p.mix(ground, woodOf(p), 0.45), 0.3);
  ctx.strokeStyle = p.mix(c.solidEdge, '#ffffff', 0.35);
  ctx.lineWidth = 0.06;
  ctx.globalAlpha = 0.6;
  ctx.beginPath();
  for (let i = 0; i < 46; i++) {
    const x = pen.x + 0.2 + noise(i) * (pen.w - 0.6);
    const y = pen.y + 0.3 + noise(i + 50) * (pen.h - 0.5);
    ctx.moveTo(x, y);
    ctx.lineTo(x + 0.25 * (noise(i + 9) - 0.2), y + 0.2 * (noise(i + 7) - 0.5));
  }
  ctx.stroke();
  ctx.globalAlpha = 1;
  if (water.length > 0) brook(p, water);
}

function tufts(p: Painter, g: Game): void {
  const { ctx, palette: c } = p;
  const grown = GROWN.test(g.design.theme.id);
  ctx.strokeStyle = p.mix(groundOf(p), c.near, 0.6);
  ctx.globalAlpha = 0.5;
  ctx.lineWidth = 0.06;
  ctx.lineCap = 'round';
  ctx.beginPath();
  for (let y = 1; y < H - 1; y++)
    for (let x = 1; x < W - 1; x++) {
      const k = noise(x * 31 + y * 17 + (g.design.seed % 97));
      if (k > 0.2) continue;
      const [px, py] = [x + 0.2 + k * 2.5, y + 0.3 + ((k * 31) % 1) * 0.4];
      if (!grown) {
        ctx.moveTo(px, py);
        ctx.lineTo(px + 0.1 + k, py + (k > 0.1 ? 0 : 0.1));
        continue;
      }
      for (let i = -1; i <= 1; i++) {
        ctx.moveTo(px + i * 0.08, py);
        ctx.lineTo(px + i * 0.15, py - 0.16 + Math.abs(i) * 0.06);
      }
    }
  ctx.stroke();
  ctx.globalAlpha = 1;
}

/** Water from fence to fence, and planks where it can be crossed dry. */
function brook(p: Painter, water: readonly Spot[]): void {
  const { palette: c } = p;
  const blue = p.mix(p.mix(c.sky, '#3f8fd0', 0.55), c.near, 0.15);
  const top = Math.min(...water.map(({ y }) => y));
  p.rect(0.3, top - 0.08, W - 0.6, 2.16, p.mix(blue, '#000000', 0.25), 0.2);
  p.rect(0.3, top + 0.1, W - 0.6, 1.9, blue, 0.2);
  for (let x = 1; x < W - 1; x++) {
    const k = noise(x * 3);
    p.rect(x + k * 0.4, top + 0.3 + k * 1.2, 0.6, 0.07, p.mix(blue, '#ffffff', 0.5), 0.03);
  }
  for (let x = 1; x < W - 1; x++) {
    if (water.some((one) => one.x === x)) continue;
    p.rect(x - 0.02, top - 0.3, 1.04, 2.6, p.mix(woodOf(p), '#000000', 0.4));
    for (let i = 0; i < 6; i++) p.rect(x - 0.02, top - 0.28 + i * 0.43, 1.04, 0.38, woodOf(p), 0.04);
  }
}

/** Posts and two rails; what lies along x. */
function fence(p: Painter, x: number, y: number, w: number): void {
  const wood = woodOf(p);
  const dark = p.mix(wood, '#000000', 0.45);
  const light = p.mix(wood, '#ffffff', 0.2);
  p.rect(x, y + 0.14, w, 0.14, 'rgba(0,0,0,.18)');
  for (const dy of [-0.32, -0.06]) {
    p.rect(x, y + dy, w, 0.16, dark, 0.05);
    p.rect(x, y + dy, w, 0.1, light, 0.05);
  }
  for (let i = 0; i <= Math.round(w); i++) post(p, x + (i * w) / Math.max(1, Math.round(w)), y);
}

function post(p: Painter, x: number, y: number): void {
  const wood = woodOf(p);
  p.rect(x - 0.11, y - 0.5, 0.22, 0.7, p.mix(wood, '#000000', 0.45), 0.07);
  p.rect(x - 0.08, y - 0.48, 0.14, 0.6, wood, 0.06);
}

/** A fence along y, of which one row is drawn. */
function side(p: Painter, x: number, y: number): void {
  const wood = woodOf(p);
  p.rect(x - 0.05, y - 0.3, 0.14, 1.1, p.mix(wood, '#000000', 0.45), 0.05);
  p.rect(x - 0.05, y - 0.36, 0.09, 1.1, p.mix(wood, '#ffffff', 0.2), 0.05);
  post(p, x, y + 0.2);
}

/** The house at the back of the pen, into which they go. */
export function drawHouse(p: Painter, s: State, g: Game): void {
  const { pen } = s.field;
  fence(p, 0.5, 0.7, W - 1);
  const { goal } = g.design.cast;
  const ready = s.home >= s.need && s.need > 0;
  if (goal)
    p.sprite(goal, pen.x + pen.w / 2, 0.75, 2.1, {
      shadow: true,
      squash: ready ? Math.sin(p.now * 9) * 0.05 : 0,
      ...(ready ? { glow: p.palette.accent } : {}),
    });
}

/** What stands on row y: hedges, obstacles, fences. */
export function drawRow(p: Painter, s: State, g: Game, y: number): void {
  const { pen, stones, hedges } = s.field;
  const { palette: c } = p;
  side(p, 0.5, y);
  side(p, W - 0.5, y);
  if (y >= 1 && y < pen.edge) for (const x of [pen.x - 0.4, pen.x + pen.w + 0.4]) side(p, x, y);
  if (y === pen.edge) {
    fence(p, pen.x - 0.4, y + 0.45, pen.left - pen.x + 0.3);
    fence(p, pen.right + 0.1, y + 0.45, pen.x + pen.w - pen.right + 0.3);
  }
  for (const one of hedges) {
    if (one.y !== y) continue;
    const leaf = p.mix(p.mix(c.near, c.solidEdge, 0.25), '#000000', 0.12);
    p.rect(one.x - 0.02, y + 0.25, 1.04, 0.78, p.mix(leaf, '#000000', 0.35), 0.12);
    p.rect(one.x - 0.02, y - 0.25, 1.04, 0.95, leaf, 0.2);
    for (let i = 0; i < 4; i++) {
      const k = noise(one.x * 9 + i * 5 + y);
      p.circle(one.x + 0.12 + i * 0.26, y - 0.12 + k * 0.5, 0.17, p.mix(leaf, c.solidEdge, 0.08 + k * 0.22));
    }
  }
  const { obstacles } = g.design.cast;
  stones.forEach((one, i) => {
    if (one.y !== y) return;
    const look = obstacles[i % Math.max(1, obstacles.length)];
    ellipse(p, one.x + 0.5, one.y + 0.78, 0.66, 0.3, 'rgba(0,0,0,.2)');
    if (look) p.sprite(look, one.x + 0.5, one.y + 0.28, 1.35);
    else p.block(one.x, one.y - 0.2, 1, 1);
  });
  if (y === H - 1) fence(p, 0.5, H - 0.4, W - 1);
}
