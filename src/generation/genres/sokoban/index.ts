/** Boxes to be pushed to their spots. Every room is made backwards from its solution; every step can be taken back; somebody may walk to and fro in it. */
import type { Actor } from '../../design.js';
import { clamp, Spring } from '../../kit/juice.js';
import { firstTitle, subSeed } from '../../kit/random.js';
import { sayLevelName } from '../../kit/level-name.js';
import { defineKind, type Game } from '../../kit/types.js';
import { sokobanBot } from './bot.js';
import { drawSokoban } from './draw.js';
import { readHands } from './hands.js';
import { buildIdeaRoom, type Ask } from './idea-rooms.js';
import { ideaOf, levelsOf, secondsOf } from './ideas.js';
import { buildRoom, SHAPES, xOf, yOf, type Room, type Shape } from './room.js';
import { buildPuzzle, liveCells, type Puzzle } from './solve.js';
import { at, doorIsOpen, fit, look, pieceAt, pushedOf, survives, VIEW_H, VIEW_W, type State } from './state.js';
import { tell } from './turn.js';

/** states looked at for one room: ten milliseconds */
const MOST_STATES = 2200;
/** the most boxes in a room of this size */
const MOST_BOXES = 5;

export const sokoban = defineKind<State>({
  genre: 'sokoban',
  rules: [
    'lives',
    'timer',
    'collect',
    'levels',
    'moves',
    'shield',
    'magnet',
    'noEnemies',
    'gentle',
    'fast',
    'slow',
    'confetti',
  ],
  view: { kind: 'board', w: VIEW_W, h: VIEW_H },
  touch: (design) => ({
    move: 'swipe',
    ...(design.rules.some((entry) => entry.rule === 'magnet') ? { b: '⇤' } : {}),
  }),
  lives: 3,
  levels: levelsOf,
  budget: secondsOf,
  backdrop: 'top',
  goalShows: 'goal',
  inCells: true,

  create(g) {
    const shape = SHAPES[(subSeed(g.design.seed, firstTitle(g.design)) + g.level) % SHAPES.length] as Shape;
    const idea = ideaOf(g);
    const { room, puzzle } = idea && idea !== 'plain' ? buildIdeaRoom(idea, askOf(g)) : build(g, shape);
    if (idea && idea !== 'plain') g.idea(idea);
    const place = fit(room);
    const things = pushedOf(g.design);
    const seconds = g.rule('timer')?.seconds;
    const s: State = {
      room,
      puzzle,
      idea,
      live: puzzle.boxes.map((_, i) => liveCells(room, puzzle.own ? [puzzle.goals[i] as number] : puzzle.goals)),
      ...place,
      hero: pieceAt(place, puzzle.hero),
      facing: 1,
      boxes: puzzle.boxes.map((cell, i) => ({
        ...pieceAt(place, cell),
        actor: things[i % things.length] as Actor,
        nth: i,
        home: false,
        dead: false,
      })),
      walkers: [],
      history: [],
      queue: [],
      cool: 0,
      heldFor: 0,
      held: -1,
      undoFor: 0,
      flick: -1,
      flickAt: 0,
      paid: new Set(),
      limit: limitOf(g, puzzle),
      shields: g.has('shield') ? 1 : 0,
      stuck: false,
      solved: false,
      t: 0,
      undoPop: new Spring(),
      againPop: new Spring(),
    };
    look(s);
    addWalkers(g, s);
    tell(g, s);
    if (seconds) g.clock(120, 'lose');
    return s;
  },

  update(g, s) {
    sayLevelName(g);
    s.t++;
    s.undoPop.step();
    s.againPop.step();
    for (const piece of [s.hero, ...s.boxes, ...s.walkers]) {
      piece.squash.step();
      const goal = at(s, piece.cell);
      piece.x += (goal.x - piece.x) * 0.34;
      piece.y += (goal.y - piece.y) * 0.34;
    }
    if (!s.solved) readHands(g, s);
  },

  draw: drawSokoban,
  bot: sokobanBot,

  state: (s) => ({
    hero: cellOf(s.hero.cell),
    items: s.boxes.map(({ cell, home }) => ({ ...cellOf(cell), home })),
    spots: s.puzzle.goals.map(cellOf),
    enemies: s.walkers.map(({ cell }) => cellOf(cell)),
    moves: s.history.length,
    stepsLeft: s.limit - s.history.length,
    pushesAtBest: s.puzzle.pushes,
    needed: s.boxes.filter(({ home }) => !home).length,
    stuck: s.stuck,
    shields: s.shields,
    ground: s.room.shape,
    idea: s.idea ?? 'none',
    ...(s.room.tiles.door < 0 ? {} : { open: doorIsOpen(s) }),
  }),
});

/** Steps that a room allows: the prompt's number, else several times what it takes. */
const limitOf = (g: Game, { solution }: Puzzle): number =>
  Math.max(g.rule('moves')?.n ?? Math.ceil(solution.length * (4.5 - g.skill * 1.5)) + 25, solution.length + 2);

const cellOf = (c: number): { x: number; y: number } => ({ x: xOf(c), y: yOf(c) });

/** Boxes of this room: the prompt's number shared out over the rooms, else by how hard it is. */
export function boxesOf(g: Game): number {
  const collect = g.rule('collect')?.n;
  if (collect === undefined) return clamp(Math.floor(1.3 + g.skill * 2.7), 1, 4);
  const upTo = (level: number): number => Math.floor((collect * level) / g.levels);
  return clamp(upTo(g.level) - upTo(g.level - 1), 1, MOST_BOXES);
}

/** What a room of an idea is to be like: fewer pushes than a plain one, for it is to be looked at anew. */
const askOf = (g: Game): Ask => ({
  rand: g.rand,
  n: clamp(boxesOf(g), 2, 3),
  pushes: Math.round(4 + g.skill * 8),
  size: clamp(Math.round(g.skill * 2.4), 0, 2),
});

function build(g: Game, shape: Shape): { room: Room; puzzle: Puzzle } {
  const moves = g.rule('moves')?.n;
  const n = Math.min(boxesOf(g), moves ? Math.max(1, Math.floor(moves / 10)) : MOST_BOXES);
  // a player thinks for a second at each step, and makes some too many
  const most = Math.min(g.rule('timer')?.seconds ?? Infinity, (moves ?? Infinity) * 0.75);
  const first = g.level === 1 && g.levels > 1;
  const wanted = Math.round(first ? 4 + g.skill * 6 : 3 + g.skill * 14);
  const size = clamp(Math.round(g.skill * 3.2 + (n > 2 ? 0.4 : 0)), n > 3 ? 2 : 0, 3);
  let best: { room: Room; puzzle: Puzzle } | null = null;
  for (let tries = 0; tries < 60; tries++) {
    const room = buildRoom(g.rand, shape, size);
    const pushes = Math.max(2, Math.min(wanted, Math.floor(most / 4) - Math.floor(tries / 4)));
    const puzzle = buildPuzzle(g.rand, room, n, pushes, MOST_STATES);
    if (!puzzle || (puzzle.solution.length > most && tries < 50)) continue;
    if (!best || puzzle.pushes > best.puzzle.pushes) best = { room, puzzle };
    if (best.puzzle.pushes >= pushes * 0.8 || tries > 5) break;
  }
  if (!best) throw new Error('sixty rooms and nothing to push in any');
  return best;
}

/** Those whom the prompt names walk about from the second room on, the theme's only in the last; always where the solution goes through. */
function addWalkers(g: Game, s: State): void {
  const { enemies } = g.design.cast;
  const last = g.level === g.levels;
  const named = enemies.filter(({ from }) => from === 'prompt');
  if (g.has('noEnemies') || g.has('gentle') || (g.level === 1 && !last) || (named.length === 0 && !last)) return;
  const those = named.length > 0 ? named : enemies;
  for (let i = 0; i < (last && g.skill > 0.3 ? 2 : 1); i++) {
    const actor = those[(g.level + i) % those.length] as Actor;
    let best: { cell: number; way: number } | null = null;
    let most = 0;
    for (let tries = 0; tries < 40; tries++) {
      const one = { cell: g.rand.pick(s.room.cells), way: g.rand.int(0, 3) };
      const taken = [...s.puzzle.boxes, ...s.walkers.map(({ cell }) => cell)].includes(one.cell);
      const far = Math.abs(xOf(one.cell) - xOf(s.puzzle.hero)) + Math.abs(yOf(one.cell) - yOf(s.puzzle.hero));
      const near = taken || far < 3 ? 0 : survives(s.room, s.puzzle, one);
      if (near > most) [most, best] = [near, one];
    }
    if (best) s.walkers.push({ ...pieceAt(s, best.cell), way: best.way, actor });
  }
}
