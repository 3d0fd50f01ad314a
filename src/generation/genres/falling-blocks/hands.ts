/** Keys: sides, up turns, down hurries, a drops, b keeps. Mouse: it follows; finger: drag; both: tap turns, a pull down drops, a pull up keeps. */
import type { Game } from '../../kit/types.js';
import type { Piece, State } from './state.js';
import { cellsOf, fall, keep, shift, slam, turn } from './well.js';

/** frames that a side is held before it repeats, and between repeats */
const REPEAT_AFTER = 11;
const REPEAT = 3;
/** what a finger moves before it is more than a tap, and before it is a pull */
const TAP = 0.45;
const PULL = 1.7;

const middle = (piece: Piece): number => {
  const xs = cellsOf(piece).map(([x]) => x);
  return (Math.min(...xs) + Math.max(...xs) + 1) / 2;
};

function readKeys(g: Game, s: State): boolean {
  const { pad } = g;
  const side = Number(pad.right) - Number(pad.left);
  s.sideFor = side !== 0 && side === s.side ? s.sideFor + 1 : 0;
  if (side !== 0 && (side !== s.side || (s.sideFor > REPEAT_AFTER && s.sideFor % REPEAT === 0))) shift(g, s, side);
  s.side = side;
  if (g.pressed('up')) turn(g, s);
  if (g.pressed('b')) keep(g, s);
  if (g.pressed('a')) slam(g, s);
  return pad.down;
}

/** A step towards a place: the middle of the piece over the pointer. */
function towards(g: Game, s: State, goal: number): void {
  for (let i = 0; i < 3 && s.piece; i++) {
    const way = goal - middle(s.piece);
    if (Math.abs(way) < 0.6 || !shift(g, s, Math.sign(way))) return;
  }
}

function readPointer(g: Game, s: State): boolean {
  const { pointer } = g.pad;
  if (!pointer) return false;
  if (!pointer.down) {
    const { finger } = s;
    s.finger = null;
    // a mouse that moves with no button takes the piece along
    if (!finger && s.hoverX !== null && Math.abs(pointer.x - s.hoverX) > 0.01) towards(g, s, pointer.x - 0.3);
    s.hoverX = pointer.x;
    if (!finger || finger.moved || finger.age > 26) return false;
    const dx = pointer.x - finger.x;
    const dy = pointer.y - finger.y;
    if (Math.abs(dx) < TAP && Math.abs(dy) < TAP) turn(g, s);
    return false;
  }
  const { piece } = s;
  s.finger ??= { x: pointer.x, y: pointer.y, px: piece ? middle(piece) : 4, age: 0, moved: false };
  const { finger } = s;
  finger.age++;
  s.hoverX = pointer.x;
  const dx = pointer.x - finger.x;
  const dy = pointer.y - finger.y;
  if (finger.moved && finger.px < 0) return false;
  if (Math.abs(dy) > PULL && Math.abs(dy) > Math.abs(dx) * 1.3 && finger.age < 24) {
    // one pull, one deed: the next needs another finger
    finger.moved = true;
    finger.px = -1;
    if (dy > 0) slam(g, s);
    else keep(g, s);
    return false;
  }
  if (Math.abs(dx) > TAP) {
    finger.moved = true;
    towards(g, s, finger.px + dx);
  }
  return dy > PULL && finger.age >= 24;
}

/** Reads all hands for this frame and lets the piece fall. */
export function playPiece(g: Game, s: State): void {
  const hurried = readKeys(g, s);
  const pulled = readPointer(g, s);
  if (s.piece) fall(g, s, hurried || pulled);
}
