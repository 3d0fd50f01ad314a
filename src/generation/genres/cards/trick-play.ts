/** A match of a game of tricks as it is played: bids, cards in turn, who takes them, what the deal counts, and who has won. */
import type { Random } from '../../kit/random.js';
import type { Game } from '../../kit/types.js';
import { isPerson, strengthOf } from '../board/hidden-hands.js';
import { CARELESS } from '../board/rounds.js';
import type { Card } from './deck.js';
import { glide, glideAbove, H, handSpot, W } from './held-cards.js';
import { countOf, matchWinner } from './trick-count.js';
import { mostOf, readPerson } from './trick-hands.js';
import { carelessAt } from './trick-match.js';
import { bidFor, chosen } from './trick-mind.js';
import {
  bidden,
  choicesOf,
  gathered,
  isBidding,
  isOver,
  isWhole,
  laid,
  seatOf,
  seenBy,
  sideOf,
} from './trick-rules.js';
import { deal, homeSpot, newMatch, sorted, STOCK, trickSpot, type State } from './trick-state.js';

/** frames: cards are dealt, laid; a computer waits; a trick is seen, and goes to who took it; a deal is counted; who has won is seen */
const DEALING = 34;
const LAYING = 14;
const PAUSE = 16;
const SEEN = 34;
const TAKING = 52;
const COUNTING = 150;
const SHOWN = 80;
const pace = (g: Game): number => (g.has('fast') ? 0.6 : g.has('slow') ? 1.7 : 1);

export const show = (g: Game, s: State): void =>
  s.length.rounds === null
    ? g.progress(Math.max(0, Math.min(s.length.need, s.points[0] as number)), s.length.need, s.actors[0])
    : g.progress(Math.min(s.length.rounds, s.nth + 1), s.length.rounds);

/** Whether the trick is on its way to who took it. */
export const isTaking = (g: Game, s: State): boolean => s.phase === 'took' && s.t > SEEN * pace(g);

/** Where every card belongs, and whether its face is seen. */
function arrange(g: Game, s: State): void {
  const { round, cards } = s;
  const part = s.phase === 'deal' ? 0.13 : 0.24;
  round.stock.forEach((card, i) => {
    const open = i === 0;
    const spot = open ? { ...STOCK, x: STOCK.x + 0.75, angle: 1.5708 } : { ...STOCK, angle: 0 };
    glide(cards[card], { ...spot, y: STOCK.y - Math.min(i, 12) * 0.02, face: open ? 1 : 0 }, part);
  });
  for (const card of round.trick) {
    const seat = seatOf(round, card);
    const to = isTaking(g, s) ? { ...homeSpot(s, round.turn), size: 0.3 } : trickSpot(s, seat);
    glide(cards[card], { ...to, angle: ((card * 37) % 21) * 0.006 - 0.06, face: 1 }, part);
  }
  const mine = sorted(s, 0);
  const choosing = s.phase === 'turn' && isPerson(s);
  mine.forEach((card, nth) => {
    const spot = handSpot(mine.length, nth);
    const picked = s.keys && s.playable[s.picked] === card;
    const rise = !choosing || !s.playable.includes(card) ? 0 : picked || card === s.hint ? 0.38 : 0.14;
    glide(cards[card], { ...spot, y: spot.y - rise, angle: 0, face: 1 }, part);
  });
  // as they were dealt: in order they would tell of which suit the one is that leaves
  glideAbove(s, cards, (seat) => round.hands[seat] as readonly Card[], false, part);
}

/** Somebody bids or lays, a whole trick is seen, or the deal is over. */
function turnOn(g: Game, s: State): void {
  Object.assign(s, { t: 0, playable: [], picked: 0, hint: null, rest: 0 });
  if (isOver(s.round)) return count(g, s);
  if (isWhole(s.round)) {
    s.phase = 'took';
    const mine = sideOf(s.round, s.round.turn) === sideOf(s.round, 0);
    g.sound(mine ? 'collect' : 'swap', 1);
    return;
  }
  s.phase = isBidding(s.round) ? 'bid' : 'turn';
  if (!isPerson(s)) return;
  if (s.phase === 'bid') s.bid = s.advice = Math.min(mostOf(s), bidFor(seenBy(s.round)));
  else {
    const open = choicesOf(s.round);
    s.playable = sorted(s, 0).filter((card) => open.includes(card));
  }
}

function bid(g: Game, s: State, n: number): void {
  s.round = bidden(s.round, n);
  g.sound('select', 1);
  turnOn(g, s);
}

function lay(g: Game, s: State, card: Card): void {
  Object.assign(s, { phase: 'lay', t: 0, hint: null });
  g.sound('bounce', isPerson(s) ? 1.2 : 1);
  s.round = laid(s.round, card);
}

/** What the deal brings to each side. */
function count(g: Game, s: State): void {
  s.phase = 'count';
  s.counted = countOf(s.round);
  s.points = s.points.map((points, side) => points + (s.counted[side] as number));
  const [mine = 0, ...others] = s.counted;
  const good = matchWinner(s.mode, { need: 0, rounds: 0 }, [mine, ...others], 1) === 0;
  g.sound(good ? 'combo' : 'hurt', 1);
  s.mood.kick(good ? -0.35 : 0.3);
  if (good) {
    g.addScore(50, W / 2, H / 2);
    g.burst(W / 2, H / 2 - 1, { n: 30, shape: 'star', speed: 6, colour: [g.design.theme.palette.accent, '#ffffff'] });
  }
  show(g, s);
}

/** The next deal; or the match is over. */
function afterCount(g: Game, s: State): void {
  const winner = matchWinner(s.mode, s.length, s.points, s.nth + 1);
  if (winner !== null) {
    Object.assign(s, { winner, phase: 'over', t: 0 });
    if (winner === 0) {
      g.sound('combo', 1.2);
      g.burst(W / 2, H / 2, { n: g.has('confetti') ? 80 : 40, shape: 'star', speed: 8, life: 1 });
    }
    return;
  }
  s.nth++;
  deal(s);
  show(g, s);
  g.sound('swap');
}

function conclude(g: Game, s: State): void {
  if (s.winner === 0) {
    g.addScore(100, W / 2, H / 2);
    return g.levelDone();
  }
  if (g.hurt(W / 2, H / 2) === 'dead') return;
  Object.assign(s, newMatch(g, s), { winner: null });
  deal(s);
  show(g, s);
}

function stepTurn(g: Game, s: State): void {
  const { turn } = s.round;
  if (isPerson(s)) {
    const wish = readPerson(g, s);
    if (wish === null) return;
    if ('bid' in wish) bid(g, s, wish.bid);
    else lay(g, s, wish.card);
    return;
  }
  if (s.t < PAUSE * pace(g)) return;
  if (s.phase === 'bid') return bid(g, s, bidFor(seenBy(s.round)));
  const careless = carelessAt(s.round, turn, CARELESS[strengthOf(g)]);
  lay(g, s, chosen(seenBy(s.round), careless, s.minds[turn] as Random));
}

/** One frame. */
export function stepTricks(g: Game, s: State): void {
  s.t++;
  s.land.step();
  s.no.step();
  s.mood.step();
  const done = (frames: number): boolean => s.t >= frames * pace(g);
  if (s.phase === 'turn' || s.phase === 'bid') stepTurn(g, s);
  else if (s.phase === 'took') {
    if (done(TAKING)) {
      s.round = gathered(s.round);
      turnOn(g, s);
    }
  } else if (s.phase === 'count') {
    if (done(COUNTING)) afterCount(g, s);
  } else if (s.phase === 'over') {
    if (s.t === SHOWN) conclude(g, s);
  } else {
    if (s.phase === 'lay' && s.t === LAYING - 6) s.land.kick(0.3);
    if (done(s.phase === 'deal' ? DEALING : LAYING)) turnOn(g, s);
  }
  arrange(g, s);
}
