/** How it looks: holes in the theme's ground, the open air with a blade of light, a pier over deep water, or a lamp between two who wait. */
import { clamp } from '../../kit/juice.js';
import type { Game, Painter } from '../../kit/types.js';
import { heroOf } from './signals.js';
import { H, HOOK, LAMP, PATIENCE, W, type Pop, type State } from './state.js';

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
function ban(p: Painter, x: number, y: number, r: number): void {
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

function drawHoles(p: Painter, s: State): void {
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

function drawSlice(p: Painter, s: State): void {
  const { palette, ctx } = p;
  for (const lane of [0, 1, 2]) {
    ctx.globalAlpha = 0.12;
    p.rect(W / 2 + (lane - 1) * 3.3 - 1.55, 1, 3.1, H - 1, palette.panel, 0.4);
    ctx.globalAlpha = 0.75;
    p.text(['←', '↓', '→'][lane] as string, W / 2 + (lane - 1) * 3.3, H - 0.5, 0.7, palette.panel);
    ctx.globalAlpha = 1;
  }
  p.hero(W / 2, H - 1.8 - Math.max(0, -s.hero.value), 1.9, { squash: s.hero.value, shadow: true });
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

function drawFish(p: Painter, s: State): void {
  const { palette, ctx, view } = p;
  const surface = 5;
  const water = ctx.createLinearGradient(0, surface, 0, H);
  water.addColorStop(0, p.mix('#49b3e6', palette.near, 0.25));
  water.addColorStop(1, p.mix('#0e3e66', palette.near, 0.3));
  ctx.fillStyle = water;
  ctx.fillRect(view.x - 1, surface, view.w + 2, view.h);
  for (let i = 0; i < 26; i++) {
    const x = view.x + ((i * 3.1 + p.now * 0.5 * (i % 2 ? 1 : -1) + 40) % (view.w + 2)) - 1;
    p.rect(x, surface + 0.1 + (i % 3) * 0.22, 1.2, 0.08, 'rgba(255,255,255,.55)', 0.04);
  }
  p.block(view.x - 0.5, H - 0.7, view.w + 1, 3, true);
  for (let i = 0; i < 4; i++)
    p.circle(1.4 + i * 2.6, H - 2 - ((p.now * 0.8 + i * 1.9) % 6), 0.12, 'rgba(255,255,255,.4)');
  // the pier with its two posts
  const wood = p.mix(palette.solid, '#8a5a2b', 0.6);
  for (const x of [0.8, 3.6]) p.rect(x, 4.2, 0.34, 3.2, p.mix(wood, '#000000', 0.3), 0.1);
  p.rect(view.x - 1, 4.1, 5.2 - view.x, 0.5, wood, 0.12);
  const now = s.signal;
  const boss = (s.boss?.hp ?? 0) > 0 && s.hits >= s.need;
  // who is coming: seen before it bites
  const on = now?.phase === 'on';
  const dip = (on ? 0.9 : 0) + s.pulse.value * 0.8;
  const bob = { x: HOOK.x, y: surface + dip + Math.sin(p.now * 2.4) * 0.08 };
  const hx = HOOK.x;
  const hy = HOOK.y + dip;
  p.line(4.4, 1.9, bob.x, bob.y, 0.05, '#ffffff');
  p.line(bob.x, bob.y, hx, hy, 0.05, 'rgba(255,255,255,.6)');
  p.circle(bob.x, bob.y, 0.34, '#ffffff');
  p.circle(bob.x, bob.y - 0.1, 0.28, palette.danger);
  ctx.strokeStyle = '#e8eef5';
  ctx.lineWidth = 0.1;
  ctx.beginPath();
  ctx.arc(hx - 0.15, hy, 0.24, 0, 3.4);
  ctx.stroke();
  if (now) {
    const near = now.phase === 'wait' ? clamp(now.t / now.wait, 0, 1) : 1;
    const size = boss ? 3.2 : 2;
    let x = W + 1.5 - near * (W + 0.5 - hx);
    let y = hy + 0.3 + Math.sin(p.now * 2) * 0.2 * (1 - near);
    let alpha = 0.25 + near * 0.75;
    if (now.phase === 'after' && now.outcome === 'hit') {
      // out of the water and to the hero, in a bow
      const t = clamp(now.t / 34, 0, 1);
      x = hx + (3 - hx) * t;
      y = hy + (3 - hy) * t - Math.sin(t * 3.14) * 3;
    } else if (now.phase === 'after') {
      x = hx - now.t * 0.16;
      alpha = clamp(1 - now.t / 50, 0, 1);
    }
    p.sprite(now.actor, x, y, size, {
      alpha,
      dir: -1,
      angle: Math.sin(p.now * 8) * 0.1,
      ...(on ? { glow: now.good ? palette.accent : palette.danger } : {}),
    });
    if (!now.good && now.phase !== 'after' && near > 0.35) ban(p, x + 0.8, y - 0.8, 0.42);
    if (on && now.good) bang(p, bob.x + 1, bob.y - 1.5);
  }
  const pull = now?.phase === 'after' && now.outcome === 'hit' ? Math.max(0, 0.5 - now.t * 0.02) : on ? -0.1 : 0;
  ctx.save();
  ctx.translate(2.9, 3.5);
  ctx.rotate(-pull);
  p.line(0, 0.2, 1.6, -1.6, 0.13, wood);
  ctx.restore();
  p.hero(2.1, 3.1, 2.1, { dir: 1, squash: s.hero.value, shadow: true });
}

/** "!" */
function bang(p: Painter, x: number, y: number): void {
  const size = 1.7 + Math.abs(Math.sin(p.now * 14)) * 0.3;
  p.circle(x, y, size * 0.5, p.palette.accent);
  p.text('!', x, y + 0.04, size * 0.8, p.mix(p.palette.ink, '#000000', 0.3));
}

function drawLamp(p: Painter, s: State, g: Game): void {
  const { palette, ctx, view } = p;
  p.block(view.x - 0.5, 10.6, view.w + 1, view.h, true);
  const now = s.signal;
  const on = now?.phase === 'on';
  const green = on && now.good;
  const never = on && !now.good;
  // a post with a large lamp; what it shows is the thing itself
  p.rect(LAMP.x - 0.3, LAMP.y, 0.6, 10.7 - LAMP.y, p.mix(palette.solid, '#000000', 0.4), 0.2);
  const r = 3.05 * (1 + s.pulse.value * 0.25);
  const tone = green
    ? '#3fc65a'
    : never
      ? '#e02d3c'
      : now?.phase !== 'after'
        ? '#c9473f'
        : now.outcome === 'hit'
          ? '#2f8f45'
          : p.mix(palette.solid, '#555555', 0.5);
  if (green) {
    ctx.globalAlpha = 0.3;
    p.circle(LAMP.x, LAMP.y, r + 0.7 + Math.sin(p.now * 16) * 0.15, '#7dff9a');
    ctx.globalAlpha = 1;
  }
  p.circle(LAMP.x, LAMP.y + 0.15, r + 0.3, 'rgba(0,0,0,.4)');
  p.circle(LAMP.x, LAMP.y, r + 0.3, p.mix(palette.solid, '#000000', 0.5));
  p.circle(LAMP.x, LAMP.y, r, tone);
  ctx.globalAlpha = 0.25;
  p.circle(LAMP.x - 0.7, LAMP.y - 0.9, r * 0.5, '#ffffff');
  ctx.globalAlpha = 1;
  if (now && now.phase !== 'wait') {
    const fade = now.phase === 'after' ? clamp(1 - now.t / 30, 0, 1) : 1;
    p.sprite(now.actor, LAMP.x, LAMP.y, 3.3, { alpha: fade, angle: Math.sin(p.now * 10) * 0.06 });
    if (never) ban(p, LAMP.x, LAMP.y, 2.1);
  } else
    for (let i = 0; i < 3; i++)
      p.circle(
        LAMP.x + (i - 1) * 1.1,
        LAMP.y,
        0.24 + Math.max(0, Math.sin(p.now * 4 - i)) * 0.12,
        'rgba(255,255,255,.75)',
      );
  // time to press, as a shrinking ring
  if (green) {
    ctx.strokeStyle = '#ffffff';
    ctx.lineWidth = 0.22;
    ctx.beginPath();
    ctx.arc(LAMP.x, LAMP.y, r + 0.1, -1.57, -1.57 + 6.2832 * clamp(1 - now.t / now.window, 0, 1));
    ctx.stroke();
  }
  const won = now?.outcome === 'hit';
  const lost = now?.outcome === 'late' || now?.outcome === 'wrong';
  const jump = now?.phase === 'after' ? Math.sin(clamp(now.t / 24, 0, 1) * 3.14) : 0;
  p.hero(2.2 + (won ? jump * 2.2 : 0), 9.5 - (won ? jump * 1.2 : 0), 2.5, {
    dir: 1,
    squash: s.hero.value,
    shadow: true,
    angle: lost ? -jump * 0.5 : 0,
  });
  const boss = (s.boss?.hp ?? 0) > 0 && s.hits >= s.need;
  const { enemies } = g.design.cast;
  const foe = boss ? s.boss?.actor : enemies[(g.level - 1) % enemies.length];
  if (foe && !g.has('noEnemies'))
    p.sprite(foe, W - 2.2 - (lost ? jump * 2 : 0), 9.5 - (boss ? 0.5 : 0), boss ? 3.4 : 2.4, {
      dir: -1,
      shadow: true,
      white: won ? jump * 0.8 : 0,
      angle: won ? jump * 0.6 : Math.sin(p.now * 2) * 0.04,
    });
}

export function drawReaction(p: Painter, s: State, g: Game): void {
  if (s.mode === 'holes') drawHoles(p, s);
  else if (s.mode === 'slice') drawSlice(p, s);
  else if (s.mode === 'fish') drawFish(p, s);
  else drawLamp(p, s, g);
  // slips that are forgiven, as three dots; a shield is a ring about them
  p.rect(0.15, 0.2, PATIENCE * 0.62 + 0.4, 0.8, 'rgba(0,0,0,.45)', 0.4);
  for (let i = 0; i < PATIENCE; i++)
    p.circle(0.66 + i * 0.62, 0.6, 0.22, i < s.patience ? p.palette.accent : 'rgba(255,255,255,.25)');
  if (s.shield) p.circle(0.66 + PATIENCE * 0.62 + 0.3, 0.6, 0.3, p.palette.solidEdge);
  if (s.streak > 2) p.text(`×${s.streak}`, W - 1, 0.7, 0.8 + Math.max(0, -s.hero.value), p.palette.accent);
}
