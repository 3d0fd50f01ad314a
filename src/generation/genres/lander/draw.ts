/** The hills and their pads, what is in the air, the craft with its flame, and what tells whether it comes down softly. */
import { sceneryOf } from '../../kit/scenery.js';
import { noise } from '../../kit/random.js';
import type { Game, Painter } from '../../kit/types.js';
import { BESIDE, blowAt, FEET, floorAt, groundAt, PART, WRECKED, type Pad, type State } from './state.js';

function drawGround(p: Painter, s: State): void {
  const { view, palette } = p;
  const bottom = Math.max(13.5, view.y + view.h + 0.5);
  const from = Math.floor((view.x - 1) / PART);
  for (let part = from; part * PART < view.x + view.w + 1; part++) {
    const x = part * PART;
    p.kept(s.parts[part + BESIDE] ?? `ground ${part}`, x, 3, PART + 0.04, 22, () => {
      const { ctx } = p;
      const edge = (down: number): void => {
        ctx.beginPath();
        ctx.moveTo(x, 26);
        for (let at = x; at <= x + PART + 0.3; at += 0.25) ctx.lineTo(at, outside(s, at) + down);
        ctx.lineTo(x + PART + 0.3, 26);
        ctx.fill();
      };
      ctx.fillStyle = p.mix(palette.solidEdge, '#000000', 0.3);
      edge(-0.06);
      ctx.fillStyle = palette.solidEdge;
      edge(0);
      ctx.fillStyle = palette.solid;
      edge(0.24);
      ctx.fillStyle = p.mix(palette.solid, '#000000', 0.18);
      edge(1.3);
      ctx.fillStyle = p.mix(palette.solid, '#000000', 0.32);
      edge(2.9);
      for (let i = 0; i < 16; i++) {
        const at = x + noise(i + part * 41) * PART;
        ctx.fillStyle = p.mix(palette.solid, i % 2 ? '#ffffff' : '#000000', 0.16);
        ctx.beginPath();
        ctx.ellipse(at, outside(s, at) + 0.55 + noise(i * 7 + part) * 4, 0.12 + noise(i) * 0.22, 0.09, 0, 0, 6.2832);
        ctx.fill();
      }
    });
  }
  if (bottom > 25) p.rect(view.x - 1, 24.9, view.w + 2, bottom - 24.8, p.mix(palette.solid, '#000000', 0.32));
}

/** Beyond the world its hills go on. */
const outside = (s: State, x: number): number =>
  x >= 0 && x <= s.wide
    ? groundAt(s, x)
    : groundAt(s, x) + Math.sin(x * 0.7) * 0.7 - Math.sin((x < 0 ? 0 : s.wide) * 0.7) * 0.7;

function drawScenery(p: Painter, s: State, g: Game): void {
  const pool = [...sceneryOf(g.design.cast.deco), ...g.design.cast.obstacles];
  if (pool.length === 0) return;
  for (let x = 1; x < s.wide; x += 2) {
    if (noise(x * 3.7) < 0.5 || s.pads.some((pad) => Math.abs(pad.home - x) < pad.w / 2 + pad.sways + 1.1)) continue;
    const size = 1.2 + noise(x) * 0.7;
    const actor = pool[Math.floor(noise(x * 1.9) * pool.length)];
    if (actor) p.sprite(actor, x, groundAt(s, x) - size * 0.42, size, { shadow: false });
  }
}

function drawPad(p: Painter, s: State, g: Game, pad: Pad): void {
  const { palette, ctx } = p;
  const { x, y, w } = pad;
  const base = groundAt(s, pad.home);
  const { goal } = g.design.cast;
  if (goal?.from === 'prompt') p.sprite(goal, x, y + w * 0.36, w * 0.8, { shadow: false });
  else
    for (const side of [-1, 1]) {
      p.line(
        x + side * w * 0.32,
        y + 0.1,
        x + side * w * 0.38,
        base + 0.3,
        0.2,
        p.mix(palette.ink, palette.solid, 0.35),
      );
    }
  p.rect(x - w / 2, y, w, 0.34, p.mix(palette.ink, palette.solid, 0.2), 0.12);
  p.rect(x - w / 2, y, w, 0.16, pad.done ? palette.accent : p.mix(palette.panel, '#ffffff', 0.3), 0.08);
  for (let i = 0; i < 4; i++)
    if (!pad.done) p.rect(x - w / 2 + (w * (i + 0.25)) / 4, y + 0.02, w / 8, 0.12, palette.danger, 0.02);
  for (const side of [-1, 1] as const) {
    const lit = pad.done || Math.sin(p.now * 6 + pad.home) > 0;
    ctx.globalAlpha = lit ? 0.3 : 0;
    p.circle(x + side * (w / 2 - 0.12), y - 0.12, 0.34, palette.accent);
    ctx.globalAlpha = 1;
    p.circle(x + side * (w / 2 - 0.12), y - 0.12, 0.14, lit ? palette.accent : p.mix(palette.accent, '#000000', 0.5));
  }
  if (!pad.done && pad.points > 1) p.text(`×${pad.points}`, x, y + 0.82, 0.6, '#ffffff');
  if (pad.flag === 0) return;
  // a flag goes up where it has landed
  const top = y - 1.5 * pad.flag;
  const at = x + w / 2 - 0.35;
  p.line(at, y, at, top, 0.09, p.mix(palette.ink, '#ffffff', 0.2));
  const blow = Math.sign(blowAt(s, g.frame)) || 1;
  ctx.fillStyle = palette.accent;
  ctx.beginPath();
  ctx.moveTo(at, top);
  ctx.lineTo(at + blow * 0.8, top + 0.25 + Math.sin(p.now * 7) * 0.06);
  ctx.lineTo(at, top + 0.5);
  ctx.fill();
}

/** Streaks that go with the wind. */
function drawWind(p: Painter, s: State, g: Game): void {
  const blow = blowAt(s, g.frame);
  if (Math.abs(blow) < 0.03) return;
  const { view, ctx } = p;
  ctx.globalAlpha = Math.min(0.5, Math.abs(blow) * 0.9);
  for (let i = 0; i < 14; i++) {
    const wide = 1 + noise(i) * 1.6;
    const run = (noise(i * 5) * 40 + p.now * (3 + noise(i * 2) * 4) * Math.sign(blow)) % (view.w + 4);
    const x = view.x - 2 + (run < 0 ? run + view.w + 4 : run);
    p.line(x, view.y + noise(i * 9) * view.h * 0.7, x + wide, view.y + noise(i * 9) * view.h * 0.7, 0.06, '#ffffff');
  }
  ctx.globalAlpha = 1;
}

function drawFlame(p: Painter, s: State): void {
  const { ctx, palette } = p;
  const long = 0.9 + Math.sin(p.now * 50) * 0.16;
  ctx.save();
  ctx.translate(s.x, s.y);
  ctx.rotate(s.lean);
  for (const [wide, part, colour] of [
    [0.34, 1, palette.danger],
    [0.24, 0.75, palette.accent],
    [0.13, 0.5, '#ffffff'],
  ] as const) {
    ctx.fillStyle = colour;
    ctx.beginPath();
    ctx.moveTo(-wide, FEET - 0.2);
    ctx.quadraticCurveTo(-wide * 0.5, FEET + long * part * 0.6, 0, FEET + long * part);
    ctx.quadraticCurveTo(wide * 0.5, FEET + long * part * 0.6, wide, FEET - 0.2);
    ctx.fill();
  }
  ctx.restore();
}

/** A line down to where it would come to ground, in the colour of how it would: the accent's softly, the danger's too hard. */
function drawFall(p: Painter, s: State): void {
  const { soft, aside } = s.physics;
  const tone = s.vy < soft * 0.92 && Math.abs(s.vx) < aside ? p.palette.accent : p.palette.danger;
  const floor = floorAt(s, s.x);
  const { ctx } = p;
  ctx.globalAlpha = 0.6;
  for (let y = s.y + FEET + 0.5; y < floor - 0.1; y += 0.6) p.circle(s.x, y, 0.07, tone);
  ctx.fillStyle = tone;
  ctx.beginPath();
  ctx.ellipse(s.x, floor, 0.75, 0.16, 0, 0, 6.2832);
  ctx.fill();
  ctx.globalAlpha = 1;
}

function drawGauge(p: Painter, s: State): void {
  if (s.physics.burn === 0 || s.wrecked > 0) return;
  const low = s.fuel < 25;
  if (low && Math.sin(p.now * 10) < -0.4) return;
  p.health(s.x, s.y - 1.2, 1.7, s.fuel / 100, low ? p.palette.danger : p.palette.accent);
}

/** At the edge of the window, which way the next pad is. */
function drawSign(p: Painter, s: State): void {
  const open = s.pads.filter(({ done }) => !done);
  const [near] = open.toSorted((a, b) => Math.abs(a.x - s.x) - Math.abs(b.x - s.x));
  // it stands over the pad, and not over the craft
  if (!near || (Math.abs(near.x - s.x) < 2 && near.y - s.y < 4.5)) return;
  const { view, ctx, palette } = p;
  const bob = Math.sin(p.now * 5) * 0.15;
  const [left, right] = [view.x + 1.1, view.x + view.w - 1.1];
  const side = near.x < view.x + 0.5 ? -1 : near.x > view.x + view.w - 0.5 ? 1 : 0;
  const [x, y, turn] =
    side === 0
      ? [near.x, near.y - 1.9 + bob, 1.5708]
      : [(side < 0 ? left : right) + bob * side, view.y + view.h * 0.45, side < 0 ? 3.1416 : 0];
  ctx.save();
  ctx.translate(x, y);
  ctx.rotate(turn);
  ctx.fillStyle = palette.ink;
  for (const grow of [0.16, 0]) {
    ctx.fillStyle = grow ? 'rgba(0,0,0,.45)' : palette.accent;
    ctx.beginPath();
    ctx.moveTo(0.55 + grow, 0);
    ctx.lineTo(-0.35 - grow, -0.5 - grow);
    ctx.lineTo(-0.35 - grow, 0.5 + grow);
    ctx.fill();
  }
  ctx.restore();
}

export function drawLander(p: Painter, s: State, g: Game): void {
  drawWind(p, s, g);
  drawScenery(p, s, g);
  drawGround(p, s);
  for (const pad of s.pads) drawPad(p, s, g, pad);
  for (const { actor, x, y, got } of s.things)
    if (!got) p.sprite(actor, x, y + Math.sin(p.now * 3 + x) * 0.12, 1.1, { glow: p.palette.accent, shadow: false });
  for (const { actor, x, y, phase } of s.drifters)
    p.sprite(actor, x, y, 1.6, {
      dir: Math.cos(g.frame / 120 + phase),
      glow: p.palette.danger,
      shadow: false,
    });
  if (s.wrecked > 0 && s.wrecked <= WRECKED) return;
  if (!s.stands) drawFall(p, s);
  if (s.thrusting) drawFlame(p, s);
  p.hero(s.x, s.y, 1.7, {
    heading: -1.5708 + s.lean,
    dir: s.facing,
    angle: 0,
    squash: s.squash.value,
    shadow: false,
  });
  drawGauge(p, s);
  drawSign(p, s);
}
