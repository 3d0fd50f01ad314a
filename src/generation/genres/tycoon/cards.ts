/** The panel below: a card for each good, what opens the stand or makes it grow, and in the evening what the day brought. */
import { clamp } from '../../kit/juice.js';
import type { Game, Painter } from '../../kit/types.js';
import { bill, costOf, crowdOf, paidFor, upgradePrice } from './books.js';
import { partAt, type Good } from './season.js';
import { drawCoin, drawCrate, drawHead, drawTag, drawUpgrade, money } from './signs.js';
import { cardW, cardX, openGoods, panelOf, SIDE_W, spotsOf, W, type State, type Ware } from './state.js';

const GOOD = '#2f9e5b';
const FAIR = '#d98a00';
const DEAR = '#d1453b';

/** The paper that everything of the panel is written on. */
const paper = (p: Painter): string => p.mix('#f7f2e8', p.palette.accent, 0.05);

/** A text no wider than that. */
function fitted(p: Painter, text: string, x: number, y: number, size: number, wide: number, colour: string): void {
  p.text(text, x, y, Math.min(size, (wide / Math.max(1, [...text].length)) * 1.6), colour);
}

function button(p: Painter, s: State, at: number, x: number, y: number, w: number, h: number, sign: string): void {
  const down = s.pressed === at ? Math.abs(s.press.value) * 0.3 : 0;
  const face = p.mix(paper(p), p.palette.accent, 0.42);
  p.rect(x - w / 2, y - h / 2 + 0.09, w, h, p.mix(face, '#000000', 0.35), 0.3);
  p.rect(x - w / 2, y - h / 2 + down * 0.2, w, h, face, 0.3);
  p.text(sign, x, y + 0.03 + down * 0.2, h * 0.72, '#1c2230');
}

function ring(p: Painter, x: number, y: number, w: number, h: number): void {
  const { ctx } = p;
  for (const [colour, line] of [
    ['#1c2230', 0.16],
    ['#ffffff', 0.07],
  ] as const) {
    ctx.strokeStyle = colour;
    ctx.lineWidth = line;
    ctx.beginPath();
    ctx.roundRect(x - w / 2, y - h / 2, w, h, 0.3);
    ctx.stroke();
  }
}

/** How a price is taken: by most, by some, by hardly anybody. */
function priceColour(s: State, i: number): string {
  const good = s.goods[i] as Good;
  const part = partAt({ ...good, ...paidFor(good, s.owned) }, (s.wares[i] as Ware).price);
  return part > 0.72 ? GOOD : part > 0.38 ? FAIR : DEAR;
}

function drawCard(p: Painter, s: State, g: Game, i: number): void {
  const h = panelOf(g.height);
  const top = g.height - h;
  const n = openGoods(s);
  const x = cardX(i, n);
  const wide = cardW(n);
  const mid = x + wide / 2;
  const ware = s.wares[i] as Ware;
  const { actor, cost } = s.goods[i] as Good;
  const today = costOf(s, i);
  p.rect(x, top + 0.3, wide, h - 0.45, 'rgba(0,0,0,.3)', 0.4);
  p.rect(x, top + 0.18, wide, h - 0.45, paper(p), 0.4);
  const y = top + h * 0.22;
  const size = Math.min(h * 0.27, 1.7);
  p.sprite(actor, x + wide * 0.27, y, size, { squash: ware.squash.value, shadow: false });
  const ink = '#1c2230';
  const [sign, figure] = [x + wide * 0.56, x + wide * 0.78];
  const room = wide * 0.28;
  if (s.phase === 'plan') {
    // what it costs today, and whether that is little or much
    const better = today < cost * 0.93;
    const worse = today > cost * 1.07;
    const colour = better ? GOOD : worse ? DEAR : ink;
    drawCoin(p, sign, y - size * 0.27, 0.27);
    fitted(p, money(g, today, true), figure, y - size * 0.26, 0.52, room, colour);
    if (better || worse) p.text(better ? '▼' : '▲', x + wide - 0.22, y - size * 0.26, 0.28, colour);
    drawHead(p, sign, y + size * 0.27, 0.3, '#3d5a80');
    fitted(p, `×${crowdOf(s, i) * s.season.each}`, figure, y + size * 0.27, 0.52, room, ink);
  } else {
    drawCrate(p, sign, y - size * 0.26, 0.3);
    fitted(p, String(ware.stock), figure, y - size * 0.25, 0.56, room, ware.stock > 0 ? ink : DEAR);
    drawCoin(p, sign, y + size * 0.28, 0.28);
    fitted(p, `+${ware.earned}`, figure, y + size * 0.28, 0.5, room, GOOD);
  }
  const b = Math.min(1.05, h * 0.21, wide * 0.3);
  const at = spotsOf(s, g.height).findIndex(({ does }) => 'i' in does && does.i === i && does.act !== 'shoo');
  const row = (dy: number, first: number): void => {
    const edge = b / 2 + 0.12 + (wide - 3.3) * 0.2;
    button(p, s, first, x + edge, top + h * dy, b, b, '−');
    button(p, s, first + 1, x + wide - edge, top + h * dy, b, b, '+');
  };
  if (s.phase === 'plan') {
    row(0.53, at);
    const got = bill(s).bought[i] ?? 0;
    fitted(p, String(ware.order), mid, top + h * 0.53 - b * 0.14, 0.68, 1.1, got < ware.order ? DEAR : ink);
    drawCrate(p, ware.stock > 0 ? mid - 0.32 : mid, top + h * 0.53 + b * 0.46, 0.19);
    if (ware.stock > 0) p.text(`+${ware.stock}`, mid + 0.14, top + h * 0.53 + b * 0.48, 0.32, ink);
  } else drawTaken(p, ware, mid, top + h * 0.53);
  row(0.82, s.phase === 'plan' ? at + 2 : at);
  drawTag(p, mid, top + h * 0.82, Math.min(0.85, wide / 2 - b - 0.12 - (wide - 3.3) * 0.2), priceColour(s, i));
  fitted(p, money(g, ware.price, true), mid + 0.1, top + h * 0.82 + 0.02, 0.5, 0.75, '#ffffff');
}

/** How many bought it, how many found it too dear, for how many there was none left. */
function drawTaken(p: Painter, { sold, dear, missed }: Ware, x: number, y: number): void {
  const parts = [
    [sold, GOOD, '✓'],
    [dear, FAIR, '✗'],
    [missed, DEAR, '0'],
  ] as const;
  parts.forEach(([n, colour, sign], k) => {
    const at = x - 1.05 + k * 1.05;
    p.circle(at, y - 0.16, 0.27, colour);
    p.text(sign, at, y - 0.14, 0.36, '#ffffff');
    p.text(String(n), at, y + 0.36, 0.42, '#1c2230');
  });
}

function drawSide(p: Painter, s: State, g: Game): void {
  const h = panelOf(g.height);
  const top = g.height - h;
  const n = openGoods(s);
  const x = cardX(n, n) + SIDE_W / 2;
  if (s.phase === 'sale') {
    // how much of the day is left, and how many are still to come
    const part = clamp(s.t / s.length, 0, 1);
    const { ctx } = p;
    const r = Math.min(1.25, h * 0.24);
    p.circle(x, top + h * 0.5, r + 0.2, paper(p));
    ctx.fillStyle = p.palette.accent;
    ctx.beginPath();
    ctx.moveTo(x, top + h * 0.5);
    ctx.arc(x, top + h * 0.5, r, -1.5708 + part * 6.2832, 4.7124);
    ctx.fill();
    p.circle(x, top + h * 0.5, r * 0.66, paper(p));
    drawHead(p, x, top + h * 0.5 - r * 0.18, r * 0.3, '#3d5a80');
    const left = s.due.filter(({ thief }) => !thief).length;
    p.text(String(left), x, top + h * 0.5 + r * 0.34, r * 0.38, '#1c2230');
    return;
  }
  const spots = spotsOf(s, g.height);
  const grow = spots.findIndex(({ does }) => does.act === 'upgrade');
  if (s.offer && grow >= 0) {
    const { y } = spots[grow] as (typeof spots)[number];
    const price = upgradePrice(s, s.offer);
    const can = s.money >= price;
    const down = s.pressed === grow ? s.press.value : 0;
    p.rect(x - SIDE_W / 2, y - h * 0.19 + 0.1, SIDE_W, h * 0.37, 'rgba(0,0,0,.3)', 0.4);
    p.rect(
      x - SIDE_W / 2,
      y - h * 0.19 + down * 0.2,
      SIDE_W,
      h * 0.37,
      can ? '#fff3cf' : p.mix(paper(p), '#8a8f99', 0.3),
      0.4,
    );
    drawUpgrade(p, s.offer, x - 0.75, y, Math.min(0.75, h * 0.12));
    drawCoin(p, x + 0.12, y, 0.25);
    fitted(p, String(price), x + 0.92, y + 0.02, 0.55, 1, can ? '#1c2230' : DEAR);
  }
  const go = spots.findIndex(({ does }) => does.act === 'go');
  const { y } = spots[go] as (typeof spots)[number];
  const hh = h * 0.46;
  const pulse = 1 + Math.sin(p.now * 4) * 0.015;
  const down = s.pressed === go ? Math.abs(s.press.value) * 0.3 : 0;
  p.rect(x - SIDE_W / 2, y - hh / 2 + 0.14, SIDE_W, hh, '#1d6b3c', 0.5);
  p.rect(x - (SIDE_W / 2) * pulse, y - (hh / 2) * pulse + down, SIDE_W * pulse, hh * pulse, GOOD, 0.5);
  p.text('▶', x, y - hh * 0.12 + down, Math.min(1.3, hh * 0.5), '#ffffff');
  fitted(p, `−${money(g, bill(s).sum, true)}`, x, y + hh * 0.3 + down, 0.5, SIDE_W - 0.4, '#eafff1');
}

/** What came in and went out, line by line, and what is left of it. */
function drawEvening(p: Painter, s: State, g: Game): void {
  const h = panelOf(g.height);
  const top = g.height - h;
  p.rect(0.3, top + 0.3, W - 0.6, h - 0.5, 'rgba(0,0,0,.3)', 0.4);
  p.rect(0.3, top + 0.18, W - 0.6, h - 0.5, paper(p), 0.4);
  const n = openGoods(s);
  const line = (h - 0.9) / (n + 1);
  const size = Math.min(0.95, line * 0.8);
  for (let i = 0; i < n; i++) {
    const ware = s.wares[i] as Ware;
    const y = top + 0.4 + line * (i + 0.5);
    p.sprite((s.goods[i] as Good).actor, 1.2, y, size, { shadow: false });
    p.text(`×${ware.sold}`, 2.5, y, size * 0.62, '#1c2230');
    drawTaken(p, ware, 4.9, y);
    fitted(p, `+${ware.earned}`, 7.6, y, size * 0.66, 2, GOOD);
  }
  const y = top + 0.4 + line * (n + 0.5);
  // the place, and what is left of the day
  p.rect(1, y - size * 0.1, size * 0.62, size * 0.5, '#8a5a2b', 0.05);
  p.ctx.fillStyle = DEAR;
  p.ctx.beginPath();
  p.ctx.moveTo(1 - size * 0.14, y - size * 0.08);
  p.ctx.lineTo(1 + size * 0.31, y - size * 0.5);
  p.ctx.lineTo(1 + size * 0.76, y - size * 0.08);
  p.ctx.fill();
  fitted(p, `−${s.rent}`, 2.6, y, size * 0.66, 1.4, DEAR);
  const gain = s.money - s.morning;
  drawCoin(p, 5.4, y, size * 0.36);
  fitted(
    p,
    `${gain < 0 ? '−' : '+'}${money(g, Math.abs(gain), true)}`,
    7.1,
    y,
    size * 0.86,
    2.8,
    gain < 0 ? DEAR : GOOD,
  );
  const [spot] = spotsOf(s, g.height);
  if (!spot) return;
  p.rect(spot.x - 1.7, spot.y - h * 0.3 + 0.14, 3.4, h * 0.6, '#1d6b3c', 0.5);
  p.rect(spot.x - 1.7, spot.y - h * 0.3, 3.4, h * 0.6, GOOD, 0.5);
  p.text('▶', spot.x, spot.y, 1.5, '#ffffff');
}

export function drawPanel(p: Painter, s: State, g: Game): void {
  const { view } = p;
  const top = g.height - panelOf(g.height);
  const wood = p.mix(p.palette.solid, '#3b2a20', 0.6);
  p.rect(view.x, top, view.w, view.y + view.h - top, wood);
  // planks, as wide as the window
  for (let x = Math.floor(view.x / 2) * 2; x < view.x + view.w; x += 2) {
    p.rect(x, top, 1.94, view.y + view.h - top, p.mix(wood, x % 4 ? '#ffffff' : '#000000', 0.05));
    p.circle(x + 0.3, top + 0.5, 0.07, p.mix(wood, '#000000', 0.4));
    p.circle(x + 1.6, top + 0.5, 0.07, p.mix(wood, '#000000', 0.4));
  }
  p.rect(view.x, top, view.w, 0.12, p.mix(p.palette.solidEdge, '#ffffff', 0.2));
  if (s.phase === 'evening') return drawEvening(p, s, g);
  for (let i = 0; i < openGoods(s); i++) drawCard(p, s, g, i);
  drawSide(p, s, g);
  if (!s.byKeys) return;
  const spots = spotsOf(s, g.height);
  const at = spots[Math.min(s.cursor, spots.length - 1)];
  if (at) ring(p, at.x, at.y, at.w - 0.1, at.h - 0.1);
}
