/** The way as it looks: towers, ropes, ground, seesaws, what lies on it, and the goal at its end. */
import { noise } from '../../kit/random.js';
import { drawScenery } from '../../kit/side-view.js';
import type { Game, Painter } from '../../kit/types.js';
import type { State } from './state.js';
import { floorAt, type Span } from './way.js';

/** where towers are of glass and stone; elsewhere they are of the ground of the place */
const BUILT: ReadonlySet<string> = new Set(['city', 'cyberpunk', 'sky', 'school', 'toys']);
const PAVED: ReadonlySet<string> = new Set([
  'city',
  'cyberpunk',
  'school',
  'toys',
  'kitchen',
  'castle',
  'home',
  'village',
]);

function drawTower(p: Painter, g: Game, { x, w, y }: Span): void {
  const { view, palette } = p;
  const deep = Math.max(4, view.y + view.h - y + 1);
  if (!BUILT.has(g.design.theme.id)) {
    drawScenery(p, g, x, y, w);
    p.block(x, y, w, deep, true);
    return;
  }
  const wall = p.mix(palette.solid, palette.near, 0.35);
  p.rect(x, y, w, deep, wall);
  p.rect(x, y, 0.22, deep, p.mix(wall, '#ffffff', 0.14));
  p.rect(x + w - 0.3, y, 0.3, deep, p.mix(wall, '#000000', 0.22));
  const dark = p.mix(wall, '#000000', 0.42);
  const lit = p.mix(palette.accent, '#ffffff', 0.45);
  const from = Math.max(x + 0.5, Math.floor(view.x - x) + x + 0.5 - 1);
  for (let row = 0; row < deep; row++)
    for (let at = from; at < Math.min(x + w - 0.6, view.x + view.w + 1); at += 0.82)
      p.rect(at, y + 0.95 + row * 1.05, 0.46, 0.62, noise(at * 7.3 + row * 3.1) > 0.72 ? lit : dark, 0.05);
  p.rect(x - 0.16, y, w + 0.32, 0.42, p.mix(palette.solidEdge, '#ffffff', 0.18), 0.1);
  p.rect(x - 0.16, y + 0.34, w + 0.32, 0.1, p.mix(wall, '#000000', 0.4));
}

/** It hangs straight down to whoever stands on it. */
function drawRope(p: Painter, s: State, one: Span): void {
  const { ctx, palette } = p;
  const on = s.x > one.x && s.x < one.x + one.w && s.fall === 0;
  const colour = p.mix(palette.ink, palette.accent, 0.25);
  for (const [width, tone] of [
    [0.2, p.mix(colour, '#000000', 0.55)],
    [0.11, p.mix(colour, '#ffffff', 0.25)],
  ] as const) {
    ctx.strokeStyle = tone;
    ctx.lineWidth = width;
    ctx.lineCap = 'round';
    ctx.beginPath();
    ctx.moveTo(one.x, one.y + 0.06);
    if (on) {
      ctx.lineTo(s.x, floorAt(s.way, s.x) + 0.06);
      ctx.lineTo(one.x + one.w, one.to + 0.06);
    } else {
      const mid = one.x + one.w / 2;
      ctx.quadraticCurveTo(
        mid,
        (one.y + one.to) / 2 + 0.5 + Math.sin(p.now * 2 + one.x) * 0.05,
        one.x + one.w,
        one.to + 0.06,
      );
    }
    ctx.stroke();
  }
}

function drawSeesaw(p: Painter, s: State, one: Span): void {
  const { ctx, palette } = p;
  const mid = one.x + one.w / 2;
  const wood = p.mix(palette.accent, '#8a5a2b', 0.6);
  ctx.fillStyle = p.mix(wood, '#000000', 0.35);
  ctx.beginPath();
  ctx.moveTo(mid - 0.7, one.y + 0.25);
  ctx.lineTo(mid, one.y - 0.5);
  ctx.lineTo(mid + 0.7, one.y + 0.25);
  ctx.fill();
  const [left, right] = [floorAt(s.way, one.x + 0.01), floorAt(s.way, one.x + one.w - 0.01)];
  p.line(one.x, left + 0.14, one.x + one.w, right + 0.14, 0.3, p.mix(wood, '#000000', 0.45));
  p.line(one.x, left + 0.1, one.x + one.w, right + 0.1, 0.2, p.mix(wood, '#ffffff', 0.15));
  p.circle(mid, one.y - 0.38, 0.12, p.mix(palette.ink, wood, 0.4));
}

/** The ground of a way on foot, as one piece, with an edge of the theme's. */
function drawGround(p: Painter, s: State, g: Game): void {
  const { view, palette, ctx } = p;
  const bottom = view.y + view.h + 1;
  const [from, to] = [view.x - 1, view.x + view.w + 1];
  const trace = (down: number): void => {
    ctx.beginPath();
    ctx.moveTo(from, bottom);
    for (const one of s.way.spans) {
      if (one.x + one.w < from || one.x > to) continue;
      // under a seesaw the ground lies flat
      ctx.lineTo(Math.max(from, one.x), one.y + down);
      ctx.lineTo(Math.min(to, one.x + one.w), one.to + down);
    }
    ctx.lineTo(to, bottom);
    ctx.fill();
  };
  for (const [down, colour] of [
    [-0.05, p.mix(palette.solidEdge, '#000000', 0.35)],
    [0.02, palette.solidEdge],
    [0.34, p.mix(palette.solid, palette.solidEdge, 0.25)],
    [0.5, palette.solid],
    [1.7, p.mix(palette.solid, '#000000', 0.14)],
    [3.4, p.mix(palette.solid, '#000000', 0.26)],
  ] as const) {
    ctx.fillStyle = colour;
    trace(down);
  }
  // slabs, where people laid them
  if (PAVED.has(g.design.theme.id))
    for (let x = Math.floor(from / 1.3) * 1.3; x < to; x += 1.3) {
      const y = floorAt(s.way, x);
      p.line(x, y + 0.08, x - 0.1, y + 0.42, 0.06, p.mix(palette.solidEdge, '#000000', 0.4));
    }
  for (let x = Math.floor(from); x < to; x++)
    for (let k = 0; k < 3; k++) {
      ctx.fillStyle = p.mix(palette.solid, k % 2 ? '#ffffff' : '#000000', 0.13);
      const at = x + noise(x * 5.1 + k);
      ctx.beginPath();
      ctx.ellipse(
        at,
        floorAt(s.way, at) + 0.95 + noise(x + k * 3.7) * 4,
        0.12 + noise(x * 3 + k) * 0.2,
        0.08,
        0,
        0,
        6.2832,
      );
      ctx.fill();
    }
}

function drawRest(p: Painter, s: State, x: number): void {
  if (x <= 0 || x > s.way.goal - 2) return;
  const y = floorAt(s.way, x);
  const reached = s.rest >= x;
  const { ctx, palette } = p;
  p.line(x, y, x, y - 1.7, 0.1, p.mix(palette.ink, '#ffffff', 0.15));
  ctx.fillStyle = reached ? palette.accent : p.mix(palette.accent, palette.near, 0.6);
  const wave = Math.sin(p.now * 5 + x) * 0.06;
  ctx.beginPath();
  ctx.moveTo(x, y - 1.7);
  ctx.quadraticCurveTo(x + 0.4, y - 1.6 + wave, x + 0.8, y - 1.4 + wave);
  ctx.lineTo(x, y - 1.05);
  ctx.fill();
}

/** A gate with bunting, and what is to be reached behind it. */
function drawGoal(p: Painter, s: State, g: Game): void {
  const x = s.way.goal;
  if (x > p.view.x + p.view.w + 6) return;
  const y = floorAt(s.way, x);
  const { goal } = g.design.cast;
  if (goal) p.sprite(goal, x + 2.9, y - 1.45, 3.2, { glow: p.palette.accent, shadow: false });
  for (const side of [-1, 1])
    p.rect(x + side * 0.95 - 0.09, y - 3.1, 0.18, 3.1, p.mix(p.palette.solid, '#000000', 0.4), 0.08);
  for (let i = 0; i < 7; i++)
    for (const k of [0, 1])
      p.rect(x - 0.95 + i * 0.272, y - 3.1 + k * 0.27, 0.28, 0.28, (i + k) % 2 ? '#ffffff' : p.palette.accent);
}

export function drawWay(p: Painter, s: State, g: Game): void {
  const seen = ({ x, w }: Span): boolean => x < p.view.x + p.view.w + 1 && x + w > p.view.x - 1;
  if (s.balance === 'carrying') {
    for (let x = Math.floor((p.view.x - 2) / 6.5) * 6.5; x < p.view.x + p.view.w + 2; x += 6.5)
      if (x < s.way.goal - 6) drawScenery(p, g, x, Math.max(floorAt(s.way, x + 2), floorAt(s.way, x + 4.5)) + 0.1, 6.5);
    drawGround(p, s, g);
  }
  for (const one of s.way.spans) {
    if (!seen(one)) continue;
    if (one.kind === 'seesaw') drawSeesaw(p, s, one);
    else if (s.balance === 'tightrope' && one.kind === 'firm') drawTower(p, g, one);
  }
  for (const one of s.way.spans) if (one.kind === 'rope' && seen(one)) drawRope(p, s, one);
  for (const x of s.way.rests) drawRest(p, s, x);
  drawGoal(p, s, g);
  for (const { actor, x, done } of s.way.bumps)
    p.sprite(actor, x, floorAt(s.way, x) - 0.34, 0.95, { shadow: false, alpha: done ? 0.7 : 1 });
}
