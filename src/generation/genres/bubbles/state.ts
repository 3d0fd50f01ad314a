/** A level of bubbles, how shots are aimed and what they do. */
import type { Actor } from '../../design.js';
import { clamp, Spring } from '../../kit/juice.js';
import type { Game } from '../../kit/types.js';
import {
  COLS,
  EMPTY,
  LINE,
  loose,
  lowest,
  newLattice,
  pushRow,
  ROWS,
  sameAs,
  xOf,
  yOf,
  type Lattice,
} from './lattice.js';
import { sortsOf } from './sorts.js';
import { fly, H, launch, MUZZLE, restAt, W, WIDEST, type Flight } from './shot.js';

/** units a frame */
const SPEED = 0.42;
/** radians a frame that keys turn, at least and when held */
const TURN = 0.006;
const TURN_HELD = 0.034;
/** frames for which a bubble bursts or falls */
export const FALL = 46;

export interface Falling {
  readonly sort: number;
  x: number;
  y: number;
  vx: number;
  vy: number;
  left: number;
}

export interface State {
  readonly lattice: Lattice;
  readonly sorts: readonly Actor[];
  /** radians from upright, positive to the right */
  angle: number;
  turning: number;
  now: number;
  next: number;
  flight: Flight | null;
  falling: Falling[];
  /** shots that burst nothing, since the ceiling came down last */
  misses: number;
  readonly patience: number;
  readonly total: number;
  aimed: boolean;
  readonly recoil: Spring;
  readonly mood: Spring;
  done: boolean;
  readonly bot: { look: number; best: number; worth: number; wait: number };
}

/** Sorts that are still there: no other is shot any more. */
const left = ({ cells }: Lattice): number[] => [...new Set(cells)].filter((sort) => sort !== EMPTY);

const draw = (g: Game, s: { readonly lattice: Lattice; readonly sorts: readonly Actor[] }): number => {
  const sorts = left(s.lattice);
  return sorts.length > 0 ? g.rand.pick(sorts) : 0;
};

/** A row in clumps: the same sort two or three times in a row, so that there is always something to aim at. */
function rowOf(g: Game, sorts: number): number[] {
  const row: number[] = [];
  while (row.length < COLS) {
    const sort = g.rand.int(0, sorts - 1);
    for (let n = g.rand.int(1, 3); n > 0; n--) row.push(sort);
  }
  return row.slice(0, COLS);
}

export function newState(g: Game): State {
  const count = clamp(Math.round(3 + g.skill * 2.4), 3, 6);
  const rows = clamp(Math.round(3 + g.skill * 3 + g.level * 0.5), 3, 7);
  const lattice = newLattice();
  for (let row = 0; row < rows; row++) pushRow(lattice, rowOf(g, count));
  const s: State = {
    lattice,
    sorts: sortsOf(g, count),
    angle: 0,
    turning: 0,
    now: 0,
    next: 0,
    flight: null,
    falling: [],
    misses: 0,
    patience: g.has('gentle') ? Infinity : clamp(Math.round(8 - g.skill * 4), 4, 8),
    total: lattice.cells.filter((sort) => sort !== EMPTY).length,
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

export const remaining = ({ lattice }: State): number => lattice.cells.filter((sort) => sort !== EMPTY).length;

function tell(g: Game, s: State): void {
  g.progress(Math.max(0, s.total - remaining(s)), s.total, s.sorts[0]);
}

function drop(s: State, cell: number, hit: boolean, g: Game): void {
  const [x, y] = [xOf(s.lattice, cell), yOf(cell)];
  const sort = s.lattice.cells[cell] as number;
  s.lattice.cells[cell] = EMPTY;
  if (hit)
    g.burst(x, y, { n: 7, shape: 'ring', speed: 4, gravity: 0, colour: ['#ffffff', g.design.theme.palette.accent] });
  else s.falling.push({ sort, x, y, vx: (((cell * 7) % 5) - 2) * 0.02, vy: -0.05, left: FALL });
}

/** The bubble has come to rest: three or more of a sort burst, and what they held falls. */
function land(g: Game, s: State, cell: number): void {
  s.lattice.cells[cell] = s.now;
  const same = sameAs(s.lattice, cell);
  const [x, y] = [xOf(s.lattice, cell), yOf(cell)];
  if (same.length < 3) {
    g.sound('bounce', 1.1);
    if (++s.misses >= s.patience) lower(g, s);
  } else {
    for (const one of same) drop(s, one, true, g);
    const free = loose(s.lattice);
    for (const one of free) drop(s, one, false, g);
    g.addScore(same.length * 10 + free.length * 20, x, y);
    g.sound(free.length > 0 ? 'combo' : 'break', 0.9 + Math.min(8, same.length + free.length) * 0.06);
    if (free.length > 4) g.shake(0.12);
    s.mood.kick(-0.25);
    tell(g, s);
  }
  if (remaining(s) === 0) return clear(g, s);
  if (lowest(s.lattice) >= LINE) overflow(g, s);
  s.now = s.next;
  if (!left(s.lattice).includes(s.now)) s.now = draw(g, s);
  s.next = draw(g, s);
}

function clear(g: Game, s: State): void {
  s.done = true;
  s.mood.kick(-0.4);
  g.burst(W / 2, H / 3, {
    n: g.has('confetti') ? 90 : 45,
    shape: 'star',
    speed: 8,
    life: 1.1,
    colour: [g.design.theme.palette.accent, '#ffffff'],
  });
  g.levelDone();
}

/** Too many shots burst nothing: another row comes in. */
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

export function shoot(g: Game, s: State): void {
  s.flight = launch(s.angle);
  s.recoil.kick(0.25);
  g.sound('shoot');
}

/** Pointing aims at once; letting go shoots. Arrows turn, finely at first. A tap on the next bubble changes it for this one. */
function readHands(g: Game, s: State): void {
  const { pad } = g;
  const { pointer } = pad;
  if (pointer) {
    const over = pointer.y < MUZZLE.y - 0.2;
    if (over && (pointer.down || s.aimed || g.clicked()))
      s.angle = clamp(Math.atan2(pointer.x - MUZZLE.x, MUZZLE.y - pointer.y), -WIDEST, WIDEST);
    if (g.clicked()) s.aimed = true;
    if (s.aimed && !pointer.down) {
      s.aimed = false;
      if (over && !s.flight) return shoot(g, s);
      if (!over && pointer.x < MUZZLE.x - 0.7) return swap(g, s);
    }
  }
  const way = Number(pad.right) - Number(pad.left);
  s.turning = way === 0 ? 0 : s.turning + 1;
  if (way !== 0) s.angle = clamp(s.angle + way * clamp(TURN + s.turning * 0.0012, TURN, TURN_HELD), -WIDEST, WIDEST);
  if (g.pressed('b') || g.pressed('down')) swap(g, s);
  else if ((g.pressed('a') || g.pressed('up')) && !s.flight) shoot(g, s);
}

function swap(g: Game, s: State): void {
  if (s.flight) return;
  [s.now, s.next] = [s.next, s.now];
  g.sound('swap');
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
  if (!s.flight || !fly(s.lattice, s.flight, SPEED)) return;
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
  const { cells } = s.lattice;
  cells[cell] = sort;
  const same = sameAs(s.lattice, cell);
  let worth = same.length * 1.5 - 4 - Math.floor(cell / COLS) * 0.3;
  if (same.length >= 3) {
    for (const one of same) cells[one] = EMPTY;
    worth = same.length * 2 + loose(s.lattice).length * 3;
    for (const one of same) cells[one] = sort;
  }
  cells[cell] = EMPTY;
  return worth;
}
