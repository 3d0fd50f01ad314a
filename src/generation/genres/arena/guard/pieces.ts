/** What is guarded: dropped, sent home, and lost. */
import type { Game } from '../../../kit/types.js';
import { dist, type Spot } from '../state.js';
import { H, MAT, W, type Piece, type State } from './state.js';

/** part of the way home that its last leap takes in a frame */
const LEAP = 0.16;

/** It falls where its thief was, but never where nobody can get it. */
export function drop(g: Game, piece: Piece, at: Spot): void {
  piece.at = 'lying';
  piece.x = Math.max(1.6, Math.min(W - 1.6, at.x));
  piece.y = Math.max(1.8, Math.min(H - 1.6, at.y + 0.2));
  piece.squash.kick(0.4);
  g.sound('collect', 0.7);
}

/** Gone over the fence, or taken from the house: it costs a life, and another one comes from the store while there are more lives than pieces. */
export function takeAway(g: Game, s: State, piece: Piece, at: Spot): void {
  const gentle = g.has('gentle') && g.lives === 1;
  // each one counts, however fast one follows another
  g.safe = 0;
  const [x, y] = s.fixed ? [piece.x, piece.y] : [at.x, at.y];
  if (gentle) g.sound('hurt', 1.2);
  else g.hurt(Math.max(0, Math.min(W, x)), Math.max(0, Math.min(H, y)));
  g.safe = 0;
  if (s.fixed) {
    piece.squash.kick(0.3);
    return;
  }
  if (gentle || g.lives >= s.pieces.length) {
    [piece.at, piece.x, piece.y] = ['back', piece.home.x, piece.home.y - 5];
    return;
  }
  s.pieces = s.pieces.filter((one) => one !== piece);
}

/** One frame: what lies about leaps home when somebody runs over it. */
export function stepPieces(g: Game, s: State): void {
  const { hero } = s;
  for (const piece of s.pieces) {
    piece.squash.step();
    if (piece.at === 'lying') {
      const isOver = dist(piece.x - hero.x, piece.y - hero.y) < 1;
      if (isOver) {
        g.addScore(15, piece.x, piece.y - 0.4);
        g.sound('power', 1.2);
        g.burst(piece.x, piece.y, { n: 8, shape: 'star', speed: 3, size: 0.16 });
        s.squash.kick(0.2);
      }
      if (isOver || dist(piece.x - piece.home.x, piece.y - piece.home.y) < MAT) piece.at = 'back';
    } else if (piece.at === 'back') leap(g, piece);
  }
}

function leap(g: Game, piece: Piece): void {
  piece.x += (piece.home.x - piece.x) * LEAP;
  piece.y += (piece.home.y - piece.y) * LEAP;
  if (dist(piece.home.x - piece.x, piece.home.y - piece.y) > 0.06) return;
  [piece.at, piece.x, piece.y] = ['home', piece.home.x, piece.home.y];
  piece.squash.kick(0.35);
  g.sound('bounce', 1.3);
  g.burst(piece.x, piece.y + 0.3, { n: 6, shape: 'smoke', speed: 1.6, size: 0.2 });
}

/** When the last thief is gone, whatever lies about goes home by itself. */
export function sendHome(s: State): void {
  for (const piece of s.pieces) if (piece.at === 'lying') piece.at = 'back';
}

/** How many are where they belong. */
export const safeOf = (s: State): number => s.pieces.filter(({ at }) => at !== 'thief' && at !== 'lying').length;
