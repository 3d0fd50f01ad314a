/** The list below the scene: who looks for it, what is left, free wrong guesses, and the hint. */
import type { Game, Painter } from '../../kit/types.js';
import { seekerOf } from './mode.js';
import { bulbOf, PATIENCE, RECHARGE, STRIP, W, type State } from './state.js';

const LEFT = 2.5;
export function slotOf(s: State, g: Game, i: number): { x: number; y: number; wide: number } {
  const room = W - LEFT - 2.9;
  const wide = Math.min(1.9, room / Math.max(1, s.list.length));
  return { x: LEFT + wide * (i + 0.5), y: g.height - STRIP / 2 - 0.02, wide };
}

export function drawStrip(p: Painter, s: State, g: Game): void {
  const { palette } = p;
  const top = g.height - STRIP + 0.14;
  p.rect(0.15, top + 0.07, W - 0.3, STRIP - 0.26, 'rgba(0,0,0,.32)', 0.5);
  p.rect(0.15, top, W - 0.3, STRIP - 0.26, p.mix(palette.panel, palette.solidEdge, 0.15), 0.5);
  p.rect(0.15, top, W - 0.3, 0.1, '#ffffff55', 0.05);
  const y = g.height - STRIP / 2 - 0.02;
  const seeker = s.seek ? seekerOf(g.design) : g.design.cast.hero;
  const hop = Math.max(0, -s.mood.value);
  p.circle(1.3, y, 0.82, p.mix(palette.accent, palette.panel, 0.55));
  if (seeker) p.hero(1.3, y - hop, 1.4, { squash: s.mood.value, shadow: false });
  else drawGlass(p, 1.2, y - 0.1 - hop, 0.42);
  s.list.forEach(({ actor, left }, i) => {
    const slot = slotOf(s, g, i);
    const size = Math.min(1.3, slot.wide * 0.8);
    const fresh = left > 0 ? Math.sin(p.now * 2 + i) * 0.03 : 0;
    if (left === 0 && !s.seek) p.circle(slot.x, slot.y, size * 0.56, p.mix(palette.accent, palette.panel, 0.35));
    p.sprite(actor, slot.x, slot.y + fresh, size, {
      shadow: false,
      alpha: s.seek && left > 0 ? 0.32 : left === 0 && !s.seek ? 0.55 : 1,
      ...(s.idea === 'shapes' && left > 0 ? { wash: 'rgba(20,20,40,.92)' } : {}),
    });
    if (left > 1) {
      p.circle(slot.x + size * 0.42, slot.y + 0.42, 0.34, palette.danger);
      p.text(String(left), slot.x + size * 0.42, slot.y + 0.44, 0.46, '#ffffff');
    } else if (left === 0) drawTick(p, slot.x + size * 0.3, slot.y + 0.3, 0.36);
  });
  drawPatience(p, s, g, y);
  drawBulb(p, s, g);
}

function drawTick(p: Painter, x: number, y: number, r: number): void {
  const { ctx } = p;
  p.circle(x, y, r, p.palette.accent);
  ctx.strokeStyle = p.palette.ink;
  ctx.lineWidth = r * 0.32;
  ctx.lineCap = ctx.lineJoin = 'round';
  ctx.beginPath();
  ctx.moveTo(x - r * 0.45, y);
  ctx.lineTo(x - r * 0.1, y + r * 0.38);
  ctx.lineTo(x + r * 0.5, y - r * 0.4);
  ctx.stroke();
}

function drawPatience(p: Painter, s: State, g: Game, y: number): void {
  if (g.has('gentle')) return;
  for (let i = 0; i < PATIENCE; i++)
    p.circle(W - 2.5, y + (i - 1) * 0.46, 0.16, i < s.patience ? p.palette.accent : 'rgba(0,0,0,.25)');
}

/** The hint: a lamp that fills with light. */
function drawBulb(p: Painter, s: State, g: Game): void {
  const { ctx, palette } = p;
  const { x, y } = bulbOf(g.height);
  const full = s.hint >= RECHARGE;
  const beat = full ? Math.sin(p.now * 3) * 0.03 : 0;
  p.circle(x, y, 0.84 + beat, p.mix(palette.ink, palette.panel, 0.25));
  p.circle(x, y, 0.74 + beat, full ? palette.accent : p.mix(palette.panel, palette.ink, 0.3));
  ctx.strokeStyle = palette.accent;
  ctx.lineWidth = 0.13;
  ctx.beginPath();
  ctx.arc(x, y, 0.78, -1.5708, -1.5708 + 6.2832 * (s.hint / RECHARGE));
  ctx.stroke();
  const glass = full ? '#ffffff' : p.mix(palette.panel, palette.ink, 0.15);
  p.circle(x, y - 0.12, 0.34, glass);
  p.rect(x - 0.17, y + 0.14, 0.34, 0.14, glass);
  p.rect(x - 0.17, y + 0.28, 0.34, 0.2, palette.ink, 0.06);
}

export function drawGlass(p: Painter, x: number, y: number, r: number): void {
  const { ctx, palette } = p;
  ctx.lineCap = 'round';
  p.line(x + r * 0.75, y + r * 0.75, x + r * 1.5, y + r * 1.5, r * 0.42, palette.ink);
  for (const [colour, wide] of [
    [palette.ink, 0.3],
    [palette.accent, 0.17],
  ] as const) {
    ctx.strokeStyle = colour;
    ctx.lineWidth = r * wide;
    ctx.beginPath();
    ctx.arc(x, y, r, 0, 6.2832);
    ctx.stroke();
  }
  p.circle(x, y, r * 0.86, 'rgba(255,255,255,.14)');
  p.circle(x - r * 0.3, y - r * 0.34, r * 0.16, 'rgba(255,255,255,.7)');
}
