/** Who comes, and by what one sees how: wings over a shadow, plates and rivets, a cross in a ring, a crack. */
import { natural } from '../../kit/natural.js';
import type { Game, Painter } from '../../kit/types.js';
import { MENDS } from './makes.js';
import type { Foe } from './state.js';

/** units a flyer is above its shadow */
const HIGH = 0.75;

export function drawFoe(p: Painter, g: Game, foe: Foe): void {
  const flies = foe.way === 'flyer';
  const heavy = foe.way === 'tank';
  const hop = flies
    ? HIGH + Math.sin(p.now * 3 + foe.side * 30) * 0.08
    : Math.abs(Math.sin(foe.gone * 3.4 + foe.side * 30)) * (heavy ? 0.04 : 0.14);
  const x = foe.x + foe.side;
  const y = foe.y - foe.size * 0.24 - hop + foe.side;
  if (flies) drawWings(p, foe, x, y);
  if (foe.way === 'healer') drawMending(p, g, foe, x);
  p.sprite(foe.actor, x, y, foe.size, {
    dir: foe.dir,
    squash: foe.squash.value + (flies ? 0 : Math.sin(foe.gone * 6.8) * 0.05),
    shadow: !flies,
    white: foe.hit / 8,
    ...(foe.slow > 0 ? { glow: '#bfeaff' } : foe.way === 'boss' ? { glow: p.palette.danger } : {}),
  });
  if (heavy) drawArmour(p, foe, x, y);
  if (foe.way === 'healer') drawCross(p, g, x + foe.size * 0.34, y - foe.size * 0.36);
  if (foe.way === 'splitter') drawCrack(p, foe, x, y);
  if (foe.hp < foe.most && foe.way !== 'boss')
    p.health(x, y - foe.size * 0.6, Math.max(0.5, foe.size * 0.6), foe.hp / foe.most);
}

/** A shadow far below, and two wings that beat behind it. */
function drawWings(p: Painter, foe: Foe, x: number, y: number): void {
  const { ctx } = p;
  ctx.fillStyle = 'rgba(0,0,0,.28)';
  ctx.beginPath();
  ctx.ellipse(x, foe.y + 0.2, foe.size * 0.34, foe.size * 0.15, 0, 0, 6.2832);
  ctx.fill();
  const beat = Math.sin(p.now * 13 + foe.side * 40) * 0.5;
  for (const side of [-1, 1]) {
    ctx.save();
    ctx.translate(x + side * foe.size * 0.28, y - foe.size * 0.08);
    ctx.rotate(side * (-0.5 + beat));
    for (const [grow, colour] of [
      [0.05, 'rgba(20,28,54,.75)'],
      [0, '#ffffff'],
    ] as const) {
      ctx.fillStyle = colour;
      ctx.beginPath();
      ctx.ellipse(side * 0.3, 0, 0.36 + grow, 0.17 + grow, 0, 0, 6.2832);
      ctx.fill();
    }
    ctx.restore();
  }
}

/** A belt of steel round its lower half. */
function drawArmour(p: Painter, foe: Foe, x: number, y: number): void {
  const w = foe.size * 0.72;
  const h = foe.size * 0.3;
  const top = y + foe.size * 0.1;
  const steel = foe.hit > 0 ? '#f4f8ff' : '#aab4c4';
  p.rect(x - w / 2 - 0.04, top - 0.04, w + 0.08, h + 0.08, '#2a3040', 0.16);
  p.rect(x - w / 2, top, w, h, steel, 0.13);
  p.rect(x - w / 2, top, w, h * 0.34, '#d5dde9', 0.1);
  p.rect(x - 0.03, top, 0.06, h, '#6d7788');
  for (const part of [-0.36, 0.36]) p.circle(x + part * w, top + h * 0.6, 0.06, '#596274');
}

/** The ring in which others mend. */
function drawMending(p: Painter, g: Game, foe: Foe, x: number): void {
  const beat = (p.now * 0.8 + foe.side * 7) % 1;
  p.ctx.strokeStyle = natural(p, g, '#37c978', 0.9);
  p.ctx.lineWidth = 0.08;
  for (const part of [1, beat]) {
    p.ctx.globalAlpha = part === 1 ? 0.35 : (1 - beat) * 0.7;
    p.ctx.beginPath();
    p.ctx.arc(x, foe.y, MENDS.reach * part, 0, 6.2832);
    p.ctx.stroke();
  }
  p.ctx.globalAlpha = 1;
}

function drawCross(p: Painter, g: Game, x: number, y: number): void {
  const green = natural(p, g, '#23a35d', 0.2);
  p.circle(x, y, 0.27, p.mix(green, '#000000', 0.4));
  p.circle(x, y, 0.23, '#ffffff');
  p.rect(x - 0.06, y - 0.16, 0.12, 0.32, green, 0.03);
  p.rect(x - 0.16, y - 0.06, 0.32, 0.12, green, 0.03);
}

/** Where it will fall apart. */
function drawCrack(p: Painter, foe: Foe, x: number, y: number): void {
  const { ctx } = p;
  const r = foe.size * 0.42;
  ctx.lineJoin = 'round';
  ctx.lineCap = 'round';
  for (const [width, colour] of [
    [0.15, 'rgba(20,24,44,.85)'],
    [0.07, p.palette.accent],
  ] as const) {
    ctx.lineWidth = width;
    ctx.strokeStyle = colour;
    ctx.beginPath();
    for (const [dx, dy] of [
      [0.1, -1],
      [-0.16, -0.5],
      [0.14, -0.1],
      [-0.12, 0.35],
      [0.08, 1],
    ] as const)
      ctx.lineTo(x + dx * r * 1.3, y + dy * r);
    ctx.stroke();
  }
}
