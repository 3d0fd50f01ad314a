/** The survivors seen from above: horde, gems, weapons, and the cards of a choice over it all. */
import { groundOf, paintGround } from '../../../kit/floors/ground.js';
import type { Game, Painter } from '../../../kit/types.js';
import { H, W } from '../field.js';
import { drawWalls } from '../ground.js';
import { dist } from '../state.js';
import { drawBlade } from './blade.js';
import { drawCards } from './cards.js';
import type { Foe, State } from './state.js';
import { bladesOf, glowRadius } from './weapons.js';

export function drawSurvivors(p: Painter, s: State, g: Game): void {
  p.kept(s.tiles, 0, 0, W, H, () => paintGround(p, groundOf(p, g, W, H)));
  drawGlow(p, s);
  for (const gem of s.gems) drawGem(p, gem.x, gem.y + Math.sin(p.now * 3 + gem.x) * 0.05, gem.worth);
  const rows: (() => void)[][] = Array.from({ length: H }, () => []);
  const at = (y: number, put: () => void): void => void rows[Math.max(0, Math.min(H - 1, Math.floor(y)))]?.push(put);
  for (const foe of s.foes) at(foe.y, () => drawFoe(p, s, foe));
  at(s.hero.y, () => drawHero(p, s));
  for (let y = 0; y < H; y++) {
    for (const put of rows[y] ?? []) put();
    drawWalls(p, s, g, y);
  }
  drawWeapons(p, s, g);
  if (s.choice) drawCards(p, s, s.choice, g);
}

function drawGlow(p: Painter, s: State): void {
  const r = glowRadius(s);
  if (r === 0) return;
  const { ctx } = p;
  ctx.globalAlpha = 0.22 + Math.sin(p.now * 5) * 0.04;
  p.circle(s.hero.x, s.hero.y + 0.2, r, '#ffe27a');
  ctx.globalAlpha = 0.8;
  ctx.strokeStyle = '#fff3c0';
  ctx.lineWidth = 0.06;
  ctx.stroke();
  ctx.globalAlpha = 1;
}

/** A cut stone; larger and of another colour where it is worth more. */
function drawGem(p: Painter, x: number, y: number, worth: number): void {
  const { ctx } = p;
  const r = worth > 3 ? 0.42 : worth > 1 ? 0.28 : 0.2;
  const colour = worth > 1 ? '#ff5fa2' : '#37d0ff';
  const shape = (dy: number, part: number, fill: string): void => {
    ctx.fillStyle = fill;
    ctx.beginPath();
    ctx.moveTo(x, y + dy - r * 1.25 * part);
    ctx.lineTo(x + r * part, y + dy);
    ctx.lineTo(x, y + dy + r * 1.25 * part);
    ctx.lineTo(x - r * part, y + dy);
    ctx.fill();
  };
  shape(0.08, 1.15, 'rgba(0,0,0,.35)');
  shape(0, 1.15, '#ffffff');
  shape(0, 0.92, colour);
  shape(-r * 0.2, 0.42, 'rgba(255,255,255,.65)');
}

function drawFoe(p: Painter, s: State, foe: Foe): void {
  const { ctx } = p;
  const shown = Math.min(1, foe.age / 34);
  const hop = Math.abs(Math.sin(p.now * 8 + foe.most + foe.size * 9)) * 0.08;
  ctx.fillStyle = 'rgba(0,0,0,.24)';
  ctx.beginPath();
  ctx.ellipse(foe.x, foe.y + foe.size * 0.4, foe.size * 0.46, foe.size * 0.18, 0, 0, 6.2832);
  ctx.fill();
  p.sprite(foe.actor, foe.x, foe.y - hop - foe.size * 0.12, foe.size * 1.25 * shown, {
    dir: s.hero.x < foe.x ? -1 : 1,
    heading: Math.atan2(foe.vy, foe.vx),
    squash: foe.squash.value,
    alpha: 0.3 + 0.7 * shown,
    white: foe.hit / 7,
    ...(foe.sort === 'runner' ? {} : { glow: p.palette.danger }),
  });
  if (foe.sort === 'brute' && foe.hp < foe.most) p.health(foe.x, foe.y - foe.size * 0.78, 0.9, foe.hp / foe.most);
}

function drawHero(p: Painter, s: State): void {
  const { ctx } = p;
  const step = Math.sin(p.now * 13) * Math.min(1, dist(s.hero.vx, s.hero.vy) / 5);
  ctx.globalAlpha = 0.8;
  ctx.strokeStyle = '#ffffff';
  ctx.lineWidth = 0.08;
  ctx.beginPath();
  ctx.ellipse(s.hero.x, s.hero.y + 0.48, 0.6, 0.26, 0, 0, 6.2832);
  ctx.stroke();
  ctx.globalAlpha = 1;
  p.hero(s.hero.x, s.hero.y - 0.14 - Math.abs(step) * 0.08, 1.4, {
    dir: Math.cos(s.angle) < 0 ? -1 : 1,
    heading: s.angle,
    squash: s.squash.value,
    angle: step * 0.07,
    shadow: true,
  });
}

function drawWeapons(p: Painter, s: State, g: Game): void {
  const { ctx, palette } = p;
  const { projectile } = g.design.cast;
  for (const bolt of s.bolts) {
    ctx.lineCap = 'round';
    ctx.globalAlpha = 0.5;
    p.line(bolt.x - bolt.vx * 0.04, bolt.y - bolt.vy * 0.04, bolt.x, bolt.y, 0.16, '#fff1b0');
    ctx.globalAlpha = 1;
    if (projectile) p.sprite(projectile, bolt.x, bolt.y, 0.55, { heading: Math.atan2(bolt.vy, bolt.vx) });
    else {
      p.circle(bolt.x, bolt.y, 0.19, palette.accent);
      p.circle(bolt.x, bolt.y, 0.11, '#ffffff');
    }
  }
  for (const blade of bladesOf(s)) drawBlade(p, blade.x, blade.y, s.frames * 0.3);
  for (const wave of s.waves) {
    ctx.strokeStyle = '#bfe8ff';
    ctx.globalAlpha = Math.max(0, 1 - wave.r / 5);
    ctx.lineWidth = 0.3;
    ctx.beginPath();
    ctx.arc(wave.x, wave.y, wave.r, 0, 6.2832);
    ctx.stroke();
  }
  ctx.globalAlpha = 1;
}
