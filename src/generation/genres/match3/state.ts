/** What a running match-3 is made of, and how a level of it is laid out. Units: a cell is 1, the board begins at X0, Y0. */
import type { Actor, GameDesign } from '../../design.js';
import { bossOn, chiefOf } from '../../kit/bosses.js';
import { Spring } from '../../kit/juice.js';
import type { Game } from '../../kit/types.js';
import {
  BLOCKER,
  COLS,
  inShape,
  ROWS,
  runs,
  SHAPES,
  swaps,
  typesOf,
  xOf,
  yOf,
  type Cells,
  type Piece,
  type Shape,
} from './grid.js';

export const X0 = 0.2;
export const Y0 = 2.25;
export const VIEW_W = COLS + 0.4;
export const VIEW_H = ROWS + Y0 + 0.25;

export interface Target {
  /** a piece's type, or BLOCKER */
  readonly type: number;
  readonly actor: Actor;
  readonly need: number;
  done: number;
}
export interface Boss {
  readonly actor: Actor;
  readonly most: number;
  hp: number;
  hit: number;
}
export interface State {
  readonly shape: Shape;
  readonly actors: readonly Actor[];
  readonly blockers: readonly Actor[];
  cells: Cells;
  phase: 'ready' | 'swap' | 'back' | 'clear' | 'fall';
  /** frames in the phase */
  t: number;
  swap: { a: number; b: number } | null;
  cursor: number;
  /** picked up, to be swapped with a neighbour */
  chosen: number | null;
  /** where the pointer went down, until it is dragged or released */
  drag: number | null;
  /** clears since the swap */
  chain: number;
  readonly targets: readonly Target[];
  boss: Boss | null;
  /** null: a clock is the limit */
  moves: number | null;
  readonly given: number;
  made: number;
  /** cells that become special once the clear is over */
  born: { c: number; piece: Piece }[];
  readonly jump: Spring;
  /** frames without a touch, then a hint */
  waited: number;
  hint: { a: number; b: number } | null;
  /** the bot's */
  plan: { a: number; b: number; t: number } | null;
}

export const newPiece = (type: number, c: number): Piece => ({
  type,
  special: null,
  x: xOf(c),
  y: yOf(c),
  v: 0,
  gone: 0,
  hp: 1,
  squash: new Spring(),
});

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

/** Fills the shape with no run in it and at least one swap; `blockers` of the cells are in the way. */
function deal(g: Game, shape: Shape, kinds: number, blockers: number): Cells {
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
      if (piece.type === BLOCKER) piece.hp = g.skill > 0.55 ? 2 : 1;
      piece.y -= ROWS + 1 - xOf(c) * 0.5;
      cells[c] = piece;
    }
    const types = typesOf(cells);
    if (runs(types).length === 0 && swaps(types).length > 1) return cells;
  }
}

export function newLevel(g: Game): State {
  const turn = g.levels > 1 ? g.level - 1 : g.rand.int(0, 2);
  const shape = SHAPES[turn % SHAPES.length] as Shape;
  const kinds = g.skill < 0.3 ? 4 : g.skill < 0.72 ? 5 : 6;
  const actors = actorsOf(g.design, kinds);
  const blockers = blockersOf(g.design);
  const inWay = g.has('noEnemies') || turn === 0 ? 0 : Math.round(3 + g.skill * 5);
  const seconds = g.rule('timer')?.seconds;
  const bossy = bossOn(g);
  const collect = g.rule('collect')?.n;
  // a player needs some three seconds a swap, which brings two of what is wanted
  const cap = g.rule('moves')?.n;
  const effort = 1.25 - g.skill * 0.6;
  // what the prompt's moves are good for, as much as other games ask of theirs
  const worth = cap ? Math.max(3, Math.floor((cap - 5) / effort)) : 200;
  const most = Math.min(worth, seconds ? Math.max(3, Math.floor(seconds / 3)) : 200);
  const whole = Math.min(most, collect ?? Math.round(9 + g.skill * 7 + Math.min(turn, 3) * 3));
  const targets: Target[] = [];
  const named = Math.max(
    1,
    actors.filter((actor) => actor.from === 'prompt' && g.design.cast.items.includes(actor)).length,
  );
  if (!bossy) {
    const parts = collect === undefined && turn > 0 ? 2 : 1;
    const first = collect === undefined ? turn : 0;
    for (let i = 0; i < parts; i++) {
      const type = (first + i) % Math.min(kinds, collect === undefined ? Math.max(2, named) : named);
      targets.push({ type, actor: actors[type] as Actor, need: Math.ceil(whole / parts), done: 0 });
    }
    if (inWay > 0 && collect === undefined && cap === undefined && turn % 3 === 2)
      targets.push({ type: BLOCKER, actor: blockers[0] as Actor, need: Math.min(inWay, 5), done: 0 });
  }
  const hp = bossy ? Math.min(Math.round(40 + g.skill * 40), worth * 3) : 0;
  const boss = bossy ? { actor: chiefOf(g.design), most: hp, hp, hit: 0 } : null;
  const work = targets.reduce((sum, target) => sum + target.need * (target.type === BLOCKER ? 1.6 : 1), 0) + hp / 3;
  const given = cap ?? Math.ceil(5 + work * effort);
  return {
    shape,
    actors,
    blockers,
    cells: deal(g, shape, kinds, inWay),
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
    born: [],
    jump: new Spring(),
    waited: 0,
    hint: null,
    plan: null,
  };
}
