/** What a running room is made of: cells that rule, and places on the screen that follow them. */
import type { Actor, GameDesign } from '../../design.js';
import { Spring } from '../../kit/juice.js';
import { next, xOf, yOf, type Room } from './room.js';
import { canPass, isOpen, move, type Standing } from './rules.js';
import type { RoomIdea } from './ideas.js';
import type { Puzzle } from './solve.js';

export const VIEW_W = 9;
export const VIEW_H = 11;
/** the buttons in the strip above the room: middles, and what counts as a hit */
export const UNDO = { x: 6.35, y: 0.95 };
export const AGAIN = { x: 8, y: 0.95 };
export const REACH = 0.8;

export interface Piece {
  cell: number;
  /** where it is drawn; it glides to its cell */
  x: number;
  y: number;
  readonly squash: Spring;
}
export interface Box extends Piece {
  readonly actor: Actor;
  /** its place among the boxes, and among the spots where each has its own */
  readonly nth: number;
  home: boolean;
  /** it can't get home any more */
  dead: boolean;
}
/** walks to and fro, a step for each of the hero's */
export interface Walker extends Piece {
  readonly actor: Actor;
  way: number;
}
export interface Snapshot {
  readonly way: number;
  readonly hero: number;
  readonly boxes: readonly number[];
  readonly walkers: readonly { cell: number; way: number }[];
}
export interface State {
  readonly room: Room;
  readonly puzzle: Puzzle;
  readonly idea: RoomIdea | null;
  /** for each box the cells from which it can still be pushed home */
  readonly live: readonly ReadonlySet<number>[];
  /** size of a cell and the room's corner, in units of the view */
  readonly u: number;
  readonly x0: number;
  readonly y0: number;
  hero: Piece;
  /** the way it looks */
  facing: number;
  boxes: Box[];
  walkers: Walker[];
  history: Snapshot[];
  /** steps still to be made: presses, or the way to a tapped place */
  queue: number[];
  /** frames until the next step */
  cool: number;
  /** frames that a way is held; that the pointer is down (−1: not a tap any more) */
  heldFor: number;
  held: number;
  undoFor: number;
  /** the way of the last flick of this touch (−1 none), and when it was */
  flick: number;
  flickAt: number;
  /** boxes that came home, for what is only given once */
  readonly paid: Set<Box>;
  /** steps that a room allows, undone ones given back */
  readonly limit: number;
  shields: number;
  /** some box can't get home any more */
  stuck: boolean;
  solved: boolean;
  /** frames since the start, for the entrance */
  t: number;
  readonly undoPop: Spring;
  readonly againPop: Spring;
}

/** What is pushed: what the prompt names for it, else the theme's; a thing pushed may have been read as one in the way. */
export function pushedOf({ cast }: GameDesign): Actor[] {
  const named = cast.items.filter(({ from }) => from === 'prompt');
  const inWay = cast.obstacles.filter(({ from }) => from === 'prompt').slice(0, 1);
  const all = named.length > 0 ? named : inWay.length > 0 ? inWay : cast.items;
  return [...new Map(all.map((actor) => [actor.sprite, actor])).values()];
}

/** The middle of a cell on the screen. */
export const at = (s: Pick<State, 'u' | 'x0' | 'y0'>, c: number): { x: number; y: number } => ({
  x: s.x0 + (xOf(c) + 0.5) * s.u,
  y: s.y0 + (yOf(c) + 0.5) * s.u,
});
/** The cell at a place on the screen, −1 where the room is not. */
export function cellAt(s: State, x: number, y: number): number {
  const [i, j] = [Math.floor((x - s.x0) / s.u), Math.floor((y - s.y0) / s.u)];
  const c = i < 0 || j < 0 || i > 8 || j > 8 ? 0 : j * 9 + i;
  return s.room.floor[c] ? c : -1;
}

/** The room as large as the space below the strip lets it be. */
export function fit(room: Room): { u: number; x0: number; y0: number } {
  const xs = room.cells.map(xOf);
  const ys = room.cells.map(yOf);
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const u = Math.min(1.45, (VIEW_W - 0.1) / (right - left + 3), (VIEW_H - 2.1) / (bottom - top + 3));
  return {
    u,
    x0: VIEW_W / 2 - ((left + right + 1) / 2) * u,
    y0: 2 + (VIEW_H - 2.05) / 2 - ((top + bottom + 1) / 2) * u,
  };
}

/** One step of somebody who walks to and fro: on, or back where something is in the way, or nowhere. */
export function patrol(
  room: Room,
  boxes: readonly number[],
  walker: { cell: number; way: number },
): { cell: number; way: number } {
  for (const way of [walker.way, (walker.way + 2) % 4])
    if (canPass(room, boxes, walker.cell, way) && !boxes.includes(next(walker.cell, way)))
      return { cell: next(walker.cell, way), way };
  return walker;
}

/** Whether the known solution goes through with somebody walking about: nobody met, no push in the way. Counts the near misses. */
export function survives(room: Room, puzzle: Puzzle, walker: { cell: number; way: number }): number {
  let at: Standing = puzzle;
  let one = walker;
  let near = 0;
  for (const way of puzzle.solution) {
    const to = move(room, at, way, (c) => c === one.cell);
    // a push that is stopped by somebody is another push
    if (!to || one.cell === to.hero || !alike(to.boxes, (move(room, at, way) as Standing).boxes)) return -1;
    at = to;
    one = patrol(room, at.boxes, one);
    if (one.cell === at.hero) return -1;
    if (Math.abs(xOf(one.cell) - xOf(at.hero)) + Math.abs(yOf(one.cell) - yOf(at.hero)) < 3) near++;
  }
  return near;
}

const alike = (a: readonly number[], b: readonly number[]): boolean => a.every((box, i) => box === b[i]);

/** Whether the door of the room stands open: a box holds it, or for a look the hero who stands on the plate. */
export const doorIsOpen = ({ room, boxes, hero }: Pick<State, 'room' | 'boxes' | 'hero'>): boolean =>
  hero.cell === room.tiles.plate || hero.cell === room.tiles.door || isOpen(room, cellsOf(boxes));

export const cellsOf = (boxes: readonly Box[]): number[] => boxes.map(({ cell }) => cell);

export const snapshot = (s: State, way: number): Snapshot => ({
  way,
  hero: s.hero.cell,
  boxes: cellsOf(s.boxes),
  walkers: s.walkers.map(({ cell, way: facing }) => ({ cell, way: facing })),
});

export function restore(s: State, shot: Snapshot): void {
  s.hero.cell = shot.hero;
  s.facing = shot.way;
  s.boxes.forEach((box, i) => (box.cell = shot.boxes[i] as number));
  s.walkers.forEach((walker, i) => Object.assign(walker, shot.walkers[i]));
  look(s);
}

/** What follows from where the boxes are. */
export function look(s: State): void {
  const { goals, own } = s.puzzle;
  for (const box of s.boxes) {
    box.home = own ? goals[box.nth] === box.cell : goals.includes(box.cell);
    box.dead = !s.live[box.nth]?.has(box.cell);
  }
  s.stuck = s.boxes.some(({ dead }) => dead);
}

export const pieceAt = (s: Pick<State, 'u' | 'x0' | 'y0'>, cell: number): Piece => ({
  cell,
  ...at(s, cell),
  squash: new Spring(),
});
