/** Bubbles, the one that is shot next, its way in dots, and the line below which none may hang. */
import type { Actor } from '../../design.js';
import type { Game, Painter } from '../../kit/types.js';
import { bubble } from './face.js';
import { drawMark } from './mark-face.js';
import { COLS, EMPTY, LINE, RIM, xOf, yOf } from './lattice.js';
import { fly, H, launch, MUZZLE, W } from './shot.js';
import { FALL, type State } from './state.js';

/** units between the dots of the way */
const DOTS = 0.62;

/** The way of the next shot, off the walls; it ends where the bubble would rest. */
function drawWay(p: Painter, s: State): void {
  const flight = launch(s.angle);
  p.ctx.save();
  for (let i = 0; i < 34; i++) {
    p.ctx.globalAlpha = Math.max(0.12, 0.75 - i * 0.022);
    if (fly(s.lattice, flight, DOTS)) break;
    p.circle(flight.x, flight.y, 0.085, '#ffffff');
  }
  p.ctx.restore();
}

export function drawBubbles(p: Painter, s: State, g: Game): void {
  const { palette } = p;
  const { lattice } = s;
  const faces = { sorts: s.sorts, friend: g.design.cast.hero };
  p.rect(0.02, 0.1, W - 0.04, H - 0.02, 'rgba(0,0,0,.3)', 0.35);
  p.rect(0, 0, W, H, p.mix(palette.panel, '#000000', 0.3), 0.35);
  p.rect(0.08, 0.08, W - 0.16, H - 0.18, p.mix(palette.panel, palette.near, 0.4), 0.3);
  const line = yOf(LINE * COLS) - 0.48;
  p.ctx.save();
  p.ctx.globalAlpha = 0.55;
  for (let x = RIM; x < W - RIM; x += 0.5) p.rect(x, line, 0.28, 0.06, palette.danger, 0.03);
  p.ctx.restore();
  if (!s.flight && !s.done) drawWay(p, s);
  // before the ceiling comes down, everything that hangs trembles
  const soon = s.press ? s.press.left < 90 : s.patience - s.misses <= 1;
  const nervous = soon ? Math.sin(p.now * 40) * 0.025 : 0;
  for (const cell of lattice.cells.keys()) {
    const mark = lattice.cells[cell] as number;
    if (mark !== EMPTY) drawMark(p, faces, mark, xOf(lattice, cell) + nervous, yOf(cell), 1);
  }
  if (s.press) drawPress(p, s.press);
  for (const { mark, x, y, left } of s.falling) drawMark(p, faces, mark, x, y, 0.4 + (0.6 * left) / FALL, true);
  if (s.flight) bubble(p, s.sorts[s.now] as Actor, s.now, s.flight.x, s.flight.y, 1);
  drawMuzzle(p, s);
}

/** What presses from above, and how soon it comes down: it fills from left to right. */
function drawPress(p: Painter, { left, of }: NonNullable<State['press']>): void {
  const { palette } = p;
  p.rect(0.1, 0.04, W - 0.2, 0.28, p.mix(palette.solid, '#000000', 0.55), 0.1);
  p.rect(0.16, 0.09, (W - 0.32) * (1 - left / of), 0.18, left < 90 ? palette.danger : palette.accent, 0.08);
}

function drawMuzzle(p: Painter, s: State): void {
  const { ctx, palette } = p;
  ctx.save();
  ctx.translate(MUZZLE.x, MUZZLE.y);
  ctx.rotate(s.angle);
  p.rect(-0.42, -0.95 + s.recoil.value, 0.84, 0.9, p.mix(palette.solid, '#000000', 0.3), 0.2);
  p.rect(-0.34, -0.92 + s.recoil.value, 0.2, 0.8, 'rgba(255,255,255,.25)', 0.08);
  ctx.restore();
  p.circle(MUZZLE.x, MUZZLE.y, 0.74, p.mix(palette.solid, '#000000', 0.15));
  p.circle(MUZZLE.x, MUZZLE.y, 0.6, p.mix(palette.solid, '#ffffff', 0.2));
  if (!s.flight) bubble(p, s.sorts[s.now] as Actor, s.now, MUZZLE.x, MUZZLE.y, 1);
  p.text('⇄', MUZZLE.x - 1.1, MUZZLE.y + 0.25, 0.42, palette.ink);
  bubble(p, s.sorts[s.next] as Actor, s.next, MUZZLE.x - 1.85, MUZZLE.y + 0.2, 0.8);
  p.hero(MUZZLE.x + 2, MUZZLE.y + 0.05, 1.35, { squash: s.mood.value, shadow: false, dir: -1 });
  // how many shots are left before the ceiling comes down
  if (Number.isFinite(s.patience))
    for (let i = 0; i < s.patience - s.misses; i++) p.circle(W - 0.5 - i * 0.27, H - 0.42, 0.09, palette.accent);
}
