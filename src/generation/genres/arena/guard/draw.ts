/** The yard from above: mats, a fence with gates, thieves with what they carry, and signs of those out of sight. */
import { drawDark } from '../../../kit/dark.js';
import { groundOf, paintGround } from '../../../kit/floors/ground.js';
import type { Game, Painter } from '../../../kit/types.js';
import { drawWalls } from '../ground.js';
import { dist, type Spot } from '../state.js';
import { BEYOND, H, HEARD, MAT, SHOUT_WAIT, W, type Piece, type State, type Thief } from './state.js';
import { throws } from './hero.js';
import { drawSigns } from './signs.js';

export function drawGuard(p: Painter, s: State, g: Game): void {
  p.kept(s.tiles, -BEYOND, -BEYOND, W + BEYOND * 2, H + BEYOND * 2, () => drawFloor(p, s, g));
  const rows: (() => void)[][] = Array.from({ length: H }, () => []);
  const at = (y: number, draw: () => void): void => void rows[Math.max(0, Math.min(H - 1, Math.floor(y)))]?.push(draw);
  for (const piece of s.pieces) if (piece.at !== 'thief') at(piece.y, () => drawPiece(p, s, piece));
  for (const thief of s.thieves) at(thief.y, () => drawThief(p, s, thief));
  at(s.hero.y, () => drawHero(p, s, g));
  for (let y = 0; y < H; y++) {
    for (const draw of rows[y] ?? []) draw();
    drawWalls(p, s, g, y);
  }
  // what is carried over a fence is seen above it
  for (const thief of s.thieves) if (thief.mode === 'carry' && thief.piece) drawCarried(p, thief, thief.piece);
  drawShots(p, s, g);
  drawShout(p, s);
  if (s.idea === 'dark') drawDark(p, s.hero.x, s.hero.y, 7 - g.skill);
  drawSigns(p, s);
}

/** Ground, also beyond the fence, the ways in, and the mat. */
function drawFloor(p: Painter, s: State, g: Game): void {
  const { ctx } = p;
  const ground = groundOf(p, g, W + BEYOND * 2, H + BEYOND * 2);
  ctx.save();
  ctx.translate(-BEYOND, -BEYOND);
  paintGround(p, ground);
  ctx.restore();
  // beyond the fence it is darker
  ctx.fillStyle = 'rgba(10,14,30,.26)';
  ctx.beginPath();
  ctx.rect(-BEYOND, -BEYOND, W + BEYOND * 2, H + BEYOND * 2);
  ctx.rect(0.5, 0.5, W - 1, H - 1);
  ctx.fill('evenodd');
  for (const gate of s.gates) {
    const isSide = gate.x < 0 || gate.x > W;
    ctx.fillStyle = p.mix(ground.colour, ground.line, 0.45);
    ctx.globalAlpha = 0.5;
    ctx.beginPath();
    const [x, y] = [
      gate.x < 0 ? -0.6 : gate.x > W ? W + 0.6 : gate.x,
      gate.y < 0 ? -0.6 : gate.y > H ? H + 0.6 : gate.y,
    ];
    ctx.ellipse(x, y, isSide ? 3 : 1.4, isSide ? 1.4 : 3, 0, 0, 6.2832);
    ctx.fill();
    ctx.globalAlpha = 1;
  }
  const cloth = p.mix(ground.colour, p.palette.accent, 0.55);
  if (!s.fixed) for (const { home } of s.pieces) drawMat(p, cloth, home);
}

function drawMat(p: Painter, colour: string, { x, y }: Spot): void {
  const { ctx } = p;
  const disc = (radius: number, dy: number, fill: string): void => {
    ctx.fillStyle = fill;
    ctx.beginPath();
    ctx.ellipse(x, y + 0.34 + dy, radius, radius * 0.62, 0, 0, 6.2832);
    ctx.fill();
  };
  disc(MAT + 0.06, 0.1, 'rgba(0,0,0,.25)');
  disc(MAT + 0.04, 0, p.mix(colour, '#ffffff', 0.55));
  disc(MAT - 0.08, 0, colour);
  disc(MAT - 0.26, 0, p.mix(colour, '#ffffff', 0.2));
}

function drawPiece(p: Painter, s: State, piece: Piece): void {
  const size = s.fixed ? 3 : s.pieces.length === 1 ? 1.7 : 1.12;
  const { at } = piece;
  const bob = at === 'lying' ? Math.abs(Math.sin(p.now * 5)) * 0.14 : 0;
  p.sprite(piece.actor, piece.x, piece.y - bob - (s.fixed ? 0.5 : 0), size, {
    squash: piece.squash.value,
    shadow: true,
    ...(at === 'lying' ? { glow: p.palette.accent, angle: Math.sin(p.now * 6) * 0.12 } : {}),
  });
}

function drawThief(p: Painter, s: State, thief: Thief): void {
  const { ctx } = p;
  const { mode, size } = thief;
  const isHigh = thief.sort === 'over';
  const lift = isHigh ? 0.45 + Math.sin(p.now * 4 + thief.gate.x) * 0.08 : 0;
  const moving = Math.min(1, dist(thief.vx, thief.vy));
  const hop = isHigh ? 0 : Math.abs(Math.sin(p.now * 9 + thief.gate.y + size)) * 0.12 * moving;
  if (mode !== 'flee') {
    ctx.strokeStyle = p.palette.danger;
    ctx.fillStyle = 'rgba(0,0,0,.22)';
    ctx.lineWidth = 0.08;
    ctx.globalAlpha = 0.85;
    ctx.beginPath();
    ctx.ellipse(thief.x, thief.y + size * 0.42, size * 0.5, size * 0.2, 0, 0, 6.2832);
    ctx.fill();
    ctx.stroke();
    ctx.globalAlpha = 1;
  }
  const shiver = mode === 'grab' ? Math.sin(p.now * 60) * 0.05 : 0;
  const towards = mode === 'wait' ? s.hero.x - thief.x : thief.vx;
  p.sprite(thief.actor, thief.x + shiver, thief.y - hop - lift - size * 0.1, size * 1.22, {
    dir: towards < 0 ? -1 : 1,
    heading: Math.atan2(thief.vy, thief.vx),
    squash: thief.squash.value,
    angle: mode === 'stun' ? Math.sin(p.now * 14) * 0.2 : 0,
    shadow: true,
    alpha: mode === 'wait' ? 0.72 : 1,
    ...(mode === 'carry' ? { glow: p.palette.danger } : {}),
  });
  const top = thief.y - lift - size * 0.85;
  // startled, dazed, or how many scares it takes yet
  if (mode === 'flee') p.text('!', thief.x, top, 0.7, '#ffffff');
  else if (mode === 'stun')
    for (let i = 0; i < 3; i++) {
      const a = p.now * 6 + i * 2.0944;
      p.circle(thief.x + Math.cos(a) * 0.5, top + Math.sin(a) * 0.14, 0.1, '#ffe27a');
    }
  else
    for (let i = 0; i < thief.nerve && thief.nerve > 1; i++)
      p.circle(thief.x + (i - 0.5) * 0.34, top, 0.12, p.palette.danger);
}

function drawCarried(p: Painter, thief: Thief, piece: Piece): void {
  const lift = thief.sort === 'over' ? 0.5 : 0;
  const y = piece.y - lift + Math.sin(p.now * 10) * 0.05;
  p.circle(piece.x, y, 0.6, 'rgba(255,255,255,.35)');
  p.sprite(piece.actor, piece.x, y, 0.95, { angle: Math.sin(p.now * 10) * 0.14 });
}

function drawHero(p: Painter, s: State, g: Game): void {
  const { hero, angle } = s;
  const { ctx } = p;
  const step = Math.sin(p.now * 13) * Math.min(1, dist(hero.vx, hero.vy) / 5);
  ctx.lineWidth = 0.09;
  ctx.strokeStyle = 'rgba(255,255,255,.35)';
  ctx.beginPath();
  ctx.ellipse(hero.x, hero.y + 0.5, 0.64, 0.28, 0, 0, 6.2832);
  ctx.stroke();
  // the ring closes as the next shout gets ready
  const ready = throws(g) ? 1 : Math.min(1, s.shout / SHOUT_WAIT);
  ctx.strokeStyle = '#ffffff';
  ctx.beginPath();
  ctx.ellipse(hero.x, hero.y + 0.5, 0.64, 0.28, 0, -1.57, -1.57 + ready * 6.2832);
  ctx.stroke();
  p.hero(hero.x, hero.y - 0.14 - Math.abs(step) * 0.08, 1.5, {
    dir: Math.cos(angle) < 0 ? -1 : 1,
    heading: angle,
    squash: s.squash.value,
    angle: step * 0.07,
    shadow: true,
  });
}

function drawShots(p: Painter, s: State, g: Game): void {
  const { projectile } = g.design.cast;
  for (const shot of s.shots) {
    p.circle(shot.x, shot.y + 0.5, 0.2, 'rgba(0,0,0,.2)');
    if (projectile)
      p.sprite(projectile, shot.x, shot.y, 0.7, { angle: p.now * 9, heading: Math.atan2(shot.vy, shot.vx) });
    else p.circle(shot.x, shot.y, 0.22, '#ffffff');
  }
}

/** A shout goes out in rings. */
function drawShout(p: Painter, s: State): void {
  const { ctx } = p;
  const part = s.shout / 20;
  if (part >= 1) return;
  ctx.strokeStyle = '#ffffff';
  for (const late of [0, 0.22, 0.44]) {
    const grown = Math.max(0, part - late) * 1.25;
    if (grown <= 0) continue;
    ctx.globalAlpha = Math.max(0, 0.8 - part * 0.8);
    ctx.lineWidth = 0.14;
    ctx.beginPath();
    ctx.arc(s.hero.x, s.hero.y, HEARD * Math.min(1, grown), 0, 6.2832);
    ctx.stroke();
  }
  ctx.globalAlpha = 1;
}
