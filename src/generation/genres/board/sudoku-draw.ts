/** How a sudoku looks: the grid with its boxes, what the chosen cell depends on, notes, and under it numbers and tools. */
import { clamp } from '../../kit/juice.js';
import type { Game, Painter } from '../../kit/types.js';
import { middleOf, RIM } from './grid.js';
import { drawFrame, drawTray, drawWash } from './look.js';
import { drawSeats } from './seats.js';
import { TOOLS, type State } from './sudoku-state.js';

/** A number, or the picture that stands for it. */
function drawNumber(p: Painter, s: State, n: number, x: number, y: number, size: number, colour: string): void {
  const picture = s.pictures?.[n - 1];
  if (picture) p.sprite(picture, x, y, size * 1.15, { shadow: false });
  else p.text(String(n), x, y + size * 0.04, size, colour);
}

function drawNotes(p: Painter, s: State, cell: number, x: number, y: number): void {
  const { side, boxWidth, boxHeight } = s.puzzle.shape;
  const mask = s.notes[cell] as number;
  const colour = p.mix(p.palette.panel, p.palette.ink, 0.75);
  for (let n = 1; n <= side; n++) {
    if (!(mask & (1 << n))) continue;
    const col = (n - 1) % boxWidth;
    const row = Math.floor((n - 1) / boxWidth);
    const [dx, dy] = [(col + 0.5) / boxWidth - 0.5, (row + 0.5) / boxHeight - 0.5];
    drawNumber(p, s, n, x + dx * 0.86, y + dy * 0.86, 0.27, colour);
  }
}

function drawCells(p: Painter, s: State): void {
  const { palette } = p;
  const { shape, given, solution } = s.puzzle;
  const { side, boxWidth, boxHeight } = shape;
  const paper = p.mix(palette.panel, '#ffffff', 0.12);
  p.rect(RIM, RIM, side, side, paper);
  for (let c = 0; c < side * side; c++) {
    const [col, row] = [c % side, Math.floor(c / side)];
    const odd = (Math.floor(col / boxWidth) + Math.floor(row / boxHeight)) % 2;
    const shade = (odd ? 0.07 : 0) + (given[c] ? 0.06 : 0);
    if (shade) p.rect(RIM + col, RIM + row, 1, 1, p.mix(paper, palette.ink, shade));
  }
  if (s.chosen >= 0) {
    const wash = s.hint === s.chosen ? 0.3 : 0.16;
    for (const peer of shape.peers[s.chosen] as readonly number[]) drawWash(p, s.grid, peer, palette.accent, wash);
    const same = s.cells[s.chosen];
    for (let c = 0; c < side * side; c++) if (same && s.cells[c] === same) drawWash(p, s.grid, c, palette.accent, 0.45);
  }
  for (let i = 0; i <= side; i++) {
    const thin = p.mix(paper, palette.ink, 0.3);
    if (i % boxWidth) p.line(RIM + i, RIM, RIM + i, RIM + side, 0.05, thin);
    if (i % boxHeight) p.line(RIM, RIM + i, RIM + side, RIM + i, 0.05, thin);
  }
  for (let i = 0; i <= side; i++) {
    if (i % boxWidth === 0) p.line(RIM + i, RIM, RIM + i, RIM + side, 0.09, palette.ink);
    if (i % boxHeight === 0) p.line(RIM, RIM + i, RIM + side, RIM + i, 0.09, palette.ink);
  }
  const own = p.mix(palette.ink, palette.accent, 0.55);
  for (let c = 0; c < side * side; c++) {
    const { x, y } = middleOf(s.grid, c);
    const n = s.cells[c] as number;
    if (n === 0) {
      drawNotes(p, s, c, x, y);
      continue;
    }
    const wrong = n !== solution[c];
    if (wrong) drawWash(p, s.grid, c, palette.danger, 0.5);
    const size = 0.66 * (1 - (s.pops[c]?.value ?? 0));
    drawNumber(p, s, n, x, y, size, wrong ? palette.danger : given[c] ? palette.ink : own);
  }
}

/** The keys under the grid: what can be written, how often it is still missing, and the tools. */
function drawKeys(p: Painter, s: State): void {
  const { palette } = p;
  const { side } = s.puzzle.shape;
  const face = p.mix(palette.panel, palette.accent, 0.18);
  const key = (x: number, y: number, w: number, colour: string): void => {
    p.rect(x + 0.04, y + 0.16, w - 0.08, 0.8, p.mix(colour, '#000000', 0.35), 0.16);
    p.rect(x + 0.04, y + 0.12, w - 0.08, 0.78, colour, 0.16);
  };
  for (let n = 1; n <= side; n++) {
    const missing = side - s.cells.reduce((sum, c, i) => sum + Number(c === n && c === s.puzzle.solution[i]), 0);
    const x = RIM + n - 1;
    p.ctx.save();
    if (missing === 0) p.ctx.globalAlpha = 0.35;
    key(x, RIM + side, 1, face);
    drawNumber(p, s, n, x + 0.5, RIM + side + 0.45, 0.56, palette.ink);
    if (missing > 0 && side > 4)
      p.text(String(missing), x + 0.83, RIM + side + 0.76, 0.22, p.mix(face, palette.ink, 0.7));
    p.ctx.restore();
  }
  TOOLS.forEach((tool, i) => {
    const from = Math.ceil((i * side) / TOOLS.length);
    const to = Math.ceil(((i + 1) * side) / TOOLS.length);
    const on = tool === 'notes' && s.noting;
    const y = RIM + side + 1;
    key(RIM + from, y, to - from, on ? palette.accent : p.mix(face, palette.panel, 0.5));
    const x = RIM + (from + to) / 2;
    const sign = { notes: '✎', undo: '↶', hint: '?' }[tool];
    p.text(sign, x, y + 0.5, 0.6, on ? palette.panel : palette.ink);
  });
}

export function drawSudoku(p: Painter, s: State, g: Game): void {
  const { palette } = p;
  drawTray(p, s.grid, p.mix(palette.panel, palette.solid, 0.5));
  drawCells(p, s);
  drawKeys(p, s);
  if (s.chosen >= 0) drawFrame(p, s.grid, s.chosen, s.hint === s.chosen ? palette.danger : palette.accent, 0.1);
  if (s.hands.keys) drawFrame(p, s.grid, s.hands.cursor, palette.ink, 0.1);
  const mood = clamp(-s.mood.value * 3, -1, 1);
  const { length } = s.puzzle.proof;
  const found = s.puzzle.proof.filter((c) => s.cells[c] === s.puzzle.solution[c]).length;
  drawSeats(
    p,
    s.grid,
    {
      actor: g.design.cast.hero,
      colour: palette.accent,
      active: false,
      mood,
      text: `${found} / ${length}`,
      ...(g.levels > 1 ? { won: g.level - 1, of: g.levels } : {}),
    },
    {
      actor: s.pictures?.[0] ?? g.design.cast.items[0] ?? g.design.cast.hero,
      colour: palette.near,
      active: false,
      // how hard a step the puzzle needs
      caption: g.design.texts.level,
      text: '★'.repeat(s.puzzle.grade) + '☆'.repeat(3 - s.puzzle.grade),
    },
  );
}
