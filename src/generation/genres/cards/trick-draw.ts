/** How a game of tricks looks: hands, the trick and who takes it, trumps, bids, and what a deal brings. */
import type { Actor } from '../../design.js';
import { clamp } from '../../kit/juice.js';
import type { Game, Painter } from '../../kit/types.js';
import { isPerson } from '../board/hidden-hands.js';
import { drawToken } from '../board/look.js';
import { drawRound, type Seat } from '../board/seats.js';
import { suitOf, type Card } from './deck.js';
import { courtOf, drawFace, drawSuit, type Court } from './faces.js';
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
import { BOOKS } from './trick-books.js';
import { pointsOf } from './trick-count.js';
import { mostOf } from './trick-hands.js';
import { isTaking } from './trick-play.js';
import { bestOf, sideOf } from './trick-rules.js';
import { BID_SIZE, bidSpot, HINT, sorted, STOCK, TRUMP, type State } from './trick-state.js';

const suitInk = (suit: number): string => (suit === 1 || suit === 2 ? '#c4162a' : '#1d2230');

function drawCard(p: Painter, s: State, card: Card, court: Court, rim?: string, shown = s.cards[card] as Shown): void {
  drawHeld(p, shown, s.actors[0] as Actor, (x, y) => drawFace(p, card, x, y, court), rim);
}

/** What a seat has in this deal: tricks, of so many that it bid; or points. */
function textOf({ round }: State, seat: number): string {
  const tricks = round.tricks[seat] as number;
  if (BOOKS[round.mode].bids) return `${tricks}/${round.bids[seat] ?? '–'}`;
  return String(round.mode === 'plain' ? tricks : pointsOf(round, seat));
}

/** partners have one colour */
const sideColour = (p: Painter, s: State, seat: number): string => colourOf(p, sideOf(s.round, seat));
const isActive = (s: State, seat: number): boolean =>
  s.phase !== 'over' && s.phase !== 'count' && s.round.turn === seat;

function drawOthers(p: Painter, s: State, court: Court): void {
  drawAbove(p, s, (seat) => ({
    actor: s.actors[seat] as Actor,
    colour: sideColour(p, s, seat),
    active: isActive(s, seat),
    text: textOf(s, seat),
    warns: false,
    cards: () => (s.round.hands[seat] as readonly Card[]).forEach((card) => drawCard(p, s, card, court)),
  }));
}

/** A suit in a disc. */
function drawBadge(p: Painter, suit: number, x: number, y: number, size: number): void {
  p.circle(x, y + 0.05 * size, size * 0.66, 'rgba(0,0,0,.35)');
  p.circle(x, y, size * 0.64, '#fdfbf6');
  drawSuit(p, suit, x, y, size * 0.78, suitInk(suit));
}

/** What is trump, and what is left to draw. */
function drawTrump(p: Painter, s: State, court: Court): void {
  const { stock, trump } = s.round;
  for (const card of stock.slice(0, 6)) drawCard(p, s, card, court);
  if (stock.length > 0) drawDisc(p, { x: STOCK.x, y: STOCK.y + 1.2 }, String(stock.length));
  if (trump !== null) drawBadge(p, trump, TRUMP.x, stock.length > 0 ? 5 : TRUMP.y, stock.length > 0 ? 0.7 : 1.2);
}

/** The cards of the trick; once it is whole, the one that takes it shines, with the suit by which it does. */
function drawTrick(p: Painter, s: State, g: Game, court: Court): void {
  const { round } = s;
  if (round.trick.length === 0) return;
  const best = bestOf(round);
  const whole = s.phase === 'took';
  const taking = isTaking(g, s);
  for (const card of round.trick) {
    const shown = s.cards[card] as Shown;
    const wins = whole && card === best;
    p.ctx.globalAlpha = whole && !wins && !taking ? 0.6 : 1;
    const last = s.phase === 'lay' && card === round.trick.at(-1);
    const size = shown.size * (wins && !taking ? 1.12 : last ? 1.05 + s.land.value * 0.3 : 1);
    drawCard(p, s, card, court, wins ? p.palette.accent : undefined, { ...shown, size });
    p.ctx.globalAlpha = 1;
    if (wins && !taking) drawBadge(p, suitOf(card), shown.x + size * 0.5, shown.y - size * 0.62, 0.8);
  }
}

/** Numbers to bid, and which one the hand is worth. */
function drawBids(p: Painter, s: State): void {
  if (s.phase !== 'bid' || !isPerson(s)) return;
  p.rect(0.35, 2.75, W - 0.7, 4.6, 'rgba(0,0,0,.35)', 0.6);
  p.rect(0.35, 2.7, W - 0.7, 4.55, p.palette.panel, 0.6);
  for (const nth of [0, 1, 2, 3])
    drawHeld(
      p,
      { x: 5 + nth * 0.28, y: 3.4 + (nth % 2) * 0.06, angle: nth * 0.16 - 0.24, size: 0.66, face: 0 },
      s.actors[0] as Actor,
      () => {},
    );
  p.text('= ?', 6.9, 3.45, 0.72, p.palette.ink);
  for (let n = 0; n <= mostOf(s); n++) {
    const { x, y } = bidSpot(n);
    const picked = s.keys && s.bid === n;
    const advised = s.advice === n;
    p.circle(
      x,
      y,
      BID_SIZE + (picked ? 0.08 : 0),
      picked || advised ? p.palette.accent : p.mix(p.palette.panel, p.palette.ink, 0.25),
    );
    p.circle(x, y, BID_SIZE - 0.1, '#fdfbf6');
    p.text(String(n), x, y + 0.03, 0.66, '#1d2230');
  }
}

function drawHint(p: Painter, s: State): void {
  if (s.phase !== 'turn' || !isPerson(s)) return;
  p.circle(HINT.x, HINT.y + 0.05, HINT.size * 0.52, 'rgba(0,0,0,.35)');
  p.circle(HINT.x, HINT.y, HINT.size * 0.5, p.palette.panel);
  p.text('?', HINT.x, HINT.y + 0.03, 0.72, p.palette.ink);
}

/** The hand below: what may be laid is lifted and bright. */
function drawMine(p: Painter, s: State, court: Court): void {
  const choosing = s.phase === 'turn' && isPerson(s);
  const bright = p.mix('#ffffff', p.palette.accent, 0.5);
  for (const card of sorted(s, 0)) {
    const shown = s.cards[card] as Shown;
    const open = s.playable.includes(card);
    const picked = open && ((s.keys && s.playable[s.picked] === card) || card === s.hint);
    const placed = card === s.refused ? { ...shown, x: shown.x + s.no.value * 0.35 } : shown;
    p.ctx.globalAlpha = choosing && !open ? 0.5 : 1;
    drawCard(p, s, card, court, picked ? p.palette.accent : choosing && open ? bright : undefined, placed);
    p.ctx.globalAlpha = 1;
  }
  if (s.phase !== 'count' && s.phase !== 'over') drawDisc(p, { x: 1.35, y: 8.35 }, textOf(s, 0));
}

const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

/** A line for each side: who it is, what the deal brings them, and what they have. */
function drawCount(p: Painter, s: State): void {
  if (s.phase !== 'count') return;
  const n = s.points.length;
  const at = { x: W / 2, y: 5.25 };
  drawGrown(p, s.t, at, () => {
    drawPanel(p, at, 8.4, n * 1.35 + 0.5);
    s.points.forEach((points, side) => {
      const y = at.y + (side - (n - 1) / 2) * 1.35;
      const members = s.actors.filter((_, seat) => sideOf(s.round, seat) === side);
      members.forEach((actor, i) => drawToken(p, actor, at.x - 3.4 + i * 1.25, y, colourOf(p, side), 1.15));
      p.text(signed(s.counted[side] ?? 0), at.x + 0.55, y + 0.03, 0.78, p.palette.ink);
      p.text(String(points), at.x + 2.95, y + 0.03, 0.98, p.palette.ink);
    });
  });
}

export function drawTricks(p: Painter, s: State, g: Game): void {
  const court = courtOf(g.design);
  drawHeldTable(p, s);
  if ((s.phase === 'turn' || s.phase === 'bid') && isPerson(s)) drawMyTurn(p, sideColour(p, s, 0));
  drawOthers(p, s, court);
  if (s.phase !== 'bid' && s.phase !== 'count') drawTrump(p, s, court);
  drawHint(p, s);
  drawMine(p, s, court);
  drawTrick(p, s, g, court);
  drawBids(p, s);
  drawCount(p, s);
  const mood = clamp(-s.mood.value * 3, -1, 1);
  const { need, rounds } = s.length;
  drawRound(
    p,
    TABLE,
    s.actors.map((actor, seat): Seat => {
      const side = sideOf(s.round, seat);
      return {
        actor,
        colour: colourOf(p, side),
        active: isActive(s, seat),
        mood: side === 0 ? mood : -mood * 0.6,
        text: `${s.points[side] as number}${rounds === null ? `/${need}` : ''}`,
        ...(seat === 0 && g.levels > 1 ? { won: g.level - 1, of: g.levels } : {}),
      };
    }),
  );
}
