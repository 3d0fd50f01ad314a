/** Pieces are taken from the tray and put into the picture: dragged, tapped, or by keys. What does not belong there goes back, and costs nothing. */
import { approach, lerp } from '../../kit/juice.js';
import type { Game } from '../../kit/types.js';
import { cellAt, homeOf, PICTURE, sizeOf, slotAt, slotOf, SLOTS, type Spot } from './layout.js';
import { subjectOf } from './scene.js';
import { fillTray, restOf, type Piece, type State } from './state.js';

/** units that a pointer goes before what it took hangs on it */
const HOLD = 0.25;
/** parts of a piece's shorter side within which it snaps into its place */
const SNAP = 0.6;
/** frames for which a whole picture is looked at */
const LOOK = 100;
/** frames after which a way that is held repeats, and between its repeats */
const REPEAT = [16, 5] as const;

const WAYS = [
  ['left', -1, 0],
  ['right', 1, 0],
  ['up', 0, -1],
  ['down', 0, 1],
] as const;

const far = (a: Spot, b: Spot): number => Math.sqrt((a.x - b.x) ** 2 + (a.y - b.y) ** 2);

function take(g: Game, s: State, piece: number): void {
  s.held = piece;
  s.hint = false;
  g.sound('select', 1.1);
  (s.pieces[piece] as Piece).pop.kick(-0.15);
}

/** It snaps in with those that lie beside it. */
function put(g: Game, s: State, piece: Piece): void {
  const home = homeOf(s.cut, piece.id);
  piece.placed = true;
  piece.pop.kick(0.2);
  s.slots[s.slots.indexOf(piece.id)] = -1;
  s.held = -1;
  s.drag = null;
  s.hint = false;
  s.placed++;
  fillTray(s, g.height);
  const part = s.placed / s.pieces.length;
  g.sound('combo', 0.8 + part * 0.8);
  g.burst(home.x, home.y, { n: 6, shape: 'star', speed: 3, colour: [g.design.theme.palette.accent, '#ffffff'] });
  g.addScore(10, home.x, home.y);
  g.progress(s.placed, s.pieces.length, subjectOf(g.design.cast));
  if (s.placed < s.pieces.length) return;
  s.whole = 1;
  g.sound('level');
  // a picture without a wrong try is worth more
  g.addScore(Math.max(0, 100 - 10 * s.missed));
}

function miss(g: Game, s: State): void {
  s.missed++;
  s.drag = null;
  g.sound('bounce', 0.7);
  (s.pieces[s.held] as Piece).pop.kick(0.15);
}

/** The piece in hand is put into a cell by a tap or a key; one that does not belong there stays in hand. */
function tryCell(g: Game, s: State, cell: number): void {
  const piece = s.pieces[s.held];
  if (!piece || cell < 0) return;
  if (piece.id === cell) put(g, s, piece);
  else if (!s.pieces[cell]?.placed) miss(g, s);
}

/** What hangs on a pointer is let go: near its place it snaps in, anywhere else it goes back to the tray. */
function letGo(g: Game, s: State, at: Spot): void {
  const piece = s.pieces[s.held] as Piece;
  const { w, h } = sizeOf(s.cut);
  if (far(at, homeOf(s.cut, piece.id)) < Math.min(w, h) * SNAP) return put(g, s, piece);
  if (cellAt(s.cut, at) >= 0) miss(g, s);
  s.drag = null;
  s.held = -1;
}

function readPointer(g: Game, s: State): void {
  const { pointer } = g.pad;
  if (!pointer) return void (s.drag = null);
  if (g.clicked()) {
    s.keys = false;
    const slot = slotOf(pointer, s.slots.length);
    const piece = slot < 0 ? -1 : (s.slots[slot] as number);
    if (piece >= 0) {
      take(g, s, piece);
      s.cursor.zone = 'tray';
      s.cursor.at = slot;
      s.drag = { from: { x: pointer.x, y: pointer.y }, moved: false };
      return;
    }
    tryCell(g, s, cellAt(s.cut, pointer));
  }
  if (!s.drag || s.held < 0) return;
  if (far(pointer, s.drag.from) > HOLD) s.drag.moved = true;
  if (pointer.down) return;
  if (s.drag.moved) letGo(g, s, pointer);
  else s.drag = null;
}

/** The next cell or slot that way; from the picture down into the tray and back. */
function move(s: State, dx: number, dy: number): void {
  const { cursor, cut, slots } = s;
  const cols = cursor.zone === 'picture' ? cut.cols : SLOTS;
  const rows = cursor.zone === 'picture' ? cut.rows : slots.length / SLOTS;
  const [x, y] = [(cursor.at % cols) + dx, Math.floor(cursor.at / cols) + dy];
  if (x < 0 || x >= cols) return;
  if (y >= 0 && y < rows) return void (cursor.at = y * cols + x);
  const across = (x + 0.5) / cols;
  if (cursor.zone === 'picture' && y >= rows) Object.assign(cursor, { zone: 'tray', at: Math.floor(across * SLOTS) });
  else if (cursor.zone === 'tray' && y < 0)
    Object.assign(cursor, { zone: 'picture', at: (cut.rows - 1) * cut.cols + Math.floor(across * cut.cols) });
}

function readKeys(g: Game, s: State): void {
  let held = false;
  for (const [way, dx, dy] of WAYS) {
    if (!g.pad[way]) continue;
    held = true;
    const again = s.heldFor > REPEAT[0] && s.heldFor % REPEAT[1] === 0;
    if (!g.pressed(way) && !again) continue;
    s.keys = true;
    move(s, dx, dy);
    g.sound('step', 1.3);
  }
  s.heldFor = held ? s.heldFor + 1 : 0;
  if (g.pressed('b') && s.held >= 0) {
    s.held = -1;
    g.sound('swap', 0.8);
  }
  if (!g.pressed('a')) return;
  s.keys = true;
  if (s.cursor.zone === 'picture') return tryCell(g, s, s.cursor.at);
  const piece = s.slots[s.cursor.at] as number;
  if (piece >= 0) take(g, s, piece);
}

/** Where the cursor of keys and gamepad is. */
export const cursorAt = ({ cut, cursor }: State): Spot =>
  cursor.zone === 'picture' ? homeOf(cut, cursor.at) : slotAt(cursor.at);

/** Where a piece is to be, and how large: in hand it is as large as in the picture. */
function goalOf(g: Game, s: State, piece: Piece): { x: number; y: number; size: number } {
  if (piece.placed) return { ...homeOf(s.cut, piece.id), size: 1 };
  if (s.held !== piece.id) return restOf(s, piece);
  const { pointer } = g.pad;
  if (s.drag?.moved && pointer) return { x: pointer.x, y: pointer.y, size: 1 };
  const rest = restOf(s, piece);
  if (s.keys && s.cursor.zone === 'picture') return { ...cursorAt(s), size: 1 };
  return { ...rest, y: rest.y - 0.12, size: rest.size * 1.1 };
}

/** One frame. */
export function step(g: Game, s: State): void {
  for (const piece of s.pieces) {
    const goal = goalOf(g, s, piece);
    const haste = s.drag?.moved && s.held === piece.id ? 0.6 : 0.25;
    piece.x = lerp(piece.x, goal.x, haste);
    piece.y = lerp(piece.y, goal.y, haste);
    piece.size = approach(lerp(piece.size, goal.size, haste), goal.size, 0.002);
    piece.pop.step();
  }
  if (s.whole > 0) {
    if (s.whole++ === LOOK) {
      const n = g.has('confetti') ? 90 : 40;
      g.burst(PICTURE.x + PICTURE.w / 2, PICTURE.y + PICTURE.h / 2, { n, shape: 'star', speed: 8, life: 1 });
      g.levelDone();
    }
    return;
  }
  fillTray(s, g.height);
  if (g.key('KeyH')) {
    // the first in the tray, where none is in hand
    if (s.held < 0) take(g, s, s.slots.find((piece) => piece >= 0) ?? -1);
    s.hint = true;
    g.sound('power', 1.1);
  }
  readKeys(g, s);
  if (s.whole === 0) readPointer(g, s);
}
