/** The round board: a wedge of colour for each thing, the hero in the middle, and how much of the row is done. */
import type { Game, Painter } from '../../kit/types.js';
import { MOVE } from './play.js';
import { COLOURS, INNER, OUTER, W, type State } from './state.js';

const GAP = 0.16;

function wedge(p: Painter, x: number, y: number, angle: number, half: number, grow: number): void {
  const { ctx } = p;
  const [r, inner] = [OUTER + grow, INNER];
  const [out, inn] = [half - GAP / r, half - GAP / inner];
  ctx.beginPath();
  ctx.arc(x, y, r, angle - out, angle + out);
  ctx.arc(x, y, inner, angle + inn, angle - inn, true);
  ctx.closePath();
}

/** Where a pad is now, in places; between two while it goes. */
function whereIs(s: State, pad: number): number {
  const to = s.places[pad] ?? 0;
  if (s.phase !== 'move') return to;
  const n = s.pads.length;
  const from = s.before[pad] ?? 0;
  const part = Math.min(1, s.t / MOVE);
  return from + ((to - from + n) % n) * part * part * (3 - 2 * part);
}

export function drawSimon(p: Painter, s: State, g: Game): void {
  const { ctx, palette } = p;
  const [x, y] = [W / 2, g.height / 2];
  const n = s.pads.length;
  const shake = s.phase === 'wrong' ? Math.sin(s.t * 0.9) * 0.14 * Math.max(0, 1 - s.t / 40) : 0;
  p.circle(x, y + 0.25, OUTER + 0.42, 'rgba(0,0,0,.3)');
  p.circle(x, y, OUTER + 0.42, p.mix(palette.panel, '#15131f', 0.75));
  for (const [pad, actor] of s.pads.entries()) {
    const angle = (whereIs(s, pad) / n) * 6.2832 - 1.5708;
    const colour = COLOURS[pad] as string;
    const glow = s.lit === pad ? s.glow : 0;
    const answering = s.phase === 'answer' || s.phase === 'right';
    wedge(p, x + shake, y, angle, 3.1416 / n, glow * 0.22);
    ctx.fillStyle = p.mix(p.mix(colour, '#15131f', answering ? 0.12 : 0.34), '#ffffff', glow * 0.55);
    ctx.fill();
    const cursor = s.byKeys && n !== 4 && s.phase === 'answer' && s.places[pad] === s.cursor;
    ctx.lineWidth = cursor ? 0.22 : 0.1;
    ctx.strokeStyle = cursor ? '#ffffff' : p.mix(colour, '#ffffff', 0.35 + glow * 0.6);
    ctx.stroke();
    const r = (OUTER + INNER) / 2 + 0.1;
    const size = (n > 4 ? 2.2 : 2.6) * (1 + glow * 0.18);
    const [px, py] = [x + shake + Math.cos(angle) * r, y + Math.sin(angle) * r];
    p.circle(px, py, size * 0.66, p.mix(colour, '#ffffff', 0.78));
    p.sprite(actor, px, py, size, { shadow: false, ...(glow > 0.4 ? { glow: '#ffffff' } : {}) });
  }
  drawHub(p, s, x, y);
}

function drawHub(p: Painter, s: State, x: number, y: number): void {
  const { palette, ctx } = p;
  p.circle(x, y, INNER - 0.22, palette.panel);
  const mine = s.phase === 'answer';
  const ring = s.phase === 'wrong' ? palette.danger : s.phase === 'right' ? '#39b36a' : palette.accent;
  ctx.lineWidth = 0.2;
  ctx.strokeStyle = p.mix(ring, palette.panel, mine || s.phase !== 'show' ? 0 : 0.5);
  ctx.beginPath();
  ctx.arc(x, y, INNER - 0.36, 0, 6.2832);
  ctx.stroke();
  // a light for each of the row: filled as it is shown, and again as it is repeated
  const [n, done] = [s.row.length, s.phase === 'right' ? s.row.length : s.at];
  for (let i = 0; i < n; i++) {
    const angle = (i - (n - 1) / 2) * Math.min(0.36, 5.4 / n) - 1.5708;
    const [dx, dy] = [Math.cos(angle) * (INNER - 0.36), Math.sin(angle) * (INNER - 0.36)];
    p.circle(x + dx, y + dy, 0.19, '#ffffff');
    p.circle(x + dx, y + dy, 0.14, i < done ? '#39b36a' : '#5a5a6b');
  }
  const hop = s.phase === 'right' ? Math.abs(Math.sin(s.t * 0.22)) * 0.3 : 0;
  p.hero(x, y + 0.15 - hop, 2.5, { squash: s.squash.value + Math.sin(p.now * 2.4) * 0.015, shadow: false });
  if (s.backwards) drawBack(p, x, y + INNER * 0.62);
}

/** An arrow that turns back. */
function drawBack({ ctx, palette }: Painter, x: number, y: number): void {
  ctx.strokeStyle = ctx.fillStyle = palette.ink;
  ctx.lineWidth = 0.16;
  ctx.beginPath();
  ctx.moveTo(x + 0.7, y);
  ctx.lineTo(x - 0.4, y);
  ctx.stroke();
  ctx.beginPath();
  ctx.moveTo(x - 0.85, y);
  ctx.lineTo(x - 0.3, y - 0.35);
  ctx.lineTo(x - 0.3, y + 0.35);
  ctx.fill();
}
