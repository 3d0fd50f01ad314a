/** Houses and what happens to them: flames, who waits at a window, ruins, sparks, and the jet of water. */
import { natural } from '../../kit/natural.js';
import { noise } from '../../kit/random.js';
import type { Game, Painter } from '../../kit/types.js';
import type { Place, Spot, State } from './state.js';

const WALLS = ['#e9c894', '#d98f7b', '#a9c7d8', '#c5d29a', '#d9b6d6'];
const ROOFS = ['#9a4b3c', '#6b5a78', '#4d6a78', '#7a5236'];

function house(p: Painter, g: Game, one: Spot): void {
  const { ctx } = p;
  const ruin = one.health <= 0;
  const dark = ruin ? 0.78 : Math.min(0.5, (1 - one.health) * 0.6);
  const shade = (colour: string): string =>
    p.mix(p.mix(natural(p, g, colour, 0.6), p.palette.solidEdge, 0.15), '#1c1a1a', dark);
  const w = Math.min(one.w * 0.86, one.h * 1.15) * (1 + one.pop.value * 0.4);
  const h = Math.min(one.h * 0.95, w * 1.05) * (1 - one.pop.value * 0.4);
  const [x, y] = [one.x - w / 2, one.y + one.h / 2 - h];
  const wall = shade(WALLS[one.look % WALLS.length] as string);
  const roof = shade(ROOFS[(one.look * 3) % ROOFS.length] as string);
  p.rect(x - 0.05, y + h * 0.94, w + 0.1, h * 0.1, 'rgba(0,0,0,.25)', 0.08);
  p.rect(x + w * 0.06, y + h * 0.38, w * 0.88, h * 0.6, wall, 0.05);
  p.rect(x + w * 0.06, y + h * 0.38, w * 0.88, h * 0.08, 'rgba(0,0,0,.15)');
  ctx.fillStyle = roof;
  ctx.beginPath();
  ctx.moveTo(x - w * 0.04, y + h * 0.42);
  ctx.lineTo(x + w * (ruin ? 0.3 : 0.5), y + (ruin ? h * 0.22 : 0));
  ctx.lineTo(x + w * (ruin ? 0.55 : 0.5), y + (ruin ? h * 0.34 : 0));
  ctx.lineTo(x + w * 1.04, y + h * 0.42);
  ctx.fill();
  if (!ruin) p.rect(x + w * 0.7, y + h * 0.04, w * 0.1, h * 0.2, roof, 0.02);
  const glass = one.heat > 0.05 ? natural(p, g, '#ffb347', 0.9) : shade('#cfe7f2');
  for (const side of [0.18, 0.6]) {
    p.rect(x + w * side - 0.04, y + h * 0.5 - 0.04, w * 0.22 + 0.08, h * 0.22 + 0.08, shade('#f5efe0'), 0.04);
    p.rect(x + w * side, y + h * 0.5, w * 0.22, h * 0.22, ruin ? '#161414' : glass, 0.03);
  }
  p.rect(x + w * 0.42, y + h * 0.74, w * 0.16, h * 0.24, shade('#7a5236'), 0.03);
}

function flame(p: Painter, x: number, y: number, size: number, seed: number, colour: string): void {
  const { ctx } = p;
  const lick = Math.sin(p.now * 9 + seed * 2.3) * 0.16;
  const high = size * (1.05 + Math.sin(p.now * 13 + seed) * 0.14);
  ctx.fillStyle = colour;
  ctx.beginPath();
  ctx.moveTo(x - size * 0.42, y);
  ctx.quadraticCurveTo(x - size * 0.55, y - high * 0.5, x + lick * size, y - high);
  ctx.quadraticCurveTo(x + size * 0.6, y - high * 0.45, x + size * 0.42, y);
  ctx.quadraticCurveTo(x, y + size * 0.22, x - size * 0.42, y);
  ctx.fill();
}

function flames(p: Painter, g: Game, one: Spot): void {
  const w = Math.min(one.w, one.h * 1.1);
  const many = 3 + Math.round(one.heat * 2);
  const size = w * (0.2 + one.heat * 0.3);
  const [red, orange, yellow] = [
    natural(p, g, '#ff4a1f', 0.7),
    natural(p, g, '#ff8f1f', 0.85),
    natural(p, g, '#ffe25a', 1),
  ];
  for (let i = 0; i < many; i++) {
    const x = one.x + ((i + 0.5) / many - 0.5) * w * 0.8;
    const y = one.y + one.h * (0.12 - noise(i + one.look) * 0.28);
    flame(p, x, y, size, i + one.look, red);
    flame(p, x, y + size * 0.05, size * 0.7, i + one.look + 1, orange);
    flame(p, x, y + size * 0.08, size * 0.4, i + one.look + 2, yellow);
  }
}

/** Somebody leans out of a window and waves. */
function guest(p: Painter, one: Spot): void {
  if (!one.guest) return;
  const hop = Math.abs(Math.sin(p.now * 5 + one.look)) * 0.12;
  const [x, y] = [one.x, one.y + one.h * 0.02 - hop];
  p.circle(x, y, 0.62, '#ffffff');
  p.circle(x, y, 0.54, p.mix(p.palette.accent, '#ffffff', 0.55));
  p.sprite(one.guest, x, y, 0.95, { angle: Math.sin(p.now * 7) * 0.12 });
  p.text('!', x + 0.62, y - 0.5, 0.7, p.palette.danger);
}

export function drawHouse(p: Painter, g: Game, one: Spot): void {
  if (one.actor)
    p.sprite(one.actor, one.x, one.y, Math.min(one.w, one.h) * 1.02, {
      shadow: true,
      squash: one.pop.value,
      ...(one.health <= 0 ? { wash: 'rgba(20,18,18,.8)' } : {}),
    });
  else house(p, g, one);
  if (one.heat > 0) {
    p.ctx.globalAlpha = 0.2 + one.heat * 0.15;
    p.circle(one.x, one.y, Math.min(one.w, one.h) * (0.6 + one.heat * 0.2), natural(p, g, '#ff7a1a', 0.6));
    p.ctx.globalAlpha = 1;
    flames(p, g, one);
  }
  guest(p, one);
  if (one.heat > 0)
    p.health(one.x, one.y + one.h * 0.5 + 0.1, Math.min(1.6, one.w * 0.7), one.health, p.palette.accent);
  else if (one.health <= 0) {
    p.ctx.globalAlpha = 0.35;
    for (let i = 0; i < 3; i++) {
      const rise = (p.now * 0.35 + i / 3) % 1;
      p.circle(one.x + Math.sin(i * 2 + p.now) * 0.2, one.y - rise * 1.4, 0.18 + rise * 0.3, '#777777');
    }
    p.ctx.globalAlpha = 1;
  }
}

/** A bow of drops from whoever sprays to what burns. */
export function drawJet(p: Painter, g: Game, from: Place, to: Place): void {
  const [mx, my] = [(from.x + to.x) / 2, Math.min(from.y, to.y) - 0.9];
  const blue = natural(p, g, '#5cc3ff', 0.8);
  p.ctx.lineCap = 'round';
  for (const [width, colour, alpha] of [
    [0.34, blue, 0.75],
    [0.14, '#e8f8ff', 0.9],
  ] as const) {
    p.ctx.globalAlpha = alpha;
    p.ctx.strokeStyle = colour;
    p.ctx.lineWidth = width;
    p.ctx.beginPath();
    p.ctx.moveTo(from.x, from.y);
    p.ctx.quadraticCurveTo(mx, my, to.x, to.y);
    p.ctx.stroke();
  }
  p.ctx.globalAlpha = 1;
  for (let i = 0; i < 9; i++) {
    const t = (p.now * 2.2 + i / 9) % 1;
    const k = 1 - t;
    const wob = Math.sin(i * 5 + p.now * 20) * 0.1;
    p.circle(
      k * k * from.x + 2 * k * t * mx + t * t * to.x + wob,
      k * k * from.y + 2 * k * t * my + t * t * to.y + wob,
      0.09 + t * 0.08,
      '#d9f3ff',
    );
  }
}

export function drawSparks(p: Painter, s: State, g: Game): void {
  for (const { from, to, part } of s.sparks) {
    const x = from.x + (to.x - from.x) * part;
    const y = from.y + (to.y - from.y) * part - Math.sin(part * 3.14) * 1.3;
    p.circle(x, y, 0.3, natural(p, g, '#ff5a1f', 0.7));
    p.circle(x, y, 0.17, natural(p, g, '#ffe25a', 1));
  }
}
