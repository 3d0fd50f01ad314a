/** The arena seen from above and a little from the south: what stands lower on the screen stands in front. */
import { drawDark } from '../../kit/dark.js';
import type { Game, Painter } from '../../kit/types.js';
import { H } from './field.js';
import { drawFloor } from './floor.js';
import { drawWalls } from './ground.js';
import { dist, type Foe, type State } from './state.js';
import { drawBumper, drawBurst, drawComing, drawIce, drawItem, drawShots, powerColour } from './things.js';

export function drawArena(p: Painter, s: State, g: Game): void {
  drawFloor(p, s, g);
  if (s.idea === 'ice') drawIce(p);
  for (const one of s.bursts) drawBurst(p, one.x, one.y, one.in);
  for (const one of s.coming) drawComing(p, one.x, one.y, one.in, one.way === 'boss' ? 1.7 : 0.75);
  for (const item of s.items) if (item.life > 180 || item.life % 16 > 5) drawItem(p, item);
  const rows: (() => void)[][] = Array.from({ length: H }, () => []);
  const at = (y: number, draw: () => void): void => void rows[Math.max(0, Math.min(H - 1, Math.floor(y)))]?.push(draw);
  for (const foe of s.foes) at(foe.y, () => drawFoe(p, s, foe));
  for (const one of s.bumpers) at(one.y, () => drawBumper(p, g, one.x, one.y, one.squash.value));
  at(s.hero.y, () => drawHero(p, s));
  for (let y = 0; y < H; y++) {
    for (const draw of rows[y] ?? []) draw();
    drawWalls(p, s, g, y);
  }
  drawShots(p, s, g);
  if (s.idea === 'dark') drawDark(p, s.hero.x, s.hero.y, 6.2 - g.skill);
}

function drawFoe(p: Painter, s: State, foe: Foe): void {
  const { ctx } = p;
  const aiming = foe.mode === 'aim';
  const hop = foe.mode === 'go' ? Math.abs(Math.sin(p.now * 8 + foe.most + foe.turn)) * 0.1 * foe.size : 0;
  const shiver = aiming && foe.way !== 'shooter' ? Math.sin(p.now * 70) * 0.06 : 0;
  if (aiming && foe.way !== 'shooter' && foe.turn > 0) {
    // where it will dash
    ctx.save();
    ctx.globalAlpha = 0.28;
    ctx.lineCap = 'round';
    p.line(foe.x, foe.y, foe.x + foe.tx * 4.5, foe.y + foe.ty * 4.5, foe.size * 0.5, p.palette.danger);
    ctx.restore();
  }
  // a ring below each: a picture as dark or as light as the ground is found by it, and told from what is to be had
  ctx.fillStyle = 'rgba(0,0,0,.22)';
  ctx.strokeStyle = p.palette.danger;
  ctx.lineWidth = 0.07;
  ctx.beginPath();
  ctx.ellipse(foe.x, foe.y + foe.size * 0.4, foe.size * 0.52, foe.size * 0.22, 0, 0, 6.2832);
  ctx.fill();
  ctx.globalAlpha = 0.75;
  ctx.stroke();
  ctx.globalAlpha = 1;
  p.sprite(foe.actor, foe.x + shiver, foe.y - hop - foe.size * 0.16, foe.size * 1.25, {
    dir: s.hero.x < foe.x ? -1 : 1,
    heading: Math.atan2(s.hero.y - foe.y, s.hero.x - foe.x),
    squash: foe.squash.value,
    shadow: true,
    white: Math.max(foe.hit / 6, aiming && foe.t % 10 < 5 ? 0.55 : 0),
    ...(aiming || foe.way === 'boss' ? { glow: p.palette.danger } : {}),
  });
  if (foe.way !== 'boss' && foe.hp < foe.most) p.health(foe.x, foe.y - foe.size * 0.78, 0.8, foe.hp / foe.most);
}

function drawHero(p: Painter, s: State): void {
  const { hero, angle } = s;
  const { ctx } = p;
  const speed = dist(hero.vx, hero.vy);
  const step = Math.sin(p.now * 14) * Math.min(1, speed / 5);
  const dir = Math.cos(angle) < 0 ? -1 : 1;
  p.ctx.globalAlpha = 0.5;
  ctx.strokeStyle = p.palette.accent;
  ctx.lineWidth = 0.07;
  ctx.beginPath();
  ctx.ellipse(hero.x, hero.y + 0.42, 0.55, 0.24, 0, 0, 6.2832);
  ctx.stroke();
  ctx.globalAlpha = 1;
  p.hero(hero.x, hero.y - 0.16 - Math.abs(step) * 0.08, 1.36, {
    dir,
    heading: angle,
    squash: s.squash.value,
    angle: step * 0.07 + hero.vx * 0.015,
    shadow: true,
  });
  // where it aims: an arrow head beside the hero
  ctx.save();
  ctx.translate(hero.x, hero.y);
  ctx.rotate(angle);
  ctx.fillStyle = p.palette.accent;
  ctx.strokeStyle = 'rgba(0,0,0,.45)';
  ctx.lineWidth = 0.05;
  ctx.beginPath();
  ctx.moveTo(1.02, 0);
  ctx.lineTo(0.78, -0.15);
  ctx.lineTo(0.83, 0);
  ctx.lineTo(0.78, 0.15);
  ctx.closePath();
  ctx.fill();
  ctx.stroke();
  if (s.flash > 0) {
    ctx.globalAlpha = s.flash / 4;
    p.circle(0.72, 0, 0.16 + s.flash * 0.05, '#ffffff');
    ctx.fillStyle = p.palette.accent;
    ctx.beginPath();
    for (let i = 0; i < 8; i++) {
      const r = i % 2 ? 0.14 : 0.4;
      ctx.lineTo(0.75 + Math.cos((i / 8) * 6.2832) * r, Math.sin((i / 8) * 6.2832) * r);
    }
    ctx.fill();
  }
  ctx.restore();
  const arc = (left: number, radius: number, colour: string): void => {
    if (left <= 0) return;
    ctx.strokeStyle = colour;
    ctx.lineWidth = 0.08;
    ctx.beginPath();
    ctx.arc(hero.x, hero.y - 0.1, radius, -1.57, -1.57 + Math.min(1, left / 540) * 6.2832);
    ctx.stroke();
  };
  arc(s.rapid, 0.92, powerColour(p, 'rapid'));
  arc(s.fan, 1.02, powerColour(p, 'fan'));
  if (s.shield) {
    // a thin ring in a wider, fainter one, and nothing within: who stands there is seen as ever
    ctx.beginPath();
    ctx.arc(hero.x, hero.y - 0.1, 0.88, 0, 6.2832);
    for (const [width, colour] of [
      [0.2, 'rgba(120,210,255,.3)'],
      [0.06, 'rgba(215,243,255,.95)'],
    ] as const) {
      ctx.lineWidth = width;
      ctx.strokeStyle = colour;
      ctx.stroke();
    }
  }
}
