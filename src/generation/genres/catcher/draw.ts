/** How it looks: ground from edge to edge, clouds or throwers above, a hero that bends under a basket that fills. */
import type { Actor } from '../../design.js';
import { sceneryOf } from '../../kit/scenery.js';
import type { Game, Painter } from '../../kit/types.js';
import { drawChute, drawGust } from './draw-air.js';
import { basketOf, TOWERS } from './phrases.js';
import { GROUND, RIM, TOP, W, type Drop, type Power, type State } from './state.js';

const hash = (n: number): number => Math.abs(Math.sin(n * 78.233) * 43758.5453) % 1;

function cloud(p: Painter, x: number, y: number, w: number, colour: string): void {
  const { ctx } = p;
  ctx.fillStyle = colour;
  ctx.beginPath();
  ctx.ellipse(x, y, w * 0.5, w * 0.17, 0, 0, 6.2832);
  ctx.ellipse(x - w * 0.2, y - w * 0.1, w * 0.2, w * 0.17, 0, 0, 6.2832);
  ctx.ellipse(x + w * 0.12, y - w * 0.14, w * 0.25, w * 0.21, 0, 0, 6.2832);
  ctx.fill();
}

function drawSky(p: Painter, s: State): void {
  const { palette, view } = p;
  if ((s.style === 'rain' || s.style === 'storm') && !s.boss) {
    const dark = p.mix(palette.horizon, palette.far, 0.55);
    const light = p.mix(palette.horizon, '#ffffff', 0.6);
    for (let i = Math.floor(view.x / 2.2) - 1; i * 2.2 < view.x + view.w + 2; i++) {
      const sway = Math.sin(p.now * 0.7 + i * 1.7) * 0.16;
      cloud(p, i * 2.2 + sway, TOP - 0.55 + hash(i) * 0.25, 3.7, dark);
    }
    for (let i = Math.floor(view.x / 2.7) - 1; i * 2.7 < view.x + view.w + 2; i++)
      cloud(p, i * 2.7 - Math.sin(p.now * 0.6 + i) * 0.2, TOP - 0.85 + hash(i + 9) * 0.2, 3.4, light);
  }
  // what comes next shows where it will come from
  for (const drop of s.phrase.drops) {
    const wait = drop.from - s.beat;
    if (s.phrase.style !== 'rain' || wait < 0 || wait > 26) continue;
    const part = 1 - wait / 26;
    p.sprite(drop.actor, drop.path[0] as number, TOP - 0.35 + part * 0.35, 0.95 * part, {
      angle: Math.sin(p.now * 30) * 0.12,
    });
  }
  if (s.style === 'zigzag' && !s.boss) {
    const jump = s.thrower.kick / 12;
    cloud(p, s.thrower.x, TOP + 1.2, 2.9, p.mix(palette.horizon, '#ffffff', 0.65));
    p.sprite(s.thrower.actor, s.thrower.x, TOP + 0.35 - jump * 0.25, 1.7, {
      squash: jump * 0.18,
      glow: palette.danger,
    });
  }
  for (const bumper of s.bumpers) {
    const kick = bumper.hit / 8;
    p.rect(bumper.x - 0.95, bumper.y + 0.42 + kick * 0.08, 1.9, 0.28, p.mix(palette.solid, '#000000', 0.35), 0.14);
    p.rect(bumper.x - 0.95, bumper.y + 0.36 + kick * 0.08, 1.9, 0.24, palette.solidEdge, 0.12);
    p.sprite(bumper.actor, bumper.x, bumper.y - 0.12 + kick * 0.08, 1.25, { squash: kick * 0.12 });
  }
}

function drawGround(p: Painter, s: State, g: Game): void {
  const { view, palette } = p;
  const { enemies, items } = g.design.cast;
  // where nobody throws, the things lie there before they fly
  const throwers = g.has('noEnemies') ? items : enemies;
  const deco = sceneryOf(g.design.cast.deco);
  TOWERS.forEach((tower, i) => {
    const side = i === 0 ? -1 : 1;
    const x = tower.x + side * 0.55;
    if (s.style === 'arcs' || s.style === 'storm') {
      p.block(x - 0.8, tower.y + 0.75, 1.6, GROUND - tower.y, true);
      const actor = throwers[i % throwers.length] as Actor;
      p.sprite(actor, x, tower.y - 0.1 - (s.thrower.kick / 12) * 0.2, 1.7, { dir: -side, shadow: true });
    } else {
      p.rect(x - 0.1, GROUND - 2.3, 0.2, 2.4, p.mix(palette.solid, '#000000', 0.3), 0.1);
      p.circle(x, GROUND - 2.35, 0.24, palette.accent);
    }
  });
  const wash = `${p.mix(palette.far, palette.horizon, 0.4)}80`;
  deco.forEach((actor, i) => {
    const x = i % 2 ? W + 3.6 + i * 1.9 : -3.6 - i * 1.9;
    p.sprite(actor, x, GROUND - 0.85, 1.9, { shadow: true, wash, angle: Math.sin(p.now + i) * 0.02 });
  });
  p.block(view.x - 1, GROUND, view.w + 2, Math.max(3, view.y + view.h - GROUND + 1), true);
  for (const splat of s.splats) {
    const part = splat.age / 70;
    p.sprite(splat.actor, splat.x, GROUND - 0.3, 1.1, { squash: 0.55, alpha: 1 - part * part });
  }
  // how many more may fall: full things, and what is left of them
  const n = s.patience;
  const step = Math.min(0.72, 7 / n);
  const item = g.design.cast.items[0] as Actor;
  const jolt = s.missShake > 0 ? Math.sin(s.missShake * 1.3) * 0.08 : 0;
  p.rect(W / 2 - (n * step) / 2 - 0.2, GROUND + 0.62, n * step + 0.4, 0.84, 'rgba(0,0,0,.32)', 0.42);
  for (let i = 0; i < n; i++) {
    const x = W / 2 + (i - (n - 1) / 2) * step + jolt;
    const left = i < n - s.missed;
    p.sprite(item, x, GROUND + 1.04, 0.58, left ? {} : { alpha: 0.25 });
    if (left) continue;
    p.line(x - 0.2, GROUND + 0.84, x + 0.2, GROUND + 1.24, 0.1, palette.danger);
    p.line(x + 0.2, GROUND + 0.84, x - 0.2, GROUND + 1.24, 0.1, palette.danger);
  }
}

/** A sign without words for what a bubble does. */
function sign(p: Painter, power: Power, x: number, y: number): void {
  const { ctx, palette } = p;
  p.circle(x, y, 0.3, palette.ink);
  ctx.save();
  ctx.translate(x, y);
  ctx.lineCap = ctx.lineJoin = 'round';
  ctx.strokeStyle = palette.panel;
  ctx.lineWidth = 0.07;
  ctx.beginPath();
  if (power === 'wide') {
    for (const side of [-1, 1]) {
      ctx.moveTo(side * 0.08, -0.09);
      ctx.lineTo(side * 0.19, 0);
      ctx.lineTo(side * 0.08, 0.09);
    }
    ctx.moveTo(-0.19, 0);
    ctx.lineTo(0.19, 0);
  } else if (power === 'slow') {
    ctx.arc(0, 0, 0.17, 0, 6.2832);
    ctx.moveTo(0, -0.09);
    ctx.lineTo(0, 0);
    ctx.lineTo(0.07, 0.04);
  } else if (power === 'magnet') {
    ctx.moveTo(-0.12, -0.14);
    ctx.lineTo(-0.12, 0.02);
    ctx.arc(0, 0.02, 0.12, Math.PI, 0, true);
    ctx.lineTo(0.12, -0.14);
  } else if (power === 'shield') {
    ctx.moveTo(0, -0.17);
    ctx.lineTo(0.15, -0.1);
    ctx.quadraticCurveTo(0.14, 0.1, 0, 0.18);
    ctx.quadraticCurveTo(-0.14, 0.1, -0.15, -0.1);
    ctx.closePath();
  } else p.text('♥', 0, 0.01, 0.38, palette.danger);
  ctx.stroke();
  ctx.restore();
}

function drawDrop(p: Painter, drop: Drop): void {
  const { palette } = p;
  const { x, y, actor } = drop;
  const turn = Math.sin(p.now * 3 + drop.spin) * 0.25;
  // a shadow where it will come down, the nearer the darker
  const near = Math.max(0, Math.min(1, drop.age / drop.catchAt));
  p.ctx.globalAlpha = 0.1 + near * 0.28;
  p.ctx.fillStyle = drop.kind === 'bad' ? palette.danger : '#000000';
  p.ctx.beginPath();
  p.ctx.ellipse(drop.catchX + drop.shift, GROUND + 0.02, 0.25 + near * 0.35, 0.09 + near * 0.05, 0, 0, 6.2832);
  p.ctx.fill();
  p.ctx.globalAlpha = 1;
  if (drop.chute) drawChute(p, x, y, turn);
  if (drop.kind === 'power') {
    const beat = Math.sin(p.now * 5 + drop.spin) * 0.04;
    p.circle(x, y, 0.68 + beat, palette.accent);
    p.circle(x, y, 0.58 + beat, p.mix(palette.panel, '#ffffff', 0.3));
    p.sprite(actor, x, y, 0.8);
    sign(p, drop.power ?? 'wide', x + 0.44, y + 0.38);
  } else if (drop.kind === 'gold') p.sprite(actor, x, y, 1.4, { angle: turn, glow: '#ffd54a' });
  else if (drop.kind === 'bad') {
    p.circle(x, y, 0.66, p.mix(palette.danger, '#000000', 0.25));
    p.circle(x, y, 0.58, p.mix(palette.danger, '#ffffff', 0.72));
    p.sprite(actor, x, y, 1.06, { angle: turn * 0.7 });
  } else p.sprite(actor, x, y, 1.3, { angle: turn });
}

function drawHero(p: Painter, s: State, g: Game): void {
  const { ctx, palette } = p;
  const half = basketOf(g, s.wide > 0);
  const dip = Math.max(-0.3, s.dip.value) * 0.7;
  const stride = Math.abs(s.vx) > 1 ? Math.abs(Math.sin(p.now * 13)) * 0.1 : 0;
  const lean = s.vx * 0.012;
  p.hero(s.x, GROUND - 0.82 - stride, 1.75, {
    dir: s.dir,
    squash: s.squash.value + dip * 0.3,
    angle: lean * 0.8,
    shadow: true,
  });
  for (let i = 0; i < s.shields; i++) {
    ctx.globalAlpha = 0.28;
    p.circle(s.x, GROUND - 0.9, 1.15 + i * 0.14, palette.accent);
    ctx.globalAlpha = 1;
  }
  ctx.save();
  ctx.translate(s.x, RIM - 0.05 + dip - stride);
  ctx.rotate(lean);
  const straw = p.mix('#c98a3c', palette.accent, 0.25);
  const dark = p.mix(straw, '#000000', 0.45);
  p.rect(-half, -0.2, half * 2, 0.3, dark, 0.15);
  s.full.forEach((actor, i) =>
    p.sprite(actor, (i - (s.full.length - 1) / 2) * half * 0.5, -0.18 - (i % 2) * 0.1, 0.78),
  );
  for (const [inset, colour] of [
    [0, dark],
    [0.07, straw],
  ] as const) {
    ctx.fillStyle = colour;
    ctx.beginPath();
    ctx.moveTo(-half + inset, 0);
    ctx.lineTo(half - inset, 0);
    ctx.quadraticCurveTo(half * 0.86 - inset, 0.72 - inset, half * 0.6, 0.74 - inset);
    ctx.lineTo(-half * 0.6, 0.74 - inset);
    ctx.quadraticCurveTo(-half * 0.86 + inset, 0.72 - inset, -half + inset, 0);
    ctx.fill();
  }
  const light = p.mix(straw, '#ffffff', 0.35);
  for (let i = -3; i <= 3; i++) {
    p.line(i * half * 0.25, 0.12, i * half * 0.19, 0.66, 0.05, dark);
    p.line(i * half * 0.25 + 0.06, 0.12, i * half * 0.19 + 0.05, 0.66, 0.03, light);
  }
  p.line(-half * 0.84, 0.36, half * 0.84, 0.36, 0.06, dark);
  p.rect(-half - 0.06, -0.1, half * 2 + 0.12, 0.24, dark, 0.12);
  p.rect(-half - 0.02, -0.1, half * 2 + 0.04, 0.16, s.magnet > 0 || s.wide > 0 ? palette.accent : light, 0.08);
  ctx.restore();
}

export function drawCatcher(p: Painter, s: State, g: Game): void {
  const { palette } = p;
  drawSky(p, s);
  drawGround(p, s, g);
  const { boss } = s;
  if (boss)
    p.sprite(boss.actor, boss.x, TOP + 2.9 + Math.sin(p.now * 3) * 0.12, 3.3, {
      squash: boss.squash.value,
      white: boss.hit / 12,
      glow: palette.danger,
      angle: Math.sin(p.now * 2) * 0.06,
    });
  if (s.idea === 'gusts' && !boss) drawGust(p, g, s.phrases - 1);
  for (const drop of s.drops) drawDrop(p, drop);
  const { projectile } = g.design.cast;
  for (const shot of s.shots)
    if (projectile) p.sprite(projectile, shot.x, shot.y, 0.75, { heading: -Math.PI / 2 });
    else p.rect(shot.x - 0.09, shot.y - 0.35, 0.18, 0.7, palette.accent, 0.09);
  if (boss)
    for (const thing of s.returns) {
      const part = thing.age / 26;
      p.sprite(thing.actor, thing.x + (boss.x - thing.x) * part, RIM + (TOP + 2.9 - RIM) * part, 1 - part * 0.2, {
        angle: thing.age * 0.3,
        glow: palette.accent,
      });
    }
  drawHero(p, s, g);
}
