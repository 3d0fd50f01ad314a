/** A level of bubbles, how shots are aimed and what they do. */
import type { Actor } from '../../design.js';
import { clamp, Spring } from '../../kit/juice.js';
import type { Game } from '../../kit/types.js';
import { COLS, EMPTY, LINE, loose, lowest, newLattice, pushRow, ROWS, xOf, yOf, type Lattice } from './lattice.js';
import { bringIn, ideaOf, pressIn, LEAST_OF, ROWS_OF, type BubbleIdea } from './bubble-ideas.js';
import { readHands, type Aim } from './bubble-hands.js';
import { landingAt, remainingOf, worthAt } from './landing.js';
import { CAPTIVE, isFrosted, isPlain, sortOf } from './marks.js';
import { sortsOf } from './sorts.js';
import { fly, H, launch, MUZZLE, restAt, W } from './shot.js';

/** units a frame */
const SPEED = 0.42;
/** frames for which a bubble bursts or falls */
export const FALL = 46;

export interface Falling {
  /** what hung there (`marks.ts`) */
  readonly mark: number;
  x: number;
  y: number;
  vx: number;
  vy: number;
  left: number;
}

export interface State extends Aim {
  readonly idea: BubbleIdea;
  readonly lattice: Lattice;
  readonly sorts: readonly Actor[];
  /** where rows come in by the clock: frames to the next one, of how many, and how many came */
  readonly press: { left: number; of: number; came: number } | null;
  falling: Falling[];
  /** shots that burst nothing, since the ceiling came down last */
  misses: number;
  readonly patience: number;
  readonly total: number;
  readonly mood: Spring;
  done: boolean;
  readonly bot: { look: number; best: number; worth: number; wait: number };
}

/** Sorts that are still there: no other is shot any more. Those under frost count where there are no others. */
function left({ cells }: Lattice): number[] {
  const open = cells.filter(isPlain);
  return [...new Set(open.length > 0 ? open : cells.filter(isFrosted).map(sortOf))];
}

const draw = (g: Game, s: { readonly lattice: Lattice; readonly sorts: readonly Actor[] }): number => {
  const sorts = left(s.lattice);
  return sorts.length > 0 ? g.rand.pick(sorts) : 0;
};

/** A row in clumps: the same sort two or three times in a row, so that there is always something to aim at. */
function rowOf(g: Game, sorts: number, least = 1): number[] {
  const row: number[] = [];
  while (row.length < COLS) {
    const sort = g.rand.int(0, sorts - 1);
    for (let n = g.rand.int(least, 3); n > 0; n--) row.push(sort);
  }
  return row.slice(0, COLS);
}

export function newState(g: Game): State {
  const count = clamp(Math.round(2.9 + g.skill * 1.6), 3, 5);
  const idea = ideaOf(g);
  const rows = clamp(Math.round(ROWS_OF[idea] + g.skill * 1.5), 3, 5);
  const lattice = newLattice();
  for (let row = 0; row < rows; row++) pushRow(lattice, rowOf(g, count, LEAST_OF[idea] ?? 1));
  bringIn(g, idea, lattice, rows);
  const every = pressIn(g, 0);
  const s: State = {
    idea,
    lattice,
    sorts: sortsOf(g, count),
    press: idea === 'press' ? { left: every, of: every, came: 0 } : null,
    angle: 0,
    turning: 0,
    now: 0,
    next: 0,
    flight: null,
    falling: [],
    misses: 0,
    patience: g.has('gentle') || idea === 'press' ? Infinity : clamp(Math.round(8 - g.skill * 4), 4, 8),
    total: remainingOf(lattice, idea === 'captives'),
    aimed: false,
    recoil: new Spring(),
    mood: new Spring(),
    done: false,
    bot: { look: 0, best: 0, worth: -Infinity, wait: 0 },
  };
  s.now = draw(g, s);
  s.next = draw(g, s);
  return s;
}

export const remaining = ({ lattice, idea }: State): number => remainingOf(lattice, idea === 'captives');

export function tell(g: Game, s: State): void {
  g.progress(Math.max(0, s.total - remaining(s)), s.total, s.idea === 'captives' ? g.design.cast.hero : s.sorts[0]);
}

function drop(s: State, cell: number, hit: boolean, g: Game): void {
  const [x, y] = [xOf(s.lattice, cell), yOf(cell)];
  const mark = s.lattice.cells[cell] as number;
  s.lattice.cells[cell] = EMPTY;
  if (mark === CAPTIVE) free(g, s, x, y);
  else if (hit)
    g.burst(x, y, { n: 7, shape: 'ring', speed: 4, gravity: 0, colour: ['#ffffff', g.design.theme.palette.accent] });
  else s.falling.push({ mark, x, y, vx: (((cell * 7) % 5) - 2) * 0.02, vy: -0.05, left: FALL });
}

/** Somebody hops out of what held them. */
function free(g: Game, s: State, x: number, y: number): void {
  s.falling.push({ mark: CAPTIVE, x, y, vx: x < W / 2 ? 0.03 : -0.03, vy: -0.28, left: FALL });
  g.addScore(100, x, y);
  g.sound('power');
  g.burst(x, y, { n: 14, shape: 'star', speed: 5, gravity: 5, colour: [g.design.theme.palette.accent, '#ffffff'] });
}

/** The bubble has come to rest: three or more of a sort burst, what a bomb reaches too, and what they held falls. */
function land(g: Game, s: State, cell: number): void {
  s.lattice.cells[cell] = s.now;
  const { gone, bared } = landingAt(s.lattice, cell);
  const [x, y] = [xOf(s.lattice, cell), yOf(cell)];
  for (const one of bared) thaw(g, s, one);
  if (gone.size === 0) {
    g.sound('bounce', 1.1);
    if (++s.misses >= s.patience) lower(g, s);
  } else {
    for (const one of gone) drop(s, one, true, g);
    const fell = loose(s.lattice);
    for (const one of fell) drop(s, one, false, g);
    g.addScore(gone.size * 10 + fell.length * 20, x, y);
    g.sound(fell.length > 0 ? 'combo' : 'break', 0.9 + Math.min(8, gone.size + fell.length) * 0.06);
    if (fell.length > 4 || gone.size > 7) g.shake(0.12);
    s.mood.kick(-0.25);
    tell(g, s);
  }
  if (remaining(s) === 0) return clear(g, s);
  if (lowest(s.lattice) >= LINE) overflow(g, s);
  s.now = s.next;
  if (!left(s.lattice).includes(s.now)) s.now = draw(g, s);
  s.next = draw(g, s);
}

function thaw(g: Game, s: State, cell: number): void {
  s.lattice.cells[cell] = sortOf(s.lattice.cells[cell] as number);
  g.burst(xOf(s.lattice, cell), yOf(cell), { n: 5, shape: 'square', speed: 2.5, colour: ['#ffffff', '#cfeaff'] });
}

function clear(g: Game, s: State): void {
  s.done = true;
  s.mood.kick(-0.4);
  // what only hung with the others falls too
  for (const cell of s.lattice.cells.keys()) if (s.lattice.cells[cell] !== EMPTY) drop(s, cell, false, g);
  g.burst(W / 2, H / 3, {
    n: g.has('confetti') ? 90 : 45,
    shape: 'star',
    speed: 8,
    life: 1.1,
    colour: [g.design.theme.palette.accent, '#ffffff'],
  });
  g.levelDone();
}

/** Too many shots burst nothing, or the clock says so: another row comes in. */
function lower(g: Game, s: State): void {
  s.misses = 0;
  const sorts = left(s.lattice);
  pushRow(
    s.lattice,
    rowOf(g, sorts.length).map((sort) => sorts[sort] ?? 0),
  );
  g.sound('hit', 0.7);
  g.shake(0.1);
}

/** Bubbles have come too low: a life, and the lowest rows burst; without one the game is lost. */
function overflow(g: Game, s: State): void {
  s.mood.kick(0.4);
  if (g.hurt(W / 2, MUZZLE.y - 1) === 'dead') {
    s.done = true;
    return;
  }
  for (let cell = COLS * (ROWS - 5); cell < COLS * ROWS; cell++)
    if (s.lattice.cells[cell] !== EMPTY) drop(s, cell, false, g);
  for (const one of loose(s.lattice)) drop(s, one, false, g);
  if (remaining(s) === 0) clear(g, s);
}

/** The ceiling comes down by the clock, between two shots. */
function pressDown(g: Game, s: State, press: NonNullable<State['press']>): void {
  if (--press.left > 0) return;
  press.of = press.left = pressIn(g, ++press.came);
  lower(g, s);
  if (lowest(s.lattice) >= LINE) overflow(g, s);
}

export function step(g: Game, s: State): void {
  s.recoil.step();
  s.mood.step();
  for (const one of s.falling) {
    one.vy += 0.02;
    one.x += one.vx;
    one.y += one.vy;
    one.left--;
  }
  if (s.falling.length > 0) s.falling = s.falling.filter((one) => one.left > 0);
  if (s.done) return;
  readHands(g, s);
  if (s.press && !s.flight) pressDown(g, s, s.press);
  if (s.done || !s.flight || !fly(s.lattice, s.flight, SPEED)) return;
  const cell = restAt(s.lattice, s.flight);
  s.flight = null;
  if (cell >= 0) land(g, s, cell);
}

/** What a shot at that angle would do: bubbles that burst and fall; less than nothing where it only hangs there. */
export function worthOf(s: State, angle: number, sort: number): number {
  const flight = launch(angle);
  if (!fly(s.lattice, flight, 60)) return -100;
  const cell = restAt(s.lattice, flight);
  if (cell < 0) return -100;
  return worthAt(s.lattice, cell, sort);
}
