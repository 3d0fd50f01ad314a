/** How it looks: tiles that carry the cast's pictures, a ghost where the piece will lie, a shelf with hero, what is kept, what comes, and the boss. */
import type { Actor } from '../../design.js';
import type { Game, Painter } from '../../kit/types.js';
import { COLS, ROWS, SHAPES, USUAL, type Shape } from './shapes.js';
import { SHELF, VIEW_W, type State } from './state.js';
import { actorOf, cellsOf, CLEAR, ghostY, isRipe } from './well.js';

const X = 0.3;

function toneOf(p: Painter, tone: number): string {
  const { palette } = p;
  const tones = [
    p.mix(palette.accent, '#ffffff', 0.35),
    p.mix(palette.accent, palette.danger, 0.35),
    p.mix('#57b6e8', palette.accent, 0.15),
    p.mix('#7ccf6b', palette.accent, 0.15),
    p.mix('#f08fb5', palette.accent, 0.15),
    p.mix('#a98be0', palette.accent, 0.12),
    p.mix('#f2b24b', palette.danger, 0.12),
    p.mix(p.mix(palette.solid, palette.near, 0.4), '#8a8f99', 0.4),
    '#ffd54a',
  ];
  return tones[tone] as string;
}

function tile(p: Painter, actor: Actor, tone: number, x: number, y: number, size = 1, alpha = 1, ripe = true): void {
  const { ctx } = p;
  const colour = toneOf(p, tone);
  const r = size * 0.16;
  ctx.globalAlpha = alpha;
  p.rect(x + size * 0.02, y + size * 0.03, size * 0.96, size * 0.96, p.mix(colour, '#000000', 0.42), r);
  p.rect(x + size * 0.02, y + size * 0.01, size * 0.96, size * 0.9, colour, r);
  p.rect(x + size * 0.09, y + size * 0.06, size * 0.82, size * 0.14, p.mix(colour, '#ffffff', 0.5), r * 0.6);
  if (!ripe) return void (ctx.globalAlpha = 1);
  if (tone === 8) {
    ctx.globalAlpha = alpha * (0.45 + Math.sin(p.now * 5 + x) * 0.25);
    p.circle(x + size / 2, y + size / 2, size * 0.44, '#ffffff');
  }
  ctx.globalAlpha = alpha;
  p.sprite(actor, x + size / 2, y + size * 0.5, size * 0.82);
  ctx.globalAlpha = 1;
}

/** A piece on the shelf, small, in a frame. */
function small(p: Painter, g: Game, kind: number | null, x: number, y: number, side: number, faint: boolean): void {
  p.rect(x - side / 2, y - side / 2, side, side, 'rgba(0,0,0,.28)', 0.22);
  if (kind === null) return;
  const { turns, box } = SHAPES[kind] as Shape;
  const cells = turns[0] as readonly (readonly [number, number])[];
  const size = (side * 0.86) / Math.max(3, box);
  const xs = cells.map(([cx]) => cx);
  const ys = cells.map(([, cy]) => cy);
  const ox = (Math.min(...xs) + Math.max(...xs) + 1) / 2;
  const oy = (Math.min(...ys) + Math.max(...ys) + 1) / 2;
  for (const [cx, cy] of cells)
    tile(p, actorOf(g, kind), kind % USUAL, x + (cx - ox) * size, y + (cy - oy) * size, size, faint ? 0.45 : 1);
}

function drawShelf(p: Painter, s: State, g: Game): void {
  const { palette } = p;
  p.rect(0.05, 0.08, VIEW_W - 0.1, SHELF - 0.3, 'rgba(0,0,0,.3)', 0.4);
  p.rect(0.05, 0, VIEW_W - 0.1, SHELF - 0.32, p.mix(palette.panel, palette.solidEdge, 0.15), 0.4);
  const jump = Math.max(0, -s.joy.value) * 1.4;
  p.hero(1.2, 1.12 - jump + Math.sin(p.now * 2.4) * 0.04, 1.85, { squash: s.joy.value * 0.6, shadow: true, dir: 1 });
  for (let i = 0; i < s.shields; i++) {
    p.ctx.globalAlpha = 0.3;
    p.circle(1.2, 1.1, 1.02, palette.accent);
    p.ctx.globalAlpha = 1;
  }
  small(p, g, s.hold, 3.05, 1.1, 1.45, s.held);
  // two arrows that change places: this one is kept
  p.text('⇄', 3.05, 1.1, s.hold === null ? 0.7 : 0.001, p.mix(palette.panel, palette.ink, 0.5));
  const room = s.boss ? 4.72 : 5.2;
  small(p, g, s.queue[0] ?? null, room, 1.1, 1.75, false);
  if (!s.boss) {
    small(p, g, s.queue[1] ?? null, room + 1.62, 1.1, 1.3, false);
    small(p, g, s.queue[2] ?? null, room + 2.72, 1.28, 0.85, true);
    return;
  }
  const { boss } = s;
  const near = s.pushEvery > 0 && s.push < 150 ? Math.sin(p.now * 30) * 0.05 : 0;
  p.sprite(boss.actor, VIEW_W - 1.35 + near, 1.05 + Math.sin(p.now * 3) * 0.05, 2.1, {
    squash: boss.squash.value,
    white: boss.hit / 14,
    glow: palette.danger,
    dir: -1,
  });
}

function drawWell(p: Painter): void {
  const { palette, ctx } = p;
  const rim = p.mix(palette.solid, palette.solidEdge, 0.35);
  p.rect(X - 0.26, SHELF - 0.16, COLS + 0.52, ROWS + 0.46, p.mix(rim, '#000000', 0.5), 0.3);
  p.rect(X - 0.2, SHELF - 0.2, COLS + 0.4, ROWS + 0.4, rim, 0.28);
  const dark = p.mix(p.mix(palette.near, palette.solid, 0.3), '#000000', 0.68);
  p.rect(X, SHELF, COLS, ROWS, dark, 0.1);
  ctx.fillStyle = p.mix(dark, '#ffffff', 0.06);
  for (let y = 0; y < ROWS; y++)
    for (let x = y % 2; x < COLS; x += 2) ctx.fillRect(X + x + 0.03, SHELF + y + 0.03, 0.94, 0.94);
}

export function drawBlocks(p: Painter, s: State, g: Game): void {
  const { ctx, palette } = p;
  drawShelf(p, s, g);
  ctx.save();
  ctx.translate(0, s.bump.value * 1.6);
  drawWell(p);
  // what is about to be pushed up shows itself below
  if (s.pushEvery > 0 && s.push < 180) {
    ctx.globalAlpha = 0.5 + Math.sin(p.now * 12) * 0.3;
    p.rect(X, SHELF + ROWS - 0.16 - (1 - s.push / 180) * 0.25, COLS, 0.3, palette.danger, 0.1);
    ctx.globalAlpha = 1;
  }
  ctx.save();
  ctx.beginPath();
  ctx.rect(X - 0.05, SHELF - 0.05, COLS + 0.1, ROWS + 0.1);
  ctx.clip();
  const part = s.clearing / CLEAR;
  for (let i = 0; i < COLS * ROWS; i++) {
    const cell = s.cells[i];
    if (!cell) continue;
    const x = i % COLS;
    const y = Math.floor(i / COLS);
    if (!s.full.includes(y)) {
      tile(p, cell.actor, cell.tone, X + x, SHELF + y, 1, 1, cell.ripe);
      continue;
    }
    // they go one after the other from the middle
    const late = Math.abs(x - 3.5) / 7;
    const size = Math.max(0, Math.min(1, (part - late * 0.6) * 2.4)) * (1 + Math.sin(part * 12) * 0.05);
    if (size > 0.02) tile(p, cell.actor, cell.tone, X + x + (1 - size) / 2, SHELF + y + (1 - size) / 2, size);
    ctx.globalAlpha = part * 0.7;
    p.rect(X + x, SHELF + y, 1, 1, '#ffffff');
    ctx.globalAlpha = 1;
  }
  const { piece } = s;
  if (piece) {
    const y = ghostY(s, piece);
    ctx.lineWidth = 0.07;
    const tone = piece.kind % USUAL;
    ctx.strokeStyle = toneOf(p, tone);
    if (y !== piece.y && s.idea !== 'ghostless')
      for (const [cx, cy] of cellsOf({ ...piece, y })) {
        ctx.globalAlpha = 0.28;
        p.rect(X + cx + 0.06, SHELF + cy + 0.06, 0.88, 0.88, toneOf(p, tone), 0.16);
        ctx.globalAlpha = 0.9;
        ctx.beginPath();
        ctx.roundRect(X + cx + 0.08, SHELF + cy + 0.08, 0.84, 0.84, 0.16);
        ctx.stroke();
      }
    ctx.globalAlpha = 1;
    cellsOf(piece).forEach(([cx, cy], i) =>
      tile(p, piece.actor, tone, X + cx, SHELF + cy, 1, 1, isRipe(s, piece.kind, i)),
    );
  }
  ctx.restore();
  ctx.restore();
  for (const thing of s.loose) {
    const age = thing.age / 60;
    p.sprite(thing.actor, thing.x, thing.y, 0.9, { angle: thing.vx * thing.age * 0.03, alpha: 1 - age * age });
  }
}
