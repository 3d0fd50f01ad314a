/** Puts each piece where the solver says, with turns and steps at the pace of a practised hand. */
import { clearPad } from '../../kit/pad.js';
import type { Game, Pad } from '../../kit/types.js';
import { bitsOf } from './layout.js';
import { bestPut } from './solver.js';
import type { State } from './state.js';

const PAUSE = 5;

export function blocksBot(_g: Game, s: State, pad: Pad): void {
  clearPad(pad);
  pad.pointer = null;
  const { piece } = s;
  if (!piece || s.clearing > 0 || ++s.wait % PAUSE !== 0) return;
  s.put ??= bestPut(bitsOf(s.cells), piece.kind);
  const { put } = s;
  if (!put || ++s.tries > 16) {
    pad.a = true;
    return;
  }
  if (piece.turn !== put.turn) pad.up = true;
  else if (piece.x > put.x) pad.left = true;
  else if (piece.x < put.x) pad.right = true;
  else if (s.wait > 40) pad.a = true;
}
