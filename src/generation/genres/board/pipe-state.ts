/** A board of pipes as it is played: pieces are turned, and what flows is seen to come to each piece after the one before it. */
import type { Actor } from '../../design.js';
import { approach, clamp, Spring } from '../../kit/juice.js';
import type { Game } from '../../kit/types.js';
import { middleOf, RIM } from './grid.js';
import { newHands, type Hands } from './hands.js';
import { layPipes } from './pipe-deal.js';
import { gridOf, pipeIdeaOf, planOf, toldIdea, type PipeIdea } from './pipe-levels.js';
import { stuffOf, type Stuff } from './pipe-mode.js';
import { flowOf, isSolved, nextWrong, periodOf, turnAbout, turned, turnsLeft, type Board, type Flow } from './pipes.js';

/** frames of a quarter turn */
const TURN = 7;
/** parts of a piece that fill and empty in a frame */
const FILL = 0.17;
const DRAIN = 0.12;

export interface State {
  readonly board: Board;
  readonly idea: PipeIdea;
  readonly stuff: Stuff;
  readonly pieces: Uint8Array;
  flow: Flow;
  /** by cell: quarters that it still has to turn on the screen, how full it is, and what of */
  readonly spin: Float32Array;
  readonly fill: Float32Array;
  readonly tint: Uint8Array;
  /** whom or what the sinks show, by their order */
  readonly reached: readonly Actor[];
  /** what stands where no piece is */
  readonly scenery: readonly { readonly cell: number; readonly actor: Actor }[];
  turns: number;
  /** the fewest at the start by the way that is known */
  readonly least: number;
  /** turns that are left, where the prompt limits them */
  left: number | null;
  hint: number;
  /** sinks that the water was seen to come to */
  seen: number;
  readonly hands: Hands;
  readonly pops: readonly Spring[];
  readonly mood: Spring;
  /** everything is joined, and the water is on its way */
  running: boolean;
  done: boolean;
  wait: number;
}

/** Things that the prompt wants reached: its goal, and what else it names; the goal of the place where it names none. */
function reachedBy(g: Game): Actor[] {
  const { goal, items, hero } = g.design.cast;
  const named = [...(goal ? [goal] : []), ...items].filter(
    ({ from, sprite }, i, all) =>
      from === 'prompt' && sprite !== hero.sprite && all.findIndex((one) => one.sprite === sprite) === i,
  );
  return named.length > 0 ? named : [goal ?? items[0] ?? hero];
}

/** What stands where no piece is: hindrances of the prompt first, then what the place has. */
function sceneryOf(g: Game, { solved }: Board, reached: readonly Actor[]): State['scenery'] {
  const { obstacles, deco } = g.design.cast;
  const named = obstacles.filter(({ from }) => from === 'prompt');
  // what is reached must not look as if it waited somewhere else too
  const actors = (named.length > 0 ? named : deco).filter(
    ({ sprite }) => !reached.some((one) => one.sprite === sprite),
  );
  const empty = g.rand.shuffle([...solved.keys()].filter((cell) => solved[cell] === 0));
  if (actors.length === 0) return [];
  return empty
    .slice(0, Math.ceil(empty.length * 0.4))
    .map((cell, i) => ({ cell, actor: actors[i % actors.length] as Actor }));
}

export const tell = (g: Game, s: State): void => g.progress(s.seen, s.board.sinks.length, s.reached[0]);

/** A level: dealt from its solution, never solved as it lies. */
export function newLevel(g: Game): State {
  const grid = gridOf(g.design);
  const idea = pipeIdeaOf(g);
  const board = layPipes(g.rand, grid, planOf(idea, grid, g.skill));
  const limit = g.rule('moves')?.n ?? null;
  const most = limit === null ? Infinity : Math.max(1, Math.floor(limit * 0.8));
  const pieces = turnAbout(g.rand, board, 0.7 + 0.3 * g.skill, most);
  const flow = flowOf(board, pieces);
  const reached = reachedBy(g);
  const s: State = {
    board,
    idea,
    stuff: stuffOf(g.design),
    pieces,
    flow,
    spin: new Float32Array(pieces.length),
    fill: new Float32Array(pieces.length),
    tint: flow.water.slice(),
    reached,
    scenery: sceneryOf(g, board, reached),
    turns: 0,
    least: turnsLeft(board, pieces),
    left: limit,
    hint: -1,
    seen: 0,
    hands: newHands(nextWrong(board, pieces)),
    pops: Array.from(pieces, () => new Spring()),
    mood: new Spring(),
    running: false,
    done: false,
    wait: 0,
  };
  const told = toldIdea(idea);
  if (told && g.levels > 1) g.idea(told);
  tell(g, s);
  return s;
}

/** Turns a piece by a quarter, either way; one that is bolted on only rattles. */
export function turn(g: Game, s: State, cell: number, quarters: 1 | -1): void {
  const piece = s.pieces[cell] as number;
  if (piece === 0) return;
  const pop = s.pops[cell] as Spring;
  if (s.board.fixed[cell] || periodOf(piece) === 1) {
    pop.kick(0.12);
    return g.sound('bounce', 0.7);
  }
  s.pieces[cell] = turned(piece, quarters);
  s.spin[cell] = clamp((s.spin[cell] as number) - quarters, -2, 2);
  s.fill[cell] = 0;
  pop.kick(-0.1);
  s.turns++;
  s.hint = -1;
  s.flow = flowOf(s.board, s.pieces);
  s.running = isSolved(s.board, s.flow);
  g.sound('swap', s.flow.water[cell] ? 1.2 : 0.9);
  if (s.left === null) return;
  s.left--;
  if (s.left > 0 || s.running) return;
  s.mood.kick(0.4);
  const { x, y } = middleOf(s.board.grid, cell);
  if (g.hurt(x, y) === 'dead') s.done = true;
  else s.left = turnsLeft(s.board, s.pieces) + 3;
}

/** One frame of what flows: it fills a piece when the one before it is full, and drains from what is cut off. */
export function stepFlow(g: Game, s: State): void {
  const { water, entered, order } = s.flow;
  const { cols } = s.board.grid;
  for (let cell = 0; cell < s.fill.length; cell++) {
    s.spin[cell] = approach(s.spin[cell] as number, 0, 1 / TURN);
    if (!water[cell]) s.fill[cell] = approach(s.fill[cell] as number, 0, DRAIN);
  }
  for (const cell of order) {
    const way = entered[cell] as number;
    const before = way < 0 ? -1 : cell + ([-cols, 1, cols, -1][way] as number);
    if (before >= 0 && (s.fill[before] as number) < 1) {
      // what came another way before is gone until it comes this way
      if (s.tint[cell] !== water[cell]) s.fill[cell] = approach(s.fill[cell] as number, 0, DRAIN);
      continue;
    }
    s.tint[cell] = water[cell] as number;
    s.fill[cell] = approach(s.fill[cell] as number, 1, FILL);
  }
  arrive(g, s);
}

/** Sinks that the water has come to are counted; when it is in all of them the board is done. */
function arrive(g: Game, s: State): void {
  const { sinks, grid } = s.board;
  const full = sinks.filter(
    ({ cell, water }) => s.tint[cell] === water && s.flow.water[cell] === water && s.fill[cell] === 1,
  );
  if (full.length !== s.seen) {
    if (full.length > s.seen) {
      g.sound('collect', 1 + full.length / 8);
      for (const { cell } of full) {
        const { x, y } = middleOf(grid, cell);
        (s.pops[cell] as Spring).kick(-0.2);
        g.burst(x, y, { n: 8, speed: 3, colour: [g.design.theme.palette.accent, '#ffffff'] });
      }
    }
    s.seen = full.length;
    tell(g, s);
  }
  if (!s.running || s.seen < sinks.length) return;
  s.done = true;
  s.mood.kick(-0.4);
  g.addScore(
    s.turns <= s.least ? 200 : Math.max(50, 150 - 5 * (s.turns - s.least)),
    RIM + grid.cols / 2,
    RIM + grid.rows / 2,
  );
  g.burst(RIM + grid.cols / 2, RIM + grid.rows / 2, {
    n: g.has('confetti') ? 80 : 40,
    shape: 'star',
    speed: 7,
    life: 1,
  });
  g.freeze(3);
  g.levelDone();
}
