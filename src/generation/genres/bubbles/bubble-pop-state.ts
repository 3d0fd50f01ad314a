/** Bubbles that rise and are popped: what floats, what a pop does, and the ways to pop. Nothing here can be lost. */
import type { Actor } from '../../design.js';
import { clamp, Spring } from '../../kit/juice.js';
import type { Game } from '../../kit/types.js';

export const W = 11;
export const H = 11;
export const TALLEST = 18;
export const WIDEST = 20;
/** frames for which a popped bubble and what was in it are still seen */
export const GONE = 40;
/** a finger may be so far off a bubble's rim */
const REACH = 0.35;
/** notes of a scale in which no two sound wrong together, half tones above the first */
const SCALE = [0, 2, 4, 7, 9, 12, 14, 16];

/** `plain`: one pop. `big`: bursts into three small ones. `star`: pops its neighbours too. `foul`: what the prompt fears sits in it, and it counts for nothing. */
export type Sort = 'plain' | 'big' | 'star' | 'foul';

export interface Bubble {
  readonly id: number;
  readonly sort: Sort;
  readonly actor: Actor;
  readonly r: number;
  x: number;
  y: number;
  /** where it sways about, and how far it is along that */
  home: number;
  sway: number;
  readonly hue: number;
  /** frames since it was popped; 0: it floats */
  gone: number;
}

export interface State {
  bubbles: Bubble[];
  readonly actors: readonly Actor[];
  readonly foes: readonly Actor[];
  /** the sorts that this level has */
  readonly sorts: readonly Sort[];
  popped: number;
  readonly need: number;
  /** frames to the next that rises */
  wait: number;
  came: number;
  /** how many were there at once */
  first: number;
  /** the bubble that keys have chosen; shown once a key was pressed */
  chosen: number;
  keyed: boolean;
  /** frames since the last pop, and how many came in quick turn */
  calm: number;
  streak: number;
  readonly mood: Spring;
  done: boolean;
  readonly bot: { wait: number };
}

/** A level has one idea more than the one before. */
const IDEAS: readonly (readonly Sort[])[] = [['plain'], ['plain', 'big'], ['plain', 'big', 'star']];

/** parts of the height at which the first ones are */
const FIRST = [0.82, 0.6, 0.4] as const;

export function newState(g: Game): State {
  const { items, deco, hero, enemies } = g.design.cast;
  const named = items.filter(({ from }) => from === 'prompt');
  const actors = named.length > 0 ? named : [...items, ...deco].slice(0, 5);
  const foes = g.has('noEnemies') ? [] : enemies.filter(({ from }) => from === 'prompt');
  const s: State = {
    bubbles: [],
    actors: actors.length > 0 ? actors : [hero],
    foes,
    sorts: IDEAS[Math.min(g.levels === 1 ? 2 : g.level - 1, IDEAS.length - 1)] as readonly Sort[],
    popped: 0,
    need: g.rule('collect')?.n ?? Math.round(12 + g.skill * 10) + (g.level - 1) * 4,
    wait: 0,
    came: 0,
    first: FIRST.length,
    chosen: -1,
    keyed: false,
    calm: 99,
    streak: 0,
    mood: new Spring(),
    done: false,
    bot: { wait: 0 },
  };
  // the first ones are there at once: a small child waits for nothing
  for (const part of FIRST) comeUp(g, s, part * g.height);
  return s;
}

/** How many times as many float as in a narrow window. */
const times = (g: Game): number => g.width / W;

/** The sides between which a bubble floats: the window's. */
const between = (g: Game, r: number): [number, number] => [(W - g.width) / 2 + r, (W + g.width) / 2 - r];

/** Units that a bubble rises in a frame; large ones are slow. */
const rise = (g: Game, { r }: Pick<Bubble, 'r'>): number =>
  ((0.026 + g.skill * 0.026) * (g.has('fast') ? 1.4 : 1) * (g.has('slow') || g.has('gentle') ? 0.75 : 1)) /
  (0.4 + r * 0.6);

const radiusOf = (g: Game, sort: Sort): number =>
  (sort === 'big' ? 1.5 : 1.12 - g.skill * 0.25) * (g.has('gentle') ? 1.12 : 1);

/** Another bubble, from below unless a height is given, clear of those that are there. */
function comeUp(g: Game, s: State, height?: number): void {
  const { rand } = g;
  const special = s.sorts.length > 1 && rand.chance(0.3);
  let sort: Sort = special ? rand.pick(s.sorts.slice(1)) : 'plain';
  if (s.foes.length > 0 && s.came > 2 && rand.chance(0.14 + g.skill * 0.12)) sort = 'foul';
  const r = radiusOf(g, sort);
  const y = height ?? g.height + r;
  for (let i = 0; i < 6; i++) {
    const x = rand.range(...between(g, r + 0.5));
    if (s.bubbles.some((one) => one.gone === 0 && near(one, x, y) < one.r + r + 0.2)) continue;
    const actor = sort === 'foul' ? rand.pick(s.foes) : (s.actors[s.came % s.actors.length] as Actor);
    float(s, { sort, actor, r, x, y });
    return;
  }
}

function float(s: State, at: Pick<Bubble, 'sort' | 'actor' | 'r' | 'x' | 'y'>): void {
  s.bubbles.push({ ...at, id: s.came, home: at.x, sway: s.came * 2.4, hue: s.came % 6, gone: 0 });
  s.came++;
}

const near = (one: { readonly x: number; readonly y: number }, x: number, y: number): number =>
  Math.sqrt((one.x - x) * (one.x - x) + (one.y - y) * (one.y - y));

export function pop(g: Game, s: State, one: Bubble): void {
  if (one.gone > 0 || s.done) return;
  one.gone = 1;
  const { palette } = g.design.theme;
  const colour = ['#ffffff', palette.accent];
  if (one.sort === 'foul') {
    s.streak = 0;
    g.sound('swap', 0.6);
    g.burst(one.x, one.y, { n: 14, shape: 'smoke', colour: palette.solidEdge, speed: 2.5 });
    return;
  }
  s.streak = s.calm < 50 ? s.streak + 1 : 1;
  s.calm = 0;
  s.mood.kick(-0.28);
  g.sound('note', 2 ** ((SCALE[(s.streak - 1) % SCALE.length] as number) / 12));
  g.sound('collect', 0.9 + (one.hue % 4) * 0.08);
  g.burst(one.x, one.y, { n: g.has('confetti') ? 30 : 14, shape: 'ring', speed: 4, gravity: 0, colour });
  g.burst(one.x, one.y, { n: 8, shape: 'star', speed: 5, gravity: 6, colour });
  g.addScore(10 + Math.min(40, (s.streak - 1) * 5), one.x, one.y);
  s.popped++;
  if (one.sort === 'big')
    for (const side of [-1, 0, 1]) {
      const x = clamp(one.x + side * 1.1, ...between(g, 0.8));
      float(s, { sort: 'plain', actor: one.actor, r: 0.75, x, y: one.y + (side === 0 ? -0.7 : 0.35) });
    }
  if (one.sort === 'star')
    for (const other of s.bubbles)
      if (other.sort !== 'foul' && other.gone === 0 && near(other, one.x, one.y) < 3.4) pop(g, s, other);
  g.progress(Math.min(s.popped, s.need), s.need, s.actors[0]);
  if (s.popped < s.need || s.done) return;
  s.done = true;
  g.burst(W / 2, H / 2, { n: g.has('confetti') ? 90 : 50, shape: 'star', speed: 9, life: 1.2, colour });
  g.levelDone();
}

export const floating = (s: State): Bubble[] => s.bubbles.filter(({ gone }) => gone === 0);

const WAYS = { left: [-1, 0], right: [1, 0], up: [0, -1], down: [0, 1] } as const;

/** The chosen bubble; where it is gone, the one nearest to the middle. */
export function chosenOf(s: State): Bubble | undefined {
  const all = floating(s).filter(({ y }) => y < H);
  return (
    all.find(({ id }) => id === s.chosen) ??
    all.toSorted((a, b) => near(a, W / 2, H / 2) - near(b, W / 2, H / 2)).find(({ sort }) => sort !== 'foul')
  );
}

/** The next bubble that way. */
function choose(s: State, way: keyof typeof WAYS): void {
  const from = chosenOf(s);
  s.keyed = true;
  if (!from) return;
  s.chosen = from.id;
  const [dx, dy] = WAYS[way];
  let least = 1e9;
  for (const one of floating(s)) {
    const ahead = (one.x - from.x) * dx + (one.y - from.y) * dy;
    const off = Math.abs((one.x - from.x) * dy) + Math.abs((one.y - from.y) * dx);
    if (one === from || one.y > H || ahead < 0.2 || ahead + off * 2 >= least) continue;
    least = ahead + off * 2;
    s.chosen = one.id;
  }
}

/** Whatever a finger touches or strokes, the mouse presses on, or keys have chosen. */
function readHands(g: Game, s: State): void {
  const { pointer } = g.pad;
  if (pointer?.down) {
    s.keyed = false;
    for (const one of floating(s))
      if (near(one, pointer.x, pointer.y) < one.r + REACH && (g.clicked() || one.sort !== 'foul')) pop(g, s, one);
  }
  for (const way of ['left', 'right', 'up', 'down'] as const) if (g.pressed(way)) choose(s, way);
  if (!g.pressed('a') && !g.pressed('b')) return;
  const one = chosenOf(s);
  s.keyed = true;
  if (one) pop(g, s, one);
}

export function step(g: Game, s: State): void {
  s.mood.step();
  s.calm++;
  if (!s.done) readHands(g, s);
  // how wide the window is shows only after the first frames
  if (g.frame < 30 && s.first < Math.round(FIRST.length * times(g)))
    comeUp(g, s, (FIRST[s.first++ % FIRST.length] as number) * g.height);
  const most = Math.round((7 + Math.round(g.skill * 3)) * times(g));
  if (!s.done && --s.wait <= 0) {
    if (floating(s).length < most) comeUp(g, s);
    s.wait = Math.round((Math.round(34 - g.skill * 10) + g.rand.int(0, 12)) / times(g));
  }
  for (const one of s.bubbles) {
    if (one.gone > 0) {
      one.gone++;
      continue;
    }
    one.y -= rise(g, one);
    one.sway += 0.025;
    one.home += (one.x - one.home) * 0.01;
    one.x = clamp(one.home + Math.sin(one.sway) * 0.3, ...between(g, one.r));
  }
  s.bubbles = s.bubbles.filter((one) => one.gone < GONE && one.y > -one.r - 1);
}
