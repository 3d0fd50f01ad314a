/** What is to be made good, in all its states. */
import { natural } from '../../kit/natural.js';
import { noise } from '../../kit/random.js';
import type { Game, Painter } from '../../kit/types.js';
import { dirtOf } from './clean.js';
import { isUpper } from './draw-ground.js';
import type { Spot, State } from './state.js';

/** A star of four points, as light on what is clean. */
function twinkle(p: Painter, x: number, y: number, size: number): void {
  if (size <= 0) return;
  const { ctx } = p;
  ctx.fillStyle = '#ffffff';
  ctx.beginPath();
  for (let i = 0; i < 8; i++) {
    const r = i % 2 ? size * 0.28 : size;
    const turn = (i * 3.1416) / 4;
    ctx.lineTo(x + Math.cos(turn) * r, y + Math.sin(turn) * r);
  }
  ctx.fill();
}

function shineOf(p: Painter, one: Spot): void {
  if (!one.good) return;
  const fresh = Math.max(0, 1 - one.shine / 50);
  const idle = Math.max(0, Math.sin(p.now * 1.7 + one.look * 2.1) - 0.75) * 1.2;
  twinkle(p, one.x + one.w * 0.26, one.y - one.h * 0.26, 0.12 + fresh * 0.4 + idle * 0.5);
  if (fresh > 0) twinkle(p, one.x - one.w * 0.24, one.y + one.h * 0.1, fresh * 0.35);
}

function blot(p: Painter, x: number, y: number, r: number, seed: number, colour: string): void {
  const { ctx } = p;
  ctx.fillStyle = colour;
  ctx.beginPath();
  ctx.ellipse(x, y, r, r * (0.7 + noise(seed) * 0.25), noise(seed + 3) * 3, 0, 6.2832);
  ctx.fill();
}

const HUES: Partial<Record<State['surface'], readonly string[]>> = {
  teeth: ['#9aa83a', '#b58a2a'],
  panes: ['#6f6657', '#857a63'],
};
const FLOOR_HUES = ['#5d4630', '#6f5a2c', '#4c5a3a', '#7a4a63'];

/** Dirt on whatever it lies on: one puddle of all its bits, with drops around it. */
function dirt(p: Painter, g: Game, s: State, one: Spot): void {
  if (one.good) return;
  const { ctx } = p;
  const hues = HUES[s.surface] ?? FLOOR_HUES;
  const hue = natural(p, g, hues[one.look % hues.length] as string, 0.25);
  const colour = one.tough ? p.mix(hue, '#1d1208', 0.5) : hue;
  const small = Math.min(one.w, one.h) * (1 + one.pop.value);
  const layers = [
    [1.1, p.mix(colour, '#000000', 0.35), 0.03],
    [1, colour, 0],
    [0.55, p.mix(colour, '#ffffff', 0.13), -0.03],
  ] as const;
  ctx.globalAlpha = s.surface === 'panes' ? 0.72 : 0.92;
  for (const [wide, paint, down] of layers)
    one.parts.forEach((part, i) => {
      if (part.left <= 0) return;
      const [x, y] = [one.x + part.u * one.w, one.y + part.v * one.h];
      const r = part.r * small * (0.4 + part.left * 0.6);
      blot(p, x, y + down, r * wide, i + one.look, paint);
      if (wide !== 1 || i % 2) return;
      const turn = noise(one.look * 7 + i) * 6.28;
      p.circle(x + Math.cos(turn) * r * 1.35, y + Math.sin(turn) * r * 1.15, r * 0.18, paint);
    });
  ctx.globalAlpha = 1;
}

/** Within what is wiped, and not beside it. */
function dirtIn(p: Painter, g: Game, s: State, one: Spot, round: number): void {
  const { ctx } = p;
  ctx.save();
  ctx.beginPath();
  ctx.roundRect(one.x - one.w / 2, one.y - one.h / 2, one.w, one.h, round);
  ctx.clip();
  dirt(p, g, s, one);
  ctx.restore();
}

function pane(p: Painter, g: Game, one: Spot): void {
  const { ctx, palette: c } = p;
  const [x, y] = [one.x - one.w / 2, one.y - one.h / 2];
  const frame = p.mix(natural(p, g, '#f4efe4', 0.95), c.solidEdge, 0.15);
  const glass = p.mix(natural(p, g, '#8fd0f5', 0.7), c.sky, 0.35);
  p.rect(x - 0.1, y - 0.06, one.w + 0.2, one.h + 0.2, 'rgba(0,0,0,.28)', 0.12);
  p.rect(x, y, one.w, one.h, frame, 0.1);
  const dull = one.good ? 0 : dirtOf(one);
  const inner = { x: x + 0.14, y: y + 0.14, w: one.w - 0.28, h: one.h - 0.28 };
  p.rect(
    inner.x,
    inner.y,
    inner.w,
    inner.h,
    p.mix(p.mix(glass, '#ffffff', 0.12), natural(p, g, '#8b8471', 0.3), dull * 0.6),
    0.06,
  );
  ctx.globalAlpha = 0.55 * (1 - dull);
  ctx.fillStyle = '#ffffff';
  for (const [from, wide] of [
    [0.18, 0.16],
    [0.42, 0.07],
  ] as const) {
    ctx.beginPath();
    ctx.moveTo(inner.x + inner.w * (from + 0.3), inner.y);
    ctx.lineTo(inner.x + inner.w * (from + 0.3 + wide), inner.y);
    ctx.lineTo(inner.x + inner.w * (from - 0.1 + wide), inner.y + inner.h);
    ctx.lineTo(inner.x + inner.w * (from - 0.1), inner.y + inner.h);
    ctx.fill();
  }
  ctx.globalAlpha = 1;
}

/** A tooth in its gum, its edge towards the middle of the mouth. */
function tooth(p: Painter, g: Game, one: Spot, up: boolean): void {
  const { ctx } = p;
  const white = natural(p, g, one.good ? '#ffffff' : '#f3ead2', 1);
  const gum = p.mix(natural(p, g, '#ef8d95', 0.6), p.palette.danger, 0.08);
  const [w, h] = [one.w * (1 + one.pop.value * 0.3), one.h * (1 - one.pop.value * 0.3)];
  const [x, y] = [one.x - w / 2, one.y - h / 2];
  const [edge, root] = [w * 0.22, w * 0.42];
  const shape = (inset: number): void => {
    ctx.beginPath();
    ctx.roundRect(
      x + inset,
      y + inset,
      w - inset * 2,
      h - inset * 2,
      up ? [root, root, edge, edge] : [edge, edge, root, root],
    );
    ctx.fill();
  };
  ctx.fillStyle = p.mix(white, '#8a7450', 0.35);
  shape(0);
  ctx.fillStyle = white;
  shape(w * 0.035);
  ctx.fillStyle = p.mix(white, '#cdbb96', 0.35);
  for (const side of [0.36, 0.64])
    p.rect(x + w * side, up ? y + h * 0.6 : y + h * 0.12, w * 0.03, h * 0.28, p.mix(white, '#cdbb96', 0.45), 0.02);
  p.rect(x + w * 0.14, y + h * 0.22, w * 0.13, h * 0.5, 'rgba(255,255,255,.9)', w * 0.06);
  ctx.fillStyle = gum;
  ctx.beginPath();
  ctx.ellipse(one.x, up ? y - h * 0.02 : y + h * 1.02, w * 0.6, h * 0.16, 0, 0, 6.2832);
  ctx.fill();
}

/** Things that lie about: each bit is one of them, and is drawn to the tool. */
function litter(p: Painter, s: State, one: Spot): void {
  const { actor } = one;
  if (!actor || one.good) return;
  for (const part of one.parts) {
    if (part.left <= 0) continue;
    const pull = (1 - part.left) * 0.6;
    const [x, y] = [one.x + part.u * one.w, one.y + part.v * one.h];
    p.sprite(actor, x + (s.hero.x - x) * pull, y + (s.hero.y - y) * pull, 0.95 * (0.35 + part.left * 0.65), {
      angle: (noise(part.u * 91 + one.look) - 0.5) * 0.9 + pull * 3,
      shadow: true,
      ...(one.tough ? { wash: 'rgba(60,40,20,.5)' } : {}),
    });
  }
}

function lamp(p: Painter, g: Game, one: Spot): void {
  const size = one.w * (one.good ? 1.08 : 1);
  const sway = Math.sin(p.now * 2 + one.look) * 0.05;
  if (one.actor)
    p.sprite(one.actor, one.x, one.y, size, {
      shadow: true,
      squash: one.pop.value,
      angle: sway,
      ...(one.good ? { glow: natural(p, g, '#ffc24a', 1) } : { wash: 'rgba(18,20,48,.62)' }),
    });
  else post(p, g, one);
}

/** A lantern on a post. */
function post(p: Painter, g: Game, one: Spot): void {
  const { x, y, w, h } = one;
  const iron = natural(p, g, '#3a3f55', 0.2);
  const glass = one.good ? natural(p, g, '#ffd56b', 1) : natural(p, g, '#5a6078', 0.35);
  p.rect(x - w * 0.22, y + h * 0.44, w * 0.44, h * 0.1, iron, 0.05);
  p.rect(x - w * 0.05, y - h * 0.02, w * 0.1, h * 0.5, iron, 0.03);
  p.rect(x - w * 0.22, y - h * 0.44, w * 0.44, h * 0.44 * (1 - one.pop.value * 0.4), iron, 0.1);
  p.rect(x - w * 0.15, y - h * 0.38, w * 0.3, h * 0.32, glass, 0.06);
  p.rect(x - w * 0.28, y - h * 0.5, w * 0.56, h * 0.09, iron, 0.05);
}

export function drawSpot(p: Painter, s: State, g: Game, one: Spot): void {
  if (s.surface === 'lights') return lamp(p, g, one);
  if (s.surface === 'panes') pane(p, g, one);
  else if (s.surface === 'teeth') tooth(p, g, one, isUpper(s, one.y));
  if (s.surface === 'litter') litter(p, s, one);
  else if (s.surface === 'floor') dirt(p, g, s, one);
  else dirtIn(p, g, s, one, s.surface === 'teeth' ? one.w * 0.25 : 0.1);
  shineOf(p, one);
}
