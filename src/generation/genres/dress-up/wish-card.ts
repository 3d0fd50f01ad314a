/** What is wished, as pictures in a bubble: each piece with its dye or print, ticked when it is so; and the portrait to be copied. */
import type { Game, Painter } from '../../kit/types.js';
import { at, ellipse } from './brush.js';
import { drawDoll } from './doll.js';
import { W, type Layout } from './layout.js';
import { drawCross, drawDye, drawHung, drawOccasion, drawPrint, drawTab, drawTick } from './signs.js';
import { cutOf, type Slot, type Tab } from './pieces.js';
import type { State, Wish } from './state.js';
import { PEEK } from './wishes.js';

const CARD = '#fffaf4';
const tabFor = (slot: Slot): Tab =>
  slot === 'neck' || slot === 'face' || slot === 'hands' || slot === 'hold' ? 'extra' : slot;

function drawWish(p: Painter, s: State, wish: Wish, x: number, y: number, side: number): void {
  const corner = side * 0.36;
  if (wish.want === 'cut') {
    const thing = wish.cut.startsWith('thing:');
    // a piece whose dye is open is grey
    const shown = {
      cut: wish.cut,
      dye: wish.dye ?? (thing ? 7 : cutOf(wish.cut).dye),
      pattern: wish.pattern ?? ('plain' as const),
    };
    drawHung(p, shown, s.things, x, y, side * 0.86);
    if (wish.dye !== undefined) drawDye(p, wish.dye, x - corner, y + corner, side * 0.17);
    if (wish.pattern !== undefined && wish.pattern !== 'plain')
      drawPrint(p, wish.pattern, wish.dye ?? shown.dye, x + corner, y - corner, side * 0.32);
  } else if (wish.want === 'occasion') {
    drawOccasion(p, s.occasion, x - side * 0.16, y - side * 0.1, side * 0.66);
    p.text(`×${wish.n}`, x + side * 0.24, y + side * 0.28, side * 0.4, '#4b3b57');
  } else if (wish.want === 'alike') {
    drawTab(p, tabFor(wish.slots[0]), x - side * 0.27, y - side * 0.16, side * 0.5);
    drawTab(p, tabFor(wish.slots[1]), x + side * 0.27, y - side * 0.16, side * 0.5);
    p.rect(x - side * 0.16, y + side * 0.2, side * 0.32, side * 0.08, '#4b3b57', 0.03);
    p.rect(x - side * 0.16, y + side * 0.34, side * 0.32, side * 0.08, '#4b3b57', 0.03);
  } else {
    drawDye(p, wish.dye, x, y, side * 0.34);
    drawCross(p, x, y, side * 0.42);
  }
}

export function drawWishes(p: Painter, s: State, layout: Layout): void {
  const { x, y, w, h } = layout.wishes;
  const mid = y + h / 2;
  // the bubble's tail points at whoever wishes
  if (w > 10) ellipse(p, W / 2, y + h + 0.1, 0.26, 0.2, CARD);
  else ellipse(p, x - 0.2, mid + 0.3, 0.26, 0.2, CARD);
  p.rect(x, y + 0.08, w, h, 'rgba(60,30,50,.22)', 0.7);
  p.rect(x, y, w, h, CARD, 0.7);
  const count = s.wishes.length + (s.as ? 1 : 0);
  const each = Math.min(h * 1.1, (w - 0.5) / Math.max(count, 1));
  const side = Math.min(h - 0.35, each - 0.1);
  const left = x + w / 2 - ((count - 1) * each) / 2;
  if (s.as) p.sprite(s.as, left, mid, side * 0.95, { shadow: false });
  s.wishes.forEach((wish, i) => {
    const at = left + (i + (s.as ? 1 : 0)) * each;
    const met = s.met[i] === true;
    const shake = s.no > 0 && !met ? Math.sin(s.no * 0.9) * 0.07 : 0;
    p.rect(at - side / 2, mid - side / 2, side, side, met ? '#d8f3df' : '#f3e9e4', 0.25);
    // of a portrait only the parts are told
    if (s.portrait === 'none' || wish.want !== 'cut') drawWish(p, s, wish, at + shake, mid, side);
    else {
      p.ctx.globalAlpha = met ? 1 : 0.45;
      drawTab(p, tabFor(wish.slot), at + shake, mid, side * 0.7);
      p.ctx.globalAlpha = 1;
    }
    if (met && s.portrait !== 'hidden') drawTick(p, at + side * 0.36, mid - side * 0.36, side * 0.18);
  });
}

export function drawPortrait(p: Painter, s: State, g: Game, { portrait }: Layout): void {
  const { x, y, size } = portrait;
  const [w, h] = [size * 0.72, size];
  p.rect(x - 0.06, y - h / 2 - 0.06, w + 0.12, h + 0.12, '#b5803f', 0.14);
  p.rect(x + 0.04, y - h / 2 + 0.04, w - 0.08, h - 0.08, '#f0c878', 0.1);
  p.rect(x + 0.14, y - h / 2 + 0.14, w - 0.28, h - 0.28, '#e9f2f6', 0.06);
  if (s.portrait === 'hidden' && s.peek === 0 && s.phase === 'dress') {
    p.rect(x + 0.1, y - h / 2 + 0.1, w - 0.2, h - 0.2, p.palette.accent, 0.06);
    for (let i = 1; i < 6; i++)
      p.rect(x + 0.1 + ((w - 0.2) * i) / 6, y - h / 2 + 0.1, 0.05, h - 0.2, 'rgba(40,20,50,.2)');
    p.text('?', x + w / 2, y, size * 0.32, '#ffffff');
    return;
  }
  at(p, x + w / 2, y + h / 2 - 0.3, (size - 0.5) / 9.2, () => {
    const hair = s.target.hair ?? s.outfit.hair;
    drawDoll(p, s.being, { ...s.target, ...(hair && { hair }) }, g.design.cast.hero, s.things, {
      glad: true,
      wink: false,
      sway: 0,
    });
  });
  // how long it is still seen
  if (s.portrait === 'hidden' && s.phase === 'dress')
    p.rect(x + 0.1, y + h / 2 - 0.2, (w - 0.2) * Math.min(1, s.peek / PEEK), 0.1, '#e5484d', 0.04);
}
