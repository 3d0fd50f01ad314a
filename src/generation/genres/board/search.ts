/**
 * The opponent's thought: alpha-beta over the moves of a position, one move of the root after the other and only so many positions in a frame, so
 * that it never holds up a picture. It counts positions and not time: the same game thinks the same on every machine.
 */
import type { Random } from '../../kit/random.js';

/** Side 0 is the hero's. */
export type Side = 0 | 1;
export type Outcome = Side | 'draw' | null;

export interface Move {
  /** absent: a new piece */
  readonly from?: number;
  readonly to: number;
}

/** What a game of two is. Positions are never changed: `after` gives a new one. */
export interface Rules<P, M extends Move = Move> {
  start(first: Side, rand: Random): P;
  turn(at: P): Side;
  /** all legal moves; none only where the game is over */
  moves(at: P): M[];
  after(at: P, move: M): P;
  outcome(at: P): Outcome;
  /** what an unfinished position is worth to side 0; well below 10,000 */
  value(at: P): number;
  /** the same for a search, where the rules themselves take too long: moves may then leave a king to be taken, and `outcome` sees that it was */
  readonly quick?: Pick<Rules<P, M>, 'moves' | 'after' | 'outcome'>;
  /** the moves that are still looked at where the depth is used up: captures */
  loud?(at: P): M[];
}

const WON = 100_000;

export interface Search<P, M extends Move> {
  readonly at: P;
  readonly moves: readonly M[];
  readonly depth: number;
  next: number;
  best: M | null;
  value: number;
}

/** Begins to think; moves that are worth the same are told apart by chance. */
export function think<P, M extends Move>(rules: Rules<P, M>, at: P, depth: number, rand: Random): Search<P, M> {
  return { at, moves: rand.shuffle(rules.moves(at)), depth, next: 0, best: null, value: -Infinity };
}

/** positions seen, and those after which a move of the root is judged by what it looks like */
interface Count {
  n: number;
  most: number;
}

/** positions looked at for one move of the root: no frame takes longer than these and its own */
const MOST = 800;

function worth<P, M extends Move>(
  rules: Rules<P, M>,
  at: P,
  depth: number,
  alpha: number,
  beta: number,
  count: Count,
): number {
  count.n++;
  const sign = rules.turn(at) === 0 ? 1 : -1;
  const quick = rules.quick ?? rules;
  const outcome = quick.outcome(at);
  // a win that comes sooner is worth more, a loss that comes later less bad
  if (outcome !== null) return outcome === 'draw' ? 0 : (outcome === 0 ? sign : -sign) * (WON + depth);
  let most = -Infinity;
  let moves: readonly M[];
  if (depth > 0 && count.n < count.most) moves = quick.moves(at);
  else {
    most = sign * rules.value(at);
    if (!rules.loud || most >= beta || depth < -3 || count.n >= count.most) return most;
    moves = rules.loud(at);
  }
  let least = Math.max(alpha, most);
  for (const move of moves) {
    const next = quick.after(at, move);
    // who moves twice in a row goes on wanting the same
    const same = rules.turn(next) === rules.turn(at);
    const value = same
      ? worth(rules, next, depth - 1, least, beta, count)
      : -worth(rules, next, depth - 1, -beta, -least, count);
    if (value > most) most = value;
    if (most > least) least = most;
    if (least >= beta) break;
  }
  return most;
}

/** Thinks on until some `positions` were looked at; true once `best` is what it will be. */
export function ponder<P, M extends Move>(rules: Rules<P, M>, search: Search<P, M>, positions: number): boolean {
  const count: Count = { n: 0, most: MOST };
  const { at, moves } = search;
  while (search.next < moves.length && count.n < positions) {
    const move = moves[search.next++] as M;
    count.most = count.n + MOST;
    const next = rules.after(at, move);
    const same = rules.turn(next) === rules.turn(at);
    // a move that ends the game is judged by the rules themselves: a quick search takes stalemate for a win
    const ended = rules.quick ? ending(rules, next) : null;
    const value =
      ended ??
      (same
        ? worth(rules, next, search.depth - 1, search.value, Infinity, count)
        : -worth(rules, next, search.depth - 1, -Infinity, -search.value, count));
    count.n++;
    if (value > search.value || search.best === null) {
      search.value = value;
      search.best = move;
    }
  }
  return search.next >= moves.length;
}

function ending<P, M extends Move>(rules: Rules<P, M>, next: P): number | null {
  const outcome = rules.outcome(next);
  if (outcome === null) return null;
  if (outcome === 'draw') return 0;
  return outcome === rules.turn(next) ? -WON * 2 : WON * 2;
}
