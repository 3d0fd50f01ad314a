/** What each board brings in that none before it had: lines that blow up, frost, things in the way, things to bring home, a fall upwards, growth. */
import type { GameDesign } from '../../design.js';
import { bossOn } from '../../kit/bosses.js';
import { ideaAt } from '../../kit/ideas.js';
import type { Game } from '../../kit/types.js';
import { BLOCKER, COLS, inShape, neighbours, SINKER, xOf, yOf, type Cells, type Piece } from './grid.js';
import { middleOf, type Match3Idea, type State } from './state.js';

/** In this order; the first has only what one has to know. */
export const IDEAS: readonly Match3Idea[] = ['plain', 'lines', 'rime', 'beside', 'sinkers', 'skyward', 'creep'];
const OF_FOES: readonly Match3Idea[] = ['beside', 'creep'];
/** boards of a game whose clock or swaps are the prompt's: what they are good for is reckoned in plain boards */
const LIMITED = 3;
/** what grows does so after so many turns in which it was left alone, and stops at so many */
const PATIENCE = 2;
const MOST_GROWN = 8;

const ideasFor = (rules: readonly { readonly rule: string }[]): readonly Match3Idea[] =>
  rules.some(({ rule }) => rule === 'noEnemies') ? IDEAS.filter((idea) => !OF_FOES.includes(idea)) : IDEAS;
const asks = ({ rules }: Pick<GameDesign, 'rules'>, ...names: readonly string[]): boolean =>
  rules.some(({ rule }) => names.includes(rule));

export function levelsOf(design: Pick<GameDesign, 'rules'>): number {
  if (asks(design, 'collect')) return 1;
  return asks(design, 'timer', 'moves') ? LIMITED : ideasFor(design.rules).length;
}

/** A board alone has no idea, nor one whose limit is the prompt's, nor a boss's. */
export function ideaOf(g: Game): Match3Idea | null {
  if (g.levels === 1 || bossOn(g) || asks(g.design, 'collect', 'timer', 'moves')) return null;
  return ideaAt(g, ideasFor(g.design.rules));
}

/** Rows of a column, from where pieces come to lie to where new ones come in. */
export function columnOf({ shape, up }: Pick<State, 'shape' | 'up'>, x: number): readonly [number, number] {
  const [top, bottom] = [shape.top[x] as number, shape.bottom[x] as number];
  return up ? [top, bottom] : [bottom, top];
}

/** The cell of a column in which pieces come to lie. */
export const endOf = (s: Pick<State, 'shape' | 'up'>, x: number): number => columnOf(s, x)[0] * COLS + x;

/** Cells under frost: the middle of the board, from the middle row on. */
export function frostOn(shape: State['shape'], n: number): number[] {
  const all = Array.from({ length: COLS * 8 }, (_, c) => c).filter((c) => inShape(shape, xOf(c), yOf(c)));
  const far = (c: number): number => Math.abs(xOf(c) - 3) * 1.1 + Math.abs(yOf(c) - 4);
  return all.toSorted((a, b) => far(a) - far(b)).slice(0, n);
}

/** Puts what is to be brought home above the middle, in columns of its own; nothing that lay there is missed. */
export function putSinkers(g: Game, shape: State['shape'], cells: Cells, n: number): void {
  for (const x of g.rand.shuffle([1, 3, 5]).slice(0, n)) {
    const piece = cells[((shape.top[x] as number) + 3) * COLS + x] as Piece;
    piece.type = SINKER;
    piece.hp = 1;
  }
}

/** Two pieces that clear a line each lie on the board from the start: it is seen what they do. */
export function putLines(cells: Cells): void {
  for (const [c, special] of [
    [3 * COLS + 1, 'row'],
    [4 * COLS + 5, 'column'],
  ] as const) {
    const piece = cells[c];
    if (piece && piece.type >= 0) piece.special = special;
  }
}

/** Where nothing of it was hit in so many turns, one more grows beside it. */
export function creep(g: Game, s: State): void {
  s.leftAlone = s.broke ? 0 : s.leftAlone + 1;
  const target = s.targets.find(({ type }) => type === BLOCKER);
  const all = [...s.cells.keys()].filter((c) => s.cells[c]?.type === BLOCKER);
  if (s.idea !== 'creep' || !target || s.leftAlone < PATIENCE || all.length >= MOST_GROWN) return;
  const free = all.flatMap(neighbours).filter((c) => (s.cells[c]?.type ?? -1) >= 0 && !s.cells[c]?.special);
  if (free.length === 0) return;
  const c = g.rand.pick(free);
  const piece = s.cells[c] as Piece;
  piece.type = BLOCKER;
  piece.hp = 1;
  piece.squash.kick(0.35);
  target.need++;
  s.leftAlone = 0;
  const [x, y] = middleOf(c);
  g.burst(x, y, { n: 14, shape: 'smoke', gravity: 0, colour: g.design.theme.palette.danger });
  g.sound('hit', 0.6);
}
