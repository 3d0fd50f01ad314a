/** How a game of nonograms looks: the numbers of each line, the cells, and who appears at the end. */
import type { Painter } from '../../kit/types.js';
import { RIM } from './grid.js';
import { inFigure, STEP, type State } from './nonogram-state.js';

/** The numbers of one line, the last next to the cells; what is found is paler. */
function drawRuns(p: Painter, s: State, runs: readonly number[], found: boolean, line: number, across: boolean): void {
  const { palette } = p;
  const room = s.board.cols - s.grid.cols;
  const colour = found ? p.mix(palette.panel, palette.ink, 0.35) : palette.ink;
  const shown = runs.length > 0 ? runs : [0];
  shown.forEach((run, i) => {
    const along = RIM + room - 0.42 - (shown.length - 1 - i) * STEP;
    const beside = RIM + room + line + 0.5;
    const size = run > 9 ? 0.46 : 0.54;
    if (across) p.text(String(run), along, beside + 0.03, size, colour);
    else p.text(String(run), beside, along + 0.06, size, colour);
  });
}

function drawBands(p: Painter, s: State): void {
  const { palette } = p;
  const room = s.board.cols - s.grid.cols;
  const at = s.stroke.keys ? inFigure(s, s.stroke.cursor) : -1;
  const band = (line: number, own: boolean): string =>
    own ? p.mix(palette.panel, palette.accent, 0.45) : p.mix(palette.panel, palette.ink, line % 2 ? 0.06 : 0.13);
  for (let y = 0; y < s.grid.rows; y++)
    p.rect(RIM, RIM + room + y + 0.04, room - 0.06, 0.92, band(y, at >= 0 && Math.floor(at / s.grid.cols) === y), 0.16);
  for (let x = 0; x < s.grid.cols; x++)
    p.rect(RIM + room + x + 0.04, RIM, 0.92, room - 0.06, band(x, at >= 0 && at % s.grid.cols === x), 0.16);
}

function drawCell(p: Painter, s: State, cell: number): void {
  const { palette, ctx } = p;
  const room = s.board.cols - s.grid.cols;
  const [col, row] = [cell % s.grid.cols, Math.floor(cell / s.grid.cols)];
  const [x, y] = [RIM + room + col + 0.5, RIM + room + row + 0.5];
  // every fifth line is set apart, so that cells are counted at a glance
  const dark = (Math.floor(col / 5) + Math.floor(row / 5)) % 2 ? 0.12 : 0.04;
  p.rect(x - 0.47, y - 0.47, 0.94, 0.94, p.mix(palette.panel, palette.ink, dark), 0.1);
  const size = 1 - (s.pops[cell]?.value ?? 0) * 0.5;
  if (s.seen[cell] === 1) {
    const colour = p.mix(palette.accent, palette.danger, (row / s.grid.rows) * 0.45);
    p.rect(x - 0.46 * size, y - 0.43 * size, 0.92 * size, 0.91 * size, p.mix(colour, '#000000', 0.4), 0.14);
    p.rect(x - 0.46 * size, y - 0.46 * size, 0.92 * size, 0.88 * size, colour, 0.14);
    p.rect(x - 0.36 * size, y - 0.4 * size, 0.72 * size, 0.1 * size, 'rgba(255,255,255,.35)', 0.05);
  } else if (s.seen[cell] === 2 && !s.done) {
    ctx.save();
    ctx.globalAlpha = 0.5;
    p.line(x - 0.18, y - 0.18, x + 0.18, y + 0.18, 0.07, palette.ink);
    p.line(x - 0.18, y + 0.18, x + 0.18, y - 0.18, 0.07, palette.ink);
    ctx.restore();
  }
}

const isFound = (s: State, cells: readonly number[]): boolean =>
  cells.every((cell) => (s.seen[cell] === 1) === (s.figure.cells[cell] === 1));

/** The board with its numbers; after the last cell, who was hidden in it rises from the middle. */
export function drawNonogram(p: Painter, s: State, lines: { rows: number[][]; cols: number[][] }): void {
  drawBands(p, s);
  lines.rows.forEach((cells, y) => drawRuns(p, s, s.figure.rows[y] ?? [], isFound(s, cells), y, true));
  lines.cols.forEach((cells, x) => drawRuns(p, s, s.figure.cols[x] ?? [], isFound(s, cells), x, false));
  for (let cell = 0; cell < s.seen.length; cell++) drawCell(p, s, cell);
  const room = s.board.cols - s.grid.cols;
  if (!s.done || s.since === 0) return;
  const part = Math.min(1, s.since / 30);
  const size = Math.min(s.grid.cols, s.grid.rows) * 0.62 * part;
  const [x, y] = [RIM + room + s.grid.cols / 2, RIM + room + s.grid.rows / 2];
  p.circle(x, y, size * 0.66, p.mix(p.palette.panel, '#ffffff', 0.4));
  p.sprite(s.shown, x, y, size, { shadow: false });
}
