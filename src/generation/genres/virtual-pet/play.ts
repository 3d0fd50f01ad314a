/** Care: what a tap does, small games of bathing and catching, gladness, sadness, and the night that ends a day. */
import { approach } from '../../kit/juice.js';
import type { Actor } from '../../design.js';
import type { Game } from '../../kit/types.js';
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
  spotsOf,
  W,
  type Phase,
  type Spot,
  type State,
  type Wish,
} from './state.js';

const STROKES = 3;
const DIRT = [
  [-0.2, -0.24],
  [0.22, -0.1],
  [-0.26, 0.16],
  [0.06, 0.24],
  [0.26, 0.26],
  [0, -0.02],
] as const;

function enter(s: State, phase: Phase): void {
  s.phase = phase;
  s.t = 0;
  s.cursor = 0;
}

/** Its next wish; the need for it is low from now on, and sinks. */
function wishFor(g: Game, s: State): void {
  s.wish = s.wishes[s.granted] as Wish;
  const need = NEED_OF[s.wish.act];
  s.needs[need] = Math.min(s.needs[need], 62);
  if (s.wish.act === 'pat') s.strokes = STROKES;
  if (s.wish.act === 'wash') soil(g, s);
  enter(s, 'care');
  g.sound('select', 1.2);
  if (s.visits > 0 && s.granted > 0 && !s.visitor) visit(g, s);
}

function soil(g: Game, s: State): void {
  const count = Math.min(DIRT.length, 3 + Math.round(g.skill * 2) + (g.level > 3 ? 1 : 0));
  s.dirt = DIRT.slice(0, count).map(([x, y]) => ({ x, y, left: 1 }));
}

function visit(g: Game, s: State): void {
  s.visits--;
  const { enemies } = g.design.cast;
  const left = g.rand.chance(0.5);
  const v = (0.032 + g.skill * 0.016) * (left ? 1 : -1);
  s.visitor = { actor: enemies[s.visits % enemies.length] as Actor, x: left ? -1.5 : W + 1.5, v, gone: false };
}

/** Granted: hearts, points, and the next one after a while. */
function grant(g: Game, s: State): void {
  const { act } = s.wish;
  const need = NEED_OF[act];
  const quick = Math.round(s.needs[need] / 3);
  s.needs[need] = 100;
  const { x, y } = middleOf(s, g.height);
  if (isSad(s)) {
    s.needs[NEED_OF[(s.wishes[s.granted] as Wish).act]] = 80;
    g.sound('power', 0.9);
    hearts(g, s, 10);
    wishFor(g, s);
    return;
  }
  if (act === 'feed') s.eaten++;
  s.granted++;
  g.addScore(40 + quick, x, y - s.size * 0.7);
  g.sound('power', 1 + s.granted * 0.05);
  hearts(g, s, g.has('confetti') ? 40 : 16);
  tell(g, s);
  if (act === 'sleep') enter(s, 'night');
  else enter(s, 'glad');
}

function hearts(g: Game, s: State, n: number): void {
  const { x, y } = middleOf(s, g.height);
  const { accent, danger } = g.design.theme.palette;
  g.burst(x, y, { n, shape: 'star', speed: 4.5, life: 0.9, gravity: -2, colour: [accent, danger, '#ffffff'] });
  s.squash.kick(-0.25);
}

export function tell(g: Game, s: State): void {
  if (s.all > 0) g.progress(s.before + s.eaten, s.all, s.foods[0]);
  else g.progress(s.granted, s.wishes.length, g.design.cast.hero);
}

function refuse(g: Game, s: State): void {
  g.sound('hit', 0.9);
  const need = NEED_OF[s.wish.act];
  if (!g.has('gentle')) s.needs[need] = Math.max(1, s.needs[need] - 5);
  enter(s, 'no');
}

function use(g: Game, s: State, { does }: Spot, at: number): void {
  s.pressed = at;
  s.press.kick(0.2);
  if (does.act === 'rub') return rub(g, s, does.i, 1);
  if (does.act === 'lane') {
    s.lane = does.i;
    return;
  }
  if (does.act === 'shoo') return shoo(g, s);
  const { wish } = s;
  if (does.act === 'pat') return stroke(g, s);
  if (does.act === 'feed' ? wish.act !== 'feed' || wish.food !== does.food : wish.act !== does.act) return refuse(g, s);
  g.sound('select');
  if (does.act === 'feed') {
    s.bite = does.food;
    enter(s, 'eat');
  } else if (does.act === 'wash') enter(s, 'bath');
  else if (does.act === 'play') {
    s.caught = 0;
    s.ball = null;
    s.lane = 2;
    enter(s, 'catch');
    s.cursor = 2;
  } else grant(g, s);
}

function stroke(g: Game, s: State): void {
  s.squash.kick(0.14);
  g.sound('note', 1.2 + (STROKES - s.strokes) * 0.15);
  const { x, y } = middleOf(s, g.height);
  g.burst(x, y - s.size * 0.3, { n: 4, shape: 'star', speed: 2, life: 0.6, colour: g.design.theme.palette.danger });
  if (s.wish.act !== 'pat' && !isSad(s)) return;
  if (--s.strokes <= 0) grant(g, s);
}

function shoo(g: Game, s: State): void {
  const { visitor } = s;
  if (!visitor) return;
  visitor.gone = true;
  g.addScore(20, visitor.x, feetOf(g.height) - 2);
  g.sound('bounce', 1.3);
  g.burst(visitor.x, feetOf(g.height) - 0.5, { n: 9, shape: 'smoke', speed: 2.5, colour: '#ffffff' });
}

export function rub(g: Game, s: State, i: number, by: number): void {
  const dirt = s.dirt[i];
  if (!dirt || dirt.left <= 0) return;
  dirt.left = Math.max(0, dirt.left - by);
  const { x, y } = middleOf(s, g.height);
  const at = { x: x + dirt.x * s.size, y: y + dirt.y * s.size };
  if (g.frame % 4 === 0 || by === 1)
    g.burst(at.x, at.y, { n: 3, shape: 'ring', speed: 1.6, life: 0.7, gravity: -1.5, colour: '#ffffff' });
  if (dirt.left > 0) return;
  g.sound('collect', 0.8 + i * 0.08);
  g.burst(at.x, at.y, { n: 8, shape: 'ring', speed: 2.4, life: 0.8, gravity: -2, colour: ['#ffffff', '#bfe6ff'] });
  s.squash.kick(0.08);
  if (s.dirt.every(({ left }) => left <= 0)) grant(g, s);
}

const WAY = { left: [-1, 0], right: [1, 0], up: [0, -1], down: [0, 1] } as const;
/** The nearest spot that way; the same one where there is none. */
function beside(spots: readonly Spot[], at: number, side: keyof typeof WAY): number {
  const from = spots[at];
  if (!from) return 0;
  const [dx, dy] = WAY[side];
  let [best, least] = [at, 1e9];
  spots.forEach(({ x, y }, i) => {
    const ahead = (x - from.x) * dx + (y - from.y) * dy;
    const off = Math.abs((x - from.x) * dy) + Math.abs((y - from.y) * dx);
    if (ahead < 0.2 || ahead + off * 2 > least) return;
    least = ahead + off * 2;
    best = i;
  });
  return best;
}

function readHands(g: Game, s: State): void {
  const spots = spotsOf(s, g.height);
  if (spots.length === 0) return;
  s.cursor = Math.min(s.cursor, spots.length - 1);
  for (const side of ['left', 'right', 'up', 'down'] as const)
    if (g.pressed(side)) {
      s.cursor = beside(spots, s.cursor, side);
      s.byKeys = true;
      g.sound('step', 1.3);
      if (s.phase === 'catch') use(g, s, spots[s.cursor] as Spot, s.cursor);
    }
  if (g.pressed('a')) {
    s.byKeys = true;
    return use(g, s, spots[s.cursor] as Spot, s.cursor);
  }
  const { pointer } = g.pad;
  if (!pointer) return;
  const at = nearest(spots, pointer.x, pointer.y, s.phase === 'catch');
  const spot = spots[at];
  if (!spot) return;
  if (g.clicked()) {
    s.byKeys = false;
    s.cursor = at;
    use(g, s, spot, at);
  } else if (pointer.down && spot.does.act === 'rub') rub(g, s, spot.does.i, 0.12);
  else if (pointer.down && spot.does.act === 'lane') s.lane = spot.does.i;
}

/** The one that is pointed at; those of the last, which lie before the others, first. */
function nearest(spots: readonly Spot[], px: number, py: number, anywhere: boolean): number {
  let [best, least] = [-1, 1e9];
  spots.forEach(({ x, y, size }, i) => {
    const off = anywhere ? Math.abs(x - px) : Math.max(Math.abs(x - px), Math.abs(y - py)) - size / 2;
    if ((!anywhere && off > 0.15) || off >= least) return;
    least = off;
    best = i;
  });
  return best;
}

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
