/**
 * A shooter with questions between its waves: three carriers come down with answers, and the right one is to be shot. It makes the ship stronger; a wrong
 * one costs a blow, and the first mistake only shows the right answer. Who is not shot in time asks again.
 */
import type { Actor } from '../../design.js';
import { clamp, Spring } from '../../kit/juice.js';
import { judge, lessonState, newLesson, stepLesson, type Choice, type Lesson } from '../../kit/lesson.js';
import { drawChoice, drawQuestion } from '../../kit/lesson-draw.js';
import { clearPad } from '../../kit/pad.js';
import { defineKind, type Game } from '../../kit/types.js';
import { hurtShip } from './hits.js';
import { shmup } from './index.js';
import { H, W, type Foe, type State } from './state.js';

interface Carrier {
  readonly foe: Foe;
  readonly choice: Choice;
}

interface LessonState {
  readonly field: State;
  readonly lesson: Lesson;
  carriers: Carrier[];
  /** questions still to be answered before the next wave */
  due: number;
  /** frames until the carriers come */
  wait: number;
}

const MANY = 3;
/** right answers that let the next wave come */
const DUE = 2;
/** units a frame that carriers sink, and where they are gone */
const SINKS = 0.018;
const GONE = H - 4.5;
const STARTS = 1.6;
const WAIT = 45;
/** frames in which nobody can hit them, to read */
const READ = 70;
/** one shot in passing is no answer: who drags a finger fires all the time */
const HITS = 3;
/** units below the field, for the question */
const BELOW = 1.6;

function call(g: Game, t: LessonState): void {
  const actor = g.design.cast.items[0] as Actor;
  t.carriers = t.lesson.choices.map((choice, i) => {
    const x = (W * (i + 0.5)) / MANY;
    const foe: Foe = {
      x,
      y: STARTS,
      vx: 0,
      vy: 0,
      // it only sinks, and fires at nobody
      way: 'rock',
      actor,
      size: 1.9,
      most: HITS,
      hp: HITS,
      hit: 0,
      age: 0,
      homeX: x,
      homeY: 0,
      side: 1,
      dive: -1,
      wait: 0,
      squash: new Spring(),
    };
    return { foe, choice };
  });
}

function dismiss(t: LessonState): void {
  t.field.foes = t.field.foes.filter((foe) => !t.carriers.some((one) => one.foe === foe));
  t.field.shots = [];
  t.carriers = [];
  t.wait = WAIT;
}

function settle(g: Game, t: LessonState): void {
  const { field, lesson } = t;
  const shot = t.carriers.find(({ foe }) => foe.hp <= 0);
  if (shot) {
    const came = judge(g, lesson, shot.choice, shot.foe.x, shot.foe.y);
    dismiss(t);
    if (came === 'right') {
      t.due--;
      field.rapid = Math.max(field.rapid, 300);
      if (lesson.streak % 3 === 0) field.fan = Math.min(3, field.fan + 1);
    } else if (came === 'wrong') hurtShip(g, field);
  } else if ((t.carriers[0]?.foe.y ?? 0) > GONE) {
    // nobody was shot: a blow, and they come again
    hurtShip(g, field);
    dismiss(t);
  }
}

export const shmupLesson = defineKind<LessonState>({
  ...shmup,
  view: { kind: 'board', w: W, h: H + BELOW },
  create: (g) => ({ field: shmup.create(g), lesson: newLesson(g, MANY), carriers: [], due: DUE, wait: WAIT }),

  update(g, t) {
    const { field } = t;
    stepLesson(g, t.lesson);
    const asks = t.due > 0 && field.pause > 0 && field.leaving === 0 && field.wave < field.waves;
    if (asks) {
      // the next wave waits for the answers, and nobody is hunted meanwhile
      field.pause = Math.max(field.pause, 50);
      field.still = 0;
      if (t.carriers.length === 0 && --t.wait <= 0) call(g, t);
    }
    for (const { foe } of t.carriers) {
      foe.y += SINKS;
      if (foe.age++ === READ) field.foes.push(foe);
    }
    const wave = field.wave;
    const at = t.carriers.map(({ foe }) => foe.y);
    shmup.update(g, field);
    // rocks drift by themselves: carriers keep to their place
    t.carriers.forEach(({ foe }, i) => ([foe.x, foe.y] = [foe.homeX, at[i] as number]));
    if (t.carriers.length > 0) settle(g, t);
    if (field.wave > wave) t.due = DUE;
  },

  draw(p, t, g) {
    shmup.draw(p, t.field, g);
    for (const { foe, choice } of t.carriers) {
      const wide = Math.min(W / MANY - 0.3, Math.max(1.8, [...choice.text].length * 0.5 + 0.6));
      drawChoice(p, choice, foe.x, foe.y + 0.1, wide, 1.15);
    }
    if (t.carriers.length > 0 || t.lesson.shown > 0) drawQuestion(p, t.lesson, W / 2, H + BELOW / 2 + 0.1, W, 1.25);
  },

  bot(g, t, pad) {
    const right = t.carriers.find(({ choice }) => choice.right)?.foe;
    if (!right) return shmup.bot(g, t.field, pad);
    // nobody else is there: below the right one, and fire
    clearPad(pad);
    const way = right.x - t.field.ship.x;
    pad.ax = Math.abs(way) < 0.15 ? 0 : clamp(way * 0.8, -1, 1);
    pad.a = right.age > READ && Math.abs(way) < 0.7;
  },

  state: (t, g) => ({
    ...shmup.state(t.field, g),
    question: lessonState(t.lesson),
    carriers: t.carriers.map(({ foe, choice }) => ({ x: foe.x, y: Math.round(foe.y * 100) / 100, text: choice.text })),
  }),
});
