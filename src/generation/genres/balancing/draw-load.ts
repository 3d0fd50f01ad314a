/** The hero with the pole or the load, as they lean. */
import type { Actor } from '../../design.js';
import type { Game, Painter } from '../../kit/types.js';
import { natural } from '../../kit/natural.js';
import { CONE, hungAt, isLiquid, isPlate, isScoop, placeOf, stepOf } from './load.js';
import { COMES, FALLS, HERO, LEAVES, POLE, SITS, type State } from './state.js';
import { floorAt } from './way.js';

const kindAt = (s: State, i: number): Actor => s.loads[i % s.loads.length] as Actor;

/** Bent by its own weight, with bright ends. */
function drawPole(p: Painter, x: number, y: number, lean: number, half: number): void {
  const { ctx, palette } = p;
  ctx.save();
  ctx.translate(x, y);
  ctx.rotate(lean);
  ctx.lineCap = 'round';
  for (const [width, colour] of [
    [0.2, p.mix(palette.ink, '#000000', 0.6)],
    [0.12, p.mix(palette.accent, '#ffffff', 0.35)],
  ] as const) {
    ctx.strokeStyle = colour;
    ctx.lineWidth = width;
    ctx.beginPath();
    ctx.moveTo(-half, 0.22);
    ctx.quadraticCurveTo(0, -0.2, half, 0.22);
    ctx.stroke();
  }
  for (const side of [-1, 1]) p.circle(side * half, 0.22, 0.15, palette.danger);
  ctx.restore();
}

/** Who comes to sit on the pole, sits, and leaves. */
function drawPerch(p: Painter, s: State, x: number, y: number): void {
  const { perch } = s;
  if (!perch) return;
  const end = {
    x: x + Math.cos(s.lean) * POLE * 0.92 * perch.side,
    y: y + Math.sin(s.lean) * POLE * 0.92 * perch.side - 0.42,
  };
  const far = perch.t < COMES ? 1 - perch.t / COMES : perch.t > COMES + SITS ? (perch.t - COMES - SITS) / LEAVES : 0;
  const hop = far > 0 ? Math.sin(p.now * 14) * 0.12 : Math.abs(Math.sin(p.now * 5)) * 0.06;
  p.sprite(perch.actor, end.x + perch.side * far * 5, end.y - far * far * 5 - hop, 1.25, {
    dir: -perch.side,
    shadow: false,
    glow: p.palette.danger,
  });
}

/** Of wood, and full. */
function drawBucket(p: Painter, x: number, y: number): void {
  const { ctx, palette } = p;
  const wood = p.mix(palette.accent, '#8a5a2b', 0.7);
  for (const [grow, colour] of [
    [0.05, p.mix(wood, '#000000', 0.55)],
    [0, wood],
  ] as const) {
    ctx.fillStyle = colour;
    ctx.beginPath();
    ctx.moveTo(x - 0.45 - grow, y - grow);
    ctx.lineTo(x + 0.45 + grow, y - grow);
    ctx.lineTo(x + 0.34 + grow, y + 0.78 + grow);
    ctx.lineTo(x - 0.34 - grow, y + 0.78 + grow);
    ctx.fill();
  }
  p.rect(x - 0.42, y + 0.3, 0.84, 0.1, p.mix(wood, '#000000', 0.35));
  ctx.fillStyle = p.mix(palette.far, '#3aa0ff', 0.75);
  ctx.beginPath();
  ctx.ellipse(x, y + 0.03, 0.42, 0.13, 0, 0, 6.2832);
  ctx.fill();
}

function drawYoke(p: Painter, s: State, foot: number): void {
  const up = HERO * 0.66;
  drawPole(p, s.x + Math.sin(s.lean) * up, foot - Math.cos(s.lean) * up, s.lean, 1.75);
  for (const side of [-1, 1] as const) {
    if (s.load < 2 && side === (s.lean < 0 ? -1 : 1) && s.load > 0) continue;
    if (s.load === 0) continue;
    const at = hungAt(s, foot, side);
    const x = at.x + Math.sin(at.lean) * 1.1;
    p.line(at.x, at.y + 0.15, x, at.y + 0.75, 0.06, p.mix(p.palette.ink, '#000000', 0.5));
    const actor = kindAt(s, side < 0 ? 0 : 1);
    if (isLiquid(actor)) drawBucket(p, x, at.y + 0.75);
    else p.sprite(actor, x, at.y + 1.05, 1.15, { angle: at.lean, shadow: false });
  }
}

/** Seen from its edge, with a blue rim. */
function drawPlate(p: Painter, g: Game, thick: number): void {
  const { ctx } = p;
  const half = 0.74;
  for (const [grow, down, colour] of [
    [0.04, 0.03, natural(p, g, '#5d6b80', 0)],
    [0, 0, natural(p, g, '#f4f7fb', 1)],
  ] as const) {
    ctx.fillStyle = colour;
    ctx.beginPath();
    ctx.moveTo(-half - grow, -thick * 0.5 + down);
    ctx.quadraticCurveTo(-half * 0.4, thick * 0.75 + down + grow, 0, thick * 0.55 + down + grow);
    ctx.quadraticCurveTo(half * 0.4, thick * 0.75 + down + grow, half + grow, -thick * 0.5 + down);
    ctx.fill();
  }
  p.line(-half, -thick * 0.42, half, -thick * 0.42, 0.09, natural(p, g, '#4d8fd6', 0.6));
}

const FLAVOURS = ['#f6a5c0', '#f7e7b8', '#9bd8a0', '#9a6a4a', '#c9b0ee', '#ffd27a'] as const;

function drawScoop(p: Painter, g: Game, i: number, r: number): void {
  const colour = natural(p, g, FLAVOURS[i % FLAVOURS.length] as string, (i % 3) / 2);
  p.circle(0, 0, r + 0.05, p.mix(colour, '#000000', 0.4));
  p.circle(0, 0, r, colour);
  for (let k = -2; k <= 2; k++) p.circle(k * r * 0.42, r * 0.72, r * 0.26, colour);
  p.circle(-r * 0.35, -r * 0.4, r * 0.22, p.mix(colour, '#ffffff', 0.6));
}

function drawCone(p: Painter, s: State, g: Game, foot: number): void {
  const { ctx } = p;
  const reach = HERO * 0.9;
  ctx.save();
  ctx.translate(s.x + Math.sin(s.lean) * reach, foot - Math.cos(s.lean) * reach);
  ctx.rotate(s.lean);
  ctx.fillStyle = natural(p, g, '#a9672a', 0.1);
  ctx.beginPath();
  ctx.moveTo(0, 0.12);
  ctx.lineTo(-0.46, -CONE - 0.08);
  ctx.lineTo(0.46, -CONE - 0.08);
  ctx.fill();
  ctx.fillStyle = natural(p, g, '#e0a45c', 0.7);
  ctx.beginPath();
  ctx.moveTo(0, 0);
  ctx.lineTo(-0.38, -CONE - 0.02);
  ctx.lineTo(0.38, -CONE - 0.02);
  ctx.fill();
  ctx.restore();
}

function drawStack(p: Painter, s: State, g: Game, foot: number): void {
  const { ctx } = p;
  const step = stepOf(s);
  const [first] = s.loads;
  if (first && isScoop(first)) drawCone(p, s, g, foot);
  for (let i = 0; i < s.load; i++) {
    const at = placeOf(s, foot, i);
    const actor = kindAt(s, i);
    if (isPlate(actor) || isScoop(actor)) {
      ctx.save();
      ctx.translate(at.x, at.y);
      ctx.rotate(at.lean);
      if (isPlate(actor)) drawPlate(p, g, step);
      else drawScoop(p, g, i, step * 0.66);
      ctx.restore();
    } else p.sprite(actor, at.x, at.y, step * 1.26, { angle: at.lean, shadow: false });
  }
}

function drawHero(p: Painter, s: State, foot: number): void {
  const step = s.firm || s.calm > 0 || s.joy > 0 ? 0 : Math.sin(s.x * 5.2);
  const up = HERO * 0.47 - (s.firm ? 0.12 : 0) + Math.abs(step) * 0.06;
  const hop = s.joy > 0 ? Math.abs(Math.sin(s.joy / 7)) * 0.5 : 0;
  p.hero(s.x + Math.sin(s.lean) * up, foot - Math.cos(s.lean) * up - hop, HERO, {
    dir: 1,
    angle: s.lean + step * 0.03,
    squash: s.squash.value + (s.firm ? 0.12 : 0),
    shadow: s.balance === 'carrying',
  });
}

/** Head over heels into the deep; who carried only sits there. */
function drawFall(p: Painter, s: State, foot: number): void {
  const part = s.fall / FALLS;
  if (s.balance === 'carrying') {
    p.hero(s.x, foot - HERO * 0.42, HERO, { dir: 1, squash: 0.25, angle: Math.sin(s.fall / 5) * 0.07 });
    return;
  }
  const side = s.lean < 0 ? -1 : 1;
  const y = foot - HERO * 0.5 - Math.sin(part * 3.14) * 0.5 + part * part * 11;
  p.hero(s.x + side * part * 1.7, y, HERO, { dir: 1, angle: s.lean + side * part * 5, shadow: false });
}

export function drawWalker(p: Painter, s: State, g: Game): void {
  const foot = floorAt(s.way, s.x);
  if (s.fall > 0) drawFall(p, s, foot);
  else {
    drawHero(p, s, foot);
    if (s.balance === 'tightrope') {
      const up = HERO * 0.44;
      const [x, y] = [s.x + Math.sin(s.lean) * up, foot - Math.cos(s.lean) * up];
      drawPole(p, x, y, s.lean, POLE);
      drawPerch(p, s, x, y);
    } else if (s.yoke) drawYoke(p, s, foot);
    else drawStack(p, s, g, foot);
  }
  for (const { actor, x, y, turn } of s.drops) p.sprite(actor, x, y, 1, { angle: turn, shadow: false });
}
