/** A game with five dice as it is played: throw, keep, throw again, fill a row; the computer does so before everybody's eyes. */
import { clearPad } from '../../kit/pad.js';
import type { Game, Pad } from '../../kit/types.js';
import { TUMBLE } from './dice.js';
import { diceFate, heldBy, thrown, THROWS_A_TURN } from './dice-fate.js';
import {
  dealt,
  dieSpot,
  isPerson,
  nextSeat,
  rowSpot,
  spotsOf,
  strengthOf,
  TABLE,
  THROW_SPOT,
  type Spot,
  type State,
} from './dice-game-state.js';
import { planOf, THOUGHTLESS, type Plan } from './dice-mind.js';
import { countsOf, isFull, points, totalOf } from './dice-sheet.js';
import { RIM } from './grid.js';
import { takesPart } from './second.js';

/** frames that a computer's dice roll, that it shows what it keeps, that a filled row is shown, and who has won */
const QUICK = 16;
const SHOWS = 18;
const FILLED = 22;
const SHOWN = 90;
/** frames between two of the bot's taps */
const REST = 6;

const pace = (g: Game): number => (g.has('fast') ? 0.6 : g.has('slow') ? 1.6 : 1);

export const show = (g: Game, s: State): void =>
  g.progress(s.sheets[0].filter((one) => one >= 0).length, s.sheets[0].length, s.hero);

function toss(g: Game, s: State): void {
  s.faces = thrown(s.fate, s.seat, s.turn, s.thrown, s.faces, s.held);
  s.thrown++;
  s.phase = 'tumble';
  s.t = 0;
  g.sound('swap', 1.1);
}

function fill(g: Game, s: State, row: number): void {
  const given = points(countsOf(s.faces), row);
  const { x, y } = rowSpot(row);
  const mine = s.seat === 0;
  s.sheets[s.seat][row] = given;
  s.row = row;
  s.phase = 'filled';
  s.t = 0;
  if (mine) g.addScore(given, x, y);
  else g.float(`+${given}`, x, y);
  const { palette } = g.design.theme;
  g.sound(given >= 25 ? 'combo' : given > 0 ? 'collect' : 'swap', mine ? 1 : 0.8);
  if (given > 0)
    g.burst(x, y, { n: given >= 25 ? 24 : 8, shape: 'star', speed: 4, colour: [palette.accent, '#ffffff'] });
  if (given >= 40) g.shake(0.2);
  show(g, s);
}

function settled(g: Game, s: State): void {
  if (!isFull(s.sheets[0]) || !isFull(s.sheets[1])) {
    nextSeat(s);
    s.phase = 'pick';
    s.t = 0;
    return;
  }
  s.phase = 'over';
  s.t = 0;
  const lead = totalOf(s.sheets[0]) - totalOf(s.sheets[1]);
  const good = lead > 0 || (s.two && lead !== 0);
  s.mood.kick(lead > 0 ? -0.4 : 0.35);
  g.sound(good ? 'combo' : 'hurt');
  if (good) g.burst(RIM + 5, RIM + 4, { n: g.has('confetti') ? 80 : 40, shape: 'star', speed: 7, life: 1 });
}

/** The game is over and was seen: the next one, another try, or the end; equal sheets are played again. */
function conclude(g: Game, s: State): void {
  const lead = totalOf(s.sheets[0]) - totalOf(s.sheets[1]);
  if (lead > 0 || (s.two && lead < 0)) {
    g.addScore(100, RIM + 5, RIM + 4);
    return g.levelDone();
  }
  if (lead < 0 && g.hurt(RIM + 5, RIM + 4) === 'dead') return;
  Object.assign(s, dealt(g, s.first === 0 ? 1 : 0, s.two));
  show(g, s);
}

function act(g: Game, s: State, id: string): void {
  const n = Number(id.slice(3));
  if (id === 'throw') {
    // who keeps all five has nothing to throw
    if (s.thrown > 0 && s.held.every(Boolean)) return g.sound('swap', 0.6);
    return toss(g, s);
  }
  if (id.startsWith('row')) return fill(g, s, n);
  s.held[n] = !s.held[n];
  s.land.kick(0.15);
  g.sound('select', s.held[n] ? 1.2 : 0.9);
}

const WAYS = [
  ['left', -1, 0],
  ['right', 1, 0],
  ['up', 0, -1],
  ['down', 0, 1],
] as const;

/** The nearest spot that way; what lies straight ahead is nearer than what lies aside. */
function beyond(spots: readonly Spot[], from: Spot, dx: number, dy: number): Spot | null {
  let best: Spot | null = null;
  let least = Infinity;
  for (const spot of spots) {
    const along = (spot.x - from.x) * dx + (spot.y - from.y) * dy;
    const aside = Math.abs((spot.x - from.x) * dy) + Math.abs((spot.y - from.y) * dx);
    const far = along + aside * 2;
    if (along > 0.3 && far < least) [least, best] = [far, spot];
  }
  return best;
}

export const cursorSpot = (s: State): Spot =>
  spotsOf(s).find(({ id }) => id === s.cursor) ?? spotsOf(s)[0] ?? THROW_SPOT;

function readPerson(g: Game, s: State): void {
  const pad = s.seat === 1 ? g.pad2 : g.pad;
  const spots = spotsOf(s);
  const { pointer } = g.pad;
  for (const [way, dx, dy] of WAYS)
    if (g.pressed(way, pad)) {
      s.keys = true;
      s.cursor = (beyond(spots, cursorSpot(s), dx, dy) ?? cursorSpot(s)).id;
      g.sound('step', 1.3);
    }
  if (g.clicked() && pointer) {
    s.keys = false;
    const at = spots.find(({ x, y, w, h }) => Math.abs(pointer.x - x) <= w / 2 && Math.abs(pointer.y - y) <= h / 2);
    if (at) act(g, s, (s.cursor = at.id));
  } else if (g.pressed('b', pad) && s.thrown < THROWS_A_TURN) act(g, s, 'throw');
  else if (g.pressed('a', pad)) {
    s.keys = true;
    act(g, s, cursorSpot(s).id);
  }
}

const planned = (s: State, thoughtless: number): Plan =>
  planOf(countsOf(s.faces), THROWS_A_TURN - s.thrown, s.sheets[s.seat], thoughtless, s.fate.mind);

function readComputer(g: Game, s: State): void {
  if (s.t < SHOWS * pace(g)) return;
  if (s.thrown === 0) return toss(g, s);
  // what it keeps is decided when its dice lie, and seen before it throws again
  if (s.row >= 0) fill(g, s, s.row);
  else toss(g, s);
}

/** Dice have come to lie; a computer says at once what it keeps, or which row it will fill. */
function lie(g: Game, s: State): void {
  s.phase = 'pick';
  s.t = 0;
  s.row = -1;
  s.land.kick(0.3);
  g.sound('bounce', 1.1);
  if (s.cursor === 'throw' && s.thrown === THROWS_A_TURN) s.cursor = '';
  if (isPerson(s)) return;
  const plan = planned(s, THOUGHTLESS[strengthOf(g)]);
  if ('row' in plan) s.row = plan.row;
  else s.held = heldBy(s.faces, plan.keep);
}

/** One frame. */
export function stepDice(g: Game, s: State): void {
  s.t++;
  s.land.step();
  s.mood.step();
  if (takesPart(g, s.two, TABLE)) {
    s.two = !s.two;
    // dice that the first one wins by are none for two
    if (s.two) s.fate = diceFate(g.rand.int(0, 0xffff_fff));
    if (!isPerson(s) && s.phase === 'pick' && s.thrown > 0) lie(g, s);
  }
  if (s.phase === 'over') {
    if (s.t === SHOWN) conclude(g, s);
  } else if (s.phase === 'tumble') {
    if (s.t >= (isPerson(s) ? TUMBLE : QUICK) * pace(g)) lie(g, s);
  } else if (s.phase === 'filled') {
    if (s.t >= FILLED * pace(g)) settled(g, s);
  } else if (isPerson(s)) readPerson(g, s);
  else readComputer(g, s);
}

/** Keeps and fills as a careful player; one tap after the other. */
export function diceBot(_: Game, s: State, pad: Pad): void {
  clearPad(pad);
  if (pad.pointer) pad.pointer.down = false;
  if (s.phase !== 'pick' || !isPerson(s) || ++s.rest < REST) return;
  s.rest = 0;
  let spot = THROW_SPOT;
  if (s.thrown > 0) {
    const plan = planned(s, 0);
    if ('row' in plan) spot = rowSpot(plan.row);
    else {
      const keep = heldBy(s.faces, plan.keep);
      const wrong = keep.findIndex((one, i) => one !== s.held[i]);
      if (wrong >= 0) spot = dieSpot(wrong);
    }
  }
  pad.pointer = { x: spot.x, y: spot.y, down: true };
}
