/** Backgammon as it is played: who begins, throws, steps, hits, and games that count one, two or three points. */
import { lerp } from '../../kit/juice.js';
import type { Game } from '../../kit/types.js';
import { fateOf, opening, searchOn, thrown } from './backgammon-fate.js';
import { planOf, readPerson } from './backgammon-hands.js';
import { CARELESS } from './backgammon-mind.js';
import { H, landing, TABLE, topSpot, W } from './backgammon-places.js';
import {
  BAR,
  diceOf,
  isHit,
  MEN,
  OFF,
  otherOf,
  stepped,
  stepsOf,
  winnerOf,
  without,
  worthOf,
  type Side,
  type Step,
} from './backgammon-rules.js';
import { deal, isPerson, sourcesOf, strengthOf, type State } from './backgammon-state.js';
import { TUMBLE } from './dice.js';
import { takesPart } from './second.js';

/** frames: checkers come to their points; one die each is seen; a step of a person's and of a computer's; a computer waits; a pass; who has won */
const DEALING = 50;
const OPENING = TUMBLE + 44;
const WALK = [15, 11] as const;
const QUICK = 12;
const PAUSE = 8;
const PASSING = [46, 26] as const;
const SHOWN = 100;
const pace = (g: Game): number => (g.has('fast') ? 0.6 : g.has('slow') ? 1.7 : 1);

export const show = (g: Game, s: State): void =>
  s.need > 1
    ? g.progress(Math.min(s.need, s.points[0]), s.need, s.actors[0])
    : g.progress(s.at[0][OFF] as number, MEN, s.actors[0]);

function enter(s: State, phase: State['phase']): void {
  s.phase = phase;
  s.t = 0;
}

/** What may be played now; a checker that alone may go is taken up at once. */
function offer(s: State): void {
  s.steps = stepsOf(s.at, s.side, s.left);
  const sources = sourcesOf(s);
  s.from = sources.length === 1 ? (sources[0] as number) : null;
  s.picked = 0;
  enter(s, 'choose');
}

/** The dice lie. */
function lie(g: Game, s: State): void {
  s.left = s.dice.length === 2 ? diceOf(s.dice as [number, number]) : s.dice;
  s.land.kick(0.3);
  s.plan = isPerson(s) ? [] : planOf(s, s.side, CARELESS[strengthOf(g)]);
  offer(s);
  if (s.steps.length === 0) enter(s, 'pass');
  else if (s.left.length > 2) g.sound('power', s.side === 0 ? 1.2 : 0.9);
}

function roll(g: Game, s: State): void {
  s.dice = thrown(s.fate, s.side);
  g.sound('swap', 1.1);
  enter(s, 'tumble');
}

function endTurn(s: State): void {
  s.side = otherOf(s.side);
  Object.assign(s, { dice: [], left: [], steps: [], from: null, plan: [] });
  enter(s, 'roll');
}

/** A checker sets out. */
function begin(g: Game, s: State, step: Step): void {
  const { at, side } = s;
  s.step = step;
  s.way = [topSpot(at, side, step.from), landing(at, side, step.to)];
  s.next = stepped(at, side, step);
  const foe = otherOf(side);
  s.hit = isHit(at, side, step.to) ? [topSpot(at, foe, 25 - step.to), landing(at, foe, BAR)] : null;
  const [planned] = s.plan;
  // who does something else than was planned plans anew
  s.plan = planned && planned.from === step.from && planned.to === step.to ? s.plan.slice(1) : [];
  s.from = null;
  g.sound('step', 1.2);
  enter(s, 'walk');
}

function arrive(g: Game, s: State): void {
  const { palette } = g.design.theme;
  const step = s.step as Step;
  const mine = s.side === 0;
  const { x, y } = s.way[1];
  s.at = s.next ?? s.at;
  s.left = without(s.left, step.die);
  s.land.kick(0.25);
  if (s.hit) {
    g.sound('hit', mine ? 1 : 0.8);
    g.shake(0.2);
    g.burst(x, y, { n: 16, speed: 5, colour: [palette.danger, '#ffffff'] });
    s.mood.kick(mine ? -0.35 : 0.3);
    if (mine) g.addScore(20, x, y);
  } else if (step.to === OFF) {
    g.sound('collect', mine ? 1 : 0.8);
    if (mine) g.addScore(10, x, y);
  } else g.sound('bounce', 0.9);
  Object.assign(s, { step: null, next: null, hit: null });
  show(g, s);
  const winner = winnerOf(s.at);
  if (winner !== null) return finish(g, s, winner);
  if (s.left.length === 0) return endTurn(s);
  offer(s);
  if (s.steps.length === 0) endTurn(s);
}

function finish(g: Game, s: State, winner: Side): void {
  s.winner = winner;
  s.points[winner] += worthOf(s.at, winner);
  if (s.need > 1) show(g, s);
  const good = winner === 0 || s.two;
  g.sound(good ? 'combo' : 'hurt');
  s.mood.kick(winner === 0 ? -0.4 : 0.35);
  if (good) g.burst(W / 2, H / 2, { n: g.has('confetti') ? 80 : 40, shape: 'star', speed: 8, life: 1 });
  enter(s, 'over');
}

function conclude(g: Game, s: State): void {
  const winner = s.points.findIndex((points) => points >= s.need);
  if (winner < 0) return deal(g, s);
  if (s.two && g.level === g.levels) {
    const [first, second] = winner === 0 ? [0, 1] : [1, 0];
    const names = s.actors.map(({ name }) => name);
    return g.win(`${names[first]} ${s.points[first]} : ${s.points[second]} ${names[second]}`);
  }
  if (winner === 0 || s.two) {
    g.addScore(100, W / 2, H / 2);
    return g.levelDone();
  }
  if (g.hurt(W / 2, H / 2) === 'dead') return;
  s.points[0] = s.points[1] = 0;
  deal(g, s);
  show(g, s);
}

/** Checkers come to their points while a game is looked for that care can win. */
function stepDeal(g: Game, s: State): void {
  if (s.search) {
    const seed = searchOn(s.search, CARELESS[strengthOf(g)], g.rand);
    if (seed !== null) {
      s.fate = fateOf(seed);
      s.search = null;
    }
  }
  if (s.t < DEALING || s.search) return;
  const first = opening(s.fate);
  s.side = first.side;
  s.dice = first.dice;
  g.sound('swap', 1.1);
  enter(s, 'opening');
}

/** Where the checker on its way is now, 0…1. */
export const partOf = (g: Game, s: State): number =>
  Math.min(1, s.t / ((WALK[isPerson(s) ? 0 : 1] as number) * pace(g)));

/** One frame. */
export function stepBackgammon(g: Game, s: State): void {
  s.t++;
  s.land.step();
  s.mood.step();
  if (takesPart(g, s.two, TABLE)) {
    s.two = !s.two;
    s.search = null;
    s.plan = [];
    if (s.phase === 'choose' && !isPerson(s)) s.plan = planOf(s, s.side, CARELESS[strengthOf(g)]);
  }
  const person = isPerson(s);
  if (s.phase === 'deal') stepDeal(g, s);
  else if (s.phase === 'opening') {
    if (s.t === TUMBLE) s.land.kick(0.3);
    if (s.t >= OPENING * pace(g)) lie(g, s);
  } else if (s.phase === 'tumble') {
    if (s.t >= (person ? TUMBLE : QUICK) * pace(g)) lie(g, s);
  } else if (s.phase === 'walk') {
    if (partOf(g, s) >= 1) arrive(g, s);
  } else if (s.phase === 'pass') {
    if (s.t >= (PASSING[person ? 0 : 1] as number) * pace(g)) endTurn(s);
  } else if (s.phase === 'over') {
    if (s.t === SHOWN) conclude(g, s);
  } else if (person) {
    const wish = readPerson(g, s);
    if (wish === 'roll') roll(g, s);
    else if (wish !== null) begin(g, s, wish);
  } else if (s.t >= PAUSE * pace(g)) {
    if (s.phase === 'roll') roll(g, s);
    else begin(g, s, (s.plan[0] ?? s.steps[0]) as Step);
  }
}

/** Between two spots, in an arc. */
export const along = (s: State, part: number): { x: number; y: number } => {
  const [from, to] = s.way;
  const smooth = part * part * (3 - 2 * part);
  return { x: lerp(from.x, to.x, smooth), y: lerp(from.y, to.y, smooth) - Math.sin(part * Math.PI) * 0.5 };
};
