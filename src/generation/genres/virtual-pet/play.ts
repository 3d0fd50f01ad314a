/** A day with the pet: needs sink, it eats and catches, visitors come, it is sad or glad, and the night ends the day. */
import { approach } from '../../kit/juice.js';
import type { Game } from '../../kit/types.js';
import { readHands } from './hands.js';
import {
  BITE,
  FALLS,
  feetOf,
  isSad,
  JOY,
  LANES,
  middleOf,
  NEED_OF,
  NEEDS,
  NIGHT,
  NO,
  W,
  type State,
  type Wish,
} from './state.js';
import { enter, grant, soil, STROKES, tell, wishFor } from './wishes.js';

export function step(g: Game, s: State): void {
  s.t++;
  s.squash.step();
  s.press.step();
  s.x = approach(s.x, s.phase === 'catch' ? (LANES[s.lane] as number) : W / 2, 0.26);
  walkOn(g, s);
  if (s.phase === 'care') wait(g, s);
  else if (s.phase === 'eat') eat(g, s);
  else if (s.phase === 'catch') fall(g, s);
  else if (s.phase === 'glad' && s.t > (s.granted === 0 ? 30 : JOY)) wishFor(g, s);
  else if (s.phase === 'no' && s.t > NO) enter(s, 'care');
  else if (s.phase === 'night' && s.t === NIGHT) morning(g, s);
  readHands(g, s);
}

/** Its need sinks while it waits; at the bottom it is sad, and wants to be comforted first. */
function wait(g: Game, s: State): void {
  for (const need of NEEDS) if (s.needs[need] > 45) s.needs[need] -= 0.008;
  if (isSad(s)) {
    const need = NEED_OF[(s.wishes[s.granted] as Wish).act];
    s.needs[need] = Math.max(0, s.needs[need] - s.drain * 0.6);
    // left alone in its sorrow it grows sadder still
    if (s.t > 60 * 12 && s.t % (60 * 12) === 0) sadden(g, s);
    return;
  }
  const need = NEED_OF[s.wish.act];
  s.needs[need] = Math.max(0, s.needs[need] - s.drain);
  if (s.needs[need] === 0) sadden(g, s);
}

function sadden(g: Game, s: State): void {
  s.wish = { act: 'comfort' };
  s.strokes = STROKES;
  s.t = 0;
  s.squash.kick(0.2);
  g.sound('hurt', 0.8);
  if (g.has('gentle')) return;
  const { x, y } = middleOf(s, g.height);
  g.safe = 0;
  g.hurt(x, y);
  g.safe = 0;
}

function eat(g: Game, s: State): void {
  if (s.t > 20 && s.t % 11 === 0) {
    const { x, y } = middleOf(s, g.height);
    s.squash.kick(0.12);
    g.sound('step', 0.8);
    g.burst(x, y, { n: 4, speed: 2.4, gravity: 8, life: 0.5, size: 0.14, colour: g.design.theme.palette.accent });
  }
  if (s.t < BITE) return;
  s.bite = null;
  grant(g, s);
}

function fall(g: Game, s: State): void {
  const floor = feetOf(g.height);
  s.ball ??= { lane: nextLane(g, s), y: floor - FALLS, hue: g.rand.int(0, 3) };
  s.ball.y += s.fall;
  const { x, y } = { x: LANES[s.ball.lane] as number, y: s.ball.y };
  if (y < floor - s.size * 0.75) return;
  if (Math.abs(s.x - x) < 1.25) {
    s.caught++;
    s.ball = null;
    s.squash.kick(0.22);
    g.addScore(10, x, y - 0.6);
    g.sound('bounce', 1 + s.caught * 0.08);
    g.burst(x, y, { n: 10, shape: 'star', speed: 4, colour: g.design.theme.palette.accent });
    if (s.caught >= s.toCatch) grant(g, s);
  } else if (y > floor - 0.3) {
    g.sound('step', 0.6);
    g.burst(x, floor, { n: 6, shape: 'smoke', speed: 1.6, colour: '#ffffff' });
    s.ball = null;
  }
}

/** Another lane than the last, and not farther than it can run. */
function nextLane(g: Game, s: State): number {
  const by = g.rand.pick([-2, -1, 1, 2]);
  const lane = s.lane + by;
  return lane < 0 || lane >= LANES.length ? s.lane - by : lane;
}

function walkOn(g: Game, s: State): void {
  const { visitor } = s;
  if (!visitor) return;
  if (visitor.gone) visitor.x -= Math.sign(visitor.v) * 0.14;
  // it waits while the pet has something else to do
  else if (s.phase === 'care') visitor.x += visitor.v;
  if (visitor.x < -3 || visitor.x > W + 3) s.visitor = null;
  if (visitor.gone || s.phase !== 'care' || Math.abs(visitor.x - s.x) > s.size * 0.4) return;
  // it romps with the pet: dirty again
  visitor.gone = true;
  s.squash.kick(0.25);
  g.sound('hit', 1.2);
  g.burst(s.x, feetOf(g.height) - 0.6, { n: 14, shape: 'smoke', speed: 3, colour: '#9a8468' });
  const rest = s.wishes.slice(s.granted);
  if (s.wish.act === 'wash' || rest.some(({ act }) => act === 'wash')) return;
  s.wishes.splice(s.granted + (s.wish.act === 'sleep' ? 0 : 1), 0, { act: 'wash' });
  soil(g, s);
  tell(g, s);
  if (s.wish.act === 'sleep') wishFor(g, s);
}

function morning(g: Game, s: State): void {
  g.addScore(g.lives * 20, s.x, 3);
  g.burst(W / 2, 4, { n: g.has('confetti') ? 90 : 50, shape: 'star', speed: 8, life: 1.3 });
  g.levelDone();
}
