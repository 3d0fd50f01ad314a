/** Who comes by: walking, looking out from behind something, and leaving with what hit them. */
import { clamp } from '../../../kit/juice.js';
import type { Game, Painter } from '../../../kit/types.js';
import { GOLD, LEAVES, middleOf, scaleOf, sizeOf, type Being, type State } from './state.js';

const GOLDEN = '#ffcf33';
const BAN = '#e02d3c';

/** A cross over the one that must be left alone: said without words. */
function drawBan(p: Painter, x: number, y: number, r: number): void {
  const { ctx } = p;
  for (const [wide, colour] of [
    [0.26, '#ffffff'],
    [0.14, BAN],
  ] as const) {
    ctx.lineWidth = wide;
    ctx.strokeStyle = colour;
    ctx.beginPath();
    ctx.arc(x, y, r, 0, 6.2832);
    ctx.moveTo(x - r * 0.7, y - r * 0.7);
    ctx.lineTo(x + r * 0.7, y + r * 0.7);
    ctx.stroke();
  }
}

/** Light behind gold, with rays that turn. */
function drawGold(p: Painter, x: number, y: number, size: number): void {
  const { ctx } = p;
  ctx.globalAlpha = 0.6;
  for (let i = 0; i < 8; i++) {
    const a = (i / 8) * 6.2832 + p.now * 0.8;
    const [dx, dy] = [Math.cos(a) * size, Math.sin(a) * size];
    p.line(x + dx * 0.45, y + dy * 0.45, x + dx * 0.72, y + dy * 0.72, 0.13, GOLDEN);
  }
  p.circle(x, y, size * 0.54, GOLDEN);
  ctx.globalAlpha = 1;
  const r = 0.34;
  p.circle(x + size * 0.42, y - size * 0.4, r + 0.06, p.mix(GOLDEN, '#000000', 0.55));
  p.circle(x + size * 0.42, y - size * 0.4, r, GOLDEN);
}

/** Steel over the upper half of a head. */
function drawHelmet(p: Painter, x: number, y: number, size: number): void {
  const { ctx } = p;
  const r = size * 0.36;
  const top = y - size * 0.22;
  const steel = p.mix('#9fb1c1', p.palette.solid, 0.2);
  for (const [more, colour] of [
    [0.06, p.mix(steel, '#000000', 0.35)],
    [0, steel],
  ] as const) {
    ctx.fillStyle = colour;
    ctx.beginPath();
    ctx.arc(x, top, r + more, 3.1416, 6.2832);
    ctx.fill();
  }
  ctx.fillStyle = p.mix(steel, '#ffffff', 0.55);
  ctx.beginPath();
  ctx.ellipse(x - r * 0.35, top - r * 0.45, r * 0.2, r * 0.3, 0.5, 0, 6.2832);
  ctx.fill();
  p.rect(x - r - 0.12, top - 0.08, r * 2 + 0.24, 0.2, p.mix(steel, '#000000', 0.45), 0.1);
}

/** Stars that go round a head. */
function drawDazed(p: Painter, x: number, y: number, size: number, t: number): void {
  for (let i = 0; i < 3; i++) {
    const a = t * 0.16 + (i / 3) * 6.2832;
    p.text('★', x + Math.cos(a) * size * 0.42, y - size * 0.5 + Math.sin(a) * size * 0.12, 0.5, GOLDEN);
  }
}

/** One who was hit: who likes it hops away glad, the others stagger off with it on them. */
function drawLeaving(p: Painter, s: State, g: Game, one: Being): void {
  const size = sizeOf(g, one);
  const { x, y } = middleOf(g, one);
  const part = one.hit / LEAVES;
  const alpha = clamp((1 - part) * 2.2, 0, 1);
  const way = one.vx < 0 ? -1 : 1;
  const glad = s.fed && !one.spared;
  const hop = glad
    ? Math.abs(Math.sin(part * 9.4)) * size * 0.4
    : Math.sin(Math.min(1, part * 3) * 3.1416) * size * 0.3;
  const at = { x: x + way * part * part * size * (glad ? 1.2 : 0.5), y: y - hop };
  p.sprite(one.actor, at.x, at.y, size, {
    alpha,
    dir: way,
    squash: one.squash.value,
    white: clamp(0.8 - part * 4, 0, 1),
    angle: glad ? Math.sin(part * 18) * 0.18 : way * part * 0.5,
  });
  p.ctx.globalAlpha = alpha;
  if (glad)
    for (const i of [-1, 0, 1]) p.text('♥', at.x + i * size * 0.36, at.y - size * (0.5 + part * 0.5), 0.5, '#ff5d7a');
  else {
    p.sprite(s.thrown, at.x + size * 0.05, at.y - size * 0.1 + part * size * 0.3, size * 0.5, {
      alpha,
      angle: part * 2,
    });
    drawDazed(p, at.x, at.y, size, one.hit);
  }
  if (one.loot) p.sprite(one.loot, at.x, y + size * 0.3 - hop * 1.4, size * 0.44, { alpha, angle: part * 6 });
  p.ctx.globalAlpha = 1;
}

/** Somebody who is there. */
export function drawBeing(p: Painter, s: State, g: Game, one: Being): void {
  if (one.hit > 0) return drawLeaving(p, s, g, one);
  if (one.out <= 0) return;
  const size = sizeOf(g, one);
  const { x, y } = middleOf(g, one);
  if (one.golden) drawGold(p, x, y, size);
  const walks = one.cover < 0 && one.still === 0;
  p.sprite(one.actor, x, y, size, {
    ...(one.cover < 0 ? { dir: one.vx < 0 ? -1 : 1, shadow: !one.leaps } : {}),
    squash: one.squash.value,
    white: one.numb / 24,
    angle: walks ? 0 : Math.sin(p.now * 6 + one.x) * 0.06,
  });
  if (one.loot) p.sprite(one.loot, x + (one.vx < 0 ? -1 : 1) * size * 0.3, y + size * 0.12, size * 0.44);
  if (one.hp > 1 && !one.boss) drawHelmet(p, x, y, size);
  if (one.golden) p.text(`×${GOLD}`, x + size * 0.42, y - size * 0.39, 0.36, '#4a3200');
  if (one.spared) drawBan(p, x + size * 0.36, y - size * 0.5, 0.3 * scaleOf(g));
}
