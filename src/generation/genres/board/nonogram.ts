/** Nonograms: numbers tell how long the runs of filled cells are; every figure follows from them by reason alone. */
import { levelsUnless, secondsByLevels } from '../../kit/budget.js';
import { clamp, round, Spring } from '../../kit/juice.js';
import { clearPad } from '../../kit/pad.js';
import { defineKind, type Game } from '../../kit/types.js';
import { dealFigure, linesIn } from './figures.js';
import { middleOf, viewOf } from './grid.js';
import type { Picked } from './hands.js';
import { drawFrame, drawTray } from './look.js';
import { drawNonogram } from './nonogram-draw.js';
import { boardOf, gridOf, inFigure, mostRuns, onBoard, type State } from './nonogram-state.js';
import { drawSeats } from './seats.js';
import { newStroke, readStroke } from './stroke.js';

/** frames between two of the bot's taps */
const REST = 6;

const total = (s: State): number => s.figure.proof.length;
const left = (s: State): number => s.figure.proof.filter((cell) => s.seen[cell] !== 1).length;
const tell = (g: Game, s: State): void => g.progress(total(s) - left(s), total(s), s.shown);

/** Lines that are found are crossed out where nothing is left in them. */
function crossOut(s: State, cell: number): boolean {
  const { rows, cols } = linesIn(s.grid);
  let whole = false;
  for (const line of [rows[Math.floor(cell / s.grid.cols)], cols[cell % s.grid.cols]] as number[][]) {
    if (line.some((one) => s.figure.cells[one] && s.seen[one] !== 1)) continue;
    whole = true;
    for (const one of line) if (s.seen[one] === 0) s.seen[one] = 2;
  }
  return whole;
}

function fill(g: Game, s: State, cell: number): void {
  const { palette } = g.design.theme;
  const { x, y } = middleOf(s.board, onBoard(s, cell));
  s.hint = -1;
  (s.pops[cell] as Spring).kick(-0.25);
  if (!s.figure.cells[cell]) {
    s.seen[cell] = 2;
    s.mood.kick(0.4);
    s.stroke.down = -1;
    g.burst(x, y, { n: 8, shape: 'smoke', gravity: 0, colour: palette.danger });
    if (g.hurt(x, y) === 'dead') s.done = true;
    return;
  }
  s.seen[cell] = 1;
  const whole = crossOut(s, cell);
  g.addScore(whole ? 15 : 5, x, y);
  g.burst(x, y, { n: whole ? 8 : 3, speed: 3, colour: [palette.accent, '#ffffff'] });
  g.sound(whole ? 'combo' : 'collect', 1 + (total(s) - left(s)) / total(s) / 2);
  if (whole) s.mood.kick(-0.2);
  tell(g, s);
  if (left(s) > 0) return;
  s.done = true;
  s.mood.kick(-0.4);
  const middle = middleOf(s.board, onBoard(s, (s.seen.length - 1) >> 1));
  g.burst(middle.x, middle.y, { n: g.has('confetti') ? 80 : 40, shape: 'star', speed: 8, life: 1 });
  g.levelDone();
}

function use(g: Game, s: State, { cell: at, how }: Picked): void {
  const cell = inFigure(s, at);
  if (cell < 0 || s.done || s.seen[cell] === 1) return;
  if (how === 'mark') {
    s.seen[cell] = s.seen[cell] === 2 ? 0 : 2;
    return g.sound('select', 1.3);
  }
  // what is crossed out is opened first, so that a stroke passes over it
  if (s.seen[cell] === 0) fill(g, s, cell);
  else if (s.stroke.how === null) {
    s.seen[cell] = 0;
    g.sound('swap');
  }
}

export const nonogram = defineKind<State>({
  genre: 'nonogram',
  rules: ['lives', 'timer', 'levels', 'gentle', 'confetti'],
  view: (design) => viewOf(boardOf(gridOf(design))),
  touch: { move: 'none' },
  lives: 5,
  levels: levelsUnless(4),
  budget: secondsByLevels({ base: 60, level: 60, levels: 4, item: 0, wanted: [] }),
  backdrop: 'top',

  create(g) {
    const grid = gridOf(g.design);
    const { items, enemies, hero } = g.design.cast;
    const named = [...items, ...enemies].filter(({ from }) => from === 'prompt');
    const shown = named.length > 0 ? named : items.length > 0 ? items : [hero];
    const figure = dealFigure(g.rand, grid, mostRuns(grid));
    const s: State = {
      grid,
      board: boardOf(grid),
      figure,
      seen: new Uint8Array(grid.cols * grid.rows),
      pops: Array.from({ length: grid.cols * grid.rows }, () => new Spring()),
      shown: shown[(g.level - 1) % shown.length] ?? hero,
      stroke: newStroke(),
      hint: -1,
      since: 0,
      mood: new Spring(),
      done: false,
      wait: 0,
    };
    s.stroke.cursor = onBoard(s, (s.seen.length - 1) >> 1);
    tell(g, s);
    if (g.has('timer')) g.clock(240, 'lose');
    return s;
  },

  update(g, s) {
    s.mood.step();
    for (const pop of s.pops) pop.step();
    if (s.done) {
      s.since++;
      return;
    }
    if (g.key('KeyH')) {
      s.hint = s.figure.proof.find((cell) => s.seen[cell] !== 1) ?? -1;
      g.sound('power', 1.1);
    }
    for (const picked of readStroke(g, s.board, s.stroke)) use(g, s, picked);
    // keys stay among the cells
    if (inFigure(s, s.stroke.cursor) >= 0) return;
    const room = s.board.cols - s.grid.cols;
    const x = Math.max(room, s.stroke.cursor % s.board.cols);
    const y = Math.max(room, Math.floor(s.stroke.cursor / s.board.cols));
    s.stroke.cursor = y * s.board.cols + x;
  },

  draw(p, s, g) {
    const { palette } = p;
    drawTray(p, s.board, p.mix(palette.panel, '#000000', 0.12));
    drawNonogram(p, s, linesIn(s.grid));
    if (s.hint >= 0) drawFrame(p, s.board, onBoard(s, s.hint), palette.danger, 0.1 + Math.sin(p.now * 5) * 0.02);
    if (s.stroke.keys && !s.done) drawFrame(p, s.board, s.stroke.cursor, palette.ink, 0.1);
    const mood = clamp(-s.mood.value * 3, -1, 1);
    const share = `${Math.round(((total(s) - left(s)) / total(s)) * 100)} %`;
    const stars = g.levels > 1 ? { won: g.level - 1, of: g.levels } : {};
    drawSeats(
      p,
      s.board,
      { actor: g.design.cast.hero, colour: palette.accent, active: false, mood, text: share, ...stars },
      { actor: s.shown, colour: palette.near, active: s.done, text: `${s.grid.cols} × ${s.grid.rows}` },
    );
  },

  bot(_g, s, pad) {
    clearPad(pad);
    if (pad.pointer) pad.pointer.down = false;
    if (s.done || ++s.wait < REST) return;
    s.wait = 0;
    const cell = s.figure.proof.find((one) => s.seen[one] !== 1);
    if (cell !== undefined) pad.pointer = { ...middleOf(s.board, onBoard(s, cell)), down: true };
  },

  state(s) {
    const { x, y } = middleOf(s.board, s.stroke.cursor);
    return {
      cursor: { x: round(x), y: round(y) },
      needed: left(s),
      numbers: { rows: s.figure.rows, columns: s.figure.cols },
      // '#' filled, 'x' crossed out
      rows: Array.from({ length: s.grid.rows }, (_, row) =>
        Array.from({ length: s.grid.cols }, (__, col) => '.#x'[s.seen[row * s.grid.cols + col] as number]).join(''),
      ),
    };
  },
});
