/** Chips as a casino has them: drawn by us, each worth in its own colour, and a pile of them. */
import type { Painter } from '../../kit/types.js';

const COLOURS: readonly (readonly [n: number, colour: string])[] = [
  [2, '#e8e4da'],
  [10, '#c4162a'],
  [20, '#1f6fd1'],
  [50, '#1d8a4b'],
  [100, '#262b3a'],
  [200, '#7b3fb5'],
  [500, '#d9861a'],
  [1000, '#c49a2c'],
  [2000, '#b5367f'],
  [5000, '#2a8f9e'],
];
const colourOf = (n: number): string => COLOURS.findLast(([worth]) => worth <= n)?.[1] ?? '#e8e4da';

/** "2000" as "2k": it must be read on a chip. */
export const shortly = (n: number): string => (n >= 1000 && n % 100 === 0 ? `${n / 1000}k` : String(n));

/** A chip as seen from above, its worth on it. */
export function drawChip(p: Painter, x: number, y: number, r: number, n: number, faded = false): void {
  const { ctx } = p;
  const colour = colourOf(n);
  const light = n < 10;
  ctx.save();
  if (faded) ctx.globalAlpha *= 0.4;
  p.circle(x, y + r * 0.1, r, 'rgba(0,0,0,.35)');
  p.circle(x, y, r, colour);
  ctx.strokeStyle = light ? '#1d2230' : '#ffffff';
  ctx.lineWidth = r * 0.2;
  ctx.beginPath();
  for (let i = 0; i < 6; i++) {
    const from = (i * Math.PI) / 3 - 0.2;
    ctx.moveTo(x + Math.cos(from) * r * 0.89, y + Math.sin(from) * r * 0.89);
    ctx.arc(x, y, r * 0.89, from, from + 0.4);
  }
  ctx.stroke();
  p.circle(x, y, r * 0.66, p.mix(colour, light ? '#ffffff' : '#000000', 0.22));
  const text = shortly(n);
  p.text(text, x, y + r * 0.02, r * (text.length > 2 ? 0.58 : 0.76), light ? '#1d2230' : '#ffffff');
  ctx.restore();
}

/** Piles that come to so much, the largest chips below; no more than a table bears. */
export function drawPile(p: Painter, x: number, y: number, r: number, amount: number, chips: readonly number[]): void {
  const pile: number[] = [];
  let rest = amount;
  for (const n of chips.toReversed()) for (; rest >= n && pile.length < 8; rest -= n) pile.push(n);
  if (pile.length === 0) pile.push(amount);
  for (const [i, n] of pile.entries()) drawChip(p, x, y - i * r * 0.26, r, n);
}
