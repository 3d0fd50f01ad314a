/** A blackjack table: the dealer above, the player's hands below, stakes, totals, and buttons that a thumb finds. */
import { lerp } from '../../kit/juice.js';
import type { Game, Painter } from '../../kit/types.js';
import { ACTS, handNow, worthOf } from './blackjack-rules.js';
import { chipsFor } from './blackjack-strategy.js';
import { flown, knobsOf, landed, mayPress } from './blackjack-play.js';
import { BIG, cardSpot, DEALER, labelSpot, rowsOf, W, type Knob, type State } from './blackjack-state.js';
import { drawChip, drawPile } from './chips.js';
import type { Card } from './deck.js';
import { courtOf, drawBack, drawCloth, drawFace, drawRim, type Court } from './faces.js';
import { CARD_W } from './layout.js';

const INK = '#1d2230';

/** How wide a text is, in units of its height: signs of East Asia are as wide as high. */
const wideOf = (text: string): number =>
  [...text].reduce((sum, sign) => sum + (/[\u1100-\u11ff\u3040-\u9fff\uac00-\ud7af]/u.test(sign) ? 1 : 0.6), 0);
const fit = (text: string, size: number, room: number): number => Math.min(size, room / Math.max(1, wideOf(text)));

/** A card at its place, or on its way there from the shoe at the upper right. */
function drawCard(p: Painter, s: State, g: Game, card: Card | null, hand: number, index: number, court: Court): void {
  const part = flown(s, hand, index);
  if (part === 0) return;
  const at = cardSpot(s, g.height, hand, index);
  const soft = 1 - (1 - part) ** 3;
  const { ctx } = p;
  ctx.save();
  ctx.translate(lerp(W + 0.5, at.x, soft), lerp(-3, at.y, soft));
  ctx.scale(BIG, BIG);
  if (card === null) drawBack(p, 0, 0, s.foe);
  else drawFace(p, card, 0, 0, court, { lift: (1 - part) * 0.1 });
  ctx.restore();
}

/** A total above a hand, its stake beside it. */
function drawLabel(p: Painter, s: State, g: Game, hand: number): void {
  const { round } = s;
  const cards = hand === DEALER ? round?.dealer : round?.hands[hand]?.cards;
  if (!round || !cards) return;
  const hidden = hand === DEALER && s.phase === 'turn';
  const seen = hidden ? Math.min(1, landed(s, hand, cards.length)) : landed(s, hand, cards.length);
  if (seen === 0) return;
  const { total, soft } = worthOf(cards.slice(0, seen));
  const { x, y } = labelSpot(s, g.height, hand);
  const text = soft && total < 21 ? `${total - 10}/${total}` : String(total);
  const colour = total > 21 ? p.palette.danger : total === 21 ? p.palette.accent : '#ffffff';
  const half = 0.22 + text.length * 0.13;
  const middle = hand === DEALER ? 1.2 : x;
  const high = hand === DEALER ? rowsOf(g.height).dealer + 1.95 : y;
  p.rect(middle - half, high - 0.28, half * 2, 0.56, colour, 0.28);
  p.text(text, middle, high + 0.02, 0.4, total > 21 ? '#ffffff' : INK);
  const mine = round.hands[hand];
  if (!mine) return;
  const beside = x + half + 0.4;
  drawChip(p, beside, y, 0.29, mine.stake);
  const won = s.brought[hand];
  if (won === undefined) return;
  const told = won > 0 ? `+${won}` : won < 0 ? `−${-won}` : '±0';
  p.text(told, beside + 0.5 + told.length * 0.12, y + 0.02, 0.46, won > 0 ? p.palette.accent : '#ffffff');
}

function drawHands(p: Painter, s: State, g: Game): void {
  const { round } = s;
  if (!round) return;
  const court = courtOf(g.design);
  for (const [index, card] of round.dealer.entries())
    drawCard(p, s, g, index === 1 && s.phase === 'turn' ? null : card, DEALER, index, court);
  drawLabel(p, s, g, DEALER);
  for (const [at, hand] of round.hands.entries()) {
    const lost = (s.brought[at] ?? 0) < 0;
    p.ctx.save();
    if (lost) p.ctx.globalAlpha *= 0.55;
    for (const [index, card] of hand.cards.entries()) drawCard(p, s, g, card, at, index, court);
    p.ctx.restore();
    drawLabel(p, s, g, at);
  }
  if (round.hands.length < 2 || s.phase !== 'turn' || !handNow(round)) return;
  // which of two hands is played
  const last = cardSpot(s, g.height, round.at, (handNow(round)?.cards.length ?? 1) - 1);
  const first = cardSpot(s, g.height, round.at, 0);
  p.ctx.save();
  p.ctx.translate(first.x, first.y);
  p.ctx.scale(BIG, BIG);
  p.ctx.scale(((last.x - first.x) / BIG + CARD_W) / CARD_W, 1);
  drawRim(p, 0, 0, p.palette.accent);
  p.ctx.restore();
}

/** A sign on a button: what it does. */
function drawSign(p: Painter, { does, x, y }: Knob, colour: string): void {
  const { ctx } = p;
  const card = (dx: number, dy: number, turn: number): void => {
    ctx.save();
    ctx.translate(x + dx, y + dy);
    ctx.rotate(turn);
    p.rect(-0.17, -0.24, 0.34, 0.48, colour, 0.06);
    ctx.restore();
  };
  if (does === 'double') return p.text('×2', x, y, 0.56, colour);
  if (does === 'hit') {
    card(-0.14, 0, -0.12);
    p.line(x + 0.14, y, x + 0.46, y, 0.09, colour);
    p.line(x + 0.3, y - 0.16, x + 0.3, y + 0.16, 0.09, colour);
  } else if (does === 'split') {
    card(-0.25, 0, -0.2);
    card(0.25, 0, 0.2);
  } else if (does === 'stand') {
    // a hand that is held up
    p.rect(x - 0.2, y - 0.04, 0.4, 0.3, colour, 0.12);
    for (let i = 0; i < 4; i++)
      p.rect(x - 0.2 + i * 0.105, y - 0.27 + Math.abs(i - 1.5) * 0.04, 0.085, 0.4, colour, 0.04);
    p.line(x + 0.17, y + 0.12, x + 0.3, y - 0.06, 0.09, colour);
  } else if (does === 'clear') {
    p.line(x - 0.17, y - 0.17, x + 0.17, y + 0.17, 0.1, colour);
    p.line(x - 0.17, y + 0.17, x + 0.17, y - 0.17, 0.1, colour);
  } else {
    ctx.fillStyle = colour;
    ctx.beginPath();
    ctx.moveTo(x - 0.18, y - 0.28);
    ctx.lineTo(x + 0.32, y);
    ctx.lineTo(x - 0.18, y + 0.28);
    ctx.fill();
  }
}

function drawKnobs(p: Painter, s: State, g: Game): void {
  if (s.phase === 'dealer' || s.phase === 'paid') return;
  const { palette } = p;
  const knobs = knobsOf(s, g.height);
  for (const [index, knob] of knobs.entries()) {
    const can = mayPress(s, knob);
    const shake = s.refused === index && s.refusedFor > 0 ? Math.sin(s.refusedFor * 1.2) * 0.07 : 0;
    const { y, does } = knob;
    const x = knob.x + shake;
    const at = { ...knob, x };
    if (does === 'chip') drawChip(p, x, y, 0.58, knob.n, !can);
    else if (does === 'clear' || does === 'deal') {
      const main = does === 'deal';
      p.circle(x, y + 0.07, main ? 0.62 : 0.48, 'rgba(0,0,0,.35)');
      p.circle(x, y, main ? 0.62 : 0.48, main && can ? palette.accent : palette.panel);
      drawSign(p, at, !can ? p.mix(palette.panel, palette.ink, 0.35) : main ? INK : palette.ink);
    } else {
      // the words that the title card has for it
      const label = g.design.controls.find(({ key }) => key === String(ACTS.indexOf(does) + 1))?.action ?? '';
      p.rect(x - 0.88, y - 0.62, 1.76, 1.36, 'rgba(0,0,0,.3)', 0.24);
      p.rect(
        x - 0.88,
        y - 0.68,
        1.76,
        1.36,
        can ? (index < 2 ? palette.accent : palette.panel) : 'rgba(0,0,0,.25)',
        0.24,
      );
      const colour = can ? (index < 2 ? INK : palette.ink) : 'rgba(255,255,255,.3)';
      drawSign(p, { ...at, y: label ? y - 0.2 : y }, colour);
      if (label) p.text(label, x, y + 0.38, fit(label, 0.32, 1.62), colour);
    }
    if (!s.keys || s.cursor !== index) continue;
    const beat = Math.sin(p.now * 5) * 0.03;
    p.ctx.strokeStyle = palette.danger;
    p.ctx.lineWidth = 0.09;
    p.ctx.beginPath();
    if (s.phase === 'turn') p.ctx.roundRect(x - 1 - beat, y - 0.76 - beat, 2 + beat * 2, 1.52 + beat * 2, 0.28);
    else p.ctx.arc(x, y, 0.7 + beat, 0, 6.2832);
    p.ctx.stroke();
  }
}

/** Stake on the table while chips are laid, and what is left beside the player. */
function drawChips(p: Painter, s: State, g: Game): void {
  const { player, knobs } = rowsOf(g.height);
  const chips = chipsFor(s.chips + s.stake);
  if (s.phase === 'stake') {
    const [x, y] = [4.4, player + 1.1];
    p.circle(x, y, 1.15, 'rgba(0,0,0,.18)');
    p.ctx.strokeStyle = 'rgba(255,255,255,.5)';
    p.ctx.lineWidth = 0.06;
    p.ctx.beginPath();
    p.ctx.arc(x, y, 1.1, 0, 6.2832);
    p.ctx.stroke();
    if (s.stake > 0) drawPile(p, x, y + 0.22, 0.56, s.stake, chips);
    p.text(String(s.stake), x + 1.85, y, 0.62, '#ffffff');
  }
  // under two hands there is no room beside them
  const below = knobs - 1.05;
  const left = s.phase === 'stake' ? s.chips - s.stake : s.chips;
  const text = String(left);
  p.rect(0.35, below - 0.3, 0.95 + text.length * 0.27, 0.6, 'rgba(0,0,0,.3)', 0.3);
  drawChip(p, 0.65, below, 0.24, chips[2] as number);
  p.text(text, 1.08 + text.length * 0.135, below + 0.02, 0.42, '#ffffff');
}

export function drawBlackjack(p: Painter, s: State, g: Game): void {
  const h = g.height;
  const { dealer, player } = rowsOf(h);
  drawCloth(p, W, h);
  if (!s.round) p.text('21', 4.4, dealer + 1.2, 2.1, 'rgba(255,255,255,.12)');
  p.sprite(s.foe, 1.2, dealer + 0.85, 1.5, { dir: 1, squash: s.foeMood.value });
  if ((s.round?.hands.length ?? 1) < 2) p.hero(1.2, player + 1.3, 1.5, { dir: 1, squash: s.mood.value });
  else p.hero(W - 0.75, rowsOf(h).knobs - 1.3, 1.1, { dir: -1, squash: s.mood.value });
  drawHands(p, s, g);
  drawChips(p, s, g);
  drawKnobs(p, s, g);
}
