/** The row below the field: purse, the four towers with their prices, sell, next wave. Pictures and figures only, so it reads in every language. */
import type { Game, Painter } from '../../kit/types.js';
import { REST } from './field.js';
import { MAKES, saleOf, upgradeCost } from './makes.js';
import { slotX } from './hands.js';
import { COLS, NEXT, ROWS, SELL, SHOP_H, SHOP_Y, SLOTS, TOWERS, type State, type Tower } from './state.js';
import { drawTower } from './tower.js';

const WIDE = COLS / SLOTS;

function drawCoin(p: Painter, x: number, y: number, r: number): void {
  const gold = p.mix('#ffc93c', p.palette.accent, 0.25);
  p.circle(x, y, r, p.mix(gold, '#000000', 0.4));
  p.circle(x, y - r * 0.08, r * 0.86, gold);
  p.circle(x, y - r * 0.08, r * 0.5, p.mix(gold, '#ffffff', 0.45));
}

function price(p: Painter, x: number, y: number, n: number, dear: boolean): void {
  const text = String(n);
  const w = text.length * 0.24;
  drawCoin(p, x - w / 2 - 0.04, y, 0.17);
  p.text(text, x + 0.17, y + 0.02, 0.44, dear ? p.palette.danger : p.palette.ink);
}

export function drawShop(p: Painter, s: State, g: Game): void {
  const { ctx, palette } = p;
  const f = s.field;
  p.rect(-0.15, SHOP_Y - 0.1, COLS + 0.3, SHOP_H + 0.25, 'rgba(0,0,0,.3)', 0.4);
  p.rect(-0.15, SHOP_Y - 0.15, COLS + 0.3, SHOP_H + 0.2, p.mix(palette.panel, palette.solidEdge, 0.3), 0.4);
  const middle = SHOP_Y + SHOP_H / 2 - 0.05;
  const button = (slot: number, lit: boolean, weak: boolean, colour = palette.panel): void => {
    const x = slotX(slot) - WIDE / 2 + 0.06;
    if (lit) p.rect(x - 0.05, SHOP_Y - 0.05, WIDE - 0.02, SHOP_H, palette.accent, 0.3);
    p.rect(x + 0.02, SHOP_Y + 0.02, WIDE - 0.16, SHOP_H - 0.14, p.mix(palette.panel, palette.ink, 0.25), 0.26);
    p.rect(x + 0.02, SHOP_Y + 0.02, WIDE - 0.16, SHOP_H - 0.22, weak ? p.mix(colour, palette.ink, 0.12) : colour, 0.26);
  };
  // purse
  drawCoin(p, slotX(0), middle - 0.32, 0.42 * (1 + s.purse.value * 0.4));
  p.text(String(f.coins), slotX(0), middle + 0.45, f.coins > 999 ? 0.5 : 0.62, palette.ink);
  TOWERS.forEach((type, i) => {
    const slot = i + 1;
    const { cost } = MAKES[type];
    const lit = (s.type === type && !s.chosen) || (s.byKeys && s.cursor.r === ROWS && s.slot === slot);
    button(slot, lit, f.coins < cost);
    if (f.coins < cost) ctx.globalAlpha = 0.45;
    const shown: Tower = {
      c: i,
      r: 0,
      x: slotX(slot),
      y: middle - 0.02,
      type,
      level: 0,
      spent: 0,
      wait: 0,
      aim: -0.7,
      fired: 99,
      squash: s.called,
    };
    drawTower(p, shown, g);
    ctx.globalAlpha = 1;
    price(p, slotX(slot), SHOP_Y + SHOP_H - 0.42, cost, f.coins < cost);
  });
  const keys = s.byKeys && s.cursor.r === ROWS;
  button(SELL, keys && s.slot === SELL, !s.chosen);
  drawSell(p, s, slotX(SELL), middle);
  const waiting = f.wave < f.waves;
  button(NEXT, keys && s.slot === NEXT, !waiting, waiting ? palette.accent : palette.panel);
  drawNext(p, s, slotX(NEXT), middle - 0.05);
}

/** A tower's arrow down into a coin. */
function drawSell(p: Painter, s: State, x: number, y: number): void {
  const { ctx, palette } = p;
  ctx.save();
  if (!s.chosen) ctx.globalAlpha = 0.35;
  ctx.fillStyle = palette.danger;
  ctx.beginPath();
  for (const [dx, dy] of [
    [-0.13, -0.62],
    [0.13, -0.62],
    [0.13, -0.3],
    [0.3, -0.3],
    [0, 0],
    [-0.3, -0.3],
    [-0.13, -0.3],
  ] as const)
    ctx.lineTo(x + dx, y + dy);
  ctx.fill();
  if (s.chosen) price(p, x, y + 0.4, saleOf(s.chosen), false);
  else drawCoin(p, x, y + 0.3, 0.24);
  ctx.restore();
}

/** Two arrows, and a ring that closes while the wave comes by itself. */
function drawNext(p: Painter, s: State, x: number, y: number): void {
  const { ctx, palette } = p;
  const f = s.field;
  const ink = p.mix(palette.ink, '#000000', 0.2);
  ctx.save();
  if (f.wave >= f.waves) ctx.globalAlpha = 0.3;
  ctx.strokeStyle = ink;
  ctx.lineWidth = 0.1;
  ctx.lineCap = 'round';
  ctx.beginPath();
  ctx.arc(x, y, 0.52, -1.57, -1.57 + 6.2832 * Math.max(0.02, Math.min(1, 1 - f.rest / REST)));
  ctx.stroke();
  ctx.fillStyle = ink;
  const beat = 1 + Math.max(0, s.called.value) + Math.sin(p.now * 4) * 0.04;
  for (const dx of [-0.22, 0.08]) {
    ctx.beginPath();
    ctx.moveTo(x + dx * beat, y - 0.24 * beat);
    ctx.lineTo(x + (dx + 0.28) * beat, y);
    ctx.lineTo(x + dx * beat, y + 0.24 * beat);
    ctx.fill();
  }
  ctx.restore();
}

/** Over a tower that is chosen: what its next level costs, or that it has the highest. */
export function drawPriceTag(p: Painter, s: State, tower: Tower): void {
  const cost = upgradeCost(tower);
  const { palette } = p;
  const y = Math.max(0, tower.y - 1.35);
  p.rect(tower.x - 0.72, y - 0.3, 1.44, 0.66, p.mix(palette.panel, palette.ink, 0.35), 0.3);
  p.rect(tower.x - 0.68, y - 0.3, 1.36, 0.58, palette.panel, 0.28);
  if (cost === Infinity) {
    for (let i = -1; i <= 1; i++) p.circle(tower.x + i * 0.32, y, 0.12, palette.accent);
    return;
  }
  const can = s.field.coins >= cost;
  p.ctx.fillStyle = can ? p.mix(palette.accent, palette.ink, 0.2) : palette.danger;
  p.ctx.beginPath();
  for (const [dx, dy] of [
    [0, -0.2],
    [0.18, 0.02],
    [0.07, 0.02],
    [0.07, 0.18],
    [-0.07, 0.18],
    [-0.07, 0.02],
    [-0.18, 0.02],
  ] as const)
    p.ctx.lineTo(tower.x - 0.46 + dx, y + dy);
  p.ctx.fill();
  price(p, tower.x + 0.16, y, cost, !can);
}
