/** Both halves of the window: each has its player's world, signs above it, and words over it. */
import { FONT } from '../css.js';
import type { CanvasPainter } from '../painter.js';
import { extentOf } from '../scale.js';
import { of } from '../of.js';
import type { Session } from '../session.js';
import type { Kind, View } from '../types.js';
import { halvesOf, type Half } from './halves.js';
import type { Seat, Two } from './seats.js';
import { signsOf } from './signs.js';

/** The match's own view: the halves are fitted by themselves. */
export const WINDOW: View = { kind: 'follow', w: 16, h: 9 };
const BOTTOM = 8;

const size = (n: number, bold = 800): string => `${bold} ${n}px ${FONT}`;

export function drawHalves<S>(p: CanvasPainter, kind: Kind<S>, s: Two<S>, match: Session<unknown>): void {
  const { ctx } = p;
  const w = p.view.w * p.scale;
  const h = p.view.h * p.scale;
  p.end();
  const halves = halvesOf(w, h);
  for (const [i, half] of halves.entries()) {
    const seat = s.seats[i] as Seat<S>;
    ctx.save();
    ctx.beginPath();
    ctx.rect(half.x, half.y, half.w, half.h);
    ctx.clip();
    ctx.translate(half.x, half.y);
    drawWorld(p, kind, seat, half, i as 0 | 1);
    drawSigns(p, seat, half, i);
    drawOver(p, seat, half, s.winner !== null && s.winner !== 2 && s.winner !== i);
    ctx.restore();
  }
  // a bar between them, whatever lies behind
  const [first, second] = halves;
  ctx.fillStyle = '#0b111c';
  if (second.x > 0) ctx.fillRect(first.w, 0, second.x - first.w, h);
  else ctx.fillRect(0, first.h, w, second.y - first.h);
  // the light of a night is round one hero: of two there is none
  p.heroAt = null;
  p.fit(WINDOW, w, h, { top: 0, bottom: 0 }, match.camera, p.ratio);
  p.begin(ctx, p.now, match);
}

function drawWorld<S>(
  p: CanvasPainter,
  kind: Kind<S>,
  { session, particles, place }: Seat<S>,
  half: Half,
  which: 0 | 1,
): void {
  const view = of(kind.view, session.design);
  const inset = { top: half.top, bottom: BOTTOM };
  Object.assign(session, extentOf(view, half.w, half.h, inset));
  // what follows its hero fills the half, also behind the signs
  p.fit(view, half.w, half.h, inset, session.camera, p.ratio);
  const origin = p.toPage(0, 0);
  Object.assign(place, { x: half.x + origin.x, y: half.y + origin.y, scale: p.scale });
  p.begin(p.ctx, p.now, session, which);
  kind.draw(p, session.state, session);
  particles.draw(p.ctx);
  p.end();
}

/** Whose half it is, and its signs. */
function drawSigns(
  { ctx, palette, sides }: CanvasPainter,
  { session }: Seat<unknown>,
  half: Half,
  which: number,
): void {
  const { meter } = session;
  const colour = sides[which === 0 ? 0 : 1];
  const y = half.top - 24;
  ctx.save();
  ctx.textBaseline = 'middle';
  ctx.textAlign = 'left';
  ctx.font = size(15);
  const text = signsOf(session).join('   ');
  const wide = Math.min(half.w - 16, 44 + ctx.measureText(text).width + 22);
  ctx.fillStyle = 'rgba(10,16,28,.72)';
  ctx.beginPath();
  ctx.roundRect(8, y - 15, wide, 30, 15);
  ctx.fill();
  ctx.fillStyle = colour;
  ctx.beginPath();
  ctx.roundRect(8, y - 15, 38, 30, 15);
  ctx.fill();
  ctx.fillStyle = '#ffffff';
  ctx.fillText(text, 54, y + 1, wide - 56);
  ctx.lineWidth = 3;
  ctx.strokeStyle = 'rgba(0,0,0,.55)';
  ctx.textAlign = 'center';
  ctx.strokeText(`P${which + 1}`, 27, y + 1);
  ctx.fillText(`P${which + 1}`, 27, y + 1);
  if (meter) {
    ctx.fillStyle = 'rgba(10,16,28,.72)';
    ctx.fillRect(8, y + 18, half.w - 16, 6);
    ctx.fillStyle = palette.danger;
    ctx.fillRect(8, y + 18, (half.w - 16) * meter.value, 6);
  }
  ctx.restore();
}

/** A flash, words, and the shade over who has lost. */
function drawOver(p: CanvasPainter, { said, flash, session }: Seat<unknown>, half: Half, beaten: boolean): void {
  const { ctx } = p;
  ctx.save();
  if (flash.left > 0.02) {
    ctx.globalAlpha = flash.left;
    ctx.fillStyle = flash.colour;
    ctx.fillRect(0, 0, half.w, half.h);
  }
  ctx.globalAlpha = 1;
  if (beaten || session.outcome === 'lose') {
    ctx.fillStyle = 'rgba(10,16,28,.55)';
    ctx.fillRect(0, 0, half.w, half.h);
  }
  if (said.left > 0) {
    ctx.globalAlpha = Math.min(1, said.left / 12);
    ctx.font = size(Math.min(40, half.w / 9), 900);
    ctx.textAlign = 'center';
    ctx.textBaseline = 'middle';
    ctx.lineJoin = 'round';
    ctx.lineWidth = 7;
    ctx.strokeStyle = 'rgba(0,0,0,.6)';
    ctx.fillStyle = '#ffffff';
    ctx.strokeText(said.text, half.w / 2, half.h * 0.24, half.w - 20);
    ctx.fillText(said.text, half.w / 2, half.h * 0.24, half.w - 20);
  }
  ctx.restore();
}
