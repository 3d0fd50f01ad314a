/**
 * Things come up in holes with answers, all at once, and the right one is to be hit. They stay long enough to be read; who waits too long has missed, and
 * the first mistake of a level only shows the right answer.
 */
import type { Actor } from '../../design.js';
import { judge, lessonState, newLesson, stepLesson, type Choice, type Lesson } from '../../kit/lesson.js';
import { drawChoice, drawQuestion } from '../../kit/lesson-draw.js';
import { defineKind, type Game } from '../../kit/types.js';
import { reaction } from './index.js';
import { H, haste, holesOf, W, type Pop, type State } from './state.js';

interface Answer {
  readonly pop: Pop;
  readonly choice: Choice;
}

interface LessonState {
  readonly field: State;
  readonly lesson: Lesson;
  answers: Answer[];
  /** frames until the next ones come up */
  wait: number;
}

const MANY = 3;
/** so many right answers are a level */
const NEED = 8;
/** frames that answers stay: to read, to reckon, to reach */
const STAY = 480;
const STAY_HARD = 260;
const PAUSE = 40;
/** nothing comes up by itself */
const NEVER = 1e6;
/** units below the field, for the question */
const BELOW = 1.6;

const PLAIN = { vx: 0, vy: 0, boss: false, golden: false, size: 1, hp: 1, age: 0, numb: 0, hit: 0 } as const;

function comeUp(g: Game, t: LessonState): void {
  const { items } = g.design.cast;
  const { holes } = t.field;
  const life = Math.round((STAY - (STAY - STAY_HARD) * g.skill) / haste(g, t.field));
  const places = g.rand.shuffle([...holes.keys()]).slice(0, MANY);
  t.answers = t.lesson.choices.map((choice, i) => {
    const hole = places[i] as number;
    const { x, y } = holes[hole] as { x: number; y: number };
    const actor = items[(t.lesson.asked + i) % items.length] as Actor;
    return {
      choice,
      pop: { ...PLAIN, x, y, actor, good: choice.right, life, hole },
    };
  });
  t.field.pops = t.answers.map(({ pop }) => pop);
  g.sound('jump', 1.1);
}

export const reactionLesson = defineKind<LessonState>({
  ...reaction,
  view: { kind: 'board', w: W, h: H + BELOW },
  create(g) {
    const plain = reaction.create(g);
    const need = Math.min(plain.need, g.rule('collect') ? plain.need : NEED);
    const field: State = {
      ...plain,
      mode: 'holes',
      layout: 'grid',
      holes: holesOf('grid'),
      spreadFor: W,
      boss: null,
      need,
      cursor: 4,
    };
    g.progress(0, need, g.design.cast.items[0]);
    return { field, lesson: newLesson(g, MANY), answers: [], wait: 60 };
  },

  update(g, t) {
    const { field, lesson } = t;
    stepLesson(g, lesson);
    field.wait = NEVER;
    if (t.answers.length === 0 && --t.wait <= 0) comeUp(g, t);
    // the first mistake only teaches: the field's own shield takes it
    const shield = field.shield;
    if (lesson.wrong === 0) field.shield = true;
    reaction.update(g, field);
    if (lesson.wrong === 0) field.shield = shield;
    if (t.answers.length === 0) return;
    const struck = t.answers.find(({ pop }) => pop.hit > 0);
    const late = !struck && field.pops.length < t.answers.length;
    if (!struck && !late) return;
    // what nobody hit is missed, as a wrong answer is
    const answer = struck ?? t.answers.find((one) => !one.choice.right);
    if (!answer) return;
    const { pop, choice } = answer;
    judge(g, lesson, choice, pop.x, pop.y - 0.6);
    field.pops = struck ? [struck.pop] : [];
    t.answers = [];
    t.wait = choice.right ? PAUSE : PAUSE * 2;
  },

  draw(p, t, g) {
    // what must not be hit looks so: here nothing may tell but its answer
    const pops = t.field.pops.map((pop) => (pop.hit > 0 ? pop : { ...pop, good: true }));
    reaction.draw(p, { ...t.field, pops }, g);
    for (const { pop, choice } of t.answers) {
      const wide = Math.min(3.1, Math.max(1.6, [...choice.text].length * 0.46 + 0.6));
      drawChoice(p, choice, pop.x, pop.y + 0.75, wide, 0.95);
    }
    drawQuestion(p, t.lesson, W / 2, H + BELOW / 2 + 0.1, W, 1.25);
  },

  // what must not be hit is not in its way: it knows where the right one is
  bot: (g, t, pad) => reaction.bot(g, { ...t.field, pops: t.field.pops.filter(({ good }) => good), thought: 99 }, pad),

  state: (t, g) => ({
    ...reaction.state(t.field, g),
    question: lessonState(t.lesson),
    answers: t.answers.map(({ pop, choice }) => ({ x: pop.x, y: pop.y, text: choice.text })),
  }),
});
