/** Puts each piece where the solver says, with turns and steps at the pace of a practised hand, each pressed once and watched. */
import { clearPad } from '../../kit/pad.js';
import type { Game, Pad } from '../../kit/types.js';
import { bitsOf } from './layout.js';
import { bestPut } from './solver.js';
import type { State } from './state.js';

const PAUSE = 5;

/** frames after which a press that moved nothing is given up */
const UNHEARD = 30;

/** Whether the last press is still to show: the piece is as it was then. */
function isOpen(s: State): boolean {
  const { asked, piece } = s;
  if (!asked || !piece) return false;
  return --asked.left > 0 && asked.piece === piece && asked.turn === piece.turn && asked.x === piece.x;
}

export function blocksBot(_g: Game, s: State, pad: Pad): void {
  clearPad(pad);
  pad.pointer = null;
  const { piece } = s;
  if (!piece || s.clearing > 0 || isOpen(s) || ++s.wait % PAUSE !== 0) return;
  s.put ??= bestPut(bitsOf(s.cells), piece.kind);
  const { put } = s;
  if (!put || ++s.tries > 16) pad.a = true;
  else if (piece.turn !== put.turn) pad.up = true;
  else if (piece.x > put.x) pad.left = true;
  else if (piece.x < put.x) pad.right = true;
  else if (s.wait > 40) pad.a = true;
  else return;
  s.asked = { piece, turn: piece.turn, x: piece.x, left: UNHEARD };
}
