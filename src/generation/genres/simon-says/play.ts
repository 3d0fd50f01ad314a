/** A round: the row is shown with one more in it, pads may change places, and it is repeated. */
import { Spring } from '../../kit/juice.js';
import type { Game } from '../../kit/types.js';
import { ARROWS, COLOURS, INNER, OUTER, placeOf, TONES, wanted, W, type Phase, type State } from './state.js';

/** frames before a row, of pads that change places, of joy and of a mistake */
const WAIT = 45;
export const MOVE = 46;
const RIGHT = 44;
const WRONG = 60;

/** Frames of one light of the row. */
const beat = (g: Game, s: State): number =>
  Math.round((46 - g.skill * 20) * (g.has('speedUp') ? Math.max(0.55, 1 - s.row.length * 0.05) : 1));
/** Frames that one may think about each press; none where it is gentle. */
const patience = (g: Game): number => (g.has('gentle') || g.has('noTimer') ? Infinity : 60 * (16 - g.skill * 6));

export function newLevel(g: Game): State {
  const { cast } = g.design;
  // whoever was named and looks on from the middle is on a pad as well
  const things =
    cast.hero.from === 'prompt'
      ? [cast.hero, ...cast.items.filter(({ sprite }) => sprite !== cast.hero.sprite)]
      : cast.items;
  const said = things.filter(({ from }) => from === 'prompt').length;
  const asked = g.rule('collect')?.n;
  // four are the game as everybody knows it; a fifth joins later
  const most = said >= 3 ? Math.min(said, 6) : 4 + (g.level >= 4 && !asked ? 1 : 0);
  const pads = Array.from({ length: most }, (_, i) => things[i % things.length] ?? cast.hero);
  const first = asked ? 1 : ([1, 2, 2, 3, 2, 4][(g.level - 1) % 6] ?? 1);
  const wanders = !asked && g.level % 3 === 0;
  const backwards = !asked && g.level % 6 === 5;
  if (wanders) g.idea('wander');
  if (backwards) g.idea('backwards');
  if (g.level === 4 && most === 5) g.idea('another');
  const places = pads.map((_, i) => i);
  return {
    pads,
    places,
    before: places,
    row: Array.from({ length: first }, () => g.rand.int(0, most - 1)),
    goal: asked ?? first + (g.skill < 0.2 ? 2 : 3),
    backwards,
    wanders,
    phase: 'wait',
    t: 0,
    at: 0,
    lit: -1,
    glow: 0,
    cursor: 0,
    byKeys: false,
    thought: 0,
    squash: new Spring(),
  };
}

function enter(s: State, phase: Phase): void {
  s.phase = phase;
  s.t = s.at = 0;
  s.lit = -1;
}

export function light(g: Game, s: State, pad: number): void {
  s.lit = pad;
  s.glow = 1;
  g.sound('note', 2 ** ((TONES[pad] ?? 0) / 12));
}

export function step(g: Game, s: State): void {
  s.t++;
  s.squash.step();
  s.glow = Math.max(0, s.glow - 0.035);
  g.progress(Math.max(0, s.row.length - (s.phase === 'right' ? 0 : 1)), s.goal);
  if (s.phase === 'wait' && s.t > WAIT) enter(s, 'show');
  else if (s.phase === 'show') show(g, s);
  else if (s.phase === 'move' && s.t > MOVE) enter(s, 'answer');
  else if (s.phase === 'answer') answer(g, s);
  else if (s.phase === 'right' && s.t > RIGHT) grow(g, s);
  else if (s.phase === 'wrong' && s.t > WRONG) enter(s, 'show');
}

function show(g: Game, s: State): void {
  const each = beat(g, s);
  if (s.t % each !== 1) return;
  const pad = s.row[Math.floor(s.t / each)];
  if (pad !== undefined) {
    s.at = Math.floor(s.t / each) + 1;
    return light(g, s, pad);
  }
  if (!s.wanders) return enter(s, 'answer');
  s.before = s.places;
  // at least two go, and everyone sees where to
  const turn = g.rand.int(1, s.pads.length - 1);
  s.places = s.places.map((place) => (place + turn) % s.pads.length);
  g.sound('swap');
  enter(s, 'move');
}

function grow(g: Game, s: State): void {
  if (s.row.length >= s.goal) return g.levelDone();
  s.row.push(g.rand.int(0, s.pads.length - 1));
  enter(s, 'show');
}

/** The pad that a place of the screen belongs to. */
function padAt(s: State, x: number, y: number, height: number): number {
  const [dx, dy] = [x - W / 2, y - height / 2];
  const far = Math.sqrt(dx * dx + dy * dy);
  if (far < INNER * 0.8 || far > OUTER * 1.12) return -1;
  const n = s.pads.length;
  const place = (Math.round(((Math.atan2(dy, dx) + 1.5708) / 6.2832) * n) + n) % n;
  return s.places.indexOf(place);
}

function pressed(g: Game, s: State): number {
  const n = s.pads.length;
  for (let i = 0; i < n; i++) {
    const letter = g.design.keys?.[i];
    if (g.key(`Digit${i + 1}`) || (letter && g.key(`Key${letter}`))) return i;
  }
  for (const [place, side] of ARROWS.entries())
    if (g.pressed(side)) {
      s.byKeys = true;
      if (n === 4) return s.places.indexOf((s.cursor = place));
      s.cursor = (s.cursor + (side === 'right' || side === 'down' ? 1 : n - 1)) % n;
      g.sound('step', 1.3);
    }
  // with four pads this is the last one once more
  if (g.pressed('a')) {
    s.byKeys = true;
    return s.places.indexOf(s.cursor);
  }
  const { pointer } = g.pad;
  if (!pointer || !g.clicked()) return -1;
  s.byKeys = false;
  return padAt(s, pointer.x, pointer.y, g.height);
}

function answer(g: Game, s: State): void {
  const pad = pressed(g, s);
  if (pad < 0) {
    if (s.t > patience(g)) mistake(g, s, wanted(s));
    return;
  }
  if (pad !== wanted(s)) return mistake(g, s, pad);
  light(g, s, pad);
  const { x, y } = placeOf(s.places[pad] ?? 0, s.pads.length, g.height);
  g.burst(x, y, { n: 8, shape: 'star', speed: 4, life: 0.6, size: 0.2, colour: COLOURS[pad] as string });
  s.at++;
  s.t = 0;
  if (s.at < s.row.length) return;
  g.addScore(10 * s.row.length, W / 2, g.height / 2 - 2);
  g.sound('collect', 1.2);
  s.squash.kick(0.25);
  s.phase = 'right';
}

function mistake(g: Game, s: State, pad: number): void {
  const { x, y } = placeOf(s.places[pad] ?? 0, s.pads.length, g.height);
  g.sound('hit', 0.6);
  g.shake(0.25);
  enter(s, 'wrong');
  g.safe = 0;
  g.hurt(x, y);
  g.safe = 0;
}
