/** How hidden hands look: the cloth, a card that turns over, who sits above with their cards, whose turn it is, and what a round brings. */
import type { Actor } from '../../design.js';
import { clamp, lerp } from '../../kit/juice.js';
import type { Painter } from '../../kit/types.js';
import { aboveSpot, seatsAbove, type Seated } from '../board/hidden-hands.js';
import { BOX, drawToken, drawTray } from '../board/look.js';
import { drawBack, drawCloth, drawRim } from './faces.js';
import { H, TABLE, W, type Place, type Shown } from './held-cards.js';
import { CARD_H, CARD_W } from './layout.js';

/** The colour of a seat. */
export const colourOf = (p: Painter, seat: number): string => p.mix(BOX[seat] as string, p.palette.solid, 0.12);

/** A card about its middle; half turned it is seen from its edge. @param face draws its front, the top left at x, y */
export function drawHeld(
  p: Painter,
  shown: Readonly<Shown>,
  hero: Actor,
  face: (x: number, y: number) => void,
  rim?: string,
): void {
  const { ctx } = p;
  ctx.save();
  ctx.translate(shown.x, shown.y);
  ctx.rotate(shown.angle);
  ctx.scale(shown.size * Math.max(0.04, Math.abs(shown.face * 2 - 1)), shown.size);
  const [x, y] = [-CARD_W / 2, -CARD_H / 2];
  if (shown.face > 0.5) face(x, y);
  else drawBack(p, x, y, hero);
  if (rim) drawRim(p, x, y, rim);
  ctx.restore();
}

/** The table: its rim, its cloth, and the place of the hand below. @param key what the picture is kept by */
export function drawHeldTable(p: Painter, key: object): void {
  p.kept(key, -0.1, -0.1, W + 0.2, H + 0.3, () => {
    drawTray(p, TABLE, p.mix(p.palette.near, '#3d2413', 0.75));
    p.ctx.save();
    p.ctx.translate(0.22, 0.2);
    drawCloth(p, W - 0.44, H - 0.5);
    p.ctx.restore();
    p.rect(0.5, 8.3, W - 1, 5.25, 'rgba(0,0,0,.16)', 0.5);
  });
}

function strokeBox(p: Painter, colour: string, width: number, box: readonly [number, number, number, number]): void {
  p.ctx.strokeStyle = colour;
  p.ctx.lineWidth = width;
  p.ctx.beginPath();
  p.ctx.roundRect(...box, box[0] === 0.5 ? 0.5 : 0.4);
  p.ctx.stroke();
}

/** A frame around the hand below: its cards are wanted. */
export const drawMyTurn = (p: Painter, colour: string): void =>
  strokeBox(p, colour, 0.1 + Math.sin(p.now * 4) * 0.025, [0.5, 8.3, W - 1, 5.25]);

/** What is shown of a seat above besides its picture. */
export interface Above {
  readonly actor: Actor;
  readonly colour: string;
  readonly active: boolean;
  /** in a disc beside the picture, and whether it warns */
  readonly text: string;
  readonly warns: boolean;
  /** draws the cards */
  readonly cards: () => void;
}

/** Who sits above: their picture, their cards, and a number in a disc. */
export function drawAbove(p: Painter, s: Seated, of: (seat: number) => Above): void {
  for (const seat of seatsAbove(s)) {
    const { x, w } = aboveSpot(s, seat);
    const { actor, colour, active, text, warns, cards } = of(seat);
    p.rect(x + 0.05, 0.45, w - 0.1, 1.75, p.mix(colour, '#000000', 0.45), 0.4);
    if (active) strokeBox(p, '#ffffff', 0.07 + Math.sin(p.now * 4) * 0.02, [x + 0.05, 0.45, w - 0.1, 1.75]);
    drawToken(p, actor, x + 0.82, 1.3, colour, 1.3);
    cards();
    drawDisc(p, { x: x + 1.3, y: 1.84 }, text, warns);
  }
}

/** A number in a disc, wider where it needs more room. */
export function drawDisc(p: Painter, { x, y }: Place, text: string, warns = false): void {
  const half = 0.32 + Math.max(0, text.length - 2) * 0.13;
  p.rect(x - half, y - 0.32, 2 * half, 0.64, warns ? p.palette.danger : '#ffffff', 0.32);
  p.text(text, x, y + 0.02, 0.38, warns ? '#ffffff' : '#1d2230');
}

/** What is shown large about a point, in units of the table: it grows in the first frames of `t`. Pictures left of the table's edge are not drawn, so 0, 0 stays where it is. */
export function drawGrown(p: Painter, t: number, at: Place, draw: () => void): void {
  const part = clamp(t / 24, 0, 1);
  const grow = lerp(0.6, 1, 1 - (1 - part) ** 3);
  p.ctx.save();
  p.ctx.globalAlpha = part;
  p.ctx.translate(at.x, at.y);
  p.ctx.scale(grow, grow);
  p.ctx.translate(-at.x, -at.y);
  draw();
  p.ctx.restore();
}

/** A panel about a point. */
export function drawPanel(p: Painter, { x, y }: Place, w: number, h: number): void {
  p.rect(x - w / 2, y - h / 2 + 0.08, w, h, 'rgba(0,0,0,.35)', 0.6);
  p.rect(x - w / 2, y - h / 2, w, h, p.palette.panel, 0.6);
}
