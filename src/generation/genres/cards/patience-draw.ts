/** A patience on its cloth: places, cards, what is held, where it may go, and two buttons. */
import type { Game, Painter } from '../../kit/types.js';
import type { Card } from './deck.js';
import { courtOf, drawBack, drawCloth, drawFace, drawPlace, drawRim, drawTurn } from './faces.js';
import { buttonsOf, cardHeightOf, CARD_W, placeOf, spotOf, widthOf, type Cloth, type Spot } from './layout.js';
import type { Pile } from './patience.js';
import { countFor, sortOf, type State } from './patience-play.js';

const DARK = '#1d2230';

function drawButtons(p: Painter, s: State): void {
  const { undo, hint } = buttonsOf(s.cloth);
  const past = s.keys ? s.cursor - s.table.length : -1;
  // no way on was found: back is where to go
  const stuck = s.hintFor > 0 && s.hint === null && Math.sin(p.now * 8) > 0;
  const knob = ({ x, y }: Spot, on: boolean): string => {
    p.circle(x, y + 0.04, 0.38, 'rgba(0,0,0,.3)');
    p.circle(x, y, 0.38, on ? p.palette.accent : p.palette.panel);
    return on ? DARK : p.palette.ink;
  };
  drawTurn(p, undo.x, undo.y, 0.19, knob(undo, past === 0 || stuck));
  p.text('?', hint.x, hint.y + 0.01, 0.46, knob(hint, past === 1));
}

export function drawPatience(p: Painter, s: State, g: Game): void {
  const { cloth, table } = s;
  const { hero } = g.design.cast;
  const court = courtOf(g.design);
  const h = cardHeightOf(cloth);
  drawCloth(p, widthOf(cloth.rules), cloth.h);
  for (const pile of table.keys()) {
    const { x, y } = placeOf(cloth, pile);
    const sort = sortOf(s, pile);
    const { spreads, gathers } = cloth.rules;
    drawPlace(p, x, y, sort === 'home' ? (gathers ? 'K' : 'A') : '', h);
    if (sort === 'stock' && !spreads) drawTurn(p, x + CARD_W / 2, y + h / 2, 0.22, 'rgba(255,255,255,.5)');
  }
  const moving: { readonly card: Card; readonly up: boolean; readonly lift: number }[] = [];
  const draw = (card: Card, up: boolean, lift = 0): void => {
    const [x, y] = [s.x[card] as number, s.y[card] as number];
    if (up) drawFace(p, card, x, y, court, { lift, h });
    else drawBack(p, x, y, hero, h);
  };
  table.forEach(({ cards, hidden }, pile) => {
    const sort = sortOf(s, pile);
    const low = s.press?.drags && s.held?.from === pile ? cards.length - s.held.count : cards.length;
    // of what lies exactly under another card only the last two can be seen
    const from = sort === 'column' ? 0 : Math.max(0, cards.length - (sort === 'waste' ? 4 : 2));
    for (let index = from; index < cards.length; index++) {
      const card = cards[index] as Card;
      const at = spotOf(cloth, table, pile, index);
      const isFar = Math.abs((s.x[card] as number) - at.x) + Math.abs((s.y[card] as number) - at.y) > 0.25;
      if (index >= low || isFar) moving.push({ card, up: index >= hidden, lift: index >= low ? 0.12 : 0.05 });
      else draw(card, index >= hidden);
    }
  });
  drawRows(p, s);
  drawMarks(p, s);
  for (const { card, up, lift } of moving) draw(card, up, lift);
  drawButtons(p, s);
}

/** How many rows the stock holds yet. */
function drawRows(p: Painter, { cloth, table }: State): void {
  const { spreads, places } = cloth.rules;
  const stock = places.findIndex(({ sort }) => sort === 'stock');
  const left = (table[stock]?.cards.length ?? 0) / (spreads?.onto.length ?? 1);
  if (!spreads || left === 0) return;
  const { x, y } = placeOf(cloth, stock);
  const h = cardHeightOf(cloth);
  p.circle(x + CARD_W - 0.1, y + h - 0.12, 0.3, '#ffffff');
  p.text(String(left), x + CARD_W - 0.1, y + h - 0.11, 0.4, DARK);
}

function rimOf(p: Painter, cloth: Cloth, table: readonly Pile[], pile: number, count: number, colour: string): void {
  const { cards } = table[pile] as Pile;
  const top = spotOf(cloth, table, pile, Math.max(0, cards.length - Math.max(1, count)));
  const last = spotOf(cloth, table, pile, Math.max(0, cards.length - 1));
  drawRim(p, top.x, top.y, colour, last.y - top.y + cardHeightOf(cloth));
}

/** What is held and where it may go, the hint, the cursor. */
function drawMarks(p: Painter, s: State): void {
  const { ctx, palette } = p;
  const { held, hint, cloth, table } = s;
  ctx.save();
  if (held && !s.press?.drags) rimOf(p, cloth, table, held.from, held.count, palette.accent);
  ctx.globalAlpha = 0.55;
  if (held)
    for (const to of table.keys())
      if (to !== held.from && countFor(s, held, to) > 0) rimOf(p, cloth, table, to, 1, '#ffffff');
  if (s.hintFor > 0 && hint) {
    ctx.globalAlpha = 0.6 + Math.sin(p.now * 6) * 0.3;
    // a card that is still in the stock: the stock is pressed first
    const isUp = hint.from === hint.to || table[hint.from]?.cards.at(-hint.count) === hint.card;
    rimOf(p, cloth, table, isUp ? hint.from : hint.from - 1, isUp ? Math.max(1, hint.count) : 1, palette.accent);
    if (isUp && hint.to !== hint.from) rimOf(p, cloth, table, hint.to, 1, palette.accent);
  }
  ctx.restore();
  const pile = table[s.cursor];
  if (!s.keys || !pile) return;
  const { x, y } = spotOf(cloth, table, s.cursor, Math.max(0, pile.cards.length - 1));
  const h = cardHeightOf(cloth);
  const beat = Math.sin(p.now * 5) * 0.03;
  ctx.save();
  ctx.translate(x + CARD_W / 2, y + h / 2);
  ctx.scale(1.06 + beat, 1.05 + beat);
  ctx.translate(-x - CARD_W / 2, -y - h / 2);
  drawRim(p, x, y, palette.danger, h);
  ctx.restore();
}
