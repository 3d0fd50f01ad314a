/** Cards, drawn by us: a large corner that a phone shows well, the suit in the middle, and the cast on the court cards. */
import type { Actor, GameDesign } from '../../design.js';
import type { Painter } from '../../kit/types.js';
import { cornerOf, isRed, rankOf, suitOf, type Card } from './deck.js';
import { CARD_H, CARD_W } from './layout.js';

const PAPER = '#fdfbf6';
const INK = '#1d2230';
const RED = '#c4162a';
const ROUND = 0.11;

/** A suit's sign as a path about 0, 0, one unit high. */
function traceSuit(ctx: CanvasRenderingContext2D, suit: number): void {
  ctx.beginPath();
  if (suit === 2) {
    ctx.moveTo(0, -0.5);
    ctx.quadraticCurveTo(0.16, -0.2, 0.38, 0);
    ctx.quadraticCurveTo(0.16, 0.2, 0, 0.5);
    ctx.quadraticCurveTo(-0.16, 0.2, -0.38, 0);
    ctx.quadraticCurveTo(-0.16, -0.2, 0, -0.5);
    return;
  }
  if (suit === 1) {
    ctx.moveTo(0, 0.48);
    ctx.bezierCurveTo(-0.2, 0.22, -0.5, 0.05, -0.48, -0.22);
    ctx.bezierCurveTo(-0.46, -0.5, -0.1, -0.54, 0, -0.24);
    ctx.bezierCurveTo(0.1, -0.54, 0.46, -0.5, 0.48, -0.22);
    ctx.bezierCurveTo(0.5, 0.05, 0.2, 0.22, 0, 0.48);
    return;
  }
  if (suit === 0) {
    ctx.moveTo(0, -0.5);
    ctx.bezierCurveTo(0.18, -0.26, 0.5, -0.08, 0.47, 0.16);
    ctx.bezierCurveTo(0.44, 0.38, 0.14, 0.4, 0.05, 0.2);
    ctx.lineTo(0.16, 0.5);
    ctx.lineTo(-0.16, 0.5);
    ctx.lineTo(-0.05, 0.2);
    ctx.bezierCurveTo(-0.14, 0.4, -0.44, 0.38, -0.47, 0.16);
    ctx.bezierCurveTo(-0.5, -0.08, -0.18, -0.26, 0, -0.5);
    return;
  }
  ctx.arc(0, -0.26, 0.22, 0, 6.2832);
  ctx.moveTo(-0.03, 0.08);
  ctx.arc(-0.25, 0.08, 0.22, 0, 6.2832);
  ctx.moveTo(0.47, 0.08);
  ctx.arc(0.25, 0.08, 0.22, 0, 6.2832);
  ctx.moveTo(0.03, -0.1);
  ctx.lineTo(0.16, 0.5);
  ctx.lineTo(-0.16, 0.5);
  ctx.lineTo(-0.03, -0.1);
}

export function drawSuit(p: Painter, suit: number, x: number, y: number, size: number, colour: string): void {
  const { ctx } = p;
  ctx.save();
  ctx.translate(x, y);
  ctx.scale(size, size);
  ctx.fillStyle = colour;
  traceSuit(ctx, suit);
  ctx.fill();
  ctx.restore();
}

/** Who is on the court cards: the hero is king. A court card without anybody shows its suit. */
export interface Court {
  readonly king: Actor;
  readonly queen: Actor | undefined;
  readonly jack: Actor | undefined;
}

/** Whom the prompt names comes first, then who belongs to them; what only fills the theme is on no card. */
export function courtOf({ cast }: GameDesign): Court {
  const [queen, jack] = [cast.goal, ...cast.items, ...cast.enemies, ...cast.deco]
    .filter(
      (actor): actor is Actor => actor !== undefined && actor.from !== 'theme' && actor.sprite !== cast.hero.sprite,
    )
    .toSorted((a, b) => Number(b.from === 'prompt') - Number(a.from === 'prompt'));
  return { king: cast.hero, queen, jack };
}

/** The sheet of a card, its top left at x, y. */
function drawSheet(p: Painter, x: number, y: number, h: number, colour: string, lift: number): void {
  p.rect(x + 0.02, y + 0.03 + lift, CARD_W, h, 'rgba(0,0,0,.28)', ROUND);
  p.rect(x, y, CARD_W, h, 'rgba(0,0,0,.35)', ROUND);
  p.rect(x + 0.012, y + 0.012, CARD_W - 0.024, h - 0.03, colour, ROUND);
}

/** How a card lies: lifted by so much, and how long it is. */
export interface Lying {
  readonly lift?: number;
  readonly h?: number;
}

export function drawFace(
  p: Painter,
  card: Card,
  x: number,
  y: number,
  court: Court,
  { lift = 0, h = CARD_H }: Lying = {},
): void {
  drawSheet(p, x, y, h, PAPER, lift);
  const colour = isRed(card) ? RED : INK;
  const corner = cornerOf(card);
  p.text(corner, x + 0.25, y + 0.245, corner.length > 1 ? 0.34 : 0.44, colour);
  drawSuit(p, suitOf(card), x + 0.75, y + 0.23, 0.32, colour);
  // beneath the corners, in the middle
  const middle = y + 0.18 + h / 2;
  const rank = rankOf(card);
  const actor = rank === 13 ? court.king : rank === 12 ? court.queen : rank === 11 ? court.jack : undefined;
  if (!actor) return drawSuit(p, suitOf(card), x + CARD_W / 2, middle, rank === 1 ? 0.74 : h * 0.42, colour);
  p.rect(x + 0.1, y + 0.46, 0.8, h - 0.57, p.mix(PAPER, colour, 0.12), 0.08);
  p.sprite(actor, x + CARD_W / 2, middle, h * 0.48, { shadow: false });
}

export function drawBack(p: Painter, x: number, y: number, hero: Actor, h = CARD_H): void {
  const { solid, accent } = p.palette;
  const colour = p.mix(solid, '#101a33', 0.35);
  drawSheet(p, x, y, h, PAPER, 0);
  p.rect(x + 0.07, y + 0.07, CARD_W - 0.14, h - 0.14, colour, 0.07);
  const { ctx } = p;
  ctx.save();
  ctx.beginPath();
  ctx.roundRect(x + 0.07, y + 0.07, CARD_W - 0.14, h - 0.14, 0.07);
  ctx.clip();
  ctx.globalAlpha = 0.25;
  ctx.strokeStyle = accent;
  ctx.lineWidth = 0.05;
  // all lines in one stroke: a table has dozens of backs
  ctx.beginPath();
  for (let i = -h; i < 2.4; i += 0.3) {
    ctx.moveTo(x + i, y);
    ctx.lineTo(x + i + h, y + h);
    ctx.moveTo(x + i, y + h);
    ctx.lineTo(x + i + h, y);
  }
  ctx.stroke();
  ctx.restore();
  p.circle(x + CARD_W / 2, y + h / 2, 0.31, p.mix(colour, '#ffffff', 0.75));
  p.sprite(hero, x + CARD_W / 2, y + h / 2, 0.44, { shadow: false });
}

/** An empty place, with a sign for what may lie there. */
export function drawPlace(p: Painter, x: number, y: number, sign: string, h = CARD_H): void {
  const { ctx } = p;
  p.rect(x, y, CARD_W, h, 'rgba(0,0,0,.16)', ROUND);
  ctx.strokeStyle = 'rgba(255,255,255,.4)';
  ctx.lineWidth = 0.05;
  ctx.beginPath();
  ctx.roundRect(x + 0.03, y + 0.03, CARD_W - 0.06, h - 0.06, ROUND);
  ctx.stroke();
  if (sign) p.text(sign, x + CARD_W / 2, y + h / 2, 0.5, 'rgba(255,255,255,.45)');
}

/** An arrow that turns back; drawn, since not every font has one. */
export function drawTurn(p: Painter, x: number, y: number, r: number, colour: string): void {
  const { ctx } = p;
  ctx.save();
  ctx.translate(x, y);
  ctx.scale(r, r);
  ctx.strokeStyle = ctx.fillStyle = colour;
  ctx.lineWidth = 0.36;
  ctx.beginPath();
  ctx.arc(0, 0, 0.85, -2.4, 2.4);
  ctx.stroke();
  ctx.beginPath();
  ctx.moveTo(-1.25, -0.9);
  ctx.lineTo(-0.1, -0.95);
  ctx.lineTo(-0.75, 0.15);
  ctx.fill();
  ctx.restore();
}

/** A bright rim around a card or a place; `h` reaches over a run. */
export function drawRim(p: Painter, x: number, y: number, colour: string, h = CARD_H): void {
  const { ctx } = p;
  ctx.strokeStyle = colour;
  ctx.lineWidth = 0.07;
  ctx.beginPath();
  ctx.roundRect(x - 0.02, y - 0.02, CARD_W + 0.04, h + 0.04, ROUND);
  ctx.stroke();
}

/** Of a table that cards are played on. */
const FELT = '#17603f';

/** The table under all cards: felt, with a breath of the theme. */
export function drawCloth(p: Painter, w: number, h: number): void {
  const { palette } = p;
  const cloth = p.mix(p.mix(palette.solid, palette.panel, 0.35), FELT, 0.75);
  p.rect(0.02, 0.12, w - 0.04, h - 0.08, 'rgba(0,0,0,.3)', 0.3);
  p.rect(0, 0, w, h, p.mix(cloth, '#000000', 0.3), 0.3);
  p.rect(0.07, 0.06, w - 0.14, h - 0.16, cloth, 0.26);
}
