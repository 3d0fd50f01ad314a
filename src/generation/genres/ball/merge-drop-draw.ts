/** The jar with its glass on a table, what lies in it, and whoever drops. */
import { clamp } from '../../kit/juice.js';
import type { Game, Painter } from '../../kit/types.js';
import { drawSizes } from './merge-drop-sizes.js';
import { actorOf, DROP_Y, edge, FLOOR, LINE, PATIENCE, sizeOf, W, type State, type Thing } from './merge-drop-state.js';

/** colours of the theme in turn, one a size: mixed with each other they would all be brown */
const toneOf = (p: Painter, sort: number): string => {
  const { accent, danger, solid, solidEdge } = p.palette;
  return [accent, danger, solidEdge, solid][sort % 4] as string;
};

function drawBall(p: Painter, s: State, sort: number, x: number, y: number, angle: number, grow = 0): void {
  const { ctx } = p;
  const r = sizeOf(sort) * (1 + grow);
  const tone = toneOf(p, sort);
  p.circle(x, y, r, p.mix(tone, '#000000', 0.35));
  p.circle(x, y, r * 0.95, p.mix(tone, '#ffffff', 0.12));
  // light as a bubble, so that every picture stands out on it
  p.circle(x, y, r * 0.84, p.mix(tone, '#ffffff', 0.7));
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
  // light falls through it from above on the left
  ctx.globalAlpha = 0.16;
  p.rect(left + 0.5, LINE + 0.25, 0.55, FLOOR - LINE - 0.7, '#ffffff', 0.27);
  p.rect(left + 1.3, LINE + 0.25, 0.22, FLOOR - LINE - 1.6, '#ffffff', 0.11);
  ctx.globalAlpha = 0.1;
  p.rect(left, FLOOR - 2.4, s.half * 2, 2.4, p.mix(jarOf(p), '#000000', 0.5), 0.2);
  ctx.globalAlpha = 1;
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
  const { ctx } = p;
  ctx.globalAlpha = 0.6;
  for (let y = DROP_Y + 0.8; y < FLOOR - 0.2; y += 0.55) p.circle(x, y, 0.07, '#ffffff');
  ctx.globalAlpha = 1;
  // whoever drops it sits on it
  p.hero(x, DROP_Y - sizeOf(s.now) - 0.72, 1.6, { squash: s.mood.value, shadow: false });
  if (s.pause < 14) drawBall(p, s, s.now, x, DROP_Y, Math.sin(p.now * 3) * 0.08, -s.pause / 20);
}

/** What the jar stands on, from side to side of the window. */
function drawTable(p: Painter): void {
  const { view } = p;
  p.block(view.x - 0.5, FLOOR + 0.3, view.w + 1, Math.max(4, view.y + view.h - FLOOR + 1), true);
}

export function drawMergeDrop(p: Painter, s: State, g: Game): void {
  drawTable(p);
  drawJar(p, s);
  for (const thing of s.things) drawThing(p, s, thing);
  drawGlass(p, s);
  drawSizes(p, s, g);
  drawHand(p, s);
}
