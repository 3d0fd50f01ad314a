/** The scene: ground, the hero, a station in the middle, and a gauge that shows the right moment at any size. */
import { lerp } from '../../kit/juice.js';
import { noise } from '../../kit/random.js';
import type { Game, Painter } from '../../kit/types.js';
import { thingOf } from './play.js';
import { JUMP, partOf, type State } from './state.js';

export function drawTiming(p: Painter, s: State, g: Game): void {
  drawGround(p);
  if (s.station === 'rope') return drawRope(p, s);
  if (s.station === 'bake') drawBake(p, s, g);
  else drawChop(p, s, g);
  const glad = s.since < 30 ? Math.abs(Math.sin(s.since * 0.3)) * 0.4 : 0;
  p.hero(-3.2, -0.95 - glad, 2.1, { dir: 1, squash: s.squash.value, shadow: true, angle: s.blow.value * 0.4 });
  drawGauge(p, s);
  drawVerdict(p, s, 0, -3.7);
}

function drawGround(p: Painter): void {
  const { view, palette } = p;
  const left = view.x - 1;
  const width = view.w + 2;
  for (let x = Math.floor(left); x < left + width; x++) p.block(x, 0, 1.02, 1, true);
  const soil = p.mix(palette.solid, '#000000', 0.25);
  p.rect(left, 0.98, width, view.y + view.h, soil);
  // stones in the soil, as deep as the window shows it
  for (let y = 2; y < view.y + view.h; y += 1.5)
    for (let x = Math.floor(left); x < left + width; x += 2) {
      const k = noise(x * 13 + y * 7);
      const grey = p.mix(soil, k > 0.5 ? palette.solidEdge : '#000000', 0.14 + k * 0.12);
      p.rect(x + k * 1.4, y + ((k * 17) % 1) * 0.7, 0.35 + k * 0.6, 0.22 + k * 0.3, grey, 0.14);
    }
}

/** An oven with a window: pale, golden, then black; what came out well lies on the table. */
function drawBake(p: Painter, s: State, g: Game): void {
  const { palette, ctx } = p;
  const part = Math.min(1, partOf(s));
  const shell = p.mix(palette.solid, '#b9bec8', 0.5);
  p.rect(-1.75, -3.25, 3.5, 3.25, p.mix(shell, '#000000', 0.45), 0.3);
  p.rect(-1.65, -3.3, 3.3, 3.15, shell, 0.28);
  p.rect(-1.4, -2.65, 2.8, 2.15, '#26201f', 0.25);
  const heat = 0.55 + Math.sin(p.now * 7) * 0.08;
  ctx.globalAlpha = heat;
  p.rect(-1.25, -0.95, 2.5, 0.34, '#ff7a2f', 0.15);
  ctx.globalAlpha = heat * 0.35;
  p.rect(-1.3, -2.55, 2.6, 1.95, '#ffb347', 0.2);
  ctx.globalAlpha = 1;
  for (const x of [-1.1, -0.5, 0.1]) p.circle(x, -2.98, 0.13, p.mix(shell, '#000000', 0.4));
  p.circle(1.2, -2.98, 0.15, part > s.at - s.half && part < s.at + s.half ? '#56e08a' : '#7a3030');
  const out = s.verdict === 'good' || s.verdict === 'great';
  const rise = out ? Math.min(1, s.since / 16) : 0;
  const x = lerp(0, 3.3, rise);
  const y = lerp(-1.5, -1.3, rise) - Math.sin(rise * Math.PI) * 2;
  p.rect(2.3, -0.8, 2.2, 0.8, p.mix(palette.solid, '#8a5a2b', 0.6), 0.1);
  p.rect(2.15, -0.98, 2.5, 0.26, p.mix(palette.solidEdge, '#c08a50', 0.6), 0.1);
  for (let i = 0; i < Math.min(s.done - (out ? 1 : 0), 5); i++)
    p.sprite(thingOf(g, i), 2.6 + (i % 3) * 0.7, -1.25 - Math.floor(i / 3) * 0.5, 0.75);
  const burnt = s.verdict === 'late' || part >= 1;
  const raw = part < s.at - s.half;
  p.sprite(thingOf(g, s.nth), x, y, 1.5 + Math.min(part, 1) * 0.35, {
    wash: burnt
      ? 'rgba(20,10,8,.78)'
      : raw
        ? `rgba(255,250,235,${(0.62 * (1 - part / s.at)).toFixed(1)})`
        : 'rgba(0,0,0,0)',
    squash: Math.sin(p.now * 6) * 0.03,
    ...(!raw && !burnt ? { glow: palette.accent } : {}),
  });
  if (burnt)
    for (let i = 0; i < 4; i++)
      p.circle(-0.6 + i * 0.4, -3.4 - ((p.now * 0.8 + i * 0.3) % 1) * 1.2, 0.25, 'rgba(60,60,66,.55)');
}

/** A stump with the thing on it, and an axe above. */
function drawChop(p: Painter, s: State, g: Game): void {
  const { ctx, palette } = p;
  const wood = p.mix(palette.solid, '#9a6a38', 0.7);
  p.rect(-0.95, -0.95, 1.9, 0.95, p.mix(wood, '#000000', 0.3), 0.15);
  ctx.fillStyle = p.mix(wood, '#ffffff', 0.3);
  ctx.beginPath();
  ctx.ellipse(0, -0.95, 0.95, 0.28, 0, 0, 6.2832);
  ctx.fill();
  const hit = s.verdict === 'good' || s.verdict === 'great';
  const part = hit ? Math.min(1, s.since / 14) : 0;
  for (const side of [-1, 1]) {
    ctx.save();
    ctx.translate(side * part * 1.5, -1.75 + part * part * 1.1);
    ctx.rotate(side * part * 0.9);
    ctx.beginPath();
    ctx.rect(side < 0 ? -1.2 : 0, -1.3, 1.2, 2.6);
    ctx.clip();
    p.sprite(thingOf(g, s.nth), 0, 0, 1.6);
    ctx.restore();
  }
  const down = s.pause > 0 && s.verdict !== 'none' ? Math.max(0, 1 - Math.max(0, 46 - s.pause - 6) / 26) : 0;
  ctx.save();
  ctx.translate(-1.55, -2.4);
  ctx.rotate(lerp(-0.75, 0.95, down));
  p.rect(-0.11, -1.9, 0.24, 2.3, '#7b4a22', 0.1);
  ctx.fillStyle = '#c9d2dc';
  ctx.beginPath();
  ctx.moveTo(0.05, -1.95);
  ctx.lineTo(0.95, -2.15);
  ctx.lineTo(1.02, -1.2);
  ctx.lineTo(0.05, -1.4);
  ctx.fill();
  ctx.restore();
  for (let i = 0; i < Math.min(s.done, 9); i++)
    p.sprite(thingOf(g, i), 2.7 + (i % 3) * 0.62, -0.4 - Math.floor(i / 3) * 0.5, 0.7);
}

/** The bar with its zone and what moves along it. */
function drawGauge(p: Painter, s: State): void {
  const { palette } = p;
  const [x, y, w, h] = [-3, -5.2, 6, 0.55];
  const part = Math.min(1, partOf(s));
  p.rect(x - 0.12, y - 0.12, w + 0.24, h + 0.24, 'rgba(10,12,22,.8)', 0.35);
  p.rect(x, y, w, h, '#e9e4d8', 0.22);
  if (s.station === 'bake') p.rect(x + w * (s.at + s.half), y, w * (1 - s.at - s.half), h, '#5a2a26', 0.22);
  p.rect(x + w * (s.at - s.half), y, w * s.half * 2, h, '#43c878', 0.12);
  p.rect(x + w * (s.at - s.half * 0.4), y, w * s.half * 0.8, h, '#1f9c55', 0.06);
  const mark = x + w * part;
  p.rect(mark - 0.13, y - 0.3, 0.26, h + 0.6, '#ffffff', 0.12);
  p.rect(mark - 0.08, y - 0.25, 0.16, h + 0.5, palette.danger, 0.08);
}

/** The rope swings round between two posts; its shadow tells how near it is. */
function drawRope(p: Painter, s: State): void {
  const { ctx, palette } = p;
  const turn = (s.pause > 0 ? (s.verdict === 'none' ? 0 : 1) : s.t / s.period) * Math.PI * 2;
  // up in front of one, down behind
  const height = 1.35 + Math.cos(turn) * -1.35;
  const front = Math.sin(turn) > 0;
  const rope = (): void => {
    ctx.strokeStyle = front ? palette.accent : p.mix(palette.accent, '#000000', 0.35);
    ctx.lineWidth = front ? 0.16 : 0.12;
    ctx.beginPath();
    ctx.moveTo(-3.6, -1.5);
    ctx.quadraticCurveTo(0, -1.5 + (1.45 - height) * 2, 3.6, -1.5);
    ctx.stroke();
  };
  ctx.globalAlpha = 0.3;
  ctx.fillStyle = '#000000';
  ctx.beginPath();
  ctx.ellipse(0, 0.12, 2.6, 0.1 + height * 0.05, 0, 0, 6.2832);
  ctx.fill();
  ctx.globalAlpha = 1;
  const wood = p.mix(palette.solid, '#9a6a38', 0.7);
  for (const x of [-3.6, 3.6]) {
    p.rect(x - 0.16, -1.75, 0.32, 1.8, p.mix(wood, '#000000', 0.4), 0.1);
    p.rect(x - 0.12, -1.72, 0.2, 1.74, wood, 0.08);
    p.circle(x, -1.75, 0.26, p.mix(wood, '#ffffff', 0.25));
  }
  if (!front) rope();
  const up = s.air > 0 ? Math.sin((s.air / JUMP) * Math.PI) * 1.6 : 0;
  const fallen = s.verdict === 'early' || s.verdict === 'late';
  p.hero(0, -0.95 - up, 2, { squash: s.squash.value, shadow: true, ...(fallen && s.pause > 0 ? { angle: 0.5 } : {}) });
  if (front) rope();
  // a ring that closes as the rope comes
  const near = 1 - s.t / s.period;
  if (s.pause === 0) {
    const ready = s.period - s.t < JUMP - 4 && s.air === 0;
    p.circle(0, -4.9, 0.34, ready ? '#43c878' : '#e9e4d8');
    ctx.strokeStyle = ready ? '#43c878' : '#ffffff';
    ctx.lineWidth = 0.1;
    ctx.beginPath();
    ctx.arc(0, -4.9, 0.4 + near * 0.9, 0, 6.2832);
    ctx.stroke();
  }
  drawVerdict(p, s, 0, -4.9);
}

/** What came of it, in signs that need no words. */
function drawVerdict(p: Painter, s: State, x: number, y: number): void {
  if (s.verdict === 'none' || s.pause === 0) return;
  const good = s.verdict === 'good' || s.verdict === 'great';
  const sign = s.verdict === 'great' ? '★' : good ? '✓' : '✗';
  p.circle(x, y - 0.35, 0.62, good ? '#2fae66' : p.palette.danger);
  p.text(sign, x, y - 0.33, 0.8, '#ffffff');
}
