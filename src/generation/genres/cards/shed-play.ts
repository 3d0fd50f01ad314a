/** A match of eights as it is played: cards are laid in turn or drawn, a round is counted, and whoever first has enough has won. */
import type { Random } from '../../kit/random.js';
import type { Game } from '../../kit/types.js';
import { isPerson, seatBelow, strengthOf } from '../board/hidden-hands.js';
import { CARELESS, winnerOf } from '../board/rounds.js';
import { takesPart } from '../board/second.js';
import { glide, glideAbove, H, handSpot, TABLE, W } from './held-cards.js';
import { faceOf, type Card } from './shed-books.js';
import { readPerson } from './shed-hands.js';
import { chosen, type Choice } from './shed-mind.js';
import { choicesOf, drawn, laid, passed, resultOf } from './shed-rules.js';
import { deal, newMatch, PILE, sorted, STOCK, type State } from './shed-state.js';

/** frames: cards are dealt, laid, drawn; a computer waits; who keeps what was drawn is seen; a round is counted; who has won is seen */
const DEALING = 34;
const LAYING = 16;
const DRAWING = 14;
const PAUSE = 22;
const PASSING = 14;
const COUNTING = 120;
const SHOWN = 80;
const pace = (g: Game): number => (g.has('fast') ? 0.6 : g.has('slow') ? 1.7 : 1);

export const show = (g: Game, s: State): void =>
  s.count.rounds === null
    ? g.progress(Math.min(s.count.need, s.points[0] as number), s.count.need, s.actors[0])
    : g.progress(Math.min(s.count.rounds, s.nth + 1), s.count.rounds);

/** Where every card belongs, and whether its face is seen. */
function arrange(s: State): void {
  const { round, cards } = s;
  const part = s.phase === 'deal' ? 0.13 : 0.24;
  round.stock.forEach((card, i) => {
    glide(cards[card], { ...STOCK, y: STOCK.y - Math.min(i, 12) * 0.025, angle: 0, face: 0 }, part);
  });
  // no two lie quite alike
  for (const card of round.pile)
    glide(cards[card], { ...PILE, angle: ((card * 37) % 21) * 0.012 - 0.12, face: 1 }, part);
  const below = seatBelow(s);
  const mine = sorted(s, below);
  const open = s.phase === 'count' || s.phase === 'over';
  const seen = open || (s.phase !== 'curtain' && s.viewer === below);
  mine.forEach((card, nth) => {
    const spot = handSpot(mine.length, nth);
    const rises = s.held === card || (s.keys && s.phase === 'turn' && isPerson(s) && s.playable[s.picked] === card);
    glide(cards[card], { ...spot, y: spot.y - (rises ? 0.3 : 0), angle: 0, face: seen ? 1 : 0 }, part);
  });
  glideAbove(s, cards, (seat) => sorted(s, seat), open, part);
}

/** It is somebody's turn, or the round is over. */
function turnOn(g: Game, s: State): void {
  s.t = 0;
  s.moves = s.held = null;
  s.playable = [];
  s.picked = 0;
  s.result = resultOf(s.round);
  if (s.result) return count(g, s);
  if (s.two && isPerson(s) && s.viewer !== s.round.turn) {
    s.viewer = -1;
    s.phase = 'curtain';
    return;
  }
  s.phase = 'turn';
  s.playable = choicesOf(s.round).toSorted((a, b) => a - b);
}

function lay(g: Game, s: State, { card, wish }: Choice): void {
  const { turn } = s.round;
  Object.assign(s, { moves: card, mover: turn, phase: 'lay', t: 0, held: null });
  s.round = laid(s.round, card, wish);
  const { does, draws } = faceOf(s.mode, card);
  g.sound(does || draws ? 'power' : 'bounce', isPerson(s, turn) ? 1.2 : 1);
  if ((s.round.hands[turn] as readonly Card[]).length === 1) g.sound('combo', 1.1);
}

/** What is owed, or one card; or what was drawn is kept. */
function take(g: Game, s: State): void {
  s.mover = s.round.turn;
  s.t = 0;
  if (s.round.drew !== null) {
    s.round = passed(s.round);
    s.phase = 'pass';
    g.sound('swap', 0.8);
    return;
  }
  const owed = s.round.owed > 0;
  s.round = drawn(s.round);
  s.phase = 'draw';
  g.sound(owed ? 'hurt' : 'swap', 1.2);
}

/** What the others hold is counted, or the round alone. */
function count(g: Game, s: State): void {
  const { winner, points } = s.result as NonNullable<State['result']>;
  s.phase = 'count';
  s.t = 0;
  s.mover = winner;
  s.viewer = s.two ? -1 : 0;
  s.points[winner] = (s.points[winner] as number) + (s.count.cards ? points : 1);
  const mine = winner === 0;
  g.sound(mine || s.two ? 'combo' : 'hurt', 1);
  s.mood.kick(mine ? -0.35 : 0.3);
  if (mine) {
    g.addScore(points, W / 2, H / 2);
    g.burst(W / 2, H / 2 - 1, { n: 30, shape: 'star', speed: 6, colour: [g.design.theme.palette.accent, '#ffffff'] });
  }
  show(g, s);
}

/** The next round, led by who won; or the match is over. */
function afterCount(g: Game, s: State): void {
  const leader = (s.result as NonNullable<State['result']>).winner;
  const winner = winnerOf(s.count, s.points, s.nth + 1);
  if (winner !== null) {
    Object.assign(s, { winner, phase: 'over', t: 0 });
    if (winner === 0 || s.two) {
      g.sound('combo', 1.2);
      g.burst(W / 2, H / 2, { n: g.has('confetti') ? 80 : 40, shape: 'star', speed: 8, life: 1 });
    }
    return;
  }
  s.nth++;
  deal(s, leader);
  show(g, s);
  g.sound('swap');
}

function conclude(g: Game, s: State): void {
  if (s.two && g.level === g.levels) {
    const best = s.actors
      .map((actor, seat) => ({ name: actor.name, points: s.points[seat] as number }))
      .toSorted((a, b) => b.points - a.points);
    return g.win(best.map(({ name, points }) => `${name} ${points}`).join(' · '));
  }
  if (s.winner === 0 || s.two) {
    g.addScore(100, W / 2, H / 2);
    return g.levelDone();
  }
  if (g.hurt(W / 2, H / 2) === 'dead') return;
  Object.assign(s, newMatch(g, s), { winner: null });
  deal(s, 0);
  show(g, s);
}

function stepTurn(g: Game, s: State): void {
  if (isPerson(s)) {
    const wish = readPerson(g, s);
    if (wish === 'stock') take(g, s);
    else if (wish !== null && wish !== 'look') lay(g, s, wish);
    return;
  }
  if (s.t < PAUSE * pace(g)) return;
  const { turn } = s.round;
  const choice = chosen(s.round, turn === 0 ? 0 : CARELESS[strengthOf(g)], s.minds[turn] as Random);
  if (choice) lay(g, s, choice);
  else take(g, s);
}

/** One frame. */
export function stepEights(g: Game, s: State): void {
  s.t++;
  s.land.step();
  s.no.step();
  s.mood.step();
  if (takesPart(g, s.two, TABLE, s.seats === 4)) {
    s.two = !s.two;
    s.viewer = s.two ? -1 : 0;
    if (s.phase === 'turn' || s.phase === 'wish' || s.phase === 'curtain') turnOn(g, s);
  }
  const done = (frames: number): boolean => s.t >= frames * pace(g);
  if (s.phase === 'turn' || s.phase === 'wish') stepTurn(g, s);
  else if (s.phase === 'curtain') {
    if (readPerson(g, s) === 'look') {
      s.viewer = s.round.turn;
      g.sound('select');
      turnOn(g, s);
    }
  } else if (s.phase === 'count') {
    if (done(COUNTING)) afterCount(g, s);
  } else if (s.phase === 'over') {
    if (s.t === SHOWN) conclude(g, s);
  } else {
    if (s.phase === 'lay' && s.t === LAYING - 6) s.land.kick(0.3);
    if (done({ deal: DEALING, lay: LAYING, draw: DRAWING, pass: PASSING }[s.phase])) turnOn(g, s);
  }
  arrange(s);
}
