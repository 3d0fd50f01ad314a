/** Swap neighbours, line up three. Goals are things of the prompt; its enemies stand in the way; `boss` is worn down by every match. */
import { secondsByLevels } from '../../kit/budget.js';
import { defineKind, type Game } from '../../kit/types.js';
import { match3Bot } from './bot.js';
import { drawMatch3 } from './draw.js';
import { COLS, inShape, NONE, swaps, typesOf, xOf, yOf, type Piece } from './grid.js';
import { IDEAS, levelsOf } from './ideas.js';
import { newLevel } from './level.js';
import { VIEW_H, VIEW_W, X0, Y0, type State } from './state.js';
import { judge, startSwap, SWAP } from './swap.js';
import { CLEAR, drop, fall, settle, tell } from './turn.js';

/** frames without a touch after which a swap is shown */
const HINT = 420;

export const match3 = defineKind<State>({
  genre: 'match3',
  rules: [
    'lives',
    'timer',
    'collect',
    'levels',
    'moves',
    'boss',
    'bossEvery',
    'fast',
    'slow',
    'noEnemies',
    'gentle',
    'confetti',
  ],
  view: { kind: 'board', w: VIEW_W, h: VIEW_H },
  touch: { move: 'none' },
  // swaps are what runs out; with `lives` each life brings new ones
  lives: 0,
  levels: levelsOf,
  budget: secondsByLevels({ base: 60, level: 60, levels: IDEAS.length, item: 5 }),
  backdrop: 'top',

  create(g) {
    const s = newLevel(g);
    if (s.idea && s.idea !== 'plain') g.idea(s.idea);
    tell(g, s);
    if (g.has('timer')) g.clock(90, 'lose');
    return s;
  },

  update(g, s) {
    s.t++;
    s.jump.step();
    if (s.boss && s.boss.hit > 0) s.boss.hit--;
    for (const piece of s.cells) piece?.squash.step();
    if (s.phase === 'ready') readHands(g, s);
    else if (s.phase === 'swap' && s.t >= SWAP) judge(g, s);
    else if (s.phase === 'back' && s.t >= SWAP) {
      s.phase = 'ready';
      s.swap = null;
    } else if (s.phase === 'clear') {
      for (const piece of s.cells) if (piece && piece.gone > 0) piece.gone = Math.min(1, piece.gone + 1 / CLEAR);
      if (s.t >= CLEAR) drop(g, s);
    } else if (s.phase === 'fall' && fall(g, s)) {
      g.sound('step');
      settle(g, s);
    }
    // the pieces of a swap that counted are drawn where they are now
    if (s.phase === 'clear' && s.t === 0)
      s.cells.forEach((piece, c) => piece && Object.assign(piece, { x: xOf(c), y: yOf(c) }));
  },

  draw: drawMatch3,
  bot: match3Bot,

  state: (s) => ({
    hero: middleOf(s.cursor),
    cursor: middleOf(s.cursor),
    busy: s.phase,
    chosen: s.chosen,
    moves: s.moves,
    wanted: s.targets.map((target) => ({ type: target.type, left: target.need - target.done })),
    boss: s.boss && s.boss.hp,
    ground: s.shape.name,
    idea: s.idea,
    frost: s.frost.size,
    // rows of types, −1 is in the way, −2 a star, −3 no cell, −4 to be brought home
    board: Array.from({ length: s.cells.length / COLS }, (_, y) =>
      s.cells
        .slice(y * COLS, (y + 1) * COLS)
        .map((piece: Piece | null) => piece?.type ?? NONE)
        .join(' '),
    ),
  }),
});

const middleOf = (c: number): { x: number; y: number } => ({ x: X0 + xOf(c) + 0.5, y: Y0 + yOf(c) + 0.5 });

function cellAt(s: State, at: { x: number; y: number }): number | null {
  const [x, y] = [Math.floor(at.x - X0), Math.floor(at.y - Y0)];
  return inShape(s.shape, x, y) ? y * COLS + x : null;
}

const STEPS = { left: -1, right: 1, up: -COLS, down: COLS } as const;

/** Click and click, drag, or cursor and button: all three swap. */
function readHands(g: Game, s: State): void {
  const { pointer } = g.pad;
  if (++s.waited === HINT) s.hint = swaps(typesOf(s.cells))[0] ?? null;
  for (const side of ['left', 'right', 'up', 'down'] as const) {
    if (!g.pressed(side)) continue;
    s.waited = 0;
    const to = s.cursor + STEPS[side];
    const sameRow = side === 'up' || side === 'down' || yOf(to) === yOf(s.cursor);
    if (!sameRow || to < 0 || !inShape(s.shape, xOf(to), yOf(to))) continue;
    const from = s.chosen;
    s.cursor = to;
    if (from !== null) return startSwap(g, s, from, to);
    g.sound('step', 1.3);
  }
  if (g.pressed('a')) choose(g, s, s.cursor);
  const over = pointer && cellAt(s, pointer);
  if (!pointer?.down) s.drag = null;
  if (g.clicked() && over !== null) {
    s.drag = over;
    choose(g, s, over);
  } else if (s.drag !== null && pointer?.down) {
    const dx = pointer.x - (X0 + xOf(s.drag) + 0.5);
    const dy = pointer.y - (Y0 + yOf(s.drag) + 0.5);
    if (Math.max(Math.abs(dx), Math.abs(dy)) < 0.55) return;
    const side = Math.abs(dx) > Math.abs(dy) ? (dx < 0 ? 'left' : 'right') : dy < 0 ? 'up' : 'down';
    const to = s.drag + STEPS[side];
    const from = s.drag;
    s.drag = s.chosen = null;
    const sameRow = side === 'up' || side === 'down' || yOf(to) === yOf(from);
    if (!sameRow || !inShape(s.shape, xOf(to), yOf(to))) return;
    s.cursor = to;
    startSwap(g, s, from, to);
  }
}

/** Picks a piece up, puts it down, or swaps it with the neighbour that was chosen before. */
function choose(g: Game, s: State, c: number): void {
  s.waited = 0;
  s.hint = null;
  const from = s.chosen;
  s.cursor = c;
  if (from !== null && from !== c) {
    const beside = Math.abs(xOf(from) - xOf(c)) + Math.abs(yOf(from) - yOf(c)) === 1;
    if (beside) return startSwap(g, s, from, c);
  }
  s.chosen = from === c ? null : c;
  s.cells[c]?.squash.kick(0.15);
  g.sound('select');
}
