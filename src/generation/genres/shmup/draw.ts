/** How it looks: a deep field that streams by, a ship with a flame, shots with a core of light. */
import type { Actor } from '../../design.js';
import { clamp } from '../../kit/juice.js';
import { noise } from '../../kit/random.js';
import type { Game, Painter } from '../../kit/types.js';
import { WARNING } from './boss.js';
import { drawShip, drawShot } from './craft.js';
import { ARMOUR } from './outfit.js';
import { H, W, type Drop, type Foe, type Power, type State } from './state.js';

const isDark = (g: Game): boolean =>
  g.design.theme.time === 'night' || ['space', 'cyberpunk', 'cave'].includes(g.design.theme.id);

export function drawShmup(p: Painter, s: State, g: Game): void {
  const { ctx, palette } = p;
  p.rect(-0.22, -0.2, W + 0.44, H + 0.5, 'rgba(0,0,0,.35)', 0.5);
  p.rect(-0.18, -0.18, W + 0.36, H + 0.36, p.mix(palette.solid, palette.solidEdge, 0.4), 0.45);
  ctx.save();
  ctx.beginPath();
  ctx.roundRect(0, 0, W, H, 0.3);
  ctx.clip();
  drawField(p, g);
  if (s.leaving > 0) drawGoal(p, s, g);
  for (const drop of s.drops) drawDrop(p, drop);
  for (const shot of s.shots) drawShot(p, g, shot.x, shot.y, Math.atan2(shot.vy, shot.vx));
  for (const foe of s.foes) drawFoe(p, s, foe, isDark(g));
  drawShip(p, s, g);
  for (const bolt of s.bolts) {
    const beat = 1 + Math.sin(p.now * 18 + bolt.x) * 0.12;
    ctx.globalAlpha = 0.35;
    p.circle(bolt.x, bolt.y, 0.36 * beat, palette.danger);
    ctx.globalAlpha = 1;
    p.circle(bolt.x, bolt.y, 0.22, p.mix(palette.danger, '#000000', 0.25));
    p.circle(bolt.x, bolt.y, 0.16, p.mix(palette.danger, '#ffffff', 0.25));
    p.circle(bolt.x, bolt.y, 0.08, '#ffffff');
  }
  ctx.restore();
}

/** Sky that streams by in three depths; at night stars, else clouds and streaks. */
function drawField(p: Painter, g: Game): void {
  const { ctx, palette } = p;
  const dark = isDark(g);
  const sky = ctx.createLinearGradient(0, 0, 0, H);
  sky.addColorStop(0, p.mix(palette.sky, '#000000', dark ? 0.35 : 0.08));
  sky.addColorStop(1, p.mix(palette.sky, palette.horizon, dark ? 0.3 : 0.45));
  ctx.fillStyle = sky;
  ctx.fillRect(0, 0, W, H);
  const seed = g.design.seed % 997;
  const soft = dark ? p.mix(palette.sky, palette.accent, 0.5) : '#ffffff';
  for (let i = 0; i < 7; i++) {
    const y = ((noise(seed + i) * 22 + p.now * (0.5 + (i % 3) * 0.35)) % 22) - 3.5;
    const x = noise(seed + i * 3.1) * W;
    const r = 1.2 + noise(i + seed * 2) * 1.8;
    ctx.globalAlpha = dark ? 0.09 : 0.2;
    ctx.fillStyle = soft;
    // one path, so that the puffs do not show through each other
    ctx.beginPath();
    for (let k = 0; k < 4; k++) {
      const puff = r * (k % 3 ? 0.72 : 0.5);
      const px = x + (k - 1.5) * r * 0.62;
      const py = y + noise(k + i) * r * 0.4;
      ctx.moveTo(px + puff, py);
      ctx.arc(px, py, puff, 0, 6.2832);
    }
    ctx.fill();
  }
  ctx.globalAlpha = 1;
  const { deco } = g.design.cast;
  deco.slice(0, 4).forEach((actor: Actor, i) => {
    const y = ((noise(seed + i * 7.7) * 24 + p.now * (0.6 + i * 0.12)) % 24) - 4;
    p.sprite(actor, 1.2 + noise(seed + i * 5.3) * (W - 2.4), y, 2 + (i % 2), { alpha: dark ? 0.22 : 0.26 });
  });
  for (let i = 0; i < 54; i++) {
    const depth = 1 + (i % 3);
    const y = ((noise(seed + i * 1.7) * 17 + p.now * depth * 2.1) % 17) - 1;
    const x = noise(seed + i * 2.9) * W;
    ctx.globalAlpha = dark ? 0.25 + depth * 0.2 : 0.14 + depth * 0.08;
    p.rect(x, y, 0.03 * depth, dark ? 0.06 * depth : 0.35 * depth, '#ffffff', 0.03);
  }
  ctx.globalAlpha = 1;
}

function drawGoal(p: Painter, s: State, g: Game): void {
  const { goal } = g.design.cast;
  const t = clamp(s.leaving / 70, 0, 1);
  const y = -2 + (1 - (1 - t) ** 3) * 4.6;
  if (goal) p.sprite(goal, W / 2, y, 3.4, { glow: p.palette.accent });
}

/** A stone of the theme, where the prompt names nothing that drifts. */
function drawRock(p: Painter, foe: Foe): void {
  const { ctx, palette } = p;
  ctx.save();
  ctx.translate(foe.x, foe.y);
  ctx.rotate(foe.age * 0.015 * foe.side);
  const stone = p.mix(palette.solid, '#8a8a94', 0.35);
  for (const [k, colour] of [
    [1, p.mix(stone, '#000000', 0.55)],
    [0.88, p.mix(stone, '#ffffff', foe.hit / 8)],
  ] as const) {
    ctx.fillStyle = colour;
    ctx.beginPath();
    for (let i = 0; i < 9; i++) {
      const r = foe.size * (0.42 + noise(foe.homeX + i) * 0.14) * k;
      ctx.lineTo(Math.cos(i * 0.698) * r, Math.sin(i * 0.698) * r);
    }
    ctx.fill();
  }
  ctx.globalAlpha = 0.4;
  p.circle(-0.15, -0.12, foe.size * 0.12, '#000000');
  p.circle(0.2, 0.15, foe.size * 0.08, '#000000');
  p.circle(0.1, -0.28, foe.size * 0.06, '#ffffff');
  ctx.restore();
}

function drawFoe(p: Painter, s: State, foe: Foe, dark: boolean): void {
  const { palette, ctx } = p;
  const boss = foe.way === 'boss';
  if (foe.way === 'hunter' && foe.age < 46) {
    ctx.globalAlpha = 0.2 + 0.15 * Math.sin(foe.age * 0.6);
    p.rect(foe.x - 0.45, 0, 0.9, H, palette.danger);
    ctx.globalAlpha = 1;
  }
  if (!foe.actor) return drawRock(p, foe);
  const warned =
    (boss && foe.age > 100 && foe.wait < WARNING) || (foe.way === 'swoop' && foe.dive >= 0 && foe.dive < 28);
  const shiver = warned ? Math.sin(p.now * 60) * 0.05 : 0;
  if (!boss && foe.way !== 'rock') {
    // a dark picture in a dark sky, a pale one among clouds: each flies before a disc of the other tone
    ctx.globalAlpha = dark ? 0.34 : 0.18;
    p.circle(
      foe.x,
      foe.y,
      foe.size * 0.62,
      dark ? p.mix(palette.danger, '#ffffff', 0.55) : p.mix(palette.danger, '#000000', 0.5),
    );
    ctx.globalAlpha = 1;
  }
  if (!boss && foe.most >= ARMOUR) drawArmour(p, foe);
  p.sprite(foe.actor, foe.x + shiver, foe.y, foe.size * (boss ? 1.15 : 1.24), {
    dir: s.ship.x < foe.x ? -1 : 1,
    heading: Math.PI / 2,
    squash: foe.squash.value + Math.sin(p.now * 5 + foe.homeX) * 0.04,
    angle: foe.way === 'rock' ? foe.age * 0.015 * foe.side : clamp(-foe.vx * 0.03, -0.3, 0.3),
    white: Math.max(foe.hit / 6, warned && Math.floor(p.now * 12) % 2 ? 0.5 : 0),
    ...(warned || boss || dark ? { glow: warned || boss ? palette.danger : palette.solidEdge } : {}),
  });
}

/** A ring for each hit that it still takes but the last. */
function drawArmour(p: Painter, foe: Foe): void {
  const { ctx, palette } = p;
  ctx.strokeStyle = p.mix(palette.accent, '#ffffff', 0.35);
  ctx.lineWidth = 0.09;
  for (let i = 1; i < foe.hp; i++) {
    ctx.beginPath();
    ctx.arc(foe.x, foe.y, foe.size * 0.56 + i * 0.12, 0, 6.2832);
    ctx.stroke();
  }
}

function drawDrop(p: Painter, drop: Drop): void {
  const { ctx, palette } = p;
  const bob = Math.sin(p.now * 4 + drop.x) * 0.06;
  if (!drop.power) return p.sprite(drop.actor, drop.x, drop.y + bob, 1, { glow: palette.accent });
  const colour =
    drop.power === 'heal'
      ? '#ff4d6d'
      : drop.power === 'shield'
        ? '#3fb6ff'
        : drop.power === 'rapid'
          ? '#ff9f1c'
          : '#8e5cff';
  ctx.globalAlpha = 0.5;
  p.circle(drop.x, drop.y, 0.66 + bob, colour);
  ctx.globalAlpha = 1;
  ctx.strokeStyle = '#ffffff';
  ctx.lineWidth = 0.08;
  ctx.stroke();
  p.sprite(drop.actor, drop.x, drop.y, 0.72);
  p.circle(drop.x + 0.46, drop.y + 0.42, 0.29, colour);
  ctx.stroke();
  drawSign(p, drop.power, drop.x + 0.46, drop.y + 0.42);
}

/** A sign without words. */
function drawSign(p: Painter, power: Power, x: number, y: number): void {
  const white = '#ffffff';
  const bar = (x1: number, y1: number, x2: number, y2: number): void =>
    p.line(x + x1, y + y1, x + x2, y + y2, 0.07, white);
  if (power === 'heal') {
    bar(-0.15, 0, 0.15, 0);
    bar(0, -0.15, 0, 0.15);
  } else if (power === 'rapid') {
    for (const dy of [-0.08, 0.06]) {
      bar(-0.13, dy + 0.07, 0, dy - 0.05);
      bar(0.13, dy + 0.07, 0, dy - 0.05);
    }
  } else if (power === 'fan') for (const dx of [-0.13, 0, 0.13]) bar(0, 0.14, dx, -0.14);
  else {
    p.circle(x, y, 0.16, white);
    p.circle(x, y, 0.09, '#3fb6ff');
  }
}
