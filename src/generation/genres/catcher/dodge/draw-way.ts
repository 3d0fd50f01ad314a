/** A way that comes towards one, seen from above: a river or a lane between its banks, and the goal across its end. */
import { drawDark } from '../../../kit/dark.js';
import { groundOf } from '../../../kit/floors/ground.js';
import { natural } from '../../../kit/natural.js';
import { noise } from '../../../kit/random.js';
import { sceneryOf } from '../../../kit/scenery.js';
import type { Game, Painter } from '../../../kit/types.js';
import { drawFind, drawHero, drawMarks, drawThreat } from './draw-things.js';
import { W, type State } from './state.js';

const FLOATS = /boat|ship$|canoe|rowing|surfing|swimming|duck|fish|dolphin|whale|turtle|otter|beaver/u;
const ROLLS = /biking|bicycle|scooter|motor|automobile|bus$|taxi|truck|racing-car|police-car/u;
const WET = new Set(['ocean', 'beach']);
/** units from one piece of the banks to the next */
const APART = 4.3;

type Bed = 'water' | 'road' | 'ground';

function bedOf({ design }: Game): Bed {
  const { sprite } = design.cast.hero;
  if (ROLLS.test(sprite)) return 'road';
  return FLOATS.test(sprite) || WET.has(design.theme.id) ? 'water' : 'ground';
}

/** What goes by on the bed: wavelets, dashes, or tufts and pebbles. */
function drawFlow(p: Painter, s: State, bed: Bed, light: string, shade: string): void {
  const { view, ctx } = p;
  const first = Math.floor((view.y - s.dist) / 1.1) - 1;
  const last = Math.ceil((view.y + view.h - s.dist) / 1.1) + 1;
  for (let i = first; i <= last; i++) {
    const y = i * 1.1 + s.dist;
    if (bed === 'road') {
      if (((i % 3) + 3) % 3 === 0) for (const x of [W / 3, (W / 3) * 2]) p.rect(x - 0.09, y, 0.18, 1.5, light, 0.05);
      continue;
    }
    for (let k = 0; k < 2; k++) {
      const at = noise(i * 3.7 + k * 11.3);
      const x = 0.7 + at * (W - 1.4) + (bed === 'water' ? Math.sin(p.now * 1.4 + i) * 0.15 : 0);
      ctx.globalAlpha = 0.3 + noise(i + k * 5) * 0.35;
      if (bed === 'water') {
        ctx.strokeStyle = light;
        ctx.lineWidth = 0.09;
        ctx.beginPath();
        ctx.moveTo(x - 0.5, y);
        ctx.quadraticCurveTo(x, y + 0.34, x + 0.5, y);
        ctx.stroke();
      } else {
        ctx.fillStyle = k ? shade : light;
        ctx.beginPath();
        ctx.ellipse(x, y, 0.14 + at * 0.16, 0.1 + at * 0.08, 0, 0, 6.2832);
        ctx.fill();
      }
    }
  }
  ctx.globalAlpha = 1;
}

function drawBanks(p: Painter, s: State, g: Game, colour: string, edge: string): void {
  const { view, ctx } = p;
  const deco = sceneryOf(g.design.cast.deco);
  for (const side of [-1, 1]) {
    const x = side < 0 ? view.x - 1 : W - 0.05;
    const w = side < 0 ? 1.05 - view.x : view.x + view.w - W + 1.1;
    p.rect(x, view.y - 1, w, view.h + 2, colour);
    p.rect(side < 0 ? -0.12 : W - 0.1, view.y - 1, 0.22, view.h + 2, edge);
    ctx.fillStyle = edge;
    for (let i = Math.floor((view.y - s.dist) / 0.9) - 1; i * 0.9 + s.dist < view.y + view.h + 1; i++) {
      const at = noise(i * 1.9 + side * 4);
      ctx.globalAlpha = 0.2 + at * 0.3;
      ctx.beginPath();
      ctx.ellipse(
        side < 0 ? -0.4 - at * 4.5 : W + 0.4 + at * 4.5,
        i * 0.9 + s.dist,
        0.12 + at * 0.14,
        0.09,
        0,
        0,
        6.2832,
      );
      ctx.fill();
    }
    ctx.globalAlpha = 1;
    if (deco.length === 0) continue;
    const first = Math.floor((view.y - s.dist) / APART) - 1;
    for (let i = first; i * APART + s.dist < view.y + view.h + 2; i++) {
      const k = noise(i * 2.3 + side * 9);
      const actor = deco[Math.floor(k * 97) % deco.length];
      if (actor)
        p.sprite(actor, side < 0 ? -1.5 - k * 1.2 : W + 1.5 + k * 1.2, i * APART + s.dist + k, 1.7, { shadow: true });
    }
  }
}

function drawGoal(p: Painter, s: State, g: Game): void {
  const { goal } = g.design.cast;
  if (!s.goal || !goal) return;
  const { x, y } = s.goal;
  for (let i = 0; i < 14; i++)
    for (let k = 0; k < 2; k++) p.rect(i, y + 1 + k * 0.5, 1, 0.5, (i + k) % 2 ? '#ffffffcc' : '#22222299');
  p.circle(x, y, 2 + Math.sin(p.now * 4) * 0.08, `${p.palette.accent}66`);
  p.sprite(goal, x, y, 3.2, { glow: p.palette.accent, shadow: true });
}

export function drawWay(p: Painter, s: State, g: Game): void {
  const { view } = p;
  const bed = bedOf(g);
  const ground = groundOf(p, g, W, 12);
  const base = bed === 'water' ? '#3f93c4' : bed === 'road' ? '#5b5f69' : ground.light;
  const colour = bed === 'ground' ? base : p.mix(natural(p, g, base, 0.35), p.palette.far, 0.2);
  p.rect(view.x - 1, view.y - 1, view.w + 2, view.h + 2, colour);
  drawFlow(p, s, bed, p.mix(colour, '#ffffff', 0.5), p.mix(colour, '#000000', 0.28));
  const sand = p.mix(natural(p, g, '#d8c28c', 0.7), p.palette.far, 0.15);
  const bank = bed === 'ground' ? ground.shade : bed === 'water' ? sand : ground.colour;
  drawBanks(p, s, g, bank, p.mix(bank, '#000000', 0.3));
  drawGoal(p, s, g);
  for (const find of s.finds) drawFind(p, s, find);
  for (const threat of s.threats) drawThreat(p, s, threat);
  drawHero(p, s, g);
  if (s.idea === 'dark') drawDark(p, s.hero.x, s.hero.y, 6.4 - g.skill);
  drawMarks(p, s);
}
