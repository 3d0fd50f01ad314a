/** Sudoku of 4, 6 or 9 numbers, or of pictures where the prompt names enough things. A cell is chosen, then what stands in it. */
import type { Actor, GameDesign } from '../../design.js';
import { clamp, round, Spring } from '../../kit/juice.js';
import { clearPad } from '../../kit/pad.js';
import { defineKind, type Game } from '../../kit/types.js';
import { middleOf, viewOf, type Grid } from './grid.js';
import { newHands, readHands } from './hands.js';
import { drawSudoku } from './sudoku-draw.js';
import { layPuzzle, type Grade, type Side } from './sudoku-rules.js';
import { TOOLS, type State, type Tool } from './sudoku-state.js';

/** frames between two of the bot's taps */
const REST = 7;

/** Numbers of a design: as its grid says, as many as it names things to stand for them, fewer for small children. */
export function sideOf(design: Pick<GameDesign, 'rules' | 'difficulty' | 'cast' | 'grid'>): Side {
  const rows = design.grid?.rows;
  if (rows !== undefined) return rows <= 4 ? 4 : rows <= 6 ? 6 : 9;
  for (const side of [6, 4] as const) if (picturesOf(design, side)) return side;
  if (!design.rules.some(({ rule }) => rule === 'gentle')) return 9;
  return design.difficulty === 'easy' ? 4 : 6;
}

const gridOf = (side: Side): Grid => ({ cols: side, rows: side + 2 });

/** Things of the prompt in place of numbers, where it names enough that differ. */
export function picturesOf({ cast }: Pick<GameDesign, 'cast'>, side: Side): Actor[] | null {
  const named = [...cast.items, ...cast.enemies, ...cast.obstacles].filter(
    ({ from, sprite }, i, all) => from === 'prompt' && all.findIndex((other) => other.sprite === sprite) === i,
  );
  return named.length >= side ? named.slice(0, side) : null;
}

const isRight = (s: State, cell: number): boolean => s.cells[cell] === s.puzzle.solution[cell];
const left = (s: State): number => s.puzzle.proof.filter((cell) => !isRight(s, cell)).length;
const toolAt = (s: State, col: number): Tool => TOOLS[Math.floor((col * TOOLS.length) / s.grid.cols)] as Tool;

function tell(g: Game, s: State): void {
  const { length } = s.puzzle.proof;
  g.progress(length - left(s), length, s.pictures?.[0] ?? g.design.cast.items[0]);
}

function keep(s: State, cell: number): void {
  s.steps.push({ cell, number: s.cells[cell] as number, notes: s.notes[cell] as number });
}

/** A right number: its notes beside it go; a full house is cheered. */
function settle(g: Game, s: State, cell: number): void {
  const { shape } = s.puzzle;
  const { palette } = g.design.theme;
  const { x, y } = middleOf(s.grid, cell);
  for (const peer of shape.peers[cell] as readonly number[])
    s.notes[peer] = (s.notes[peer] as number) & ~(1 << (s.cells[cell] as number));
  (s.pops[cell] as Spring).kick(-0.3);
  g.addScore(10, x, y);
  const full = shape.houses.filter((house) => house.includes(cell) && house.every((c) => isRight(s, c)));
  for (const house of full)
    for (const c of house) {
      (s.pops[c] as Spring).kick(-0.25);
      g.burst(middleOf(s.grid, c).x, middleOf(s.grid, c).y, { n: 3, shape: 'star', speed: 2, colour: palette.accent });
    }
  g.sound(full.length > 0 ? 'combo' : 'collect', 1 + full.length * 0.15);
  s.mood.kick(full.length > 0 ? -0.4 : -0.2);
  g.burst(x, y, { n: 6, speed: 3, colour: [palette.accent, '#ffffff'] });
  tell(g, s);
  if (left(s) > 0) return;
  s.done = true;
  const middle = s.grid.cols / 2;
  g.burst(middle, middle, { n: g.has('confetti') ? 80 : 40, shape: 'star', speed: 8, life: 1 });
  g.levelDone();
}

/** Writes a number, or a note of it, into the chosen cell; the same again takes it away. A wrong one costs a life and stays to be seen. */
export function write(g: Game, s: State, number: number): void {
  const cell = s.chosen;
  if (cell < 0 || isRight(s, cell)) return g.sound('swap', 0.6);
  if (s.noting && s.cells[cell] === 0) {
    keep(s, cell);
    s.notes[cell] = (s.notes[cell] as number) ^ (1 << number);
    return g.sound('select', 1.3);
  }
  keep(s, cell);
  s.cells[cell] = s.cells[cell] === number ? 0 : number;
  if (s.cells[cell] === 0) return g.sound('swap', 0.9);
  if (isRight(s, cell)) return settle(g, s, cell);
  const { x, y } = middleOf(s.grid, cell);
  s.mood.kick(0.4);
  (s.pops[cell] as Spring).kick(0.3);
  g.burst(x, y, { n: 8, shape: 'smoke', gravity: 0, colour: g.design.theme.palette.danger });
  if (g.hurt(x, y) === 'dead') s.done = true;
}

function undo(g: Game, s: State): void {
  const step = s.steps.pop();
  if (!step) return g.sound('swap', 0.6);
  s.cells[step.cell] = step.number;
  s.notes[step.cell] = step.notes;
  s.chosen = step.cell;
  tell(g, s);
  g.sound('swap', 1.1);
}

/** The cell that follows from what stands, first shown with all that it depends on, then filled. */
function help(g: Game, s: State): void {
  const next = s.puzzle.proof.find((cell) => !isRight(s, cell)) as number;
  s.chosen = next;
  if (s.hint === next) {
    keep(s, next);
    s.cells[next] = s.puzzle.solution[next] as number;
    s.hint = -1;
    return settle(g, s, next);
  }
  s.hint = next;
  g.sound('power', 1.1);
}

function use(g: Game, s: State, tool: Tool): void {
  if (tool === 'undo') return undo(g, s);
  if (tool === 'hint') return help(g, s);
  s.noting = !s.noting;
  g.sound('select', 0.9);
}

/** A cell is chosen, a number written, a tool used. Keys then go on where they are needed: to the numbers, and back to the cell. */
function pick(g: Game, s: State, picked: number): void {
  const { side } = s.puzzle.shape;
  const [row, col] = [Math.floor(picked / side), picked % side];
  if (row < side) {
    s.chosen = picked;
    g.sound('select');
    if (s.hands.keys && !isRight(s, picked)) s.hands.cursor = side * side + clamp(side >> 1, 0, side - 1);
    return;
  }
  if (row > side) return use(g, s, toolAt(s, col));
  write(g, s, col + 1);
  if (s.hands.keys && s.chosen >= 0 && !s.noting) s.hands.cursor = s.chosen;
}

function readKeys(g: Game, s: State): void {
  const { side } = s.puzzle.shape;
  for (let n = 1; n <= side; n++)
    if (g.key(`Digit${n}`) || g.key(`Numpad${n}`)) {
      if (s.hands.keys && s.hands.cursor < side * side) s.chosen = s.hands.cursor;
      write(g, s, n);
      if (s.hands.keys && s.chosen >= 0) s.hands.cursor = s.chosen;
    }
  if (s.done) return;
  if (g.key('KeyH')) help(g, s);
  else if (g.key('Backspace')) undo(g, s);
  else if (g.pressed('b') || g.key('KeyN')) use(g, s, 'notes');
}

export const sudoku = defineKind<State>({
  genre: 'sudoku',
  rules: ['lives', 'timer', 'levels', 'gentle', 'noLose', 'confetti'],
  view: (design) => viewOf(gridOf(sideOf(design))),
  touch: { move: 'none' },
  lives: 3,
  levels: (design) => ({ 4: 3, 6: 2, 9: 1 })[sideOf(design)],
  budget: ({ rules }) => {
    const levels = rules.find(({ rule }) => rule === 'levels');
    return 60 + 60 * (levels && 'n' in levels ? levels.n : 1);
  },
  backdrop: 'top',

  create(g) {
    const side = sideOf(g.design);
    const grade: Grade = side < 9 || g.skill < 0.35 ? 1 : g.skill < 0.7 ? 2 : 3;
    const least = { 4: 9 - g.skill * 5, 6: 20 - g.skill * 10, 9: 46 - g.skill * 24 }[side];
    const puzzle = layPuzzle(g.rand, side, grade, Math.round(least));
    const first = puzzle.given.indexOf(0);
    const s: State = {
      puzzle,
      grid: gridOf(side),
      pictures: picturesOf(g.design, side),
      cells: puzzle.given.slice(),
      notes: new Uint16Array(side * side),
      hands: newHands(first),
      chosen: first,
      noting: false,
      hint: -1,
      steps: [],
      pops: Array.from({ length: side * side }, () => new Spring()),
      mood: new Spring(),
      done: false,
      wait: 0,
    };
    tell(g, s);
    if (g.has('timer')) g.clock(600, 'lose');
    return s;
  },

  update(g, s) {
    s.mood.step();
    for (const pop of s.pops) pop.step();
    if (s.done) return;
    readKeys(g, s);
    const picked = s.done ? null : readHands(g, s.grid, s.hands);
    if (picked) pick(g, s, picked.cell);
  },

  draw: drawSudoku,

  bot(_g, s, pad) {
    clearPad(pad);
    if (pad.pointer) pad.pointer.down = false;
    if (s.done || ++s.wait < REST) return;
    s.wait = 0;
    const { proof, shape, solution } = s.puzzle;
    const { side } = shape;
    const cell = proof.find((c) => !isRight(s, c));
    if (cell === undefined) return;
    const number = side * side + (solution[cell] as number) - 1;
    const tap = s.noting ? side * (side + 1) : s.chosen === cell ? number : cell;
    pad.pointer = { ...middleOf(s.grid, tap), down: true };
  },

  state(s) {
    const { side } = s.puzzle.shape;
    const { x, y } = middleOf(s.grid, s.hands.cursor);
    return {
      cursor: { x: round(x), y: round(y) },
      chosen: s.chosen,
      needed: left(s),
      grade: s.puzzle.grade,
      // '.' is empty
      rows: Array.from({ length: side }, (_, row) =>
        [...s.cells.subarray(row * side, (row + 1) * side)].map((n) => n || '.').join(''),
      ),
    };
  },
});
