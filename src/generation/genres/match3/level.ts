/** How a board is laid out: its shape, what is matched on it, what is wanted and in how many swaps. */
import type { Actor, GameDesign } from '../../design.js';
import { bossOn, chiefOf } from '../../kit/bosses.js';
import { Spring } from '../../kit/juice.js';
import type { Game } from '../../kit/types.js';
import {
  BLOCKER,
  COLS,
  FROST,
  inShape,
  ROWS,
  runs,
  SHAPES,
  SINKER,
  swaps,
  typesOf,
  xOf,
  yOf,
  type Cells,
  type Shape,
} from './grid.js';
import { frostOn, ideaOf, putLines, putSinkers } from './ideas.js';
import { newPiece, type Match3Idea, type State, type Target } from './state.js';

const distinct = (actors: readonly (Actor | undefined)[]): Actor[] => {
  const seen = new Map<string, Actor>();
  for (const actor of actors) if (actor && !seen.has(actor.sprite)) seen.set(actor.sprite, actor);
  return [...seen.values()];
};

/** What stands in the way: the prompt's enemies, else its obstacles, else the theme's. */
function blockersOf({ cast }: GameDesign): Actor[] {
  const named = cast.enemies.filter((actor) => actor.from === 'prompt');
  return named.length > 0 ? named : cast.obstacles.length > 0 ? cast.obstacles : cast.enemies;
}

/** The pictures to match: the prompt's items first, then what fits beside them. With fewer than five the last ones come again on another plate. */
function actorsOf(design: GameDesign, n: number): Actor[] {
  const { cast } = design;
  const away = new Set(blockersOf(design).map(({ sprite }) => sprite));
  const more = [...cast.deco, cast.goal, ...cast.obstacles, cast.hero].filter((a) => a && !away.has(a.sprite));
  // what is in the way is not matched too, unless nothing else is there
  const items = cast.items.filter(({ sprite }) => !away.has(sprite));
  const all = distinct([...items, ...more, ...cast.items]).slice(0, n);
  for (let i = 0; all.length < n; i++) all.push(all[i] as Actor);
  return all;
}

/** Whether what is in the way holds out against a first blow. */
const isTough = (g: Game): boolean => g.skill > (g.levels > 5 ? 0.7 : 0.55);

/** Fills the shape with no run in it and at least one swap; `blockers` of the cells are in the way. */
function deal(g: Game, shape: Shape, kinds: number, blockers: number, up: boolean): Cells {
  const free = [...Array(COLS * ROWS).keys()].filter((c) => inShape(shape, xOf(c), yOf(c)));
  for (;;) {
    const cells: Cells = Array.from({ length: COLS * ROWS }, () => null);
    const inWay = new Set(g.rand.shuffle(free.filter((c) => yOf(c) > 2)).slice(0, blockers));
    for (const c of free) {
      // never a third of a kind: left and above are dealt already
      const bad = new Set<number>();
      for (const step of [xOf(c) > 1 ? 1 : 99, COLS]) {
        const one = cells[c - step]?.type;
        if (one !== undefined && one === cells[c - step * 2]?.type) bad.add(one);
      }
      const choice = [...Array(kinds).keys()].filter((type) => !bad.has(type));
      const piece = newPiece(inWay.has(c) ? BLOCKER : g.rand.pick(choice), c);
      if (piece.type === BLOCKER) piece.hp = isTough(g) ? 2 : 1;
      piece.y += (ROWS + 1 - xOf(c) * 0.5) * (up ? 1 : -1);
      cells[c] = piece;
    }
    const types = typesOf(cells);
    if (runs(types).length === 0 && swaps(types).length > 1) return cells;
  }
}

/** how many swaps a thing of a target is reckoned to take, in things that are matched */
const EFFORT: Readonly<Record<number, number>> = { [BLOCKER]: 1.6, [FROST]: 1.7, [SINKER]: 12 };

interface Board {
  readonly idea: Match3Idea | null;
  /** levels behind, or a chance one of three where there is one level alone */
  readonly turn: number;
  readonly actors: readonly Actor[];
  readonly blockers: readonly Actor[];
  readonly sinker: Actor;
  readonly inWay: number;
  readonly frost: number;
  /** things that the prompt's limits leave room for */
  readonly most: number;
}

const targetOf = (type: number, actor: Actor | null, need: number): Target => ({ type, actor, need, done: 0 });

/** How many of the pictures to match are the prompt's. */
const namedIn = (g: Game, actors: readonly Actor[]): number =>
  Math.max(1, actors.filter((actor) => actor.from === 'prompt' && g.design.cast.items.includes(actor)).length);

/** What a board without an idea asks for: things of the prompt, and to clear the way now and then. */
function plainTargets(g: Game, { turn, actors, blockers, inWay, most }: Board): Target[] {
  const collect = g.rule('collect')?.n;
  const whole = Math.min(most, collect ?? Math.round(9 + g.skill * 7 + Math.min(turn, 3) * 3));
  const parts = collect === undefined && turn > 0 ? 2 : 1;
  const first = collect === undefined ? turn : 0;
  const named = namedIn(g, actors);
  const targets = Array.from({ length: parts }, (_, i) => {
    const type = (first + i) % Math.min(actors.length, collect === undefined ? Math.max(2, named) : named);
    return targetOf(type, actors[type] as Actor, Math.ceil(whole / parts));
  });
  if (inWay > 0 && collect === undefined && !g.has('moves') && turn % 3 === 2)
    targets.push(targetOf(BLOCKER, blockers[0] as Actor, Math.min(inWay, 5)));
  return targets;
}

/** What a board with an idea asks for: what is new on it, and where that is no thing to be counted, things of the prompt. */
function targetsOf(g: Game, board: Board): Target[] {
  const { idea, turn, actors, blockers, sinker, inWay, frost } = board;
  if (idea === null) return plainTargets(g, board);
  if (idea === 'rime') return [targetOf(FROST, null, frost)];
  if (idea === 'sinkers') return [targetOf(SINKER, sinker, g.skill > 0.9 ? 3 : 2)];
  if (idea === 'creep') return [targetOf(BLOCKER, blockers[0] as Actor, inWay)];
  const whole = Math.round(10 + g.skill * 9);
  const types = Math.min(actors.length, Math.max(2, namedIn(g, actors)));
  const matched = (i: number, n: number): Target => targetOf(i % types, actors[i % types] as Actor, n);
  if (idea === 'plain') return [matched(turn, whole)];
  if (idea === 'beside') return [targetOf(BLOCKER, blockers[0] as Actor, inWay), matched(turn, Math.ceil(whole * 0.4))];
  return [matched(turn, Math.ceil(whole * 0.6)), matched(turn + 1, Math.ceil(whole * 0.6))];
}

function waysOn(g: Game, idea: Match3Idea | null, turn: number): number {
  if (g.has('noEnemies')) return 0;
  if (idea === 'creep') return Math.round(3 + g.skill);
  if (idea === 'beside') return Math.round(3 + g.skill * 3);
  return idea === null && turn > 0 ? Math.round(3 + g.skill * 5) : 0;
}

/** Somebody who is not matched on the board: who waits at the end of the way, else who stands about, else who plays. */
function sinkerOf({ cast }: GameDesign, actors: readonly Actor[]): Actor {
  const away = new Set(actors.map(({ sprite }) => sprite));
  return [cast.goal, ...cast.deco].find((actor) => actor && !away.has(actor.sprite)) ?? cast.hero;
}

export function newLevel(g: Game): State {
  const turn = g.levels > 1 ? g.level - 1 : g.rand.int(0, 2);
  const idea = ideaOf(g);
  // whoever is to come home should have straight ways
  const shape = SHAPES[idea === 'sinkers' ? 0 : turn % SHAPES.length] as Shape;
  const up = idea === 'skyward';
  // the more alike, the sooner there is a match where one is needed
  const kinds = (g.skill < 0.3 ? 4 : g.skill < 0.72 ? 5 : 6) - (idea === 'sinkers' && g.skill >= 0.3 ? 1 : 0);
  const actors = actorsOf(g.design, kinds);
  const blockers = blockersOf(g.design);
  const inWay = waysOn(g, idea, turn);
  const seconds = g.rule('timer')?.seconds;
  const bossy = bossOn(g);
  // a player needs some three seconds a swap, which brings two of what is wanted
  const cap = g.rule('moves')?.n;
  // of many boards none should be lost by bad luck
  const effort = idea === null ? 1.25 - g.skill * 0.6 : 1.2 - g.skill * 0.1;
  // what the prompt's moves are good for, as much as other games ask of theirs
  const worth = cap ? Math.max(3, Math.floor((cap - 5) / effort)) : 200;
  const most = Math.min(worth, seconds ? Math.max(3, Math.floor(seconds / 3)) : 200);
  const frost = new Set(idea === 'rime' ? frostOn(shape, Math.round(6 + g.skill * 8)) : []);
  const sinker = sinkerOf(g.design, actors);
  const board = { idea, turn, actors, blockers, sinker, inWay, frost: frost.size, most };
  const targets = bossy ? [] : targetsOf(g, board);
  const hp = bossy ? Math.min(Math.round(40 + g.skill * 40), worth * 3) : 0;
  const boss = bossy ? { actor: chiefOf(g.design), most: hp, hp, hit: 0 } : null;
  // the second blow, and what grows meanwhile
  const more = idea === 'creep' ? inWay * 1.5 : idea === 'beside' && isTough(g) ? inWay * 2.2 : 0;
  const work = targets.reduce((sum, { type, need }) => sum + need * (EFFORT[type] ?? 1), 0) + more + hp / 3;
  const given = cap ?? Math.ceil(5 + work * effort);
  return {
    idea,
    shape,
    up,
    frost,
    sinker,
    actors,
    blockers,
    cells: dealFor(g, board, shape),
    phase: 'fall',
    t: 0,
    swap: null,
    cursor: 3 * COLS + 3,
    chosen: null,
    drag: null,
    chain: 0,
    targets,
    boss,
    moves: seconds && !cap ? null : given,
    given,
    made: 0,
    broke: false,
    leftAlone: 0,
    born: [],
    jump: new Spring(),
    waited: 0,
    hint: null,
    plan: null,
  };
}

/** A deal with what the idea lays on it; dealt again where that leaves no swap. */
function dealFor(g: Game, { idea, actors, inWay }: Board, shape: Shape): Cells {
  for (;;) {
    const cells = deal(g, shape, actors.length, inWay, idea === 'skyward');
    if (idea === 'creep') for (const piece of cells) if (piece) piece.hp = 1;
    if (idea === 'lines') putLines(cells);
    if (idea === 'sinkers') putSinkers(g, shape, cells, g.skill > 0.9 ? 3 : 2);
    if (swaps(typesOf(cells)).length > 1) return cells;
  }
}
