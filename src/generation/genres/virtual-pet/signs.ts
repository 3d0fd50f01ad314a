/** Signs for what a pet needs and what is done about it, drawn by hand, the bars of its needs, and the row below. */
import type { Game, Painter } from '../../kit/types.js';
import { isSad, NEED_OF, spotsOf, STRIP, stripY, W, type Need, type State } from './state.js';

type Sign = 'wash' | 'play' | 'sleep' | 'pat' | Need;

function heart(p: Painter, x: number, y: number, r: number, colour: string): void {
  const { ctx } = p;
  ctx.fillStyle = colour;
  ctx.beginPath();
  ctx.moveTo(x, y + r * 0.9);
  ctx.bezierCurveTo(x - r * 1.5, y - r * 0.1, x - r * 0.8, y - r * 1.2, x, y - r * 0.4);
  ctx.bezierCurveTo(x + r * 0.8, y - r * 1.2, x + r * 1.5, y - r * 0.1, x, y + r * 0.9);
  ctx.fill();
}

function sponge(p: Painter, x: number, y: number, r: number): void {
  const yellow = p.mix(p.palette.accent, '#ffe27a', 0.6);
  p.rect(x - r, y - r * 0.45, r * 2, r * 1.25, p.mix(yellow, '#000000', 0.3), r * 0.3);
  p.rect(x - r, y - r * 0.55, r * 2, r * 1.2, yellow, r * 0.3);
  for (const [dx, dy] of [
    [-0.5, -0.1],
    [0.1, 0.2],
    [0.55, -0.2],
    [-0.2, 0.35],
  ] as const)
    p.circle(x + dx * r, y + dy * r, r * 0.13, p.mix(yellow, '#000000', 0.22));
  for (const [dx, dy, part] of [
    [-0.6, -0.75, 0.36],
    [0.05, -0.9, 0.46],
    [0.65, -0.7, 0.32],
  ] as const) {
    p.circle(x + dx * r, y + dy * r, r * part, '#dff4ff');
    p.circle(x + (dx - 0.1) * r, y + (dy - 0.1) * r, r * part * 0.4, '#ffffff');
  }
}

function ball(p: Painter, x: number, y: number, r: number, turn: number): void {
  const { ctx, palette } = p;
  p.circle(x, y, r, p.mix(palette.danger, '#000000', 0.3));
  ctx.save();
  ctx.translate(x, y);
  ctx.rotate(turn);
  for (let i = 0; i < 6; i++) {
    ctx.fillStyle = [palette.danger, '#ffffff', palette.accent][i % 3] as string;
    ctx.beginPath();
    ctx.moveTo(0, 0);
    ctx.arc(0, 0, r * 0.93, i * 1.0472, (i + 1) * 1.0472);
    ctx.fill();
  }
  ctx.restore();
  p.circle(x, y, r * 0.2, '#ffffff');
  p.circle(x - r * 0.35, y - r * 0.4, r * 0.2, 'rgba(255,255,255,.6)');
}

function moon(p: Painter, x: number, y: number, r: number): void {
  const { ctx } = p;
  ctx.fillStyle = p.mix('#ffe9a3', p.palette.accent, 0.15);
  ctx.beginPath();
  ctx.arc(x, y, r, 0.9, 5.0);
  ctx.quadraticCurveTo(x - r * 0.55, y + r * 0.1, x + r * 0.62, y + r * 0.78);
  ctx.fill();
  for (const [dx, dy, part] of [
    [0.45, -0.5, 0.16],
    [0.7, 0.15, 0.11],
  ] as const)
    p.circle(x + dx * r, y + dy * r, r * part, '#ffffff');
}

/** A sign in a box of that size. */
export function drawSign(p: Painter, sign: Sign, x: number, y: number, size: number, turn = 0): void {
  const r = size / 2;
  if (sign === 'wash' || sign === 'clean') sponge(p, x, y + r * 0.15, r * 0.8);
  else if (sign === 'play') ball(p, x, y, r * 0.9, turn);
  else if (sign === 'sleep' || sign === 'rest') {
    p.circle(x, y, r * 0.95, '#2d3a75');
    moon(p, x - r * 0.05, y, r * 0.62);
  } else if (sign === 'food') {
    p.circle(x, y, r * 0.85, '#ffffff');
    p.circle(x, y, r * 0.55, p.mix(p.palette.accent, '#ffffff', 0.3));
  } else heart(p, x, y, r * 0.72, p.palette.danger);
}

/** One need: its sign, and how much of it is there; the one that is wished for is framed. */
export function drawBar(p: Painter, s: State, need: Need, x: number, y: number): void {
  const { palette } = p;
  const wished = s.phase === 'care' && (isSad(s) ? need === 'joy' : NEED_OF[s.wish.act] === need);
  const value = s.needs[need] / 100;
  const low = value < 0.3;
  if (wished) p.rect(x - 0.12, y - 0.12, 3.24, 1.04, low ? palette.danger : palette.accent, 0.5);
  p.rect(x, y, 3, 0.8, p.mix(palette.panel, '#ffffff', 0.25), 0.4);
  p.rect(x + 0.85, y + 0.26, 1.98, 0.3, 'rgba(0,0,0,.22)', 0.15);
  p.rect(x + 0.85, y + 0.26, Math.max(0.28, 1.98 * value), 0.3, low ? palette.danger : palette.accent, 0.15);
  if (need === 'food' && s.foods[0]) p.sprite(s.foods[0], x + 0.42, y + 0.4, 0.66, { shadow: false });
  else drawSign(p, need, x + 0.42, y + 0.4, 0.62);
}

/** What can be done; where something else is going on, the row rests. */
export function drawStrip(p: Painter, s: State, g: Game): void {
  const { palette, ctx } = p;
  const y = stripY(g.height);
  p.rect(0.1, y - STRIP / 2 + 0.17, W - 0.2, STRIP - 0.2, 'rgba(0,0,0,.3)', 0.6);
  p.rect(0.1, y - STRIP / 2 + 0.1, W - 0.2, STRIP - 0.2, p.mix(palette.panel, palette.solidEdge, 0.15), 0.6);
  const open = spotsOf({ ...s, phase: 'care' }, g.height);
  const now = s.phase === 'care';
  const spots = spotsOf(s, g.height);
  for (const [i, { x, y: at, size, does }] of open.entries()) {
    if (does.act === 'pat' || does.act === 'shoo' || does.act === 'rub' || does.act === 'lane') continue;
    const press = i === s.pressed ? s.press.value : 0;
    const r = (size / 2) * 0.92 * (1 - press);
    ctx.globalAlpha = now ? 1 : 0.45;
    p.circle(x, at + 0.08, r, 'rgba(0,0,0,.28)');
    p.circle(x, at, r, p.mix(palette.accent, palette.panel, 0.55));
    p.circle(x, at - 0.04, r * 0.9, p.mix(palette.panel, '#ffffff', 0.55));
    if (does.act === 'feed') p.sprite(does.food, x, at, r * 1.45, { shadow: false });
    else drawSign(p, does.act, x, at, r * 1.4);
    ctx.globalAlpha = 1;
  }
  const over = s.byKeys ? spots[Math.min(s.cursor, spots.length - 1)] : undefined;
  if (!over || s.phase === 'catch') return;
  const r = Math.min(1.2, over.size / 2) + 0.08 + Math.sin(p.now * 5) * 0.03;
  for (const [colour, wide] of [
    [palette.ink, 0.2],
    [palette.panel, 0.1],
  ] as const) {
    ctx.strokeStyle = colour;
    ctx.lineWidth = wide;
    ctx.beginPath();
    ctx.arc(over.x, over.y, r, 0, 6.2832);
    ctx.stroke();
  }
}
