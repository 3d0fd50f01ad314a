/** Cards of four colours, drawn by us: a large number or sign in an oval, and a suit's form for each colour, for who can't tell colours apart. A joker. */
import type { Actor } from '../../design.js';
import type { Painter } from '../../kit/types.js';
import { BOX } from '../board/look.js';
import { drawFace, drawSuit, type Court } from './faces.js';
import { CARD_H, CARD_W } from './layout.js';
import { faceOf, JOKER, SIGN, type Card } from './shed-books.js';
import type { Mode } from './shed-mode.js';

const PAPER = '#fdfbf6';
const INK = '#1d2230';
const ROUND = 0.13;

/** The colour of a suit, as it is shown where one is wished. */
export const suitColour = (mode: Mode, suit: number): string =>
  mode === 'colours' ? (BOX[suit] as string) : suit === 1 || suit === 2 ? '#c4162a' : INK;

function tracePass(ctx: CanvasRenderingContext2D): void {
  ctx.beginPath();
  ctx.arc(0, 0, 0.24, 0, 6.2832);
  ctx.moveTo(-0.17, 0.17);
  ctx.lineTo(0.17, -0.17);
}

function traceTurn(ctx: CanvasRenderingContext2D): void {
  ctx.beginPath();
  for (const way of [1, -1]) {
    ctx.moveTo(-0.2 * way, 0.13 * way);
    ctx.lineTo(0.2 * way, 0.13 * way);
    ctx.moveTo(0.08 * way, 0.26 * way);
    ctx.lineTo(0.22 * way, 0.13 * way);
    ctx.lineTo(0.08 * way, 0);
  }
}

/** A number or a sign about 0, 0. */
function drawSign(p: Painter, rank: number, size: number, colour: string): void {
  const { ctx } = p;
  if (rank !== SIGN.skip && rank !== SIGN.turn) {
    const text = rank === SIGN.two ? '+2' : rank === SIGN.four ? '+4' : rank === SIGN.wish ? '★' : String(rank);
    return p.text(text, 0, 0.03 * size, size * (text.length > 1 ? 0.5 : 0.68), colour);
  }
  ctx.save();
  ctx.scale(size * 1.15, size * 1.15);
  ctx.strokeStyle = colour;
  ctx.lineWidth = 0.085;
  ctx.lineCap = ctx.lineJoin = 'round';
  if (rank === SIGN.skip) tracePass(ctx);
  else traceTurn(ctx);
  ctx.stroke();
  ctx.restore();
}

/** An oval that leans, in one colour or in all four. */
function drawOval(p: Painter, colour: string | null): void {
  const { ctx } = p;
  ctx.save();
  ctx.rotate(0.45);
  ctx.scale(0.36, 0.56);
  if (colour !== null) p.circle(0, 0, 1, colour);
  else
    BOX.forEach((one, i) => {
      ctx.fillStyle = one;
      ctx.beginPath();
      ctx.moveTo(0, 0);
      ctx.arc(0, 0, 1, (i * Math.PI) / 2, ((i + 1) * Math.PI) / 2);
      ctx.fill();
    });
  ctx.restore();
}

/** A card of four colours, its top left at x, y. */
function drawColours(p: Painter, card: Card, x: number, y: number): void {
  const { suit, rank } = faceOf('colours', card);
  const colour = suit === null ? '#20242f' : (BOX[suit] as string);
  p.rect(x + 0.02, y + 0.03, CARD_W, CARD_H, 'rgba(0,0,0,.28)', ROUND);
  p.rect(x, y, CARD_W, CARD_H, 'rgba(0,0,0,.35)', ROUND);
  p.rect(x + 0.012, y + 0.012, CARD_W - 0.024, CARD_H - 0.03, PAPER, ROUND);
  p.rect(x + 0.06, y + 0.06, CARD_W - 0.12, CARD_H - 0.13, colour, 0.1);
  p.ctx.save();
  p.ctx.translate(x + CARD_W / 2, y + CARD_H / 2);
  drawOval(p, suit === null ? null : PAPER);
  drawSign(p, rank, 1, suit === null ? '#ffffff' : p.mix(colour, '#000000', 0.12));
  for (const way of [1, -1]) {
    p.ctx.save();
    p.ctx.rotate(way > 0 ? 0 : Math.PI);
    p.ctx.translate(-0.29, -0.47);
    drawSign(p, rank, 0.36, '#ffffff');
    p.ctx.restore();
  }
  p.ctx.restore();
  if (suit !== null) drawSuit(p, suit, x + 0.8, y + 0.22, 0.17, 'rgba(255,255,255,.85)');
}

/** The front of a card of that game, its top left at x, y; one unit wide. */
export function drawShedFace(
  p: Painter,
  mode: Mode,
  card: Card,
  x: number,
  y: number,
  court: Court,
  hero: Actor,
): void {
  if (mode === 'colours') return drawColours(p, card, x, y);
  const { suit, rank } = faceOf(mode, card);
  // its number among 52 cards: those of Mau-Mau begin at the seven
  if (rank !== JOKER) return drawFace(p, (suit as number) * 13 + rank - 1, x, y, court);
  p.rect(x + 0.02, y + 0.03, CARD_W, CARD_H, 'rgba(0,0,0,.28)', 0.11);
  p.rect(x, y, CARD_W, CARD_H, 'rgba(0,0,0,.35)', 0.11);
  p.rect(x + 0.012, y + 0.012, CARD_W - 0.024, CARD_H - 0.03, PAPER, 0.11);
  p.text('★', x + 0.22, y + 0.24, 0.34, '#c4162a');
  p.circle(x + CARD_W / 2, y + 0.8, 0.38, p.palette.accent);
  p.sprite(hero, x + CARD_W / 2, y + 0.8, 0.6, { shadow: false });
}
