/** What pops up and is hit: from holes, through the air, or thrown to be cut. */
import { clamp } from '../../kit/juice.js';
import type { Actor } from '../../design.js';
import { sceneryOf } from '../../kit/scenery.js';
import type { Game, Painter } from '../../kit/types.js';
import { drawGold, drawHelmet, drawWorth, GOLDEN } from './draw-extras.js';
import { heroOf } from './signals.js';
import { H, holeScale, W, type Pop, type State } from './state.js';

function ellipse(p: Painter, x: number, y: number, rx: number, ry: number, colour: string): void {
  p.ctx.fillStyle = colour;
  p.ctx.beginPath();
  p.ctx.ellipse(x, y, rx, ry, 0, 0, 6.2832);
  p.ctx.fill();
}

/** A ring around what must be hit is the accent's, around what must not the danger's. */
const ringOf = (p: Painter, one: Pop): string =>
  one.golden ? GOLDEN : one.good || one.boss ? p.palette.accent : p.palette.danger;

/** A cross over the one that must be left alone: said without words. */
export function ban(p: Painter, x: number, y: number, r: number): void {
  const { ctx } = p;
  ctx.lineWidth = 0.14;
  ctx.strokeStyle = '#ffffff';
  for (const wide of [0.26, 0.14]) {
    ctx.lineWidth = wide;
    ctx.strokeStyle = wide > 0.2 ? '#ffffff' : '#e02d3c';
    ctx.beginPath();
    ctx.arc(x, y, r, 0, 6.2832);
    ctx.moveTo(x - r * 0.7, y - r * 0.7);
    ctx.lineTo(x + r * 0.7, y + r * 0.7);
    ctx.stroke();
  }
}

function drawPop(p: Painter, one: Pop, usual: number): void {
  const size = usual * one.size;
  if (one.golden && one.hit === 0) drawGold(p, one.x, one.y, size);
  const gone = one.hit > 0 ? clamp(1 - one.hit / 16, 0, 1) : 1;
  p.sprite(one.actor, one.x, one.y, size * (one.boss ? 1.5 : 1) * (one.hit > 0 ? 0.8 + gone * 0.3 : 1), {
    alpha: gone,
    squash: one.hit > 0 ? 0.3 * gone : 0,
    white: one.hit > 0 ? gone : one.numb / 20,
    glow: ringOf(p, one),
    angle:
      one.hole < 0 && one.actor.sprite !== 'balloon'
        ? one.age * 0.03 * (one.vx < 0 ? -1 : 1)
        : Math.sin(p.now * 9 + one.x) * 0.07,
  });
  if (one.hp > 1) drawHelmet(p, one.x, one.y, size);
  if (one.golden && one.hit === 0) drawWorth(p, one.x + size * 0.42, one.y - size * 0.36);
  if (!one.good && one.hit === 0) ban(p, one.x + size * 0.36, one.y - size * 0.36, 0.32);
}

/** from which width on a window belongs to a machine with number keys */
const WITH_KEYS = 12.5;

/** What belongs to the place stands along the edge of the ground, beside whoever waits there. */
function drawEdge(p: Painter, g: Game, ground: number): void {
  const deco = sceneryOf(g.design.cast.deco);
  if (deco.length === 0 || g.width < WITH_KEYS) return;
  for (let i = 0; i < 6; i++) {
    const x = W / 2 + (i % 2 ? 1 : -1) * (3 + Math.floor(i / 2) * 3.1);
    const size = 1.2 + ((i * 7) % 3) * 0.2;
    p.sprite(deco[(i >> 1) % deco.length] as Actor, x, ground - size / 2 + 0.12, size, { shadow: true });
  }
}

/** A heap of earth with a hole in it, and who looks out. */
function drawHole(p: Painter, s: State, g: Game, i: number): void {
  const { palette, ctx } = p;
  const { x, y } = s.holes[i] as { x: number; y: number };
  const k = holeScale(s.layout, g);
  const deep = y + 0.62 * k;
  const earth = p.mix(palette.solid, palette.solidEdge, 0.18);
  ellipse(p, x, deep + 0.12 * k, 1.62 * k, 0.82 * k, 'rgba(0,0,0,.22)');
  ellipse(p, x, deep + 0.02, 1.58 * k, 0.78 * k, p.mix(earth, '#000000', 0.18));
  ellipse(p, x, deep - 0.06 * k, 1.46 * k, 0.68 * k, p.mix(earth, '#ffffff', 0.16));
  ellipse(p, x, deep, 1.28 * k, 0.54 * k, p.mix(palette.solid, '#000000', 0.45));
  ellipse(p, x, deep + 0.06 * k, 1.18 * k, 0.44 * k, p.mix(palette.solid, '#000000', 0.82));
  const one = s.pops.find((other) => other.hole === i);
  if (one) {
    // up out of the hole, and down again in time
    const up = clamp(Math.min(one.age / 8, (one.life - one.age) / 8), 0, 1);
    ctx.save();
    ctx.beginPath();
    ctx.rect(x - 2.4, y - 3, 4.8, 3 + 0.66 * k);
    ctx.ellipse(x, y + 0.66 * k, 1.2 * k, 0.46 * k, 0, 0, 3.1416);
    ctx.clip();
    ctx.translate(0, (1 - up) * 1.9 * k + (one.hit > 0 ? one.hit * 0.05 : 0));
    drawPop(p, one, 1.95 * k);
    ctx.restore();
    if (one.hit === 0 && one.good) {
      // what is left of its time, round its hole
      ctx.strokeStyle = palette.accent;
      ctx.lineWidth = 0.16;
      ctx.beginPath();
      ctx.ellipse(x, deep, 1.46 * k, 0.7 * k, 0, 0, 6.2832 * clamp(1 - one.age / one.life, 0, 1));
      ctx.stroke();
    }
  }
  if (g.width >= WITH_KEYS)
    p.text(String((i + 1) % 10), x, Math.min(deep + 0.98 * k, H - 0.3), 0.4, 'rgba(255,255,255,.75)');
  if (s.cursor !== i) return;
  ctx.strokeStyle = '#ffffff';
  ctx.lineWidth = 0.08;
  ctx.setLineDash([0.3, 0.2]);
  ctx.beginPath();
  ctx.ellipse(x, deep, 1.74 * k, 0.94 * k, 0, 0, 6.2832);
  ctx.stroke();
  ctx.setLineDash([]);
}

export function drawHoles(p: Painter, s: State, g: Game): void {
  const { palette, ctx, view } = p;
  const ground = s.layout === 'ring' ? 2.4 : 2.9;
  p.block(view.x - 0.5, ground, view.w + 1, view.h + 2, true);
  drawEdge(p, g, ground);
  // who stands further down is in front, wherever the holes have gone
  const order = [...s.holes.keys()].toSorted((a, b) => (s.holes[a]?.y ?? 0) - (s.holes[b]?.y ?? 0));
  for (const i of order) drawHole(p, s, g, i);
  const { x, y } = heroOf(s);
  const ring = s.layout === 'ring';
  p.hero(x, y - Math.max(0, -s.hero.value), ring ? 2.2 : 1.9, { squash: s.hero.value, shadow: true });
  if (s.stroke.t <= 0) return;
  // a mallet that comes down
  const t = s.stroke.t / 12;
  const wood = p.mix(palette.solid, '#7a4a22', 0.6);
  const k = holeScale(s.layout, g);
  ctx.save();
  ctx.translate(s.stroke.x + 0.9 * k, s.stroke.y - 0.2);
  ctx.scale(k, k);
  ctx.rotate(0.25 + t * 0.9 - (1 - t) * 0.5);
  p.rect(-0.12, -0.1, 0.24, 1.7, wood, 0.1);
  p.rect(-0.8, -0.55, 1.6, 0.85, palette.danger, 0.22);
  p.rect(-0.8, -0.55, 1.6, 0.25, p.mix(palette.danger, '#ffffff', 0.4), 0.15);
  ctx.restore();
}

export function drawSlice(p: Painter, s: State): void {
  const { palette, ctx } = p;
  for (const lane of [0, 1, 2]) {
    const x = W / 2 + (lane - 1) * 3.3;
    ctx.globalAlpha = 0.5;
    p.rect(x - 1.55, 1, 3.1, H - 1, p.mix(palette.panel, palette.near, 0.35), 0.4);
    ctx.globalAlpha = 0.9;
    p.circle(x, H - 0.55, 0.5, palette.panel);
    p.text(['←', '↓', '→'][lane] as string, x, H - 0.55, 0.62, palette.ink);
    ctx.globalAlpha = 1;
  }
  p.hero(W / 2, H - 2.15 - Math.max(0, -s.hero.value), 1.9, { squash: s.hero.value, shadow: true });
  for (const one of s.pops) {
    if (one.hit > 0) {
      // two halves that part
      for (const side of [-1, 1]) {
        ctx.save();
        ctx.translate(side * one.hit * 0.06, one.hit * one.hit * 0.008);
        ctx.beginPath();
        ctx.rect(side < 0 ? one.x - 2 : one.x, one.y - 2, 2, 4);
        ctx.clip();
        p.sprite(one.actor, one.x, one.y, 1.9 * one.size, { alpha: 1 - one.hit / 16, white: 0.5 - one.hit / 32 });
        ctx.restore();
      }
    } else drawPop(p, one, 1.9);
  }
  if (s.trail.length > 1) {
    ctx.lineCap = ctx.lineJoin = 'round';
    for (const [tone, wide] of [
      [palette.accent, 0.34],
      ['#ffffff', 0.16],
    ] as const) {
      ctx.strokeStyle = tone;
      ctx.lineWidth = wide;
      ctx.beginPath();
      for (const { x, y } of s.trail) ctx.lineTo(x, y);
      ctx.stroke();
    }
  }
}
