/** Signs that need no words: weather, people, money, a calendar, what makes the stand grow. */
import type { Game, Painter } from '../../kit/types.js';
import type { Weather } from './season.js';
import type { Upgrade } from './state.js';

export function drawCoin(p: Painter, x: number, y: number, r: number): void {
  p.circle(x, y + r * 0.08, r, '#a86a10');
  p.circle(x, y, r, '#f6b93b');
  p.circle(x, y, r * 0.74, '#ffd978');
  p.rect(x - r * 0.12, y - r * 0.42, r * 0.24, r * 0.84, '#d08a1a', r * 0.1);
}

function drawCloud(p: Painter, x: number, y: number, r: number, colour: string): void {
  p.circle(x - r * 0.5, y + r * 0.1, r * 0.42, colour);
  p.circle(x + r * 0.48, y + r * 0.12, r * 0.4, colour);
  p.circle(x, y - r * 0.15, r * 0.56, colour);
  p.rect(x - r * 0.85, y + r * 0.08, r * 1.7, r * 0.44, colour, r * 0.22);
}

export function drawWeather(p: Painter, weather: Weather, x: number, y: number, r: number): void {
  if (weather === 'rain') {
    drawCloud(p, x, y - r * 0.2, r, '#8fa3b8');
    for (let i = -1; i <= 1; i++)
      p.line(x + i * r * 0.45 + r * 0.08, y + r * 0.45, x + i * r * 0.45 - r * 0.08, y + r * 0.85, r * 0.14, '#4aa3e8');
    return;
  }
  const [sx, sy, sr] = weather === 'cloud' ? [x + r * 0.35, y - r * 0.35, r * 0.5] : [x, y, r * 0.56];
  for (let i = 0; i < 8; i++) {
    const a = i * 0.7854 + p.now * 0.3;
    const [c, d] = [Math.cos(a), Math.sin(a)];
    p.line(sx + c * sr * 1.25, sy + d * sr * 1.25, sx + c * sr * 1.6, sy + d * sr * 1.6, r * 0.14, '#ffb703');
  }
  p.circle(sx, sy, sr, '#ffb703');
  p.circle(sx, sy, sr * 0.78, '#ffd166');
  if (weather === 'cloud') drawCloud(p, x - r * 0.12, y + r * 0.18, r * 0.9, '#e8eef5');
}

/** Somebody's head and shoulders: so many people. */
export function drawHead(p: Painter, x: number, y: number, r: number, colour: string): void {
  const { ctx } = p;
  p.circle(x, y - r * 0.4, r * 0.46, colour);
  ctx.fillStyle = colour;
  ctx.beginPath();
  ctx.ellipse(x, y + r * 0.75, r * 0.78, r * 0.66, 0, Math.PI, 0);
  ctx.fill();
}

export function drawCalendar(p: Painter, x: number, y: number, r: number): void {
  p.rect(x - r * 0.8, y - r * 0.65, r * 1.6, r * 1.5, '#ffffff', r * 0.22);
  p.rect(x - r * 0.8, y - r * 0.65, r * 1.6, r * 0.5, p.palette.danger, r * 0.2);
  for (const side of [-1, 1])
    p.rect(x + side * r * 0.42 - r * 0.08, y - r * 0.9, r * 0.16, r * 0.42, '#5b6472', r * 0.08);
  for (let i = 0; i < 6; i++)
    p.circle(x - r * 0.42 + (i % 3) * r * 0.42, y + r * 0.18 + Math.floor(i / 3) * r * 0.38, r * 0.11, '#9aa4b2');
}

/** A crate: what lies in store. */
export function drawCrate(p: Painter, x: number, y: number, r: number): void {
  p.rect(x - r * 0.8, y - r * 0.6, r * 1.6, r * 1.35, '#7c4f24', r * 0.12);
  for (let i = 0; i < 3; i++) p.rect(x - r * 0.7, y - r * 0.5 + i * r * 0.42, r * 1.4, r * 0.32, '#c68b4f', r * 0.06);
}

/** A price tag. */
export function drawTag(p: Painter, x: number, y: number, r: number, colour: string): void {
  const { ctx } = p;
  ctx.fillStyle = colour;
  ctx.beginPath();
  ctx.moveTo(x - r, y);
  ctx.lineTo(x - r * 0.35, y - r * 0.62);
  ctx.lineTo(x + r, y - r * 0.62);
  ctx.lineTo(x + r, y + r * 0.62);
  ctx.lineTo(x - r * 0.35, y + r * 0.62);
  ctx.fill();
}

export function drawUpgrade(p: Painter, upgrade: Upgrade, x: number, y: number, r: number): void {
  const { ctx, palette } = p;
  if (upgrade === 'crate') {
    drawCrate(p, x, y + r * 0.1, r * 0.9);
    for (let i = 0; i < 3; i++) {
      const a = i * 1.0472;
      p.line(
        x - Math.cos(a) * r * 0.5,
        y + r * 0.15 - Math.sin(a) * r * 0.5,
        x + Math.cos(a) * r * 0.5,
        y + r * 0.15 + Math.sin(a) * r * 0.5,
        r * 0.14,
        '#dff4ff',
      );
    }
    return;
  }
  if (upgrade === 'taste') {
    ctx.fillStyle = '#ffc93c';
    ctx.beginPath();
    for (let i = 0; i < 10; i++) {
      const a = i * 0.6283 - 1.5708;
      const d = i % 2 ? r * 0.45 : r;
      ctx.lineTo(x + Math.cos(a) * d, y + Math.sin(a) * d);
    }
    ctx.fill();
    return;
  }
  // a horn that calls people
  ctx.fillStyle = palette.danger;
  ctx.beginPath();
  ctx.moveTo(x - r * 0.5, y - r * 0.25);
  ctx.lineTo(x + r * 0.5, y - r * 0.75);
  ctx.lineTo(x + r * 0.5, y + r * 0.75);
  ctx.lineTo(x - r * 0.5, y + r * 0.25);
  ctx.fill();
  p.rect(x - r * 0.85, y - r * 0.27, r * 0.42, r * 0.54, '#5b6472', r * 0.12);
  p.rect(x - r * 0.32, y + r * 0.2, r * 0.28, r * 0.6, '#5b6472', r * 0.1);
  ctx.strokeStyle = palette.danger;
  ctx.lineWidth = r * 0.12;
  for (const d of [0.75, 1.05]) {
    ctx.beginPath();
    ctx.arc(x + r * 0.3, y, r * d, -0.55, 0.55);
    ctx.stroke();
  }
}

const SIGN = /^[$€£¥₹₽₺₴₩₫฿₪]$/u;
/** A sum in the money of the game: a sign stands before it, a word behind it. */
export function money(g: Game, sum: number, short = false): string {
  const { currency } = g.design;
  if (currency === undefined) return String(sum);
  if (SIGN.test(currency)) return `${currency}${sum}`;
  return short ? String(sum) : `${sum} ${currency}`;
}
