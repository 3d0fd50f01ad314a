/** How it looks: the field fills the window, the hero flies, the aim is a row of dots that bends as the flight will. */
import { clamp } from '../../kit/juice.js';
import type { Game, Painter } from '../../kit/types.js';
import type { State } from './state.js';
import { H, shootBall, stepWorld, W, wave, type Bumper } from './world.js';

/** What golf and shots at targets draw each in their own way, from the ground up. */
export interface Drawn {
  drawField(p: Painter, s: State, g: Game): void;
  /** what flies and all that stands over the ground, patrols and things to gather excepted */
  drawBall(p: Painter, s: State, g: Game): void;
  /** beside the shots that are left */
  drawSign?(p: Painter, s: State, x: number, y: number): void;
}

/** pace that a shot in the air neither wins nor loses in a frame: it has met something */
const JOLT = 0.8;

/** Dots along the flight of the shot as it is aimed now; the gentler the game, the farther. What it does to a yard is not shown before. */
function drawGuide(p: Painter, s: State, g: Game): void {
  if (s.power < 0.05) return;
  const copy = s.world.engine.copy(s.world);
  shootBall(copy, s.angle, s.power);
  const frames = Math.round(64 - g.skill * 34);
  for (let i = 0; i < frames && copy.ball.state === 'fly'; i++) {
    const { vx, vy } = copy.ball;
    stepWorld(copy, g.frame + i);
    if (copy.lot && Math.abs(copy.ball.vx - vx) + Math.abs(copy.ball.vy - vy) > JOLT) break;
    if (i % 4 !== 3 || copy.ball.tube) continue;
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

/** Shots that are left, as small balls in a plate above the field. */
function drawShots(ways: Drawn, p: Painter, s: State): void {
  const { palette } = p;
  const n = Math.min(9, Math.max(s.given, s.left));
  const w = n * 0.62 + 0.5;
  // beside a course or above it where the window has room there: on it, it would hide a hole
  const beside = s.mode === 'top' && p.view.x < -w - 0.9;
  const left = beside ? -w - 0.7 : 0.2;
  p.ctx.save();
  if (s.mode === 'top' && !beside && p.view.y < -1.7) p.ctx.translate(0, -1.7);
  p.rect(left, 0.15, w, 0.86, 'rgba(0,0,0,.45)', 0.43);
  for (let i = 0; i < n; i++) {
    const on = i < s.left;
    const x = left + 0.56 + i * 0.62;
    const last = on && s.left === 1 ? Math.abs(Math.sin(p.now * 5)) * 0.06 : 0;
    p.circle(x, 0.58, 0.24 + last, on ? (s.left === 1 ? palette.danger : palette.accent) : 'rgba(255,255,255,.22)');
    if (on) p.circle(x - 0.07, 0.51, 0.08, '#ffffff');
  }
  ways.drawSign?.(p, s, left + (beside ? w - 2.9 : w + 0.15), beside ? 1.15 : 0.15);
  p.ctx.restore();
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

/** A knob of rubber that throws back. */
function drawKnob(p: Painter, { x, y, r, squash }: Bumper): void {
  const big = r * (1 + squash.value * 0.7);
  p.circle(x, y + 0.12, big, 'rgba(0,0,0,.3)');
  p.circle(x, y, big, p.mix(p.palette.accent, '#000000', 0.5));
  p.circle(x, y, big * 0.86, p.palette.accent);
  p.circle(x, y, big * 0.56, '#ffffff');
  p.circle(x, y, big * 0.4, p.palette.danger);
}

/** Where it has just been. */
export function drawTrail(p: Painter, s: State): void {
  s.trail.forEach((spot, i) => {
    p.ctx.globalAlpha = (i / s.trail.length) * 0.35;
    p.circle(spot.x, spot.y, 0.12 + (i / s.trail.length) * 0.26, p.palette.accent);
  });
  p.ctx.globalAlpha = 1;
}

export function drawAim(ways: Drawn, p: Painter, s: State, g: Game): void {
  const { world } = s;
  const { palette } = p;
  ways.drawField(p, s, g);
  for (const item of world.items)
    if (!item.got) {
      const bob = Math.sin(p.now * 3 + item.x) * 0.09;
      p.circle(item.x, item.y + bob, 0.58, 'rgba(255,255,255,.35)');
      p.sprite(item.actor, item.x, item.y + bob, 1.1, { glow: palette.accent });
    }
  for (const one of world.bumpers)
    if (one.actor) p.sprite(one.actor, one.x, one.y, 1.4, { squash: one.squash.value, shadow: true });
    else drawKnob(p, one);
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
  if (world.ball.state === 'rest' && s.cheer === 0) {
    drawGuide(p, s, g);
    drawPower(p, s);
  }
  ways.drawBall(p, s, g);
  drawWind(p, s);
  drawShots(ways, p, s);
}
