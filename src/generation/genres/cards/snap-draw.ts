/** A table for snap and war: what each holds at their side, what lies open in the middle, and who was first. */
import type { Game, Painter } from '../../kit/types.js';
import type { Card } from './deck.js';
import { courtOf, drawBack, drawCloth, drawFace, drawPlace, drawRim } from './faces.js';
import { SIDES, type Side } from './snap-piles.js';
import { BIG, figureSpot, heldSpot, HIGH, openSpot, W, WIDE, type State } from './snap-state.js';

function large(p: Painter, x: number, y: number, draw: () => void): void {
  p.ctx.save();
  p.ctx.translate(x, y);
  p.ctx.scale(BIG, BIG);
  draw();
  p.ctx.restore();
}

/** A card that is held and lies there: only the last two of a pile can be seen. */
function drawHeld(p: Painter, s: State, g: Game, side: Side): void {
  const { held } = s.piles;
  const at = heldSpot(side, g.height);
  large(p, at.x, at.y, () => drawPlace(p, 0, 0, ''));
  const cards = held[side];
  const far = (card: Card): boolean => Math.abs((s.y[card] as number) - at.y) > 0.2;
  const pile = cards.filter((card) => !far(card));
  // thicker the more there are
  const thick = Math.min(5, Math.ceil(pile.length / 6));
  for (let i = 0; i < thick; i++) large(p, at.x, at.y - i * 0.05, () => drawBack(p, 0, 0, g.design.cast.hero));
}

function drawCount(p: Painter, s: State, g: Game, side: Side): void {
  const { x, y } = heldSpot(side, g.height);
  const text = String(s.piles.held[side].length);
  const middle = x + WIDE / 2;
  p.rect(middle - 0.45, y + HIGH - 0.42, 0.9, 0.56, '#ffffff', 0.28);
  p.text(text, middle, y + HIGH - 0.13, 0.42, '#1d2230');
}

/** "!" for who was first, a cross for who snapped at nothing. */
function drawCall(p: Painter, s: State, g: Game): void {
  if (!s.called) return;
  const { side, right } = s.called;
  const { x, y } = figureSpot(side, g.height);
  const at = { x: x + (side === 0 ? -1.1 : 1.1), y: y - 0.6 };
  p.circle(at.x, at.y, 0.5, right ? p.palette.accent : p.palette.danger);
  p.text(right ? '!' : '×', at.x, at.y + 0.02, 0.7, right ? '#1d2230' : '#ffffff');
}

export function drawSnap(p: Painter, s: State, g: Game): void {
  const h = g.height;
  const court = courtOf(g.design);
  drawCloth(p, W, h);
  if (s.two) {
    // each has their half of the glass
    p.rect(0.2, h / 2, W - 0.4, h / 2 - 0.2, 'rgba(255,255,255,.05)', 0.25);
    p.line(0.3, h / 2, W - 0.3, h / 2, 0.05, 'rgba(255,255,255,.3)');
  }
  for (const side of SIDES) {
    const open = openSpot(s, side, s.piles.open[side].length - 1, h);
    large(p, open.x, open.y, () => drawPlace(p, 0, 0, ''));
    drawHeld(p, s, g, side);
  }
  const foe = figureSpot(1, h);
  p.sprite(s.foe, foe.x, foe.y, 2, { dir: 1, squash: s.foeMood.value });
  const hero = figureSpot(0, h);
  p.hero(hero.x, hero.y, 2, { dir: -1, squash: s.mood.value });
  const match = s.phase === 'match' && s.mode === 'snap';
  for (const side of SIDES) {
    const open = s.piles.open[side];
    const from = Math.max(0, open.length - (s.mode === 'war' ? 6 : 3));
    for (let i = from; i < open.length; i++) {
      const card = open[i] as Card;
      large(p, s.x[card] as number, s.y[card] as number, () => {
        if (s.piles.hidden.has(card)) drawBack(p, 0, 0, g.design.cast.hero);
        else drawFace(p, card, 0, 0, court);
      });
    }
    const top = open.at(-1);
    const wins = s.phase === 'take' && s.taker === side && s.mode === 'war';
    if (top !== undefined && (wins || (match && Math.sin(p.now * 14) > -0.3)))
      large(p, s.x[top] as number, s.y[top] as number, () => drawRim(p, 0, 0, p.palette.accent));
  }
  // what was taken flies home with its face up
  for (const side of SIDES) {
    const at = heldSpot(side, h);
    const cards = s.piles.held[side];
    for (const card of cards)
      if (Math.abs((s.y[card] as number) - at.y) > 0.2)
        large(p, s.x[card] as number, s.y[card] as number, () => drawFace(p, card, 0, 0, court, { lift: 0.1 }));
    drawCount(p, s, g, side);
  }
  drawCall(p, s, g);
}
