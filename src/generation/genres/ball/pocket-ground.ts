/** A carrom board and a pool table, painted once. */
import type { Painter } from '../../kit/types.js';
import { lineOf, middleOf, type Table } from './pocket-table.js';

export function drawGround(p: Painter, table: Table): void {
  if (table.mode === 'pool') drawPool(p, table);
  else drawBoard(p, table);
}

function frame(p: Painter, { left, top, right, bottom }: Table, wide: number, wood: string, ground: string): void {
  const [w, h] = [right - left, bottom - top];
  p.rect(left - wide, top - wide + 0.14, w + wide * 2, h + wide * 2, 'rgba(0,0,0,.35)', wide * 0.9);
  p.rect(left - wide, top - wide, w + wide * 2, h + wide * 2, p.mix(wood, '#000000', 0.25), wide * 0.9);
  p.rect(left - wide + 0.06, top - wide + 0.05, w + wide * 2 - 0.12, h + wide * 2 - 0.14, wood, wide * 0.8);
  p.rect(left, top, w, h, ground, 0.1);
}

function drawPool(p: Painter, table: Table): void {
  const { left, right, top, bottom, pockets, mouth } = table;
  const cloth = p.mix('#1d7f52', p.palette.accent, 0.12);
  frame(p, table, 0.62, '#6d3f20', cloth);
  // the cushions, a little darker
  const dark = p.mix(cloth, '#000000', 0.28);
  for (const x of [left, right - 0.14]) p.rect(x, top, 0.14, bottom - top, dark);
  for (const y of [top, bottom - 0.14]) p.rect(left, y, right - left, 0.14, dark);
  for (const x of [left - 0.34, right + 0.34])
    for (let i = 1; i < 8; i++) if (i !== 4) p.circle(x, top + ((bottom - top) * i) / 8, 0.07, '#f3e6c4');
  const { y } = lineOf(table, 0);
  p.rect(left + 0.14, y - 0.02, right - left - 0.28, 0.04, 'rgba(255,255,255,.35)');
  const spot = middleOf(table);
  p.circle(spot.x, spot.y, 0.06, 'rgba(255,255,255,.5)');
  for (const pocket of pockets) {
    p.circle(pocket.x, pocket.y, mouth + 0.1, '#3a2212');
    p.circle(pocket.x, pocket.y, mouth, '#0b0d0c');
  }
}

function drawBoard(p: Painter, table: Table): void {
  const { left, top, right, bottom, pockets, mouth } = table;
  frame(p, table, 0.5, '#5a3118', '#e7c48d');
  const { ctx } = p;
  const { x, y } = middleOf(table);
  const red = '#b4432f';
  const line = 'rgba(70,40,15,.75)';
  ctx.save();
  ctx.lineWidth = 0.05;
  ctx.strokeStyle = line;
  // a base line for each side, two lines with a red end
  for (let side = 0; side < 4; side++) {
    ctx.save();
    ctx.translate(x, y);
    ctx.rotate((side * Math.PI) / 2);
    const half = (right - left) / 2;
    const base = half - 1.75;
    for (const off of [-0.32, 0.32]) p.rect(-half + 1.8, base + off - 0.025, (half - 1.8) * 2, 0.05, line);
    for (const end of [-half + 1.8, half - 1.8]) {
      p.circle(end, base, 0.34, line);
      p.circle(end, base, 0.28, red);
    }
    // an arrow to each pocket
    p.line(half - 1.2, half - 1.2, half - 2.9, half - 2.9, 0.05, line);
    ctx.restore();
  }
  for (const r of [1.75, 0.36]) {
    ctx.beginPath();
    ctx.arc(x, y, r, 0, Math.PI * 2);
    ctx.stroke();
  }
  ctx.globalAlpha = 0.5;
  for (let i = 0; i < 8; i++) {
    const angle = (i / 8) * Math.PI * 2;
    p.line(x, y, x + Math.cos(angle) * 1.7, y + Math.sin(angle) * 1.7, 0.05, red);
  }
  ctx.restore();
  p.rect(left, top, right - left, 0.08, 'rgba(0,0,0,.16)');
  p.rect(left, bottom - 0.05, right - left, 0.05, 'rgba(255,255,255,.3)');
  for (const pocket of pockets) {
    p.circle(pocket.x, pocket.y, mouth, '#2b160a');
    p.circle(pocket.x, pocket.y, mouth * 0.86, '#120904');
  }
}
