/** How it looks: columns of the theme's stone with turf at their mouths, ground below, and the goal in a ring of light. */
import type { CourseItem } from '../../kit/course.js';
import { clamp } from '../../kit/juice.js';
import { drawDark } from '../../kit/dark.js';
import { drawBubble } from '../../kit/side-view.js';
import type { Game, Painter } from '../../kit/types.js';
import { drawAir } from './draw-air.js';
import { FLOOR, gapAt, gateY, HALF, type Gate, type State } from './state.js';

export function drawFlappy(p: Painter, s: State, g: Game): void {
  const { view, palette } = p;
  const to = view.x + view.w;
  const bottom = view.y + view.h;
  drawGoal(p, s, g);
  drawAir(p, s);
  for (const gate of s.gates) if (gate.x > view.x - 2 && gate.x < to + 2) drawGate(p, gate, g);
  for (let x = Math.floor(view.x / 8) * 8; x < to; x += 8) p.block(x, FLOOR, 8, Math.max(2, bottom - FLOOR + 1), true);
  for (const item of s.items) if (item.x > view.x - 1 && item.x < to + 1) drawItem(p, item, g);
  for (const foe of s.foes)
    if (!foe.gone && foe.x > view.x - 2 && foe.x < to + 2)
      p.sprite(foe.actor, foe.x, foe.y, 1.25, {
        dir: -1,
        squash: Math.sin(p.now * 9 + foe.phase) * 0.08,
        angle: Math.cos(g.frame * 0.04 + foe.phase) * 0.15,
        glow: palette.danger,
      });
  const { projectile } = g.design.cast;
  for (const shot of s.shots) {
    if (projectile) p.sprite(projectile, shot.x, shot.y, 0.6, { heading: 0 });
    else {
      p.circle(shot.x, shot.y, 0.22, palette.accent);
      p.circle(shot.x, shot.y, 0.11, '#ffffff');
    }
  }
  drawHero(p, s);
  if (s.idea === 'dark') drawDark(p, s.hero.x + 2.2, FLOOR / 2 + (s.hero.y - FLOOR / 2) * 0.6, 6.2 - g.skill * 0.8);
}

function drawGate(p: Painter, gate: Gate, g: Game): void {
  const middle = gateY(gate, g.frame);
  const top = p.view.y - 1;
  const half = gapAt(gate, g.frame) / 2;
  const up = middle - half;
  const down = middle + half;
  column(p, gate, top, up, -1);
  column(p, gate, down, FLOOR + 0.4, 1);
}

/** One column; `mouth` says which end is at the gap: 1 its top, −1 its bottom. */
function column(p: Painter, gate: Gate, from: number, to: number, mouth: 1 | -1): void {
  const { palette: c, ctx } = p;
  const h = to - from;
  if (h <= 0) return;
  const x = gate.x - HALF;
  const w = HALF * 2;
  const stone = p.mix(c.solid, c.solidEdge, 0.12);
  p.rect(x + 0.16, from, w, h, 'rgba(0,0,0,.16)', 0.1);
  const body = ctx.createLinearGradient(x, 0, x + w, 0);
  body.addColorStop(0, p.mix(stone, '#000000', 0.3));
  body.addColorStop(0.28, p.mix(stone, '#ffffff', 0.28));
  body.addColorStop(0.6, stone);
  body.addColorStop(1, p.mix(stone, '#000000', 0.45));
  ctx.fillStyle = body;
  ctx.fillRect(x + 0.08, from, w - 0.16, h);
  ctx.fillStyle = 'rgba(0,0,0,.13)';
  // courses of stone, counted from the mouth so that they move with it
  const end = mouth === 1 ? from : to;
  for (let i = 1; i * 1.25 < h; i++) ctx.fillRect(x + 0.08, end + mouth * i * 1.25, w - 0.16, 0.07);
  if (gate.actor)
    for (let i = 0; i * 1.35 + 0.7 < h; i++) p.sprite(gate.actor, gate.x, end + mouth * (1.05 + i * 1.35), 1.15);
  const lip = mouth === 1 ? from : to - 0.55;
  p.rect(x - 0.16, lip - 0.05, w + 0.32, 0.65, p.mix(stone, '#000000', 0.55), 0.2);
  ctx.fillStyle = body;
  ctx.beginPath();
  ctx.roundRect(x - 0.1, lip, w + 0.2, 0.55, 0.16);
  ctx.fill();
  p.rect(
    x - 0.02,
    lip + (mouth === 1 ? 0.06 : 0.36),
    w + 0.04,
    0.13,
    gate.done ? c.accent : p.mix(c.solidEdge, '#ffffff', 0.3),
    0.06,
  );
}

function drawItem(p: Painter, item: CourseItem, g: Game): void {
  const y = item.y + Math.sin(p.now * 3.4 + item.x) * 0.08;
  if (!item.shield) return p.sprite(item.actor, item.x, y, 0.82, { glow: p.palette.accent });
  bubble(p, item.x, y, 0.5);
  p.sprite(g.design.cast.hero, item.x, y, 0.55, { dir: 1 });
}

/** a bubble with light on it */
function bubble(p: Painter, x: number, y: number, r: number): void {
  drawBubble(p, x, y, r);
  p.circle(x - r * 0.4, y - r * 0.4, r * 0.14, '#ffffff');
}

function drawGoal(p: Painter, s: State, g: Game): void {
  const { ctx, palette } = p;
  if (s.goalX > p.view.x + p.view.w + 4) return;
  const y = FLOOR / 2;
  const open = s.got >= s.need;
  ctx.save();
  ctx.globalAlpha = open ? 1 : 0.35;
  for (const [r, w] of [
    [2.2, 0.16],
    [1.9, 0.06],
  ] as const) {
    ctx.strokeStyle = palette.accent;
    ctx.lineWidth = w;
    ctx.beginPath();
    ctx.arc(s.goalX + 1.2, y, r + Math.sin(p.now * 3) * 0.08, 0, 6.2832);
    ctx.stroke();
  }
  const { goal } = g.design.cast;
  if (goal) p.sprite(goal, s.goalX + 1.2, y, 2.7, { glow: palette.accent });
  else {
    ctx.globalAlpha *= 0.5;
    p.circle(s.goalX + 1.2, y, 1.7, palette.accent);
  }
  ctx.restore();
}

/** Leans into its way, and tumbles after a blow. */
function drawHero(p: Painter, s: State): void {
  const { hero } = s;
  const angle = s.tumble > 0 ? s.tumble * 0.28 : clamp(hero.vy * 0.055, -0.45, 0.8);
  p.hero(hero.x, hero.y, 1.25, { dir: 1, angle, squash: s.squash.value + Math.sin(p.now * 8) * 0.025 });
  if (s.shield) bubble(p, hero.x, hero.y, 0.82);
}
