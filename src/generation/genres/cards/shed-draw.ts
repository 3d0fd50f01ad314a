/** How a match of eights looks: the cloth, hands, stock and pile, which suit counts and which way it goes round, wishes, and what a round brings. */
import type { Actor } from '../../design.js';
import { clamp } from '../../kit/juice.js';
import type { Game, Painter } from '../../kit/types.js';
import { isPerson, seatBelow } from '../board/hidden-hands.js';
import { drawToken } from '../board/look.js';
import { drawRound, type Seat } from '../board/seats.js';
import { courtOf, drawRim, drawSuit, drawTurn, type Court } from './faces.js';
import { TABLE, W, type Shown } from './held-cards.js';
import {
  colourOf,
  drawAbove,
  drawDisc,
  drawGrown,
  drawHeld,
  drawHeldTable,
  drawMyTurn,
  drawPanel,
} from './held-draw.js';
import { CARD_H, CARD_W } from './layout.js';
import type { Card } from './shed-books.js';
import { drawShedFace, suitColour } from './shed-faces.js';
import { cursorSpot, isMine } from './shed-hands.js';
import { PILE, sorted, STOCK, WISH_SIZE, wishSpot, type State } from './shed-state.js';

/** A card about its middle, with its face or its back. */
const drawCard = (p: Painter, s: State, card: Card, shown: Shown, court: Court, rim?: string): void => {
  const hero = s.actors[0] as Actor;
  drawHeld(p, shown, hero, (x, y) => drawShedFace(p, s.mode, card, x, y, court, hero), rim);
};

/** Who sits above, how many cards they hold, and a warning where one is left. */
function drawOthers(p: Painter, s: State, court: Court): void {
  drawAbove(p, s, (seat) => {
    const hand = sorted(s, seat);
    return {
      actor: s.actors[seat] as Actor,
      colour: colourOf(p, seat),
      active: s.phase !== 'over' && s.phase !== 'count' && s.round.turn === seat,
      text: String(hand.length),
      warns: hand.length === 1,
      cards: () => hand.forEach((card) => drawCard(p, s, card, s.cards[card] as Shown, court)),
    };
  });
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
  const at = { x: W / 2, y: PILE.y - 0.05 };
  drawGrown(p, s.t, at, () => {
    drawPanel(p, at, 5.2, 2.3);
    drawToken(p, s.actors[winner] as Actor, at.x - 1.25, at.y, colourOf(p, winner), 1.9);
    p.text(`+${s.count.cards ? points : 1}`, at.x + 0.95, at.y + 0.03, 1.15, p.palette.ink);
  });
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
  drawHeldTable(p, s);
  const below = seatBelow(s);
  const mine = isMine(s) && (s.phase === 'turn' || s.phase === 'wish');
  if (mine) drawMyTurn(p, colourOf(p, below));
  drawOthers(p, s, court);
  drawWay(p, s);
  const { stock, pile, hands } = s.round;
  // beneath the top ones nothing is seen
  for (const card of stock.slice(-3)) drawCard(p, s, card, s.cards[card] as Shown, court);
  drawDisc(p, { x: STOCK.x, y: STOCK.y + 2.1 }, String(stock.length));
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
