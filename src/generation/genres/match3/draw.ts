/** How it looks: plates of six shapes with the cast on them, the hero and what is wanted above. */
import type { Actor } from '../../design.js';
import { clamp } from '../../kit/juice.js';
import type { Painter } from '../../kit/types.js';
import { BLOCKER, COLS, inShape, ROWS, SINKER, STAR, xOf, yOf, type Piece } from './grid.js';
import { drawFrost, drawRise, drawSinker, frostSign } from './draw-ideas.js';
import { VIEW_W, X0, Y0, type State } from './state.js';
import { SWAP } from './swap.js';
import { CLEAR } from './turn.js';

/** corners of each plate: shape tells apart what colour can't; 0 is a disc */
const CORNERS = [0, 4, 6, 8, 5, 3];

function plate(p: Painter, i: number, x: number, y: number, r: number, colour: string): void {
  const { ctx } = p;
  const n = CORNERS[i % 6] as number;
  if (n === 0) return p.circle(x, y, r * 0.94, colour);
  if (n === 4) return p.rect(x - r * 0.86, y - r * 0.86, r * 1.72, r * 1.72, colour, r * 0.4);
  const turn = n === 3 || n === 5 ? -Math.PI / 2 : Math.PI / n;
  ctx.beginPath();
  for (let k = 0; k <= n; k++) {
    const a = turn + (k / n) * 6.2832;
    ctx.lineTo(x + Math.cos(a) * r * 0.88, y + Math.sin(a) * r * 0.88 + (n === 3 ? r * 0.16 : 0));
  }
  ctx.closePath();
  ctx.fillStyle = ctx.strokeStyle = colour;
  ctx.lineJoin = 'round';
  ctx.lineWidth = r * 0.22;
  ctx.fill();
  ctx.stroke();
}

const HUES = ['#ff6b7a', '#4fa8ff', '#ffc93c', '#5fcf6b', '#b07cff', '#ff9d4d'];

function drawPiece(p: Painter, s: State, piece: Piece, c: number, x: number, y: number, wanted: boolean): void {
  const { ctx, palette } = p;
  ctx.save();
  ctx.translate(x, y);
  const size = piece.gone > 0 ? 1 + Math.sin(piece.gone * 3.14) * 0.25 - piece.gone : 1;
  const squash = piece.squash.value;
  ctx.scale(size * (1 + squash), size * (1 - squash));
  if (piece.type === BLOCKER) {
    p.block(-0.45, -0.45, 0.9, 0.9);
    p.sprite(s.blockers[(xOf(c) + piece.hp) % s.blockers.length] as Actor, 0, -0.02, 0.74);
    if (piece.hp > 1) {
      ctx.globalAlpha = 0.25;
      p.rect(-0.45, -0.45, 0.9, 0.9, '#dff4ff', 0.14);
      ctx.globalAlpha = 1;
    }
  } else if (piece.type === SINKER) drawSinker(p, s.sinker, c);
  else if (piece.type === STAR) {
    ctx.rotate(p.now * 1.2);
    for (let i = 0; i < 6; i++) {
      const a = (i / 6) * 6.2832;
      p.circle(Math.cos(a) * 0.27, Math.sin(a) * 0.27, 0.17, HUES[i] as string);
    }
    p.circle(0, 0, 0.22 + Math.sin(p.now * 5) * 0.03, '#ffffff');
  } else {
    const hue = p.mix(HUES[piece.type % 6] as string, palette.accent, 0.12);
    plate(p, piece.type, 0, 0.04, 0.46, p.mix(hue, '#000000', 0.45));
    plate(p, piece.type, 0, 0, 0.45, hue);
    plate(p, piece.type, 0, 0, 0.34, p.mix(hue, '#ffffff', 0.45));
    if (piece.special) {
      const blink = 0.55 + Math.sin(p.now * 6) * 0.25;
      ctx.globalAlpha = blink;
      const w = 0.2;
      if (piece.special !== 'column') p.line(-0.46, 0, 0.46, 0, w, '#ffffff');
      if (piece.special !== 'row') p.line(0, -0.46, 0, 0.46, w, '#ffffff');
      if (piece.special === 'bomb') p.circle(0, 0, 0.4, '#ffffff');
      ctx.globalAlpha = 1;
    }
    const bob = wanted ? Math.sin(p.now * 3 + c) * 0.03 : 0;
    p.sprite(s.actors[piece.type] as Actor, 0, bob, 0.66, piece.special ? { glow: '#ffffff' } : {});
  }
  ctx.restore();
}

function drawTop(p: Painter, s: State): void {
  const { palette } = p;
  const jump = Math.max(0, -s.jump.value) * 1.6;
  p.rect(X0 - 0.1, 0.12, VIEW_W - 0.2, 1.86, 'rgba(0,0,0,.3)', 0.45);
  p.rect(X0 - 0.1, 0.06, VIEW_W - 0.2, 1.86, p.mix(palette.panel, palette.solidEdge, 0.15), 0.45);
  p.hero(X0 + 0.85, 1.02 - jump + Math.sin(p.now * 2.4) * 0.03, 1.45, { squash: s.jump.value * 0.5, shadow: true });
  if (s.boss) {
    const far = Math.sin(p.now * 30) * 0.06 * (s.boss.hit > 0 ? 1 : 0);
    p.sprite(s.boss.actor, 4.35 + far, 1, 1.6, { white: s.boss.hit / 14, glow: palette.danger, dir: -1 });
  }
  s.targets.forEach((target, i) => {
    const x = 1.75 + (i + 0.5) * (4 / s.targets.length);
    const left = target.need - target.done;
    if (target.actor) p.sprite(target.actor, x, 0.78, 0.95, left > 0 ? {} : { alpha: 0.35 });
    else frostSign(p, x, 0.78, left > 0);
    p.text(left > 0 ? String(left) : '✓', x, 1.56, 0.52, left > 0 ? palette.ink : palette.accent);
  });
  if (s.moves === null) return;
  const low = s.moves <= 3;
  const beat = low ? Math.abs(Math.sin(p.now * 4)) * 0.06 : 0;
  p.circle(VIEW_W - 0.95, 1, 0.7 + beat, low ? palette.danger : p.mix(palette.accent, '#000000', 0.15));
  p.circle(VIEW_W - 0.95, 0.97, 0.6 + beat, p.mix(palette.panel, '#ffffff', 0.25));
  p.text(String(s.moves), VIEW_W - 0.95, 0.92, 0.6 + beat, palette.ink);
  // two arrows: what the number counts are swaps
  p.text('⇄', VIEW_W - 0.95, 1.34, 0.36, palette.ink);
}

export function drawMatch3(p: Painter, s: State): void {
  const { ctx, palette } = p;
  drawTop(p, s);
  const ground = p.mix(palette.panel, palette.ink, 0.1);
  for (const grow of [0.16, 0])
    s.cells.forEach((_, c) => {
      if (!inShape(s.shape, xOf(c), yOf(c))) return;
      const [x, y] = [X0 + xOf(c), Y0 + yOf(c)];
      if (grow)
        p.rect(x - grow, y - grow, 1 + grow * 2, 1 + grow * 2, p.mix(palette.solid, palette.solidEdge, 0.3), 0.2);
      else p.rect(x - 0.01, y - 0.01, 1.02, 1.02, (xOf(c) + yOf(c)) % 2 ? ground : p.mix(ground, palette.ink, 0.07));
    });
  if (s.up) drawRise(p, s);
  const wanted = new Set(s.targets.filter((target) => target.done < target.need).map(({ type }) => type));
  ctx.save();
  ctx.beginPath();
  for (let x = 0; x < COLS; x++) {
    const top = s.shape.top[x] as number;
    ctx.rect(X0 + x - 0.1, Y0 + top - 0.1, 1.2, (s.shape.bottom[x] as number) - top + 1.2);
  }
  ctx.clip();
  s.cells.forEach((piece, c) => {
    if (!piece) return;
    let [x, y] = [piece.x, piece.y];
    if (s.swap && (s.phase === 'swap' || s.phase === 'back') && (c === s.swap.a || c === s.swap.b)) {
      const other = c === s.swap.a ? s.swap.b : s.swap.a;
      const t = clamp(s.t / SWAP, 0, 1);
      const part = s.phase === 'swap' ? t * t * (3 - 2 * t) : 1 - t * t;
      x += (xOf(other) - xOf(c)) * part;
      y += (yOf(other) - yOf(c)) * part;
    }
    if (s.hint && s.phase === 'ready' && (c === s.hint.a || c === s.hint.b)) y += Math.sin(p.now * 9) * 0.07;
    if (c === s.chosen) y -= 0.05 + Math.abs(Math.sin(p.now * 6)) * 0.06;
    drawPiece(p, s, piece, c, X0 + x + 0.5, Y0 + y + 0.5, wanted.has(piece.type));
  });
  ctx.restore();
  for (const c of s.frost) drawFrost(p, X0 + xOf(c), Y0 + yOf(c), c);
  if (s.phase === 'clear' && s.t < CLEAR / 2 && s.chain > 1)
    p.text(`×${s.chain}`, X0 + COLS / 2, Y0 + ROWS / 2, 1.1 + s.t * 0.04, '#ffffff');
  const [x, y] = [X0 + xOf(s.cursor), Y0 + yOf(s.cursor)];
  ctx.strokeStyle = s.chosen === null ? palette.ink : palette.accent;
  ctx.lineWidth = s.chosen === null ? 0.07 : 0.12;
  ctx.beginPath();
  const out = s.chosen === null ? 0.02 : 0.03 + Math.sin(p.now * 8) * 0.02;
  ctx.roundRect(x - out, y - out, 1 + out * 2, 1 + out * 2, 0.2);
  ctx.stroke();
}
