/** How batting looks: a field with its rope or fence, the pitch or the diamond, fielders, the ball on its way, and whoever swings. */
import { clamp } from '../../kit/juice.js';
import type { Game, Painter } from '../../kit/types.js';
import { drawCrowd } from './batting-crowd.js';
import {
  BAT,
  BOWLER,
  EDGE,
  FLIGHT,
  H,
  HORIZON,
  RUN_UP,
  seen,
  STRIKES,
  W,
  windowOf,
  type State,
} from './batting-state.js';

/** first, second, third */
const BASES = [
  [0.785, 4.1],
  [0, 5.6],
  [-0.785, 4.1],
] as const;

function blob(p: Painter, x: number, y: number, rx: number, ry: number, colour: string): void {
  p.ctx.fillStyle = colour;
  p.ctx.beginPath();
  p.ctx.ellipse(x, y, rx, ry, 0, 0, 6.2832);
  p.ctx.fill();
}

function shape(p: Painter, points: readonly (readonly [number, number])[], colour: string): void {
  p.ctx.fillStyle = colour;
  p.ctx.beginPath();
  for (const [x, y] of points) p.ctx.lineTo(x, y);
  p.ctx.fill();
}

/** The ground that somebody stands on, in the colour of the side: players are told from grass, and friend from foe. */
function drawStand(p: Painter, x: number, y: number, size: number, colour: string): void {
  blob(p, x, y + 0.08, 0.78 * size, 0.34 * size, p.mix(colour, '#000000', 0.45));
  blob(p, x, y + 0.03, 0.72 * size, 0.3 * size, colour);
}

function drawField(p: Painter, s: State, g: Game): void {
  const { view, palette, ctx } = p;
  // a breath of green in a film of greys: figures are seen on it
  const grass =
    g.design.theme.style === 'noir' ? p.mix(palette.near, '#5f9a68', 0.55) : p.mix('#3f9142', palette.near, 0.25);
  p.rect(view.x - 1, HORIZON, view.w + 2, view.y + view.h - HORIZON + 1, p.mix(grass, '#000000', 0.12));
  p.rect(view.x - 1, HORIZON - 0.08, view.w + 2, 0.16, p.mix(grass, '#000000', 0.35));
  // the edge, and mown rings within it
  for (let i = 4; i >= 1; i--)
    blob(
      p,
      BAT.x,
      BAT.y,
      EDGE * 0.78 * (i / 4),
      EDGE * 0.88 * (i / 4),
      i % 2 === 0 ? grass : p.mix(grass, '#ffffff', 0.08),
    );
  ctx.strokeStyle = s.mode === 'cricket' ? '#ffffff' : p.mix(palette.danger, '#ffffff', 0.2);
  ctx.lineWidth = s.mode === 'cricket' ? 0.09 : 0.2;
  ctx.beginPath();
  ctx.ellipse(BAT.x, BAT.y, EDGE * 0.78, EDGE * 0.88, 0, Math.PI, Math.PI * 2);
  ctx.stroke();
  const earth = p.mix('#c9a56b', palette.solid, 0.2);
  if (s.mode === 'cricket') {
    const end = BAT.y - BOWLER * 0.88;
    shape(
      p,
      [
        [BAT.x - 1.15, BAT.y + 0.9],
        [BAT.x - 0.62, end],
        [BAT.x + 0.62, end],
        [BAT.x + 1.15, BAT.y + 0.9],
      ],
      earth,
    );
    p.rect(BAT.x - 1.2, BAT.y + 0.25, 2.4, 0.08, '#ffffff');
    p.rect(BAT.x - 0.7, end + 0.5, 1.4, 0.06, '#ffffff');
    return;
  }
  const corners = BASES.map(([angle, far]) => seen(angle, far));
  shape(p, [[BAT.x, BAT.y + 0.5], ...corners.map(({ x, y }) => [x, y] as const)], earth);
  const inner = corners.map(({ x, y }) => [BAT.x + (x - BAT.x) * 0.8, BAT.y - 0.5 + (y - BAT.y + 0.2) * 0.8] as const);
  shape(p, [[BAT.x, BAT.y - 0.6], ...inner], p.mix(grass, '#ffffff', 0.05));
  const mound = seen(0, BOWLER * 0.55);
  blob(p, mound.x, mound.y, 0.75, 0.38, earth);
  for (const [i, { x, y, size }] of corners.entries()) {
    p.rect(x - 0.26 * size, y - 0.16 * size, 0.52 * size, 0.34 * size, '#ffffff', 0.05);
    if (!s.bases[i]) continue;
    drawStand(p, x, y, size, p.palette.accent);
    p.hero(x, y - 0.6 * size, 1.6 * size, { shadow: true });
  }
  shape(
    p,
    [
      [BAT.x - 0.4, BAT.y + 0.3],
      [BAT.x + 0.4, BAT.y + 0.3],
      [BAT.x + 0.4, BAT.y + 0.55],
      [BAT.x, BAT.y + 0.8],
      [BAT.x - 0.4, BAT.y + 0.55],
    ],
    '#ffffff',
  );
}

/** Three stumps, of which a strike takes one. */
function drawStumps(p: Painter, s: State): void {
  for (let i = 0; i < STRIKES; i++) {
    const fallen = i < s.strikes;
    const x = BAT.x + (i - 1) * 0.3;
    const foot = BAT.y + 1.15;
    if (fallen) p.line(x, foot, x + 0.75, foot - 0.35, 0.13, '#b98a4a');
    else p.line(x, foot, x, foot - 1.05, 0.13, '#e8c583');
  }
}

function drawSwing(p: Painter, s: State): void {
  const { ctx } = p;
  const part = s.swung < 0 ? 0 : clamp(s.swung / 9, 0, 1);
  const x = BAT.x - 1.2;
  drawStand(p, x, BAT.y + 0.85, 1.25, p.palette.accent);
  p.hero(x, BAT.y - 0.25, 2.4, { dir: 1, squash: s.mood.value, shadow: true });
  ctx.save();
  ctx.translate(x + 0.55, BAT.y - 0.1);
  ctx.rotate(-2.1 + part * 3.1);
  p.rect(-0.1, -0.09, 0.62, 0.18, '#4a3520', 0.06);
  if (s.mode === 'cricket') {
    p.rect(0.42, -0.22, 1.35, 0.44, '#a9793f', 0.12);
    p.rect(0.45, -0.18, 1.28, 0.2, '#d9ae6d', 0.09);
  } else {
    shape(
      p,
      [
        [0.4, -0.09],
        [1.5, -0.2],
        [1.85, -0.13],
        [1.9, 0.05],
        [1.8, 0.18],
        [1.5, 0.2],
        [0.4, 0.09],
      ],
      '#a9793f',
    );
    p.line(0.5, -0.03, 1.7, -0.08, 0.08, '#d9ae6d');
  }
  ctx.restore();
}

function ball(p: Painter, s: State, g: Game, x: number, y: number, size: number): void {
  const { projectile } = g.design.cast;
  if (projectile) return p.sprite(projectile, x, y, 0.78 * size, { angle: s.t * 0.2, shadow: false });
  p.circle(x, y, 0.27 * size, '#00000055');
  p.circle(x, y, 0.25 * size, s.mode === 'cricket' ? '#b3202c' : '#f7f4ea');
  p.line(
    x - 0.14 * size,
    y - 0.12 * size,
    x + 0.14 * size,
    y + 0.12 * size,
    0.05 * size,
    s.mode === 'cricket' ? '#f2d9c4' : '#c8323c',
  );
}

/** On its way to the bat: it grows, bounces once in cricket, and a ring closes where it is to be hit. */
function drawPitch(p: Painter, s: State, g: Game): void {
  const part = s.t / s.pace;
  const from = s.mode === 'cricket' ? BOWLER : BOWLER * 0.55;
  const high =
    s.mode === 'cricket'
      ? Math.abs(Math.cos(clamp(part, 0, 1) * 4.7)) * 1.1 * (1 - part * 0.45)
      : 0.9 + Math.sin(Math.min(1, part) * 3.14) * 0.25;
  const at = seen(0, from * (1 - part));
  const x = at.x + Math.sin(part * Math.PI) * s.swerve;
  blob(p, x, at.y, 0.22 * at.size, 0.09, 'rgba(0,0,0,.35)');
  if (g.skill < 0.75 && part < 1.05) {
    const near = Math.abs(s.pace - s.t) <= windowOf(g, s) * 0.35;
    p.ctx.strokeStyle = near ? p.palette.accent : 'rgba(255,255,255,.7)';
    p.ctx.lineWidth = near ? 0.16 : 0.08;
    p.ctx.beginPath();
    p.ctx.arc(BAT.x, BAT.y - 0.55, 0.5 + Math.max(0, 1 - part) * 2.6, 0, 6.2832);
    p.ctx.stroke();
  }
  ball(p, s, g, x, at.y - high * at.size, at.size * 1.25);
}

export function drawBatting(p: Painter, s: State, g: Game): void {
  drawCrowd(p, s, g);
  drawField(p, s, g);
  const { drive } = s;
  const part = s.phase === 'flight' ? clamp(s.t / FLIGHT, 0, 1) : 1;
  for (const [i, one] of s.fielders.entries()) {
    const runs = drive && drive.by === i && s.phase !== 'wait' ? part * 0.85 : 0;
    const angle = one.angle + ((drive?.angle ?? 0) - one.angle) * runs;
    const far = one.far + ((drive?.far ?? 0) - one.far) * runs;
    const at = seen(angle, far);
    drawStand(p, at.x, at.y, at.size, p.palette.danger);
    p.sprite(one.actor, at.x, at.y - 0.62 * at.size, 1.75 * at.size, { dir: at.x > BAT.x ? -1 : 1, shadow: true });
  }
  const foot = seen(0, s.mode === 'cricket' ? BOWLER : BOWLER * 0.55);
  const run = s.phase === 'wait' ? s.t / RUN_UP : 1;
  const hop = Math.abs(Math.sin(run * 12)) * (run < 1 ? 0.18 : 0);
  drawStand(p, foot.x - 0.55, foot.y, foot.size, p.palette.danger);
  p.sprite(s.bowler, foot.x - 0.55, foot.y - 0.7 - hop - (1 - run) * 0.5, 1.85 * foot.size, { dir: 1, shadow: true });
  if (s.mode === 'cricket') drawStumps(p, s);
  if (s.phase === 'pitch') drawPitch(p, s, g);
  drawSwing(p, s);
  if (s.phase === 'pitch' && s.aim !== 0) {
    const [near, far] = [seen(s.aim * 0.45, 1.3), seen(s.aim * 0.45, 2.6)];
    p.line(near.x, near.y, far.x, far.y, 0.14, p.palette.accent);
  }
  if (drive && s.phase !== 'wait') {
    const high = drive.power * 4.6 * Math.sin(part * Math.PI);
    const ground = seen(drive.angle, drive.far * part);
    blob(p, ground.x, ground.y, 0.22 * ground.size, 0.09, 'rgba(0,0,0,.35)');
    const at = seen(drive.angle, drive.far * part, high);
    ball(p, s, g, at.x, at.y - 0.2, at.size * (1 + high * 0.12));
  }
  if (s.mode === 'baseball')
    for (let i = 0; i < STRIKES; i++)
      p.circle(W / 2 + (i - 1) * 0.7, H - 0.5, 0.24, i < s.strikes ? p.palette.danger : 'rgba(255,255,255,.45)');
  if (s.phase === 'after' && s.told) {
    const size = s.told.length > 1 ? 1.3 : 2.2;
    p.text(s.told, W / 2, 6.6, size, s.told === '✕' ? p.palette.danger : p.palette.accent);
  }
  if (s.balls !== null) p.text(`× ${s.balls}`, W - 1.2, H - 0.6, 0.7, '#ffffff');
}
