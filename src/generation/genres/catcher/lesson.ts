/**
 * Answers that fall side by side, of which the right one is to be caught. A wrong one costs what a blow costs, one that falls to the ground is missed, and
 * the first mistake of a level only shows the right answer.
 */
import type { Actor } from '../../design.js';
import { clamp } from '../../kit/juice.js';
import { judge, lessonState, newLesson, stepLesson, type Choice, type Lesson } from '../../kit/lesson.js';
import { drawChoice, drawQuestion } from '../../kit/lesson-draw.js';
import { clearPad } from '../../kit/pad.js';
import { defineKind, type Game } from '../../kit/types.js';
import { catcher } from './index.js';
import { fall } from './path.js';
import { TOP, type Drop, type State } from './state.js';

interface Falling {
  readonly drop: Drop;
  readonly choice: Choice;
}

interface LessonState {
  readonly sky: State;
  readonly lesson: Lesson;
  falling: Falling[];
  wait: number;
}

/** so many right answers are a level */
const NEED = 6;
const MANY = 3;
/** where answers fall, and how far from the hero: who stands still catches none */
const PLACES = [1.6, 4.5, 7.5, 10.4] as const;
const AWAY = 1.4;
/** frames from the clouds to the basket, gentle and hard: to read, to reckon, to get there */
const SLOW = 290;
const FAST = 190;
const PAUSE = 45;

function letFall(g: Game, t: LessonState): void {
  const { sky, lesson } = t;
  const { items } = g.design.cast;
  const frames = Math.round(SLOW - (SLOW - FAST) * g.skill);
  const places = g.rand.shuffle(PLACES.filter((x) => Math.abs(x - sky.x) > AWAY)).slice(0, MANY);
  t.falling = lesson.choices.slice(0, places.length).map((choice, i) => {
    const actor = items[(lesson.asked + i) % items.length] as Actor;
    const thing = { actor, kind: choice.right ? ('good' as const) : ('bad' as const), power: null };
    return { choice, drop: fall(thing, 0, places[i] as number, TOP, frames, 0) };
  });
  sky.drops = t.falling.map(({ drop }) => drop);
  g.sound('swap');
}

/** Caught, run into, or all on the ground: the next question. */
function settle(g: Game, t: LessonState): void {
  const taken = t.falling.find(({ drop }) => drop.gone && drop.age < drop.landAt);
  const down = t.falling.every(({ drop }) => drop.gone);
  if (!taken && !down) return;
  // what nobody caught is missed, as a wrong answer is
  const missed = t.falling.find((one) => !one.choice.right);
  const answer = taken ?? missed;
  if (!answer) return;
  const { choice, drop } = answer;
  judge(g, t.lesson, choice, drop.x, drop.y - 0.8);
  t.sky.drops = [];
  t.falling = [];
  t.wait = choice.right ? PAUSE : PAUSE * 2;
}

export const catcherLesson = defineKind<LessonState>({
  ...catcher,
  create(g) {
    const plain = catcher.create(g);
    const need = g.rule('collect')?.n ?? NEED;
    const nothing = { ...plain.phrase, drops: [], length: Infinity };
    const sky: State = { ...plain, style: 'rain', phrase: nothing, bumpers: [], bossDue: false, need };
    g.progress(0, need, g.design.cast.items[0]);
    return { sky, lesson: newLesson(g, MANY), falling: [], wait: 70 };
  },

  update(g, t) {
    const { sky, lesson } = t;
    stepLesson(g, lesson);
    if (t.falling.length === 0 && sky.caught < sky.need && --t.wait <= 0) letFall(g, t);
    // the first mistake only teaches: the hero's own shield takes it
    const { shields } = sky;
    const spares = lesson.wrong === 0;
    if (spares) sky.shields = shields + 1;
    catcher.update(g, sky);
    if (spares) sky.shields = shields;
    if (t.falling.length > 0) settle(g, t);
  },

  draw(p, t, g) {
    // what is bad looks so: here nothing may tell but its answer
    const drops = t.sky.drops.map((drop) => ({ ...drop, kind: 'good' as const }));
    catcher.draw(p, { ...t.sky, drops }, g);
    for (const { drop, choice } of t.falling) if (!drop.gone) drawChoice(p, choice, drop.x, drop.y + 0.1, 2.6, 1);
    const { view } = p;
    drawQuestion(p, t.lesson, view.x + view.w / 2, view.y + 2.1, Math.min(12, view.w - 1), 1.15);
  },

  bot(_g, t, pad) {
    clearPad(pad);
    pad.pointer = null;
    // below the right one long before the others are low
    const right = t.falling.find(({ choice }) => choice.right);
    const way = right ? right.drop.x - t.sky.x : 0;
    if (Math.abs(way) > 0.1) pad.ax = clamp(way * 2, -1, 1);
    pad.left = pad.ax < -0.45;
    pad.right = pad.ax > 0.45;
  },

  state: (t, g) => ({
    ...catcher.state(t.sky, g),
    question: lessonState(t.lesson),
    answers: t.falling.map(({ drop, choice }) => ({
      x: Math.round(drop.x * 100) / 100,
      y: Math.round(drop.y * 100) / 100,
      text: choice.text,
    })),
  }),
});
