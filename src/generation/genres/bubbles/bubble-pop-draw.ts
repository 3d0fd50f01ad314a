/** Bubbles of soap with something in them, what came free, and whoever is glad about it. */
import type { Game, Painter } from '../../kit/types.js';
import { chosenOf, GONE, W, type Bubble, type State } from './bubble-pop-state.js';

const HUES = ['#ff8fa3', '#6fb7ff', '#ffd45e', '#7fdc8a', '#c39bff', '#ffb06b'];

const hueOf = (p: Painter, one: Bubble): string => (one.sort === 'foul' ? p.palette.danger : (HUES[one.hue] as string));

/** What shimmers behind the thing in it. */
function drawInside(p: Painter, one: Bubble): void {
  const { x, y, r } = one;
  p.ctx.save();
  p.ctx.globalAlpha = 0.4;
  p.circle(x, y, r, hueOf(p, one));
  p.ctx.globalAlpha = 0.4;
  p.circle(x, y, r * 0.84, '#ffffff');
  p.ctx.restore();
}

/** Its rim, a light and its counterpart. */
function drawSkin(p: Painter, one: Bubble): void {
  const { ctx } = p;
  const { x, y, r } = one;
  ctx.save();
  ctx.lineWidth = 0.1;
  ctx.strokeStyle = p.mix(hueOf(p, one), '#ffffff', 0.35);
  ctx.beginPath();
  ctx.arc(x, y, r, 0, 6.2832);
  ctx.stroke();
  ctx.lineCap = 'round';
  ctx.strokeStyle = '#ffffff';
  ctx.lineWidth = r * 0.13;
  ctx.beginPath();
  ctx.arc(x, y, r * 0.76, 3.5, 4.5);
  ctx.stroke();
  ctx.lineWidth = r * 0.07;
  ctx.beginPath();
  ctx.arc(x, y, r * 0.8, 0.5, 1.1);
  ctx.stroke();
  ctx.restore();
}

/** Five rays about a bubble that pops its neighbours. */
function drawRays(p: Painter, { x, y, r }: Bubble): void {
  const { ctx } = p;
  ctx.save();
  ctx.translate(x, y);
  ctx.rotate(p.now * 0.7);
  ctx.fillStyle = p.palette.accent;
  ctx.globalAlpha = 0.75;
  ctx.beginPath();
  for (let i = 0; i < 16; i++) {
    const far = i % 2 === 0 ? r * 1.32 : r * 1.06;
    ctx.lineTo(Math.cos((i * Math.PI) / 8) * far, Math.sin((i * Math.PI) / 8) * far);
  }
  ctx.fill();
  ctx.restore();
}

function drawBubble(p: Painter, one: Bubble): void {
  const { x, y, r, gone } = one;
  if (gone > 0) {
    // what was in it hops free and falls
    const part = gone / GONE;
    p.sprite(one.actor, x, y - 1.6 * part + 4.2 * part * part, r * 1.3, {
      alpha: 1 - part * part,
      angle: part * 2.5 * (one.hue % 2 === 0 ? 1 : -1),
      squash: -0.2 * (1 - part),
      shadow: false,
    });
    return;
  }
  if (one.sort === 'star') drawRays(p, one);
  drawInside(p, one);
  p.sprite(one.actor, x, y, r * 1.2, { angle: Math.sin(one.sway * 1.3) * 0.14, shadow: false });
  drawSkin(p, one);
}

export function drawBubblePop(p: Painter, s: State, g: Game): void {
  const { view } = p;
  const floor = view.y + view.h;
  p.hero(W / 2, floor - 1.15 - Math.max(0, -s.mood.value) * 1.2, 1.9, { squash: s.mood.value, shadow: false });
  for (const one of s.bubbles) if (one.gone === 0) drawBubble(p, one);
  for (const one of s.bubbles) if (one.gone > 0) drawBubble(p, one);
  if (!s.keyed || s.done) return;
  const chosen = chosenOf(s);
  if (!chosen) return;
  const { ctx } = p;
  ctx.save();
  ctx.strokeStyle = '#ffffff';
  ctx.lineWidth = 0.12;
  ctx.setLineDash([0.35, 0.25]);
  ctx.lineDashOffset = -g.time * 0.8;
  ctx.beginPath();
  ctx.arc(chosen.x, chosen.y, chosen.r + 0.28, 0, 6.2832);
  ctx.stroke();
  ctx.restore();
}
