/** The falling piece: moves, turns, drops, comes to lie; full rows go; a row from below; what happens when it stands out at the top. */
import type { Actor } from '../../design.js';
import type { Game } from '../../kit/types.js';
import { holeOf, nextBag, rubbleActor } from './layout.js';
import { COLS, KICKS, ROWS, SHAPES, SPAWN_Y, spawnX, USUAL, type Shape } from './shapes.js';
import { SHELF, type Piece, type State } from './state.js';

/** frames that rows take to go, and that a piece may lie before it stays */
export const CLEAR = 20;
const LIE = 30;
const MOST_MOVES = 10;

export function cellsOf(piece: Pick<Piece, 'kind' | 'turn' | 'x' | 'y'>): readonly (readonly [number, number])[] {
  const turns = (SHAPES[piece.kind] as Shape).turns[piece.turn] as readonly (readonly [number, number])[];
  return turns.map(([x, y]) => [x + piece.x, y + piece.y] as const);
}

export function fits(s: State, piece: Pick<Piece, 'kind' | 'turn' | 'x' | 'y'>): boolean {
  return cellsOf(piece).every(([x, y]) => x >= 0 && x < COLS && y < ROWS && (y < 0 || !s.cells[y * COLS + x]));
}

/** All items of the cast are on the pieces, in turn. */
export const actorOf = (g: Game, kind: number): Actor => {
  const { items } = g.design.cast;
  return items[kind % items.length] as Actor;
};

/** Where things are to be gathered, one cell of each piece carries one; else all four. */
export const isRipe = (s: State, kind: number, cell: number): boolean => s.counts !== 'things' || cell % 4 === kind % 4;

export function ghostY(s: State, piece: Piece): number {
  let { y } = piece;
  while (fits(s, { ...piece, y: y + 1 })) y++;
  return y;
}

export function spawn(g: Game, s: State, kind?: number): void {
  while (s.queue.length < 4) s.queue.push(...nextBag(s.bag, s.idea));
  const next = kind ?? s.queue.shift() ?? 0;
  s.piece = {
    kind: next,
    actor: actorOf(g, next),
    turn: 0,
    x: spawnX(next),
    y: SPAWN_Y,
    fell: 0,
    lying: 0,
    moves: 0,
  };
  s.put = null;
  s.wait = 0;
  s.tries = 0;
  if (s.finger) s.finger.moved = true;
}

export function shift(g: Game, s: State, by: number): boolean {
  const { piece } = s;
  if (!piece || !fits(s, { ...piece, x: piece.x + by })) return false;
  piece.x += by;
  touched(piece);
  g.sound('step', 1.4);
  return true;
}

export function turn(g: Game, s: State): boolean {
  const { piece } = s;
  if (!piece) return false;
  const turned = { ...piece, turn: (piece.turn + 1) % 4 };
  for (const [dx, dy] of KICKS) {
    if (!fits(s, { ...turned, x: piece.x + dx, y: piece.y + dy })) continue;
    piece.turn = turned.turn;
    piece.x += dx;
    piece.y += dy;
    touched(piece);
    g.sound('swap', 1.2);
    return true;
  }
  g.sound('bounce', 0.6);
  return false;
}

function touched(piece: Piece): void {
  if (piece.moves++ < MOST_MOVES) piece.lying = 0;
}

/** Keeps the piece for later, or takes what was kept; once a piece. */
export function keep(g: Game, s: State): void {
  const { piece } = s;
  if (!piece || s.held) return;
  const before = s.hold;
  s.hold = piece.kind;
  spawn(g, s, before ?? undefined);
  s.held = true;
  g.sound('select');
}

export function slam(g: Game, s: State): void {
  const { piece } = s;
  if (!piece) return;
  const from = piece.y;
  piece.y = ghostY(s, piece);
  g.addScore(Math.min(12, piece.y - from));
  s.bump.kick(0.06);
  g.sound('hit', 0.8);
  g.shake(0.12);
  for (const [x, y] of cellsOf(piece))
    g.burst(x + 0.5 + 0.3, y + SHELF + 1.1, { n: 3, shape: 'smoke', speed: 2, gravity: -0.5, life: 0.4 });
  settle(g, s, piece);
}

const gravity = (g: Game, s: State): number => {
  const hurry = g.has('speedUp') ? Math.min(0.6, s.lines * 0.05) : Math.min(0.25, s.lines * 0.012);
  return Math.max(4, Math.round((52 - g.skill * 34) * (1 - hurry) * (g.has('lowGravity') ? 1.9 : 1)));
};

export function fall(g: Game, s: State, soft: boolean): void {
  const { piece } = s;
  if (!piece) return;
  const below = fits(s, { ...piece, y: piece.y + 1 });
  if (!below) {
    piece.fell = 0;
    if (++piece.lying >= LIE || (soft && piece.lying > 8)) {
      g.sound('step', 0.7);
      settle(g, s, piece);
    }
    return;
  }
  piece.lying = 0;
  piece.fell++;
  if (piece.fell < (soft ? Math.min(3, gravity(g, s)) : gravity(g, s))) return;
  piece.fell = 0;
  piece.y++;
}

function settle(g: Game, s: State, piece: Piece): void {
  s.piece = null;
  s.held = false;
  let out = false;
  cellsOf(piece).forEach(([x, y], i) => {
    if (y < 0) out = true;
    else s.cells[y * COLS + x] = { actor: piece.actor, tone: piece.kind % USUAL, ripe: isRipe(s, piece.kind, i) };
  });
  s.full = [];
  for (let y = 0; y < ROWS; y++) {
    let n = 0;
    while (n < COLS && s.cells[y * COLS + n]) n++;
    if (n === COLS) s.full.push(y);
  }
  if (s.full.length > 0) {
    s.clearing = CLEAR;
    g.sound(s.full.length > 1 ? 'combo' : 'break', 1 + s.combo * 0.08);
    if (s.full.length > 2) g.freeze(4);
    return;
  }
  s.combo = 0;
  if (out) overflow(g, s);
}

/** The well is full to the brim: a life, and air to breathe again. */
export function overflow(g: Game, s: State): void {
  if (s.shields > 0) {
    s.shields--;
    g.sound('break');
    g.shake(0.4);
  } else {
    g.safe = 0;
    if (g.hurt(COLS / 2, SHELF + 2) === 'dead') return;
  }
  for (let i = 0; i < COLS * ROWS; i++) {
    const cell = s.cells[i];
    // the treasures stay: they are what was asked for
    if (!cell || cell.tone === 8 || i >= COLS * (ROWS - 4)) continue;
    burst(g, s, i, cell.actor);
    s.cells[i] = null;
  }
  s.combo = 0;
  s.piece = null;
}

export function burst(g: Game, s: State, i: number, actor: Actor): void {
  const x = (i % COLS) + 0.8;
  const y = Math.floor(i / COLS) + SHELF + 0.5;
  if (s.loose.length < 48)
    s.loose.push({ x, y, vx: (x - COLS / 2) * 1.3 + Math.sin(i * 7.7) * 2, vy: -5 - ((i * 13) % 5), age: 0, actor });
  g.burst(x, y, { n: g.has('confetti') ? 7 : 3, shape: 'square', speed: 4, life: 0.5 });
}

/** A row with a hole comes up from below. */
export function pushUp(g: Game, s: State): void {
  const hole = holeOf(s.pushes, g.level);
  if (s.cells.slice(0, COLS).some(Boolean)) overflow(g, s);
  s.cells.splice(0, COLS);
  for (let x = 0; x < COLS; x++)
    s.cells.push(x === hole ? null : { actor: s.boss?.actor ?? rubbleActor(g, s.pushes), tone: 7, ripe: true });
  s.pushes++;
  const { piece } = s;
  if (piece && !fits(s, piece)) piece.y--;
  s.bump.kick(-0.08);
  s.boss?.squash.kick(-0.25);
  g.sound('explode', 0.7);
  g.shake(0.35);
}
