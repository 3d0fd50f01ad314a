/** Slide all tiles; two alike become the next. The cast's things are a row of growth; the tile that is wanted ends the level. */
import { clamp, Spring } from '../../kit/juice.js';
import { clearPad } from '../../kit/pad.js';
import { defineKind, type Game } from '../../kit/types.js';
import { middleOf, RIM, viewOf } from './grid.js';
import { drawMergeGrid } from './merge-grid-draw.js';
import { GRID, growth, SLIDE, type MergeState } from './merge-grid-state.js';
import { bestWay, canSlide, CELLS, slide, WAYS, type Way } from './slide.js';

/** moves that a tile of 2^n takes are some 2^n / 2.2; those a player makes in a second */
const PACE = 1.4;

/** Power of the tile that is wanted: 2048 for most, less for children, and never more than the moves and the clock allow. */
function goalOf(g: Game): number {
  const most = Math.min(g.rule('moves')?.n ?? Infinity, (g.rule('timer')?.seconds ?? Infinity) * PACE);
  const reach = Number.isFinite(most) ? Math.floor(Math.log2(most * 1.5)) : 11;
  const steps = g.levels > 1 ? g.levels - g.level : 0;
  return clamp(Math.min(reach, Math.round(7.2 + g.skill * 7.6) - Math.min(3, steps)), 4, 11);
}

function addTile(g: Game, s: MergeState): void {
  const empty = [...s.cells.keys()].filter((c) => s.cells[c] === 0);
  if (empty.length === 0) return;
  s.born = g.rand.pick(empty);
  s.bornFor = 0;
  s.cells[s.born] = g.rand.chance(0.9) ? 1 : 2;
}

function tell(g: Game, s: MergeState): void {
  g.progress(2 ** s.most, 2 ** s.goal, s.row.at(-1));
}

/** A life is spent: the smaller half of the tiles goes, and there are moves again. */
function clearRoom(g: Game, s: MergeState): void {
  const order = [...s.cells.keys()].filter((c) => s.cells[c]).toSorted((a, b) => (s.cells[a] ?? 0) - (s.cells[b] ?? 0));
  for (const c of order.slice(0, Math.ceil(order.length / 2))) {
    s.cells[c] = 0;
    const { x, y } = middleOf(GRID, c);
    g.burst(x, y, { n: 8, shape: 'smoke', gravity: 0 });
  }
  if (s.moves !== null) s.moves = Math.max(20, g.rule('moves')?.n ?? 0);
  if (order.length < 2) addTile(g, s);
}

function move(g: Game, s: MergeState, way: Way): void {
  s.slid = [];
  const points = slide(s.cells, way, s.slid);
  if (points < 0) {
    s.slid = [];
    s.mood.kick(0.25);
    return;
  }
  s.left = SLIDE;
  if (s.moves !== null) s.moves--;
  g.sound('step', 0.9);
  if (points > 0) g.addScore(points);
}

/** The slide is over: what has merged pops, a tile comes, and it is seen whether that was the last. */
function settle(g: Game, s: MergeState): void {
  const { palette } = g.design.theme;
  let top = 0;
  for (const { to, power, merges } of s.slid) {
    if (!merges) continue;
    const { x, y } = middleOf(GRID, to);
    (s.pops[to] as Spring).kick(-0.22);
    g.burst(x, y, { n: 4 + power, shape: power > 6 ? 'star' : 'dot', speed: 3, colour: [palette.accent, '#ffffff'] });
    top = Math.max(top, power + 1);
  }
  s.slid = [];
  if (top > 0) g.sound(top > s.most ? 'combo' : 'collect', 0.7 + top * 0.06);
  if (top > s.most) {
    s.most = top;
    s.mood.kick(-0.4);
    tell(g, s);
  }
  addTile(g, s);
  if (s.most >= s.goal) {
    s.done = true;
    g.burst(RIM + 2, RIM + 2, { n: g.has('confetti') ? 80 : 40, shape: 'star', speed: 8, life: 1 });
    g.freeze(3);
    return g.levelDone();
  }
  if (canSlide(s.cells) && s.moves !== 0) return;
  s.mood.kick(0.4);
  if (g.hurt(RIM + 2, RIM + 2) === 'dead') s.done = true;
  else clearRoom(g, s);
}

function readHands(g: Game, s: MergeState): void {
  let held: Way | null = null;
  for (const way of WAYS) {
    if (g.pad[way]) held = way;
    if (g.pressed(way) && s.queue.length < 2) {
      s.queue.push(way);
      s.heldFor = 0;
    }
  }
  s.heldFor = held ? s.heldFor + 1 : 0;
  // one who holds a key slides on and on
  if (held && s.heldFor > 18 && s.queue.length === 0 && s.heldFor % 9 === 0) s.queue.push(held);
}

export const mergeGrid = defineKind<MergeState>({
  genre: 'merge_grid',
  rules: ['lives', 'timer', 'levels', 'moves', 'fast', 'slow', 'gentle', 'confetti'],
  view: viewOf(GRID),
  touch: { move: 'swipe' },
  // one rescue: who is stuck once goes on with the larger half of the tiles
  lives: 2,
  levels: 1,
  budget: (design) =>
    240 + 200 * ((design.rules.find(({ rule }) => rule === 'levels') as { n?: number } | undefined)?.n ?? 0),
  backdrop: 'top',
  inCells: true,

  create(g) {
    const goal = goalOf(g);
    const s: MergeState = {
      cells: new Uint8Array(CELLS),
      goal,
      ...growth(g.design, goal),
      slid: [],
      left: 0,
      queue: [],
      heldFor: 0,
      born: -1,
      bornFor: 0,
      pops: Array.from({ length: CELLS }, () => new Spring()),
      moves: g.rule('moves')?.n ?? null,
      most: 1,
      mood: new Spring(),
      done: false,
    };
    addTile(g, s);
    addTile(g, s);
    tell(g, s);
    if (g.has('timer')) g.clock(180, 'lose');
    return s;
  },

  update(g, s) {
    s.bornFor++;
    s.mood.step();
    for (const pop of s.pops) pop.step();
    if (s.done) return;
    readHands(g, s);
    if (s.left > 0 && --s.left === 0) settle(g, s);
    const way = s.left === 0 && !s.done ? s.queue.shift() : undefined;
    if (way) move(g, s, way);
  },

  draw: drawMergeGrid,

  bot(_g, s, pad) {
    const free = s.left === 0 && s.queue.length === 0 && !s.done && !WAYS.some((way) => pad[way]);
    clearPad(pad);
    pad.pointer = null;
    if (!free || s.bornFor < 2) return;
    const way = bestWay(s.cells);
    if (way) pad[way] = true;
  },

  state: (s) => ({
    cells: [...s.cells].map((power) => (power ? 2 ** power : 0)),
    most: 2 ** s.most,
    needed: 2 ** s.goal,
    moves: s.moves,
  }),
});
