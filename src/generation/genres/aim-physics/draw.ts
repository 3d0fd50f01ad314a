/** How it looks: the field fills the window, the hero flies, the aim is a row of dots that bends as the flight will. */
import { clamp } from '../../kit/juice.js';
import type { Game, Painter } from '../../kit/types.js';
import { cupActor } from './layouts.js';
import { drawBack, drawField } from './field.js';
import { stepWorld } from './physics.js';
import type { State } from './state.js';
import { copyOf, H, shootBall, W, wave } from './world.js';

function drawCup(p: Painter, s: State, g: Game): void {
  const { cup } = s.world;
  if (!cup) return;
  const { palette } = p;
  const shut = (s.world.boss?.hp ?? 0) > 0;
  const joy = s.cheer > 0 ? Math.abs(Math.sin(s.cheer * 0.3)) * 0.4 : 0;
  const pulse = 1 + Math.sin(p.now * 3) * 0.05;
  if (s.mode === 'top') {
    p.ctx.globalAlpha = 0.35;
    p.circle(cup.x, cup.y, 1.15 * pulse, palette.accent);
    p.ctx.globalAlpha = 1;
    p.sprite(cupActor(g), cup.x, cup.y - joy, 1.75, { squash: joy * 0.3 });
    p.ctx.fillStyle = 'rgba(0,0,0,.72)';
    p.ctx.beginPath();
    p.ctx.ellipse(cup.x, cup.y + 0.28, 0.5, 0.3, 0, 0, 6.2832);
    p.ctx.fill();
  } else
    p.sprite(cupActor(g), cup.x, cup.y - 0.1 - joy, 1.9, { glow: palette.accent, squash: joy * 0.3, shadow: true });
  if (shut) return;
  const top = cup.y + (s.mode === 'top' ? 0.2 : 0.5);
  p.line(cup.x + 0.1, top, cup.x + 0.1, top - 2.2, 0.1, p.mix(palette.panel, '#ffffff', 0.5));
  const { ctx } = p;
  ctx.fillStyle = palette.danger;
  ctx.beginPath();
  ctx.moveTo(cup.x + 0.12, top - 2.2);
  ctx.quadraticCurveTo(cup.x + 0.7, top - 2.2 + Math.sin(p.now * 4) * 0.14, cup.x + 1.1, top - 1.85);
  ctx.lineTo(cup.x + 0.12, top - 1.5);
  ctx.fill();
}

/** Dots along the flight of the shot as it is aimed now; the gentler the game, the farther. */
function drawGuide(p: Painter, s: State, g: Game): void {
  if (s.power < 0.05) return;
  const copy = copyOf(s.world);
  shootBall(copy, s.angle, s.power);
  const frames = Math.round(64 - g.skill * 34);
  for (let i = 0; i < frames && copy.ball.state === 'fly'; i++) {
    stepWorld(copy, g.frame + i);
    if (i % 4 !== 3) continue;
    p.ctx.globalAlpha = 1 - i / frames;
    p.circle(copy.ball.x, copy.ball.y, 0.17 - (i / frames) * 0.06, p.mix(p.palette.ink, '#000000', 0.3));
    p.circle(copy.ball.x, copy.ball.y, 0.12 - (i / frames) * 0.05, '#ffffff');
  }
  p.ctx.globalAlpha = 1;
}

/** A bent arrow of power beside the ball, from green over yellow to red in the palette's own tones. */
function drawPower(p: Painter, s: State): void {
  const { palette, ctx } = p;
  const { ball } = s.world;
  const aimed = s.power > 0.05;
  const pulse = aimed ? 0 : 0.12 + Math.sin(p.now * 4) * 0.12;
  const long = 1.1 + s.power * 1.9 + pulse;
  const colour = p.mix(palette.accent, palette.danger, s.power);
  ctx.save();
  ctx.translate(ball.x, ball.y);
  ctx.rotate(s.angle);
  ctx.lineCap = ctx.lineJoin = 'round';
  for (const [tone, wide] of [
    [p.mix(palette.ink, '#000000', 0.4), 0.34],
    [colour, 0.2],
  ] as const) {
    ctx.strokeStyle = tone;
    ctx.lineWidth = wide;
    ctx.beginPath();
    ctx.moveTo(0.75, 0);
    ctx.lineTo(long, 0);
    ctx.moveTo(long - 0.32, -0.28);
    ctx.lineTo(long, 0);
    ctx.lineTo(long - 0.32, 0.28);
    ctx.stroke();
  }
  ctx.restore();
  if (!s.drag && s.charge === 0) return;
  // the bar that fills: the same for a finger and for a key
  const x = clamp(ball.x, 1.6, W - 1.6);
  const y = Math.min(H - 0.5, ball.y + 1.15);
  p.rect(x - 1.3, y - 0.2, 2.6, 0.4, p.mix(palette.ink, '#000000', 0.4), 0.2);
  if (s.power > 0.03) p.rect(x - 1.22, y - 0.12, 2.44 * s.power, 0.24, colour, 0.12);
}

function drawBall(p: Painter, s: State, g: Game): void {
  const { ball, mode } = s.world;
  const { projectile } = g.design.cast;
  const resting = ball.state === 'rest';
  s.trail.forEach((spot, i) => {
    p.ctx.globalAlpha = (i / s.trail.length) * 0.35;
    p.circle(spot.x, spot.y, 0.12 + (i / s.trail.length) * 0.26, p.palette.accent);
  });
  p.ctx.globalAlpha = 1;
  if (ball.state === 'in') {
    const t = 1 - s.cheer / 34;
    const cup = s.world.cup ?? ball;
    p.hero(cup.x, cup.y - Math.sin(t * 3.14) * 1.4, 1.35 * (1 + Math.sin(t * 3.14) * 0.3), { angle: t * 6.28 });
    return;
  }
  if (s.archer) {
    // the hero stands; what it shoots leaves its hands
    const joy = s.cheer > 0 ? Math.abs(Math.sin(p.now * 8)) * 0.35 : 0;
    p.hero(1.4, 10.85 - joy, 2.5, { dir: 1, squash: s.squash.value + Math.sin(p.now * 2.6) * 0.03, shadow: true });
    if (projectile)
      p.sprite(
        projectile,
        ball.x,
        ball.y,
        1.1,
        resting ? { angle: s.angle } : { angle: ball.spin, glow: p.palette.accent },
      );
    else drawArrow(p, ball.x, ball.y, resting ? s.angle : Math.atan2(ball.vy, ball.vx || 0.001));
    return;
  }
  const tremble = s.power > 0.6 && resting ? Math.sin(p.now * 50) * 0.04 : 0;
  const look = {
    squash: s.squash.value + (resting ? s.power * 0.15 : 0),
    ...(resting ? { dir: Math.cos(s.angle) < -0.1 ? -1 : 1 } : { angle: ball.spin }),
    shadow: mode === 'top' || resting,
  };
  if (mode === 'top') {
    // on its own token, so that it is found on any ground
    p.ctx.globalAlpha = 0.5;
    p.circle(ball.x, ball.y, 0.64, '#ffffff');
    p.ctx.globalAlpha = 1;
  }
  p.hero(ball.x + tremble, ball.y - 0.14, 1.55, look);
}

function drawArrow(p: Painter, x: number, y: number, angle: number): void {
  const { ctx, palette } = p;
  ctx.save();
  ctx.translate(x, y);
  ctx.rotate(angle);
  p.rect(-0.8, -0.07, 1.5, 0.14, p.mix(palette.solid, '#6b3d16', 0.6), 0.06);
  ctx.fillStyle = p.mix(palette.panel, '#9aa4b0', 0.5);
  ctx.beginPath();
  ctx.moveTo(0.95, 0);
  ctx.lineTo(0.55, -0.22);
  ctx.lineTo(0.55, 0.22);
  ctx.fill();
  ctx.fillStyle = palette.danger;
  for (const side of [-1, 1]) {
    ctx.beginPath();
    ctx.moveTo(-0.4, 0);
    ctx.lineTo(-0.9, side * 0.26);
    ctx.lineTo(-0.62, 0);
    ctx.fill();
  }
  ctx.restore();
}

/** Shots that are left, as small balls in a plate above the field. */
function drawShots(p: Painter, s: State): void {
  const { palette } = p;
  const n = Math.min(9, Math.max(s.given, s.left));
  const w = n * 0.62 + 0.5;
  // beside a course where the window has room for it: on it, it would hide a hole
  const left = s.mode === 'top' && p.view.x < -w - 0.9 ? -w - 0.7 : 0.2;
  p.rect(left, 0.15, w, 0.86, 'rgba(0,0,0,.45)', 0.43);
  for (let i = 0; i < n; i++) {
    const on = i < s.left;
    const x = left + 0.56 + i * 0.62;
    const last = on && s.left === 1 ? Math.abs(Math.sin(p.now * 5)) * 0.06 : 0;
    p.circle(x, 0.58, 0.24 + last, on ? (s.left === 1 ? palette.danger : palette.accent) : 'rgba(255,255,255,.22)');
    if (on) p.circle(x - 0.07, 0.51, 0.08, '#ffffff');
  }
}

function drawWind(p: Painter, s: State): void {
  const { wind } = s.world;
  if (Math.abs(wind) < 0.1) return;
  const { palette, ctx } = p;
  const way = Math.sign(wind);
  ctx.save();
  ctx.globalAlpha = 0.5;
  // streaks over the whole field: wind is seen before it is read
  for (let i = 0; i < 7; i++) {
    const t = (p.now * Math.abs(wind) * 0.24 + i * 0.37) % 1;
    const x = way > 0 ? t * (W + 4) - 2 : W + 2 - t * (W + 4);
    const y = 1.4 + ((i * 2.7) % 6.5);
    p.rect(x, y, 1.1 + Math.abs(wind) * 0.3, 0.06, '#ffffff', 0.03);
  }
  ctx.restore();
  const tone = Math.abs(wind) > 2 ? palette.danger : palette.accent;
  p.rect(W - 2.1, 0.15, 1.9, 0.86, 'rgba(0,0,0,.45)', 0.43);
  const long = 0.2 + Math.min(0.5, Math.abs(wind) * 0.16);
  p.line(W - 1.15 - way * long, 0.58, W - 1.15 + way * long, 0.58, 0.14, tone);
  p.circle(W - 1.15 + way * long, 0.58, 0.2, tone);
}

export function drawAim(p: Painter, s: State, g: Game): void {
  const { world } = s;
  const { palette } = p;
  drawBack(p, s, g);
  drawField(p, s, g);
  drawCup(p, s, g);
  for (const item of world.items)
    if (!item.got) {
      const bob = Math.sin(p.now * 3 + item.x) * 0.09;
      p.circle(item.x, item.y + bob, 0.58, 'rgba(255,255,255,.35)');
      p.sprite(item.actor, item.x, item.y + bob, 1.1, { glow: palette.accent });
    }
  for (const { x, y, actor, squash } of world.bumpers)
    p.sprite(actor, x, y, 1.4, { squash: squash.value, shadow: true });
  for (const one of world.movers) {
    const at = wave(world, g.frame, one.phase);
    const way = Math.cos(((g.frame / world.period + one.phase) % 1) * 6.2832) * (one.dx || 1);
    p.sprite(one.actor, one.x + one.dx * at, one.y + one.dy * at, 1.5, {
      squash: one.squash.value,
      dir: way < 0 ? -1 : 1,
      shadow: s.mode === 'top',
      angle: Math.sin(p.now * 8) * 0.06,
    });
  }
  for (const target of world.targets) {
    if (target.hp <= 0) continue;
    const y = target.y + (target.swing ? target.swing * wave(world, g.frame, target.x * 0.1) : 0);
    p.sprite(target.actor, target.x, y - target.r * 0.12, target.r * 2.8, {
      white: target.hit / 14,
      dir: -1,
      angle: Math.sin(p.now * 2.4 + target.x) * 0.07,
      shadow: target.swing === 0,
      ...(target.boss || target.swing ? { glow: palette.danger } : {}),
    });
  }
  if (world.boss && world.boss.hp > 0)
    p.sprite(world.boss.actor, world.boss.x, world.boss.y + Math.sin(p.now * 3) * 0.06, 2.9, {
      glow: palette.danger,
      angle: Math.sin(p.now * 2) * 0.06,
    });
  if (world.ball.state === 'rest' && s.cheer === 0) {
    drawGuide(p, s, g);
    drawPower(p, s);
  }
  drawBall(p, s, g);
  drawWind(p, s);
  drawShots(p, s);
}
