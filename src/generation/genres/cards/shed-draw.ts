/** How a match of eights looks: the cloth, hands, stock and pile, which suit counts and which way it goes round, wishes, and what a round brings. */
import type { Actor } from '../../design.js';
import { clamp, lerp } from '../../kit/juice.js';
import type { Game, Painter } from '../../kit/types.js';
import { aboveSpot, isPerson, seatBelow, seatsAbove } from '../board/hidden-hands.js';
import { BOX, drawToken, drawTray } from '../board/look.js';
import { drawRound, type Seat } from '../board/seats.js';
import { courtOf, drawBack, drawCloth, drawRim, drawSuit, drawTurn, type Court } from './faces.js';
import { CARD_H, CARD_W } from './layout.js';
import type { Card } from './shed-books.js';
import { drawShedFace, suitColour } from './shed-faces.js';
import { cursorSpot, isMine } from './shed-hands.js';
import { H, PILE, sorted, STOCK, TABLE, W, WISH_SIZE, wishSpot, type Shown, type State } from './shed-state.js';

const colourOf = (p: Painter, seat: number): string => p.mix(BOX[seat] as string, p.palette.solid, 0.12);

/** A card about its middle; half turned it is seen from its edge. */
function drawCard(p: Painter, s: State, card: Card, shown: Shown, court: Court, rim?: string): void {
  const { ctx } = p;
  ctx.save();
  ctx.translate(shown.x, shown.y);
  ctx.rotate(shown.angle);
  ctx.scale(shown.size * Math.max(0.04, Math.abs(shown.face * 2 - 1)), shown.size);
  const [x, y] = [-CARD_W / 2, -CARD_H / 2];
  if (shown.face > 0.5) drawShedFace(p, s.mode, card, x, y, court, s.actors[0] as Actor);
  else drawBack(p, x, y, s.actors[0] as Actor);
  if (rim) drawRim(p, x, y, rim);
  ctx.restore();
}

/** Who sits above: their picture, their cards, how many they are, and a sign where one is left. */
function drawAbove(p: Painter, s: State, court: Court): void {
  for (const seat of seatsAbove(s)) {
    const { x, w } = aboveSpot(s, seat);
    const active = s.phase !== 'over' && s.phase !== 'count' && s.round.turn === seat;
    const colour = colourOf(p, seat);
    p.rect(x + 0.05, 0.45, w - 0.1, 1.75, p.mix(colour, '#000000', 0.45), 0.4);
    if (active) {
      p.ctx.strokeStyle = '#ffffff';
      p.ctx.lineWidth = 0.07 + Math.sin(p.now * 4) * 0.02;
      p.ctx.beginPath();
      p.ctx.roundRect(x + 0.05, 0.45, w - 0.1, 1.75, 0.4);
      p.ctx.stroke();
    }
    drawToken(p, s.actors[seat] as Actor, x + 0.82, 1.3, colour, 1.3);
    const hand = sorted(s, seat);
    for (const card of hand) drawCard(p, s, card, s.cards[card] as Shown, court);
    const last = hand.length === 1;
    p.circle(x + 1.3, 1.84, 0.32, last ? p.palette.danger : '#ffffff');
    p.text(String(hand.length), x + 1.3, 1.86, 0.38, last ? '#ffffff' : '#1d2230');
  }
}

/** The suit that is to be followed, beside the pile, and how many cards are owed. */
function drawWanted(p: Painter, s: State): void {
  const { suit, owed } = s.round;
  const colour = suitColour(s.mode, suit);
  const x = PILE.x + 2.4;
  p.circle(x, PILE.y, 0.72, 'rgba(0,0,0,.3)');
  p.circle(x, PILE.y - 0.04, 0.68, s.mode === 'colours' ? colour : '#fdfbf6');
  drawSuit(p, suit, x, PILE.y - 0.04, 0.72, s.mode === 'colours' ? '#ffffff' : colour);
  if (owed > 0 && s.result === null) {
    const beat = 1 + Math.sin(p.now * 6) * 0.06;
    p.circle(STOCK.x + 1.1, STOCK.y - 1.6, 0.55 * beat, p.palette.danger);
    p.text(`+${owed}`, STOCK.x + 1.1, STOCK.y - 1.58, 0.52, '#ffffff');
  }
}

/** Arrows around the middle: which way it goes. */
function drawWay(p: Painter, s: State): void {
  if (s.seats < 3) return;
  const { ctx } = p;
  ctx.save();
  ctx.translate((STOCK.x + PILE.x) / 2, PILE.y);
  ctx.scale(s.round.way, 1);
  ctx.globalAlpha = 0.4;
  drawTurn(p, 0, 0, 0.34, '#ffffff');
  ctx.restore();
}

function drawWishes(p: Painter, s: State): void {
  p.rect(0.9, 3.5, W - 1.8, 3.4, 'rgba(0,0,0,.55)', 0.6);
  for (const suit of [0, 1, 2, 3]) {
    const { x, y } = wishSpot(suit);
    const picked = s.keys && s.wish === suit;
    const size = WISH_SIZE * (picked ? 1.1 : 1);
    p.circle(x, y, size + 0.12, picked ? p.palette.accent : 'rgba(255,255,255,.55)');
    const colour = suitColour(s.mode, suit);
    p.circle(x, y, size, s.mode === 'colours' ? colour : '#fdfbf6');
    drawSuit(p, suit, x, y, size * 1.1, s.mode === 'colours' ? '#ffffff' : colour);
  }
}

/** What the round brings, and to whom. */
function drawCount(p: Painter, s: State): void {
  if (s.phase !== 'count' || !s.result) return;
  const { winner, points } = s.result;
  const part = clamp(s.t / 24, 0, 1);
  const grow = lerp(0.6, 1, 1 - (1 - part) ** 3);
  p.ctx.save();
  p.ctx.globalAlpha = part;
  p.ctx.translate(W / 2, PILE.y);
  p.ctx.scale(grow, grow);
  p.rect(-2.6, -1.12, 5.2, 2.3, 'rgba(0,0,0,.35)', 0.6);
  p.rect(-2.6, -1.2, 5.2, 2.3, p.palette.panel, 0.6);
  drawToken(p, s.actors[winner] as Actor, -1.25, -0.05, colourOf(p, winner), 1.9);
  p.text(`+${s.count.cards ? points : 1}`, 0.95, -0.02, 1.15, p.palette.ink);
  p.ctx.restore();
}

/** The next person takes the screen over: theirs is the picture, and nobody else looks. */
function drawCurtain(p: Painter, s: State): void {
  const { x, y } = cursorSpot(s);
  p.rect(0.5, 8.3, W - 1, 5.25, 'rgba(0,0,0,.5)', 0.5);
  const beat = 1 + Math.sin(p.now * 4) * 0.05;
  drawToken(p, s.actors[s.round.turn] as Actor, x, y, colourOf(p, s.round.turn), 3 * beat);
}

/** A frame around the stock where the cursor is there, and a sign to go on where a drawn card may be kept. */
function drawStock(p: Painter, s: State): void {
  const mine = isMine(s) && s.phase === 'turn';
  if (!mine) return;
  const { x, y, size } = STOCK;
  const wanted = s.playable.length === 0 || (s.keys && s.picked === s.playable.length);
  if (wanted) {
    p.ctx.save();
    p.ctx.translate(x, y);
    p.ctx.scale(size, size);
    drawRim(p, -CARD_W / 2, -CARD_H / 2, p.palette.accent);
    p.ctx.restore();
  }
  if (s.round.drew !== null) {
    p.circle(x, y, 0.62, p.palette.panel);
    p.text('→', x, y, 0.8, p.palette.ink);
  }
}

export function drawEights(p: Painter, s: State, g: Game): void {
  const { palette } = p;
  const court = courtOf(g.design);
  p.kept(s, -0.1, -0.1, W + 0.2, H + 0.3, () => {
    drawTray(p, TABLE, p.mix(palette.near, '#3d2413', 0.75));
    p.ctx.save();
    p.ctx.translate(0.22, 0.2);
    drawCloth(p, W - 0.44, H - 0.5);
    p.ctx.restore();
    p.rect(0.5, 8.3, W - 1, 5.25, 'rgba(0,0,0,.16)', 0.5);
  });
  const below = seatBelow(s);
  const mine = isMine(s) && (s.phase === 'turn' || s.phase === 'wish');
  if (mine) {
    p.ctx.strokeStyle = colourOf(p, below);
    p.ctx.lineWidth = 0.1 + Math.sin(p.now * 4) * 0.025;
    p.ctx.beginPath();
    p.ctx.roundRect(0.5, 8.3, W - 1, 5.25, 0.5);
    p.ctx.stroke();
  }
  drawAbove(p, s, court);
  drawWay(p, s);
  const { stock, pile, hands } = s.round;
  // beneath the top ones nothing is seen
  for (const card of stock.slice(-3)) drawCard(p, s, card, s.cards[card] as Shown, court);
  p.circle(STOCK.x, STOCK.y + 2.1, 0.36, '#ffffff');
  p.text(String(stock.length), STOCK.x, STOCK.y + 2.12, 0.36, '#1d2230');
  drawStock(p, s);
  for (const card of pile.slice(-4)) if (card !== s.moves) drawCard(p, s, card, s.cards[card] as Shown, court);
  drawWanted(p, s);
  for (const card of sorted(s, below)) {
    const shown = s.cards[card] as Shown;
    const picked = card === s.held || (s.keys && mine && s.playable[s.picked] === card);
    const open = mine && s.playable.includes(card);
    const placed = card === s.refused ? { ...shown, x: shown.x + s.no.value * 0.35 } : shown;
    drawCard(
      p,
      s,
      card,
      placed,
      court,
      picked ? palette.accent : open ? p.mix('#ffffff', palette.accent, 0.5) : undefined,
    );
  }
  if ((hands[below] as readonly Card[]).length === 1 && s.phase !== 'count') {
    p.circle(1.3, 8.9, 0.5, palette.danger);
    p.text('1', 1.3, 8.92, 0.52, '#ffffff');
  }
  if (s.phase === 'curtain') drawCurtain(p, s);
  if (s.moves !== null) {
    const shown = s.cards[s.moves] as Shown;
    drawCard(p, s, s.moves, { ...shown, size: shown.size * (1.05 + s.land.value * 0.3) }, court);
  }
  if (s.phase === 'wish') drawWishes(p, s);
  drawCount(p, s);
  const mood = clamp(-s.mood.value * 3, -1, 1);
  const { need, rounds } = s.count;
  drawRound(
    p,
    TABLE,
    s.actors.map((actor, seat): Seat => ({
      actor,
      colour: colourOf(p, seat),
      active: s.phase !== 'over' && s.phase !== 'count' && s.round.turn === seat,
      mood: seat === 0 ? mood : -mood * 0.6,
      text: `${s.points[seat] as number}${rounds === null ? `/${need}` : ''}`,
      ...(seat === 1 ? { by: isPerson(s, 1) ? 'person' : 'computer' } : {}),
      ...(seat === 0 && g.levels > 1 ? { won: g.level - 1, of: g.levels } : {}),
    })),
  );
}
