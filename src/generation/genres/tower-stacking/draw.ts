/** The crane with whoever drives it, the block that hangs from it, the tower, and the line to be reached. */
import type { Actor } from '../../design.js';
import type { Game, Painter } from '../../kit/types.js';
import { drawDark } from '../../kit/dark.js';
import { drawCut, drawGusts, drawRaft, drawWindWay } from './draw-ideas.js';
import {
  actorOf,
  edgeOf,
  GROUND,
  H,
  HANGS,
  hangsAt,
  hueOf,
  raftAt,
  RAIL,
  swayAt,
  TALL,
  W,
  widthOf,
  type State,
} from './state.js';

export const TONES = ['#e86a5c', '#f2b544', '#58b87a', '#4f9de0', '#a17be0'];

/** A crate with the prompt's thing on it: two lit edges, a window for the picture. */
function drawBlock(p: Painter, x: number, y: number, w: number, actor: Actor, hue: number, angle: number): void {
  const { ctx, palette } = p;
  const tone = p.mix(TONES[hue % TONES.length] as string, palette.solid, 0.25);
  ctx.save();
  ctx.translate(x, y + TALL / 2);
  ctx.rotate(angle);
  const [l, t] = [-w / 2, -TALL / 2];
  p.rect(l, t, w, TALL, p.mix(tone, '#000000', 0.45), 0.18);
  p.rect(l + 0.06, t + 0.05, w - 0.12, TALL - 0.14, tone, 0.15);
  p.rect(l + 0.06, t + 0.05, w - 0.12, 0.16, p.mix(tone, '#ffffff', 0.45), 0.08);
  p.rect(l + 0.24, t + 0.29, w - 0.48, TALL - 0.56, p.mix(tone, '#ffffff', 0.72), 0.14);
  p.sprite(actor, 0, 0.02, 1.02, { shadow: false });
  for (const side of [-1, 1]) p.circle(side * (w / 2 - 0.16), TALL / 2 - 0.17, 0.06, p.mix(tone, '#000000', 0.4));
  ctx.restore();
}

function drawCrane(p: Painter, s: State, x: number): void {
  const { palette, view } = p;
  const steel = p.mix(palette.accent, '#2b2f36', 0.35);
  p.rect(view.x - 1, RAIL - 0.85, view.w + 2, 0.5, p.mix(steel, '#000000', 0.4));
  p.rect(view.x - 1, RAIL - 0.8, view.w + 2, 0.14, p.mix(steel, '#ffffff', 0.35));
  const first = Math.floor(view.x);
  for (let i = first; i < view.x + view.w + 1; i++)
    p.line(i, RAIL - 0.82, i + 0.5, RAIL - 0.38, 0.07, p.mix(steel, '#000000', 0.15));
  for (const side of [-0.55, 0.55]) p.circle(x + side, RAIL - 0.3, 0.17, p.mix(steel, '#000000', 0.5));
  p.rect(x - 0.85, RAIL - 0.25, 1.7, 0.35, steel, 0.12);
  p.hero(x, RAIL - 0.85, 1.5, { squash: s.mood.value, shadow: false });
}

function drawRope(p: Painter, s: State, x: number): void {
  const slack = s.falling ? 0.35 : 0;
  p.line(x, RAIL + 0.1, x, HANGS - 0.3 - slack, 0.08, '#3b3f46');
  p.circle(x, HANGS - 0.22 - slack, 0.17, '#3b3f46');
  if (!s.falling)
    for (const side of [-1, 1]) p.line(x, HANGS - 0.22, x + side * widthOf(s) * 0.4, HANGS + 0.05, 0.06, '#3b3f46');
}

/** The height that is asked for, with a flag at each end. */
function drawLine(p: Painter, s: State): void {
  const y = GROUND - s.need * TALL + s.camera;
  const { ctx, palette } = p;
  if (y < -1) return;
  ctx.save();
  ctx.globalAlpha = 0.85;
  for (let x = 0.2; x < W; x += 0.6) p.rect(x, y - 0.05, 0.36, 0.1, palette.accent, 0.05);
  ctx.restore();
  for (const x of [0.1, W - 0.1]) {
    p.line(x, y, x, y - 1.1, 0.09, p.mix(palette.ink, '#888888', 0.4));
    ctx.fillStyle = palette.danger;
    ctx.beginPath();
    ctx.moveTo(x, y - 1.1);
    ctx.lineTo(x + (x < 1 ? 0.7 : -0.7), y - 0.85);
    ctx.lineTo(x, y - 0.6);
    ctx.fill();
  }
}

export function drawTower(p: Painter, s: State, g: Game): void {
  const { view } = p;
  const floor = GROUND + s.camera;
  const raft = raftAt(s, g.frame);
  if (s.idea === 'gusts') drawGusts(p, s);
  if (s.raft.reach > 0) drawRaft(p, floor, raft);
  else if (floor < view.y + view.h + 1)
    p.block(view.x - 1, floor, view.w + 2, Math.max(1, view.y + view.h - floor + 1), true);
  drawLine(p, s);
  const count = s.tower.length;
  const sway = swayAt(s, g.frame);
  for (const [i, { x, w, actor, hue }] of s.tower.entries()) {
    const y = GROUND - (i + 1) * TALL + s.camera;
    if (y > view.y + view.h + 1) continue;
    // the higher, the further: it bends like a reed
    const bend = count > 1 ? sway * ((i + 1) / count) ** 1.6 : 0;
    const squash = i === count - 1 ? s.land.value * 0.3 : 0;
    drawBlock(p, x + raft + bend, y + squash, w * (1 + squash * 0.15), actor, hue, bend * 0.05);
  }
  if (s.cut) drawCut(p, s.cut);
  const x = hangsAt(g, s, 0);
  const width = widthOf(s);
  drawCrane(p, s, x);
  if (!s.done) {
    drawRope(p, s, x);
    // where it would come down, faintly: the first blocks are to succeed
    if (!s.falling && s.wind !== 0) drawWindWay(p, s, x);
    else if (!s.falling && count > 0 && g.skill < 0.75) {
      p.ctx.save();
      p.ctx.globalAlpha = 0.16;
      p.rect(x - width / 2, HANGS + TALL, width, Math.max(0, edgeOf(s) - HANGS - TALL), '#ffffff');
      p.ctx.restore();
    }
    const at = s.falling ?? { x, y: HANGS, turned: 0 };
    if (at.y < H + TALL) drawBlock(p, at.x, at.y, width, actorOf(s), hueOf(g, s), at.turned);
  }
  if (s.idea === 'dark') {
    const at = s.falling ?? { x, y: HANGS };
    drawDark(p, at.x, Math.min(at.y + 2.6, edgeOf(s)), 4.4, 0.9);
  }
  if (s.streak > 1) p.text(`×${Math.min(5, s.streak)}`, W - 1, 5.4, 0.8, p.palette.accent);
}
