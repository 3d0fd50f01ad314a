/**
 * The opponent's thought: alpha-beta over the moves of a position, only so many positions in a frame, so that it never holds up a picture. It keeps its
 * own way through the moves and can stop after any position. It counts positions and not time: the same game thinks the same on every machine.
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
  /** the moves of a root that are worth a thought, where all of them are too many */
  good?(at: P): M[];
  /** the moves that are still looked at where the depth is used up: captures */
  loud?(at: P): M[];
}

const WON = 100_000;
/** shares of what is left that one move of the root may take: the first takes most, the rest are seldom better */
const SHARES = 5;

/** A position on the way that is being looked at, and what is known of it. */
interface Step<P, M extends Move> {
  readonly at: P;
  readonly depth: number;
  /** whether the one before it is of the same side, who goes on wanting the same */
  readonly same: boolean;
  readonly beta: number;
  least: number;
  most: number;
  readonly moves: readonly M[];
  next: number;
}

export interface Search<P, M extends Move> {
  readonly at: P;
  readonly moves: readonly M[];
  readonly depth: number;
  next: number;
  best: M | null;
  value: number;
  /** from the position after a move of the root to the one that is looked at: thought stops anywhere and goes on in the next frame */
  readonly way: Step<P, M>[];
  /** positions looked at for this move of the root, those that it may take, and those left for it and the rest */
  seen: number;
  may: number;
  left: number;
}

/** Begins to think over some `most` positions; moves that are worth the same are told apart by chance. */
export function think<P, M extends Move>(
  rules: Rules<P, M>,
  at: P,
  depth: number,
  rand: Random,
  most = Infinity,
): Search<P, M> {
  const moves = rand.shuffle(rules.good ? rules.good(at) : rules.moves(at));
  // what looks best comes first: a search then leaves out most of the rest
  if (depth > 1) {
    const sign = rules.turn(at) === 0 ? 1 : -1;
    const looks = new Map(moves.map((move) => [move, sign * rules.value(rules.after(at, move))]));
    moves.sort((a, b) => (looks.get(b) as number) - (looks.get(a) as number));
  }
  return { at, moves, depth, next: 0, best: null, value: -Infinity, way: [], seen: 0, may: most, left: most };
}

/** Looks at one position: a number where nothing more is to be seen of it, else its moves are the next step of the way. */
function enter<P, M extends Move>(
  rules: Rules<P, M>,
  search: Search<P, M>,
  at: P,
  depth: number,
  same: boolean,
  alpha: number,
  beta: number,
): number | null {
  search.seen++;
  const sign = rules.turn(at) === 0 ? 1 : -1;
  const quick = rules.quick ?? rules;
  const outcome = quick.outcome(at);
  // a win that comes sooner is worth more, a loss that comes later less bad
  if (outcome !== null) return outcome === 'draw' ? 0 : (outcome === 0 ? sign : -sign) * (WON + depth);
  const spent = search.seen >= search.may;
  let most = -Infinity;
  let moves: readonly M[];
  if (depth > 0 && !spent) moves = quick.moves(at);
  else {
    most = sign * rules.value(at);
    if (!rules.loud || most >= beta || depth < -3 || spent) return most;
    moves = rules.loud(at);
  }
  if (moves.length === 0) return sign * rules.value(at);
  search.way.push({ at, depth, same, beta, least: Math.max(alpha, most), most, moves, next: 0 });
  return null;
}

/** One position more; what a move of the root is worth once its way is at an end, for who is to move after it, else null. */
function look<P, M extends Move>(rules: Rules<P, M>, search: Search<P, M>): number | null {
  const { way } = search;
  const step = way.at(-1) as Step<P, M>;
  const quick = rules.quick ?? rules;
  const next = quick.after(step.at, step.moves[step.next++] as M);
  const same = rules.turn(next) === rules.turn(step.at);
  const [alpha, beta] = same ? [step.least, step.beta] : [-step.beta, -step.least];
  let value = enter(rules, search, next, step.depth - 1, same, alpha, beta);
  let isSame = same;
  while (value !== null) {
    const above = way.at(-1);
    if (!above) return value;
    const worth = isSame ? value : -value;
    if (worth > above.most) above.most = worth;
    if (worth > above.least) above.least = worth;
    if (above.least < above.beta && above.next < above.moves.length) return null;
    way.pop();
    value = above.most;
    isSame = above.same;
  }
  return null;
}

/** Thinks on until some `positions` were looked at; true once `best` is what it will be. */
export function ponder<P, M extends Move>(rules: Rules<P, M>, search: Search<P, M>, positions: number): boolean {
  const { moves, way } = search;
  for (let n = 0; n < positions && search.next < moves.length; n++) {
    const move = moves[search.next] as M;
    let value: number | null = null;
    let same = false;
    if (way.length === 0) {
      const next = rules.after(search.at, move);
      same = rules.turn(next) === rules.turn(search.at);
      search.left -= search.seen;
      search.seen = 0;
      search.may = Math.max(8, (SHARES * search.left) / (moves.length - search.next));
      // a move that ends the game is judged by the rules themselves: a quick search takes stalemate for a win
      const ended = rules.quick ? ending(rules, next) : null;
      const [alpha, beta] = same ? [search.value, Infinity] : [-Infinity, -search.value];
      if (ended === null) value = enter(rules, search, next, search.depth - 1, same, alpha, beta);
      else [value, same] = [ended, true];
    } else {
      same = (way[0] as Step<P, M>).same;
      value = look(rules, search);
    }
    if (value === null) continue;
    search.next++;
    const worth = same ? value : -value;
    if (worth > search.value || search.best === null) {
      search.value = worth;
      search.best = move;
    }
  }
  return search.next >= moves.length;
}

/** What a game that this move ends is worth to who made it. */
function ending<P, M extends Move>(rules: Rules<P, M>, next: P): number | null {
  const outcome = rules.outcome(next);
  if (outcome === null) return null;
  if (outcome === 'draw') return 0;
  return outcome === rules.turn(next) ? -WON * 2 : WON * 2;
}
