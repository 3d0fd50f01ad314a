/** What the pet wants, one wish after the other, and what happens where one is granted. */
import type { Actor } from '../../design.js';
import type { Game } from '../../kit/types.js';
import { isSad, middleOf, NEED_OF, W, type Phase, type State, type Wish } from './state.js';

export const STROKES = 3;

const DIRT = [
  [-0.2, -0.24],
  [0.22, -0.1],
  [-0.26, 0.16],
  [0.06, 0.24],
  [0.26, 0.26],
  [0, -0.02],
] as const;

export function enter(s: State, phase: Phase): void {
  s.phase = phase;
  s.t = 0;
  s.cursor = 0;
}

/** Its next wish; the need for it is low from now on, and sinks. */
export function wishFor(g: Game, s: State): void {
  s.wish = s.wishes[s.granted] as Wish;
  const need = NEED_OF[s.wish.act];
  s.needs[need] = Math.min(s.needs[need], 62);
  if (s.wish.act === 'pat') s.strokes = STROKES;
  if (s.wish.act === 'wash') soil(g, s);
  enter(s, 'care');
  g.sound('select', 1.2);
  if (s.visits > 0 && s.granted > 0 && !s.visitor) visit(g, s);
}

export function soil(g: Game, s: State): void {
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
export function grant(g: Game, s: State): void {
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
