/** Tiles on their tray, sliding, popping and new, and the two seats beside it. */
import type { Actor } from '../../design.js';
import { clamp, type Spring } from '../../kit/juice.js';
import type { Game, Painter } from '../../kit/types.js';
import { middleOf } from './grid.js';
import { drawTray, isLight } from './look.js';
import { GRID, SLIDE, type MergeState } from './merge-grid-state.js';
import { drawSeats } from './seats.js';
import { CELLS } from './slide.js';

/** Colours go from the panel's to the accent's and on to what warns. */
function colourOf(p: Painter, power: number, goal: number): string {
  const { panel, accent, danger, solid } = p.palette;
  const part = (power - 1) / Math.max(1, goal - 1);
  const low = p.mix(panel, solid, 0.18);
  return part < 0.5 ? p.mix(low, accent, part * 2) : p.mix(accent, danger, (part - 0.5) * 1.7);
}

function drawTile(p: Painter, s: MergeState, power: number, x: number, y: number, size: number): void {
  const { ctx } = p;
  const colour = colourOf(p, power, s.goal);
  ctx.save();
  ctx.translate(x, y);
  ctx.scale(size, size);
  p.rect(-0.45, -0.42, 0.9, 0.9, p.mix(colour, '#000000', 0.4), 0.14);
  p.rect(-0.45, -0.45, 0.9, 0.9, colour, 0.14);
  p.rect(-0.45, -0.45, 0.9, 0.12, 'rgba(255,255,255,.22)', 0.06);
  const ink = isLight(colour) ? p.mix(colour, '#000000', 0.82) : '#ffffff';
  const text = String(2 ** power);
  const last = power >= s.goal;
  if (s.pictures || last) {
    p.sprite(s.row[Math.min(power, s.goal) - 1] as Actor, 0, -0.1, 0.6, {
      shadow: false,
      ...(last ? { glow: '#ffffff' } : {}),
    });
    p.text(text, 0, 0.325, 0.22, ink);
  } else p.text(text, 0, 0.02, [0.56, 0.5, 0.4, 0.32, 0.26][text.length - 1] ?? 0.24, ink);
  ctx.restore();
}

export function drawMergeGrid(p: Painter, s: MergeState, g: Game): void {
  const { palette } = p;
  const tray = p.mix(palette.panel, palette.solid, 0.55);
  drawTray(p, GRID, tray);
  for (let c = 0; c < CELLS; c++) {
    const { x, y } = middleOf(GRID, c);
    p.rect(x - 0.45, y - 0.45, 0.9, 0.9, p.mix(tray, '#000000', 0.22), 0.14);
  }
  if (s.left > 0) {
    const part = 1 - s.left / SLIDE;
    for (const { from, to, power } of s.slid) {
      const [a, b] = [middleOf(GRID, from), middleOf(GRID, to)];
      drawTile(p, s, power, a.x + (b.x - a.x) * part, a.y + (b.y - a.y) * part, 1);
    }
  } else
    for (let c = 0; c < CELLS; c++) {
      const power = s.cells[c] as number;
      if (power === 0) continue;
      const { x, y } = middleOf(GRID, c);
      const grow = c === s.born ? Math.min(1, 0.3 + s.bornFor / 8) : 1;
      drawTile(p, s, power, x, y, grow * (1 - (s.pops[c] as Spring).value));
    }
  const { hero } = g.design.cast;
  // the other place shows what is to be made next
  const next = Math.min(s.most + 1, s.goal);
  drawSeats(
    p,
    GRID,
    {
      actor: hero,
      colour: palette.accent,
      active: false,
      ...(g.has('noScore') ? {} : { caption: g.design.texts.score, text: String(g.score) }),
      mood: clamp(-s.mood.value * 3, -1, 1),
      ...(s.moves === null ? {} : { things: [{ actor: hero, text: `⇄ ${s.moves}` }] }),
    },
    {
      actor: s.row[next - 1] as Actor,
      colour: colourOf(p, next, s.goal),
      active: false,
      caption: `${2 ** (next - 1)} + ${2 ** (next - 1)} =`,
      text: String(2 ** next),
    },
  );
}
