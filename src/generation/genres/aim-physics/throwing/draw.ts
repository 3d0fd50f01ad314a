/** How it looks: rows of ground with who walks in them, and in front whoever throws. */
import { drawDark } from '../../../kit/dark.js';
import type { Game, Painter } from '../../../kit/types.js';
import { drawBeing } from './draw-beings.js';
import { drawCover, drawLedge, drawLeft, drawRow, drawWind } from './draw-place.js';
import { heroFeet, heroSize, PATIENCE, scaleOf, type Row, type State } from './state.js';
import { handOf, landing, placeOf } from './throws.js';

const ROWS: readonly Row[] = [0, 1, 2];
/** what of its size a throw has where it comes down far off */
const FAR = 0.6;
const DOTS = 9;

/** The way that a throw would go, and where it comes down. */
function drawAim(p: Painter, s: State, g: Game): void {
  const { palette, ctx } = p;
  const { x, y, meant } = landing(g, s, s.cursor.x, s.cursor.y);
  const to = meant ? { x: s.cursor.x + (x - s.cursor.x) * 0.5, y } : { x, y };
  const from = handOf(g, s);
  const rise = 1.1 + Math.abs(y - from.y) * 0.16;
  const k = scaleOf(g);
  ctx.globalAlpha = 0.75;
  for (let i = 1; i < DOTS; i++) {
    const { x: dx, y: dy } = placeOf({
      x0: from.x,
      y0: from.y,
      x1: to.x,
      y1: to.y,
      rise,
      frames: DOTS,
      meant: null,
      age: i,
    });
    p.circle(dx, dy, 0.085 * k, '#ffffff');
  }
  ctx.globalAlpha = 1;
  const r = (meant ? 0.5 : 0.42) * k;
  for (const [wide, colour] of [
    [0.2, 'rgba(0,0,0,.55)'],
    [0.11, meant ? palette.accent : '#ffffff'],
  ] as const) {
    ctx.lineWidth = wide * k;
    ctx.strokeStyle = colour;
    ctx.beginPath();
    ctx.arc(s.cursor.x, s.cursor.y, r, 0, 6.2832);
    for (const [dx, dy] of [
      [1, 0],
      [-1, 0],
      [0, 1],
      [0, -1],
    ] as const) {
      ctx.moveTo(s.cursor.x + dx * r * 0.75, s.cursor.y + dy * r * 0.75);
      ctx.lineTo(s.cursor.x + dx * r * 1.35, s.cursor.y + dy * r * 1.35);
    }
    ctx.stroke();
  }
}

function drawHero(p: Painter, s: State, g: Game): void {
  const size = heroSize(g);
  const k = scaleOf(g);
  const y = heroFeet(g) - size / 2;
  const way = s.cursor.x < s.hero.x - 0.3 ? -1 : 1;
  p.hero(s.hero.x, y, size, { dir: way, squash: s.squash.value, shadow: true });
  if (s.shield) {
    p.ctx.globalAlpha = 0.35 + Math.sin(p.now * 4) * 0.1;
    p.circle(s.hero.x, y, size * 0.66, p.palette.accent);
    p.ctx.globalAlpha = 1;
  }
  // in the hand, until it is thrown
  if (s.rest < 8 && s.left !== 0) p.sprite(s.thrown, s.hero.x + way * size * 0.42, y - size * 0.16, size * 0.42);
  // how many may still get away before it costs a life
  for (let i = 0; i < PATIENCE; i++) {
    const x = s.hero.x + (i - (PATIENCE - 1) / 2) * 0.44 * k;
    p.circle(x, heroFeet(g) + 0.12, 0.17 * k, 'rgba(0,0,0,.6)');
    p.circle(x, heroFeet(g) + 0.12, 0.12 * k, i < s.patience ? p.palette.accent : 'rgba(255,255,255,.2)');
  }
}

export function drawThrowing(p: Painter, s: State, g: Game): void {
  for (const row of ROWS) {
    drawRow(p, g, row);
    const there = s.beings.filter((one) => one.row === row);
    for (const one of there) if (one.cover >= 0) drawBeing(p, s, g, one);
    s.covers.forEach((cover, i) => cover.row === row && drawCover(p, s, g, i));
    for (const one of there) if (one.cover < 0) drawBeing(p, s, g, one);
  }
  drawWind(p, s, g);
  if (s.idea === 'dark') drawDark(p, s.cursor.x, s.cursor.y, 4.2 * scaleOf(g), 0.72);
  drawLedge(p, g);
  drawHero(p, s, g);
  drawLeft(p, s, g);
  if (s.cheer === 0) drawAim(p, s, g);
  const big = heroSize(g) * 0.42;
  for (const one of s.flights) {
    const { x, y, part } = placeOf(one);
    p.sprite(s.thrown, x, y, big * (1 - (1 - FAR) * part), { angle: one.age * 0.24 * (one.x1 < one.x0 ? -1 : 1) });
  }
}
