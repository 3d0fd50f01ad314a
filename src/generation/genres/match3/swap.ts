/** A swap of two neighbours, and whether it counts. */
import type { Game } from '../../kit/types.js';
import { BLOCKER, cleared, STAR, typesOf, type Piece } from './grid.js';
import type { State } from './state.js';
import { clear, settle } from './turn.js';

export const SWAP = 11;

export function startSwap(g: Game, s: State, a: number, b: number): void {
  s.chosen = s.drag = s.hint = null;
  s.waited = 0;
  if (!s.cells[a] || !s.cells[b] || s.cells[a].type === BLOCKER || s.cells[b].type === BLOCKER) {
    g.sound('hit', 0.8);
    s.cells[b]?.squash.kick(0.15);
    return;
  }
  s.swap = { a, b };
  s.phase = 'swap';
  s.t = 0;
  g.sound('swap');
}

function exchange(s: State): void {
  const { a, b } = s.swap as { a: number; b: number };
  [s.cells[a], s.cells[b]] = [s.cells[b] as Piece, s.cells[a] as Piece];
}

/** The swap has been seen: it counts, or goes back. */
export function judge(g: Game, s: State): void {
  const { a, b } = s.swap as { a: number; b: number };
  const [one, two] = [s.cells[a] as Piece, s.cells[b] as Piece];
  const star = one.type === STAR || two.type === STAR;
  const both = one.special !== null && two.special !== null;
  if (!both && cleared(typesOf(s.cells), a, b).length === 0) {
    s.phase = 'back';
    s.t = 0;
    g.sound('hit', 0.7);
    return;
  }
  exchange(s);
  s.made++;
  if (s.moves !== null) s.moves--;
  s.chain = 0;
  if (!star && !both) return settle(g, s);
  const wanted = one.type === STAR ? two.type : one.type;
  const doomed = new Set([a, b]);
  if (star) s.cells.forEach((piece, c) => (piece?.type === wanted || wanted === STAR) && doomed.add(c));
  clear(g, s, doomed);
}
