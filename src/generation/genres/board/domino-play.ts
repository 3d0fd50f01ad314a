/** A match of dominoes as it is played: tiles are laid in turn, drawn or passed, a round is counted, and whoever first has enough points has won. */
import { approach, lerp } from '../../kit/juice.js';
import type { Random } from '../../kit/random.js';
import type { Game } from '../../kit/types.js';
import { aboveSpot, isPerson, seatBelow, seatsAbove, strengthOf } from './hidden-hands.js';
import { mustDraw, readPerson } from './domino-hands.js';
import { carelessOf, chosen } from './domino-mind.js';
import { choicesOf, drawn, laidOn, mayDraw, passed, resultOf, sideOf, type Choice, type Tile } from './domino-rules.js';
import { deal, handSpot, H, lineSpots, newMatch, STOCK, TABLE, W, type State } from './domino-state.js';
import { CARELESS, winnerOf } from './rounds.js';
import { takesPart } from './second.js';

/** frames: tiles are dealt, laid, drawn; a computer waits; who passes is seen; a round is counted; who has won is seen */
const DEALING = 34;
const PLACING = 16;
const DRAWING = [12, 8] as const;
const PAUSE = 14;
const PASSING = 34;
const COUNTING = 130;
const SHOWN = 80;
const pace = (g: Game): number => (g.has('fast') ? 0.6 : g.has('slow') ? 1.7 : 1);

export const show = (g: Game, s: State): void =>
  s.length.rounds === null
    ? g.progress(Math.min(s.length.need, s.points[0] as number), s.length.need, s.actors[0])
    : g.progress(Math.min(s.length.rounds, s.nth + 1), s.length.rounds);

/** Where every tile belongs, and whether its face is seen. */
function arrange(s: State): void {
  const { round, tiles } = s;
  const glide = (tile: Tile, x: number, y: number, angle: number, size: number, face: number): void => {
    const shown = tiles[tile];
    if (!shown) return;
    const part = s.phase === 'deal' ? 0.13 : 0.24;
    shown.x = approach(lerp(shown.x, x, part), x, 0.005);
    shown.y = approach(lerp(shown.y, y, part), y, 0.005);
    shown.angle = approach(lerp(shown.angle, angle, part), angle, 0.005);
    shown.size = approach(lerp(shown.size, size, part), size, 0.005);
    shown.face = approach(shown.face, face, 0.12);
  };
  for (const [i, { tile }] of round.line.entries()) {
    const spot = s.at[i];
    if (spot) glide(tile, spot.x, spot.y, spot.angle, spot.size, 1);
  }
  round.stock.forEach((tile, i) => glide(tile, STOCK.x, STOCK.y - Math.min(i, 8) * 0.05, 0, 0.6, 0));
  const below = seatBelow(s);
  const mine = round.hands[below] as readonly Tile[];
  const open = s.phase === 'count' || s.phase === 'over';
  mine.forEach((tile, nth) => {
    const spot = handSpot(mine.length, nth);
    const rises = s.held === tile || (s.keys && s.phase === 'turn' && isPerson(s) && s.playable[s.picked] === tile);
    const seen = open || (s.phase !== 'curtain' && s.viewer === below);
    glide(tile, spot.x, spot.y - (rises ? 0.28 : 0), 0, spot.size, seen ? 1 : 0);
  });
  for (const seat of seatsAbove(s)) {
    const { x, w } = aboveSpot(s, seat);
    const hand = round.hands[seat] as readonly Tile[];
    const gap = Math.min(open ? 0.62 : 0.5, (w - 1.7) / Math.max(1, hand.length));
    hand.forEach((tile, nth) => glide(tile, x + 1.65 + nth * gap, 1.1, 0, open ? 0.54 : 0.46, open ? 1 : 0));
  }
}

/** It is somebody's turn, or the round is over. */
function turnOn(g: Game, s: State): void {
  s.t = 0;
  s.moves = s.held = null;
  s.picked = 0;
  s.choices = s.playable = [];
  s.ends = {};
  s.result = resultOf(s.round);
  if (s.result) return count(g, s);
  if (s.two && isPerson(s) && s.viewer !== s.round.turn) {
    s.viewer = -1;
    s.phase = 'curtain';
    return;
  }
  s.phase = 'turn';
  s.choices = choicesOf(s.round);
  const hand = s.round.hands[s.round.turn] as readonly Tile[];
  s.playable = hand.filter((tile) => s.choices.some((choice) => choice.tile === tile));
  // the line makes room for what a person may lay
  Object.assign(s, lineSpots(s.round, isPerson(s) ? s.choices : []));
}

function lay(g: Game, s: State, choice: Choice): void {
  const { turn } = s.round;
  Object.assign(s, { moves: choice.tile, mover: turn, phase: 'place', t: 0, held: null });
  s.round = laidOn(s.round, choice);
  Object.assign(s, lineSpots(s.round, []));
  g.sound('bounce', isPerson(s, turn) ? 1.2 : 1);
}

function take(g: Game, s: State): void {
  s.moves = s.round.stock.at(-1) ?? null;
  s.mover = s.round.turn;
  s.round = drawn(s.round);
  s.phase = 'draw';
  s.t = 0;
  g.sound('swap', 1.2);
}

/** What the others hold is counted for whoever is out. */
function count(g: Game, s: State): void {
  const result = s.result as NonNullable<State['result']>;
  s.phase = 'count';
  s.t = 0;
  s.mover = result.winner ?? -1;
  s.viewer = s.two ? -1 : 0;
  if (result.winner === null) return g.sound('swap', 0.6);
  const side = sideOf(s.table, result.winner);
  s.points[side] = (s.points[side] as number) + result.points;
  const mine = side === 0;
  g.sound(mine || s.two ? 'combo' : 'hurt', 1);
  s.mood.kick(mine ? -0.35 : 0.3);
  if (mine) {
    g.addScore(result.points, W / 2, H / 2);
    g.burst(W / 2, H / 2 - 1, { n: 30, shape: 'star', speed: 6, colour: [g.design.theme.palette.accent, '#ffffff'] });
  }
  show(g, s);
}

/** The next round, led by who won; or the match is over. */
function afterCount(g: Game, s: State): void {
  const winner = s.result?.winner ?? null;
  const side = winnerOf(s.length, s.points, s.nth + 1);
  if (side !== null) {
    s.winner = side;
    s.phase = 'over';
    s.t = 0;
    if (side === 0 || s.two) {
      g.sound('combo', 1.2);
      g.burst(W / 2, H / 2, { n: g.has('confetti') ? 80 : 40, shape: 'star', speed: 8, life: 1 });
    }
    return;
  }
  s.nth++;
  deal(s, winner ?? s.round.turn);
  show(g, s);
  g.sound('swap');
}

function conclude(g: Game, s: State): void {
  if (s.two && g.level === g.levels) {
    const named = s.actors.slice(0, s.table.partners ? 2 : undefined).map((actor, side) => ({ actor, side }));
    const best = named.toSorted((a, b) => (s.points[b.side] as number) - (s.points[a.side] as number));
    return g.win(best.map(({ actor, side }) => `${actor.name} ${s.points[side] as number}`).join(' · '));
  }
  if (s.winner === 0 || s.two) {
    g.addScore(100, W / 2, H / 2);
    return g.levelDone();
  }
  if (g.hurt(W / 2, H / 2) === 'dead') return;
  Object.assign(s, newMatch(g, s), { winner: null });
  deal(s, null);
  show(g, s);
}

function stepTurn(g: Game, s: State): void {
  const { turn } = s.round;
  const stuck = s.choices.length === 0 && !mayDraw(s.round);
  if (isPerson(s) && !stuck) {
    const wish = readPerson(g, s);
    if (wish === 'draw') take(g, s);
    else if (wish !== null && wish !== 'look') lay(g, s, wish);
    return;
  }
  if (s.t < PAUSE * pace(g)) return;
  if (stuck) {
    s.mover = turn;
    s.phase = 'pass';
    s.t = 0;
    g.sound('hit', 0.7);
  } else if (mustDraw(s)) take(g, s);
  else {
    const careless = carelessOf(s.table, turn, CARELESS[strengthOf(g)]);
    lay(g, s, chosen(s.round, careless, s.minds[turn] as Random) as Choice);
  }
}

/** One frame. */
export function stepDominoes(g: Game, s: State): void {
  s.t++;
  s.land.step();
  s.no.step();
  s.mood.step();
  if (takesPart(g, s.two, TABLE, s.table.seats === 4)) {
    s.two = !s.two;
    s.viewer = s.two ? -1 : 0;
    if (s.phase === 'turn' || s.phase === 'curtain') turnOn(g, s);
  }
  const done = (frames: number): boolean => s.t >= frames * pace(g);
  if (s.phase === 'deal') {
    if (done(DEALING)) turnOn(g, s);
  } else if (s.phase === 'curtain') {
    if (readPerson(g, s) === 'look') {
      s.viewer = s.round.turn;
      g.sound('select');
      turnOn(g, s);
    }
  } else if (s.phase === 'turn') stepTurn(g, s);
  else if (s.phase === 'place') {
    if (s.t === PLACING - 6) {
      s.land.kick(0.3);
      g.sound('step', 0.8);
    }
    if (done(PLACING)) turnOn(g, s);
  } else if (s.phase === 'draw') {
    if (done(DRAWING[isPerson(s) ? 0 : 1])) turnOn(g, s);
  } else if (s.phase === 'pass') {
    if (!done(PASSING)) return arrange(s);
    s.round = passed(s.round);
    turnOn(g, s);
  } else if (s.phase === 'count') {
    if (done(COUNTING)) afterCount(g, s);
  } else if (s.t === SHOWN) conclude(g, s);
  arrange(s);
}
