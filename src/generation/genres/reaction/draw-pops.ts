/** What pops up and is hit: from holes, through the air, or thrown to be cut. */
import { clamp } from '../../kit/juice.js';
import type { Painter } from '../../kit/types.js';
import { heroOf } from './signals.js';
import { H, W, type Pop, type State } from './state.js';

function ellipse(p: Painter, x: number, y: number, rx: number, ry: number, colour: string): void {
  p.ctx.fillStyle = colour;
  p.ctx.beginPath();
  p.ctx.ellipse(x, y, rx, ry, 0, 0, 6.2832);
  p.ctx.fill();
}

/** A ring around what must be hit is the accent's, around what must not the danger's. */
const ringOf = (p: Painter, one: { good: boolean; boss?: boolean }): string =>
  one.good || one.boss === true ? p.palette.accent : p.palette.danger;

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

function drawPop(p: Painter, one: Pop, size: number): void {
  const gone = one.hit > 0 ? clamp(1 - one.hit / 16, 0, 1) : 1;
  p.sprite(one.actor, one.x, one.y, size * (one.boss ? 1.5 : 1) * (one.hit > 0 ? 0.8 + gone * 0.3 : 1), {
    alpha: gone,
    squash: one.hit > 0 ? 0.3 * gone : 0,
    white: one.hit > 0 ? gone : 0,
    glow: ringOf(p, one),
    angle:
      one.hole < 0 && one.actor.sprite !== 'balloon'
        ? one.age * 0.03 * (one.vx < 0 ? -1 : 1)
        : Math.sin(p.now * 9 + one.x) * 0.07,
  });
  if (!one.good && one.hit === 0) ban(p, one.x + size * 0.36, one.y - size * 0.36, 0.32);
}

export function drawHoles(p: Painter, s: State): void {
  const { palette, ctx, view } = p;
  p.block(view.x - 0.5, s.layout === 'ring' ? 2.4 : 2.9, view.w + 1, view.h + 2, true);
  const rim = p.mix(palette.solid, '#000000', 0.35);
  s.holes.forEach((hole, i) => {
    ellipse(p, hole.x, hole.y + 0.62, 1.42, 0.66, p.mix(palette.solidEdge, palette.solid, 0.35));
    ellipse(p, hole.x, hole.y + 0.62, 1.28, 0.54, rim);
    ellipse(p, hole.x, hole.y + 0.68, 1.18, 0.44, '#000000');
    const one = s.pops.find((other) => other.hole === i);
    if (one) {
      // up out of the hole, and down again in time
      const up = clamp(Math.min(one.age / 8, (one.life - one.age) / 8), 0, 1);
      ctx.save();
      ctx.beginPath();
      ctx.rect(hole.x - 2, hole.y - 3, 4, 3.68);
      ctx.ellipse(hole.x, hole.y + 0.66, 1.2, 0.46, 0, 0, 3.1416);
      ctx.clip();
      ctx.translate(0, (1 - up) * 1.9 + (one.hit > 0 ? one.hit * 0.05 : 0));
      drawPop(p, one, 1.95);
      ctx.restore();
      if (one.hit === 0 && one.good) {
        // what is left of its time, round its hole
        ctx.strokeStyle = palette.accent;
        ctx.lineWidth = 0.13;
        ctx.beginPath();
        ctx.ellipse(hole.x, hole.y + 0.62, 1.42, 0.66, 0, 0, 6.2832 * clamp(1 - one.age / one.life, 0, 1));
        ctx.stroke();
      }
    }
    p.text(String((i + 1) % 10), hole.x, hole.y + 1.47, 0.42, 'rgba(255,255,255,.75)');
    if (s.cursor !== i) return;
    ctx.strokeStyle = '#ffffff';
    ctx.lineWidth = 0.08;
    ctx.setLineDash([0.3, 0.2]);
    ctx.beginPath();
    ctx.ellipse(hole.x, hole.y + 0.62, 1.62, 0.86, 0, 0, 6.2832);
    ctx.stroke();
    ctx.setLineDash([]);
  });
  const { x, y } = heroOf(s);
  p.hero(x, y - Math.max(0, -s.hero.value), s.layout === 'ring' ? 2.2 : 1.9, { squash: s.hero.value, shadow: true });
  if (s.stroke.t <= 0) return;
  // a mallet that comes down
  const t = s.stroke.t / 12;
  const wood = p.mix(palette.solid, '#7a4a22', 0.6);
  ctx.save();
  ctx.translate(s.stroke.x + 0.9, s.stroke.y - 0.2);
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
        p.sprite(one.actor, one.x, one.y, 1.9, { alpha: 1 - one.hit / 16, white: 0.5 - one.hit / 32 });
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
