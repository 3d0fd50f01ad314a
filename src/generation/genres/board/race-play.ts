/** A race on a track as it is played: dice are thrown, a piece or a die is chosen, pieces go, and whoever is met goes home. */
import { approach, lerp } from '../../kit/juice.js';
import type { Game } from '../../kit/types.js';
import { TUMBLE } from './dice.js';
import { RIM } from './grid.js';
import { piecesOf, spotOf, wayOf, type Spot } from './race-places.js';
import { choiceSpot, decided, readPerson, readSecond } from './race-hands.js';
import { CARELESS, throwDice, type Choice } from './race-rules.js';
import { allOf, deal, doneOf, isPerson, settle, strengthOf, type State } from './race-state.js';
import type { Random } from '../../kit/random.js';

/** frames of a hop and of a slide, of a person's piece and of a computer's; of dice that a computer throws; until it does so */
const HOP = [7, 3] as const;
const SLIDE = [28, 18] as const;
const QUICK = 10;
const PAUSE = 5;
/** frames for which dice that help nobody are shown, and who has won */
const SEEN = [18, 9] as const;
const SHOWN = 80;
const pace = (g: Game): number => (g.has('fast') ? 0.6 : g.has('slow') ? 1.6 : 1);

export const show = (g: Game, s: State): void => g.progress(doneOf(s, 0), allOf(s), s.actors[0]);

function toss(g: Game, s: State): void {
  s.dice = throwDice(s.track, s.fate.dice[s.race.turn] as Random);
  s.phase = 'tumble';
  s.t = 0;
  g.sound('swap', 1.1);
}

function lie(g: Game, s: State): void {
  s.land.kick(0.3);
  g.sound('bounce', 1.1);
  s.choices = s.track.choices(s.race, s.dice).toSorted((a, b) => choiceSpot(s, a).x - choiceSpot(s, b).x);
  s.picked = 0;
  s.t = 0;
  s.phase = s.choices.length > 0 ? 'choose' : 'pass';
}

function begin(g: Game, s: State, choice: Choice): void {
  const { turn } = s.race;
  const from = s.race.steps[turn]?.[choice.piece] as number;
  const { race, stops, hits } = s.track.after(s.race, choice);
  Object.assign(s.mover, { seat: turn, piece: choice.piece });
  s.way = wayOf(s, turn, choice.piece, from, stops, s.trail);
  s.next = race;
  s.hits = hits;
  s.leg = -1;
  s.phase = 'walk';
  stepOff(g, s);
}

/** The next leg of the way begins where the piece is. */
function stepOff(g: Game, s: State): void {
  const i = s.mover.seat * 4 + s.mover.piece;
  s.leg++;
  s.t = 0;
  s.fromX = s.x[i] as number;
  s.fromY = s.y[i] as number;
  if (s.way[s.leg]?.slides) g.sound((s.way[s.leg] as Spot).y < s.fromY ? 'power' : 'hurt', 0.9);
}

/** A piece has come to where it stays. */
function arrive(g: Game, s: State): void {
  const { palette } = g.design.theme;
  const { seat } = s.mover;
  const mine = seat === 0;
  const { x, y } = s.way.at(-1) as Spot;
  const home = doneOf(s, seat);
  s.race = s.next as NonNullable<State['next']>;
  s.next = null;
  s.land.kick(0.2);
  if (s.hits.length > 0) {
    g.sound('hit', mine ? 1 : 0.8);
    g.shake(0.2);
    g.burst(x, y, { n: 16, speed: 5, colour: [palette.danger, '#ffffff'] });
    s.mood.kick(mine ? -0.35 : 0.3);
    if (mine) g.addScore(20, x, y);
  } else if (doneOf(s, seat) > home && s.mode === 'ludo') {
    g.sound('collect', mine ? 1 : 0.8);
    g.burst(x, y, { n: 12, shape: 'star', speed: 4, colour: [palette.accent, '#ffffff'] });
    if (mine) g.addScore(50, x, y);
  } else g.sound('step', 0.8);
  if (mine && s.mode !== 'ludo' && doneOf(s, 0) > home) g.addScore(doneOf(s, 0) - home, x, y);
  show(g, s);
  s.winner = s.track.winner(s.race);
  s.phase = s.winner === null ? 'throw' : 'over';
  s.t = 0;
  if (s.winner === null) return;
  const good = s.winner === 0 || (s.two && s.winner === 1);
  g.sound(good ? 'combo' : 'hurt');
  s.mood.kick(s.winner === 0 ? -0.4 : 0.35);
  g.burst(x, y, { n: good ? (g.has('confetti') ? 80 : 36) : 10, shape: 'star', speed: 7, life: 1 });
}

function conclude(g: Game, s: State): void {
  const middle = { x: RIM + s.grid.cols / 2, y: RIM + s.grid.rows / 2 };
  if (s.winner === 0 || (s.two && s.winner === 1)) {
    g.addScore(100, middle.x, middle.y);
    return g.levelDone();
  }
  if (g.hurt(middle.x, middle.y) === 'dead') return;
  s.first = (s.first + 1) % s.seats;
  Object.assign(s, deal(g, s, s.first), { phase: 'throw', t: 0, winner: null, dice: [], hits: [] });
  settle(s);
  show(g, s);
}

function walk(g: Game, s: State): void {
  const leg = s.way[s.leg];
  if (!leg) return arrive(g, s);
  const frames = (leg.slides ? SLIDE : HOP)[s.mover.seat === 0 ? 0 : 1] * pace(g);
  const part = Math.min(1, s.t / frames);
  const i = s.mover.seat * 4 + s.mover.piece;
  s.x[i] = lerp(s.fromX, leg.x, part);
  s.y[i] = lerp(s.fromY, leg.y, part) - (leg.slides ? 0 : Math.sin(part * Math.PI) * 0.3);
  if (part < 1) return;
  if (!leg.slides) g.sound('step', 1 + s.leg * 0.06);
  stepOff(g, s);
}

/** Pieces that do not walk glide to where they belong. */
function glide(s: State): void {
  for (let seat = 0; seat < s.seats; seat++)
    for (let piece = 0; piece < piecesOf(s.mode); piece++) {
      if (s.phase === 'walk' && seat === s.mover.seat && piece === s.mover.piece) continue;
      const i = seat * 4 + piece;
      const { x, y } = spotOf(s, seat, piece, s.race.steps[seat]?.[piece] as number);
      s.x[i] = approach(lerp(s.x[i] as number, x, 0.16), x, 0.01);
      s.y[i] = approach(lerp(s.y[i] as number, y, 0.16), y, 0.01);
    }
}

/** One frame. */
export function stepRace(g: Game, s: State): void {
  s.t++;
  s.land.step();
  s.mood.step();
  readSecond(g, s);
  glide(s);
  const person = isPerson(s);
  if (s.phase === 'over') {
    if (s.t === SHOWN) conclude(g, s);
  } else if (s.phase === 'tumble') {
    if (s.t >= (person ? TUMBLE : QUICK) * pace(g)) lie(g, s);
  } else if (s.phase === 'walk') walk(g, s);
  else if (s.phase === 'pass') {
    if (s.t < SEEN[person ? 0 : 1] * pace(g)) return;
    s.race = s.track.passed(s.race);
    s.phase = 'throw';
    s.t = 0;
  } else if (person) {
    const wish = readPerson(g, s);
    if (wish === 'throw') toss(g, s);
    else if (wish !== null) begin(g, s, s.choices[wish] as Choice);
  } else if (s.phase === 'throw') {
    if (s.t >= PAUSE * pace(g)) toss(g, s);
  } else if (s.t >= PAUSE * pace(g)) {
    begin(g, s, decided(s, CARELESS[strengthOf(g)]) as Choice);
  }
}
