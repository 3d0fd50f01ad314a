/** How a pinball table looks: a dark field under glass, bright rails, bumpers that light up with the prompt's things on them. */
import type { Actor } from '../../design.js';
import type { Game, Painter } from '../../kit/types.js';
import type { Flipper } from './flipper.js';
import { waits } from './pinball-play.js';
import {
  ARCH,
  H,
  KICKER_Y,
  LANE,
  LANE_X,
  MID,
  OUT,
  R,
  RAILS,
  SLINGS,
  START_Y,
  TARGET_LONG,
  W,
} from './pinball-table.js';
import type { Bumper, Rolling, State, Target } from './pinball-state.js';

const TURN = 6.2832;

/** The case of the table, as its rails bound it. */
function outline(p: Painter): void {
  const { ctx } = p;
  ctx.beginPath();
  ctx.moveTo(0, H - 0.5);
  ctx.lineTo(0, ARCH);
  ctx.arc(ARCH, ARCH, ARCH, Math.PI, Math.PI * 1.5);
  ctx.arc(W - ARCH, ARCH, ARCH, Math.PI * 1.5, TURN);
  ctx.arc(W - 0.5, H - 0.5, 0.5, 0, Math.PI / 2);
  ctx.arc(0.5, H - 0.5, 0.5, Math.PI / 2, Math.PI);
  ctx.closePath();
}

/** One line drawn as a rail: a dark edge, its colour, and light along it. */
function rail(p: Painter, path: () => void, wide = 0.22): void {
  const { ctx, palette } = p;
  const colour = p.mix(palette.solidEdge, palette.accent, 0.25);
  ctx.lineCap = ctx.lineJoin = 'round';
  for (const [tone, part] of [
    [p.mix(colour, '#000000', 0.65), 1],
    [colour, 0.66],
    [p.mix(colour, '#ffffff', 0.65), 0.22],
  ] as const) {
    ctx.strokeStyle = tone;
    ctx.lineWidth = wide * part;
    path();
    ctx.stroke();
  }
}

function drawField(p: Painter, s: State, g: Game): void {
  const { ctx, palette } = p;
  const deep = p.mix(palette.near, '#000000', 0.5);
  ctx.save();
  const field = ctx.createLinearGradient(0, 0, 0, H);
  field.addColorStop(0, p.mix(deep, palette.accent, 0.16));
  field.addColorStop(0.55, deep);
  field.addColorStop(1, p.mix(deep, '#000000', 0.45));
  ctx.fillStyle = field;
  outline(p);
  ctx.fill();
  ctx.clip();
  // rays from between the flippers, and a halo in which the hero is painted on the wood
  ctx.globalAlpha = 0.07;
  ctx.fillStyle = palette.accent;
  for (let i = 0; i < 9; i++) {
    const angle = Math.PI * (1.1 + i * 0.1);
    ctx.beginPath();
    ctx.moveTo(MID, 14.6);
    ctx.lineTo(MID + Math.cos(angle - 0.07) * 20, 14.6 + Math.sin(angle - 0.07) * 20);
    ctx.lineTo(MID + Math.cos(angle + 0.07) * 20, 14.6 + Math.sin(angle + 0.07) * 20);
    ctx.fill();
  }
  ctx.globalAlpha = 0.3;
  ctx.strokeStyle = palette.accent;
  ctx.lineWidth = 0.08;
  ctx.beginPath();
  ctx.arc(MID, 10.1, 1.6, 0, TURN);
  ctx.stroke();
  ctx.restore();
  if (!s.boss) p.sprite(g.design.cast.hero, MID, 10.1, 2.2, { alpha: 0.55, shadow: false });
  // what is won so far, as lamps around the picture
  const lamps = Math.min(24, s.need);
  for (let i = 0; i < lamps; i++) {
    const angle = -Math.PI / 2 + (i / lamps) * TURN;
    const lit = i < (s.got / s.need) * lamps;
    p.circle(
      MID + Math.cos(angle) * 1.95,
      10.1 + Math.sin(angle) * 1.95,
      lit ? 0.15 : 0.11,
      lit ? palette.accent : 'rgba(255,255,255,.22)',
    );
  }
}

function drawLights(p: Painter, s: State): void {
  for (const light of s.lights) {
    p.circle(light.x, light.y, 0.5, light.lit ? p.palette.accent : 'rgba(0,0,0,.35)');
    p.circle(light.x, light.y, 0.42, light.lit ? p.mix(p.palette.accent, '#ffffff', 0.6) : 'rgba(255,255,255,.14)');
    p.sprite(light.actor, light.x, light.y, 0.6, {
      alpha: light.lit ? 1 : 0.55,
      squash: light.squash.value,
      shadow: false,
    });
  }
  if (s.times > 1) p.text(`×${s.times}`, MID, 3.3, 0.7, p.palette.accent);
}

function drawBumper(p: Painter, bumper: Bumper): void {
  const { palette } = p;
  const { x1: x, y1: y, r: base } = bumper.wall;
  const hot = bumper.glow / 14;
  const r = base * (1 + bumper.squash.value * 0.25);
  p.circle(x, y + 0.16, r + 0.1, 'rgba(0,0,0,.4)');
  p.circle(x, y, r + 0.06 + hot * 0.12, p.mix(palette.danger, '#ffffff', hot * 0.7));
  p.circle(x, y, r - 0.07, p.mix(palette.panel, palette.danger, 0.12));
  p.circle(x, y, r - 0.16, p.mix(p.mix(palette.near, palette.panel, 0.6), '#ffffff', hot));
  p.sprite(bumper.actor, x, y, 1.16, { squash: bumper.squash.value, white: hot * 0.4, shadow: false });
}

function drawTarget(p: Painter, target: Target, side: number): void {
  const { palette } = p;
  const { x1: x, y1: y } = target.wall;
  const middle = y + TARGET_LONG / 2;
  const up = 1 - target.fallen;
  p.rect(x - 0.13, y - 0.02, 0.26, TARGET_LONG + 0.04, 'rgba(0,0,0,.5)', 0.1);
  if (up < 0.05) return;
  p.rect(x - 0.1, middle - (TARGET_LONG / 2) * up, 0.24, TARGET_LONG * up, p.mix(palette.accent, '#000000', 0.45), 0.1);
  p.rect(x - 0.12, middle - (TARGET_LONG / 2) * up, 0.2, TARGET_LONG * up, palette.accent, 0.1);
  p.sprite(target.actor, x + side * 0.42, middle, 0.74 * (0.4 + 0.6 * up), { alpha: up, shadow: false });
}

function drawSling(p: Painter, index: 0 | 1, kicked: number): void {
  const { ctx, palette } = p;
  const [a, b, c] = SLINGS[index] as (typeof SLINGS)[number];
  const path = (): void => {
    ctx.beginPath();
    ctx.moveTo(a[0], a[1]);
    ctx.lineTo(b[0], b[1]);
    ctx.lineTo(c[0], c[1]);
    ctx.closePath();
  };
  path();
  ctx.fillStyle = p.mix(palette.danger, '#000000', 0.25 - kicked * 0.02);
  ctx.fill();
  rail(p, path, 0.26);
  if (kicked > 0) p.line(a[0], a[1], b[0], b[1], 0.22, '#ffffff');
}

function drawFlipper(p: Painter, f: Flipper): void {
  const { ctx, palette } = p;
  const { x1, y1, x2, y2 } = f.wall;
  const bar = (wide: number, colour: string, dy: number): void => {
    const nx = (-(y2 - y1) / f.long) * wide;
    const ny = ((x2 - x1) / f.long) * wide;
    ctx.fillStyle = colour;
    ctx.beginPath();
    // thicker at its axle
    ctx.moveTo(x1 + nx * 1.35, y1 + ny * 1.35 + dy);
    ctx.lineTo(x2 + nx, y2 + ny + dy);
    ctx.lineTo(x2 - nx, y2 - ny + dy);
    ctx.lineTo(x1 - nx * 1.35, y1 - ny * 1.35 + dy);
    ctx.fill();
    p.circle(x1, y1 + dy, wide * 1.35, colour);
    p.circle(x2, y2 + dy, wide, colour);
  };
  bar(0.22, 'rgba(0,0,0,.45)', 0.14);
  bar(0.22, p.mix(palette.accent, '#000000', 0.4), 0);
  bar(0.15, f.held ? p.mix(palette.accent, '#ffffff', 0.55) : palette.accent, -0.02);
  p.circle(x1, y1, 0.12, p.mix(palette.solidEdge, '#ffffff', 0.5));
}

function drawBall(p: Painter, one: Rolling, face: Actor | null): void {
  const { ctx, palette } = p;
  const { ball, trail } = one;
  ctx.save();
  for (let i = 0; i < trail.length; i += 2) {
    const part = i / trail.length;
    ctx.globalAlpha = part * 0.3;
    p.circle(trail[i] as number, trail[i + 1] as number, R * (0.3 + part * 0.6), palette.accent);
  }
  ctx.restore();
  p.circle(ball.x + 0.05, ball.y + 0.1, R + 0.02, 'rgba(0,0,0,.4)');
  if (face) {
    p.circle(ball.x, ball.y, R + 0.07, p.mix(palette.accent, '#ffffff', 0.75));
    p.sprite(face, ball.x, ball.y, R * 2.3, { angle: one.turned, shadow: false });
    return;
  }
  p.circle(ball.x, ball.y, R + 0.03, '#2b3138');
  p.circle(ball.x, ball.y, R, '#aeb8c2');
  p.circle(ball.x - 0.03, ball.y - 0.04, R * 0.72, '#d7dee5');
  p.circle(ball.x - 0.09, ball.y - 0.1, R * 0.3, '#ffffff');
}

/** The plunger in its lane, and arrows that say what it is for. */
function drawLane(p: Painter, s: State): void {
  const { palette, ctx } = p;
  const waiting = s.balls.some(({ ball }) => waits(ball));
  const top = START_Y + R + s.pull * 0.9;
  p.rect(LANE_X - 0.3, top, 0.6, 0.2, p.mix(palette.danger, '#ffffff', 0.2), 0.08);
  const gap = (H - 0.2 - top - 0.2) / 6;
  for (let i = 0; i < 6; i++)
    p.line(LANE_X - 0.2, top + 0.2 + gap * i, LANE_X + 0.2, top + 0.2 + gap * (i + 0.6), 0.09, palette.solidEdge);
  ctx.save();
  for (let i = 0; i < 4; i++) {
    ctx.globalAlpha = waiting ? 0.35 + 0.45 * Math.max(0, Math.sin(p.now * 5 - i * 0.9)) : 0.15;
    const y = 12.6 - i * 1.5;
    p.line(LANE_X - 0.22, y, LANE_X, y - 0.28, 0.11, palette.accent);
    p.line(LANE_X + 0.22, y, LANE_X, y - 0.28, 0.11, palette.accent);
  }
  ctx.restore();
}

/** What still shoots a ball back out of the ways out. */
function drawKickers(p: Painter, s: State): void {
  const { palette, ctx } = p;
  for (const i of [0, 1] as const) {
    const x = i === 0 ? OUT / 2 : LANE - OUT / 2;
    const lit = s.kickers[i];
    ctx.globalAlpha = lit ? 0.75 + 0.25 * Math.sin(p.now * 4) : 0.25;
    const colour = lit ? palette.accent : '#ffffff';
    p.rect(x - 0.24, KICKER_Y + 0.5, 0.48, 0.16, colour, 0.08);
    for (const y of [KICKER_Y, KICKER_Y - 0.35]) {
      p.line(x - 0.18, y + 0.2, x, y - 0.02, 0.1, colour);
      p.line(x + 0.18, y + 0.2, x, y - 0.02, 0.1, colour);
    }
  }
  ctx.globalAlpha = 1;
}

export function drawPinball(p: Painter, s: State, g: Game): void {
  const { ctx, palette } = p;
  drawField(p, s, g);
  ctx.save();
  outline(p);
  ctx.clip();
  drawLane(p, s);
  drawKickers(p, s);
  drawLights(p, s);
  s.targets.forEach((target, i) => drawTarget(p, target, i % 2 === 0 ? 1 : -1));
  for (const points of RAILS)
    rail(p, () => {
      ctx.beginPath();
      for (const [x, y] of points) ctx.lineTo(x, y);
    });
  rail(p, () => {
    ctx.beginPath();
    ctx.moveTo(LANE, H + 0.4);
    ctx.lineTo(LANE, 4.75);
  });
  p.line(LANE, 4.75, W, 4.05, 0.09, p.mix(palette.accent, '#ffffff', 0.3));
  drawSling(p, 0, s.slings[0]);
  drawSling(p, 1, s.slings[1]);
  for (const bumper of s.bumpers) drawBumper(p, bumper);
  if (s.boss) {
    const { wall: w, actor, squash, hit } = s.boss;
    p.circle(w.x1, w.y1 + 0.2, w.r + 0.1, 'rgba(0,0,0,.4)');
    p.circle(w.x1, w.y1, w.r + 0.06, palette.danger);
    p.circle(w.x1, w.y1, w.r - 0.1, p.mix(palette.danger, palette.panel, 0.75));
    p.sprite(actor, w.x1, w.y1, 1.8, { squash: squash.value, white: hit / 12, glow: palette.danger });
  }
  for (const f of s.table.flippers) drawFlipper(p, f);
  if (s.saver > 0 || s.shield) {
    ctx.globalAlpha = s.saver > 0 && s.saver < 120 ? 0.4 + 0.4 * Math.sin(p.now * 14) : 0.85;
    p.rect(MID - 0.55, H - 0.7, 1.1, 0.34, palette.accent, 0.17);
    p.text('♥', MID, H - 0.52, 0.4, palette.ink);
    ctx.globalAlpha = 1;
  }
  for (const one of s.balls) drawBall(p, one, s.face);
  ctx.restore();
  rail(p, () => outline(p), 0.34);
}
