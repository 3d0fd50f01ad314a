/** The jar with its glass, what lies in it, whoever drops, what comes next, and the row of sizes. */
import { clamp } from '../../kit/juice.js';
import type { Game, Painter } from '../../kit/types.js';
import {
  actorOf,
  DROP_Y,
  edge,
  FLOOR,
  H,
  LINE,
  PATIENCE,
  sizeOf,
  W,
  type State,
  type Thing,
} from './merge-drop-state.js';

/** shades of the accent and the danger, one a size */
const toneOf = (p: Painter, sort: number): string =>
  p.mix(p.mix(p.palette.accent, p.palette.danger, (sort % 3) * 0.4), sort % 2 ? '#ffffff' : p.palette.near, 0.35);

function drawBall(p: Painter, s: State, sort: number, x: number, y: number, angle: number, grow = 0): void {
  const { ctx } = p;
  const r = sizeOf(sort) * (1 + grow);
  const tone = toneOf(p, sort);
  p.circle(x, y, r, p.mix(tone, '#000000', 0.4));
  p.circle(x, y, r * 0.95, tone);
  p.circle(x, y, r * 0.84, p.mix(tone, '#ffffff', 0.4));
  ctx.save();
  ctx.translate(x, y);
  ctx.rotate(angle);
  p.sprite(actorOf(s, sort), 0, 0, r * 1.42, { shadow: false });
  ctx.restore();
  ctx.globalAlpha = 0.5;
  p.circle(x - r * 0.42, y - r * 0.5, r * 0.15, '#ffffff');
  ctx.globalAlpha = 1;
}

function drawThing(p: Painter, s: State, { body, sort, pop, over }: Thing): void {
  const shiver = over > 30 ? Math.sin(p.now * 40) * 0.04 : 0;
  drawBall(p, s, sort, body.x + shiver, body.y, body.angle, pop.value * 0.5);
}

/** The inside of the jar: coloured whatever the theme, and light enough for every ball. */
const jarOf = (p: Painter): string => p.mix(p.mix(p.palette.solid, '#3f9be0', 0.6), '#ffffff', 0.42);

/** above the line, where nothing may stay */
const LINE_BAND = 0.9;

function drawJar(p: Painter, s: State): void {
  const { ctx, palette } = p;
  const [left, right] = [W / 2 - s.half, W / 2 + s.half];
  // solid: what lies in it is told from the jar, not from whatever stands behind
  p.rect(left - 0.1, LINE - 0.9, s.half * 2 + 0.2, FLOOR - LINE + 1.1, jarOf(p), 0.3);
  p.rect(left, LINE - 0.9, s.half * 2, LINE_BAND, p.mix(jarOf(p), '#ffffff', 0.3), 0.3);
  const worst = Math.max(0, ...s.things.map(({ over }) => over)) / PATIENCE;
  const line = worst > 0.15 ? palette.danger : p.mix(palette.accent, '#ffffff', 0.2);
  ctx.globalAlpha = 0.75 + clamp(worst, 0, 0.25) * Math.abs(Math.sin(p.now * 8));
  for (let x = left + 0.15; x < right - 0.2; x += 0.5) p.rect(x, LINE - 0.04, 0.3, 0.09, line, 0.04);
  ctx.globalAlpha = 1;
}

function drawGlass(p: Painter, s: State): void {
  const { palette } = p;
  const [left, right] = [W / 2 - s.half, W / 2 + s.half];
  const frame = p.mix(p.mix(palette.solid, '#1f4f7a', 0.6), palette.ink, 0.15);
  for (const x of [left - 0.28, right]) {
    p.rect(x, LINE - 1, 0.28, FLOOR - LINE + 1.25, frame, 0.14);
    p.rect(x + 0.06, LINE - 0.9, 0.08, FLOOR - LINE + 0.9, p.mix(frame, '#ffffff', 0.45), 0.04);
  }
  p.rect(left - 0.28, FLOOR, s.half * 2 + 0.56, 0.32, frame, 0.14);
  p.rect(left - 0.1, FLOOR + 0.05, s.half * 2 + 0.2, 0.08, p.mix(frame, '#ffffff', 0.45), 0.04);
}

function drawHand(p: Painter, s: State): void {
  const most = edge(s, s.now);
  const x = clamp(s.x, W / 2 - most, W / 2 + most);
  const { ctx, palette } = p;
  ctx.globalAlpha = 0.6;
  for (let y = DROP_Y + 0.8; y < FLOOR - 0.2; y += 0.55) p.circle(x, y, 0.07, '#ffffff');
  ctx.globalAlpha = 1;
  p.hero(x + 0.9, DROP_Y - 1.25, 1.7, { squash: s.mood.value, dir: -1, shadow: false });
  p.line(x, DROP_Y - 1.2, x, DROP_Y - sizeOf(s.now) * 0.8, 0.07, palette.ink);
  if (s.pause < 14) drawBall(p, s, s.now, x, DROP_Y, Math.sin(p.now * 3) * 0.08, -s.pause / 20);
}

/** From the smallest to the one that is wanted; the next drop in the corner. */
function drawRow(p: Painter, s: State): void {
  const { palette } = p;
  const count = s.target + 1;
  const y = H - 0.68;
  p.rect(0.2, y - 0.6, W - 0.4, 1.2, 'rgba(0,0,0,.3)', 0.5);
  p.rect(0.2, y - 0.66, W - 0.4, 1.2, p.mix(palette.panel, palette.solidEdge, 0.15), 0.5);
  const wide = Math.min(1.35, (W - 0.9) / count);
  for (let sort = 0; sort < count; sort++) {
    const x = W / 2 + (sort - (count - 1) / 2) * wide;
    const made = sort <= s.largest;
    const goal = sort === s.target;
    if (goal) p.circle(x, y - 0.06, 0.56 + Math.sin(p.now * 4) * 0.03, palette.accent);
    p.sprite(actorOf(s, sort), x, y - 0.06, (goal ? 0.92 : 0.55 + (sort / count) * 0.25) * Math.min(1, wide), {
      shadow: false,
      alpha: made || goal ? 1 : 0.4,
    });
    if (sort > 0) p.text('›', x - wide / 2, y - 0.1, 0.5, palette.ink);
  }
  const nx = 1;
  p.circle(nx, 1, 0.82, 'rgba(0,0,0,.28)');
  p.circle(nx, 0.95, 0.82, p.mix(palette.panel, '#ffffff', 0.3));
  p.sprite(actorOf(s, s.next), nx, 0.95, 0.5 + sizeOf(s.next) * 0.9, { shadow: false });
}

export function drawMergeDrop(p: Painter, s: State, _g: Game): void {
  drawJar(p, s);
  for (const thing of s.things) drawThing(p, s, thing);
  drawGlass(p, s);
  drawHand(p, s);
  drawRow(p, s);
}
