/** Two at a board: whose turn it is, what is picked and moved, who has won, and what comes after, for any `BoardGame`. */
import type { Game } from '../../kit/types.js';
import { middleOf, RIM, type Grid } from './grid.js';
import { readHands } from './hands.js';
import { choiceCell, isHuman, strengthOf, type BoardGame, type Match } from './match-state.js';
import { ponder, think, type Move } from './search.js';

/** frames before a computer moves, at least, and after a game is over */
const PAUSE = 22;
const SHOWN = 70;

function play<P, M extends Move>(g: Game, s: Match<P, M>, game: BoardGame<P, M>, move: M): void {
  s.before = s.at;
  s.last = move;
  s.at = game.after(s.at, move);
  s.moves = game.moves(s.at);
  s.from = -1;
  s.choices = [];
  s.search = s.bot.search = null;
  s.phase = 'move';
  s.t = 0;
  g.sound(move.from === undefined ? 'select' : 'step');
}

/** A move has ended: sparks where something was taken, and whether that was the game. */
function land<P, M extends Move>(g: Game, s: Match<P, M>, game: BoardGame<P, M>): void {
  const { palette } = g.design.theme;
  const move = s.last as M;
  const { x, y } = middleOf(game.grid, move.to);
  const took = move.from !== undefined && s.before !== null && game.piece(s.before, move.to) !== 0;
  s.land.kick(took ? 0.3 : 0.18);
  g.sound(took ? 'hit' : 'bounce', took ? 1 : 0.8);
  g.burst(x, y, { n: took ? 14 : 5, speed: took ? 4 : 2, colour: [palette.solidEdge, '#ffffff'] });
  if (took && game.turn(s.before as P) === 0) g.addScore(10, x, y);
  s.outcome = game.outcome(s.at);
  s.phase = s.outcome === null ? 'turn' : 'over';
  s.t = 0;
  if (s.outcome === null) return;
  s.mood.kick(s.outcome === 0 ? -0.4 : 0.3);
  if (s.outcome === 'draw') g.sound('swap', 0.8);
  else {
    s.won[s.outcome]++;
    const mine = s.outcome === 0 || s.two;
    g.sound(mine ? 'combo' : 'hurt');
    g.shake(0.15);
    for (const cell of game.winning?.(s.at) ?? [move.to]) {
      const at = middleOf(game.grid, cell);
      const n = mine ? (g.has('confetti') ? 26 : 12) : 5;
      g.burst(at.x, at.y, { n, shape: 'star', speed: 6, life: 0.9, colour: [palette.accent, '#ffffff'] });
    }
  }
}

/** The game is over and was seen: the next one, another try, or the end. */
function conclude<P, M extends Move>(g: Game, s: Match<P, M>, game: BoardGame<P, M>): void {
  const { outcome } = s;
  if (outcome === 0 || (outcome === 1 && s.two)) {
    g.addScore(100, RIM + game.grid.cols / 2, RIM + game.grid.rows / 2);
    return g.levelDone();
  }
  if (outcome === 1 && g.hurt(RIM + game.grid.cols / 2, RIM + game.grid.rows / 2) === 'dead') return;
  // the other begins
  s.first = s.first === 0 ? 1 : 0;
  s.at = game.start(s.first, g.rand);
  s.moves = game.moves(s.at);
  s.last = s.before = s.outcome = null;
  s.phase = 'turn';
  s.t = 0;
}

function readPerson<P, M extends Move>(g: Game, s: Match<P, M>, game: BoardGame<P, M>): void {
  const turn = game.turn(s.at);
  // with two at one screen each has keys of their own, and both have the same mouse
  const picked = readHands(g, game.grid, s.hands, turn === 1 ? g.pad2 : g.pad);
  if (!picked) return;
  const { cell } = picked;
  const reaches = (move: M): boolean => game.reaches?.(move, cell) ?? move.to === cell;
  if (s.choices.length > 0) {
    const chosen = s.choices.find((_, i) => choiceCell(game.grid, s.choices, i) === cell);
    if (chosen) return play(g, s, game, chosen);
    s.choices = [];
  }
  const moves = s.moves.filter((one) => (one.from === undefined || one.from === s.from) && reaches(one));
  const [move] = moves;
  if (moves.length > 1) {
    s.choices = moves;
    g.sound('power');
    return;
  }
  if (move) return play(g, s, game, move);
  const mine = s.moves.some(({ from }) => from === cell);
  if (mine && cell !== s.from) {
    s.from = cell;
    g.sound('select', 1.2);
  } else {
    s.from = -1;
    g.sound('swap', 0.6);
  }
}

function readComputer<P, M extends Move>(g: Game, s: Match<P, M>, game: BoardGame<P, M>): void {
  if (!s.search) {
    const { depth, slip, slipDepth } = strengthOf(g, game);
    const careless = g.rand.chance(slip);
    s.search = think(game, s.at, careless ? slipDepth : depth, g.rand, game.thought);
    // any move at all: the first of the shuffled
    if (careless && slipDepth === 0) {
      s.search.best = s.search.moves[0] ?? null;
      s.search.next = s.search.moves.length;
    }
  }
  const done = ponder(game, s.search, game.pace);
  const wait = g.has('fast') ? PAUSE / 2 : g.has('slow') ? PAUSE * 2 : PAUSE;
  if (done && s.t >= wait && s.search.best) play(g, s, game, s.search.best);
}

/** Whether the opponent's place was touched: right of the board, or above it on a phone, below the signs of the game. */
function touchesFoe(g: Game, { cols }: Grid): boolean {
  const { pointer } = g.pad;
  if (!pointer || !g.clicked()) return false;
  return pointer.x > cols + 2 * RIM + 0.3 || (pointer.y < -0.3 && pointer.y > -2.4 && pointer.x > 0);
}

/** Whoever touches the second half of the keyboard, or the opponent's place, takes the opponent's part; a second touch gives it back. */
function readSecond<P, M extends Move>(g: Game, s: Match<P, M>, grid: Grid): void {
  const { pad2 } = g;
  const touched = touchesFoe(g, grid);
  const typed = pad2.a || pad2.b || pad2.left || pad2.right || pad2.up || pad2.down;
  if (!touched && (!typed || s.two)) return;
  s.two = !s.two;
  s.search = null;
  s.from = -1;
  s.choices = [];
  g.sound('power', s.two ? 1.2 : 0.8);
}

/** One frame. */
export function stepMatch<P, M extends Move>(g: Game, s: Match<P, M>, game: BoardGame<P, M>): void {
  s.t++;
  s.mood.step();
  s.land.step();
  readSecond(g, s, game.grid);
  if (s.phase === 'move') {
    if (s.t >= game.frames) land(g, s, game);
  } else if (s.phase === 'over') {
    if (s.t === SHOWN) conclude(g, s, game);
  } else if (isHuman(s, game)) readPerson(g, s, game);
  else readComputer(g, s, game);
}
