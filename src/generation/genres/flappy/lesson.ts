/** A flight through gaps that have an answer above and one below: the right half is a shield's worth, a wrong one costs a life. */
import { newLesson, lessonState, stepLesson, type Lesson } from '../../kit/lesson.js';
import { drawStoreys, nextGate, passGate, rightSide, storeys, type Storeys } from '../../kit/lesson-gates.js';
import { defineKind, type Game } from '../../kit/types.js';
import { flappy } from './index.js';
import { FLOOR, type Gate, type State } from './state.js';

interface LessonState {
  readonly air: State;
  readonly lesson: Lesson;
  readonly gates: readonly Storeys[];
}

/** every so many gaps asks: between them there is time to read */
const EVERY = 2;
/** a gap with two halves, each wide enough to fly through */
const GAP = 5;
/** units about such a gap in which nobody flies */
const CLEAR = 4.5;
/** units that the bot may be over the line */
const OVER = 0.3;
/** right answers in a row that give a shield */
const SHIELD = 3;

function asks(gate: Gate): Gate {
  const y = Math.min(FLOOR - GAP / 2 - 0.5, Math.max(GAP / 2 + 1.7, gate.y));
  return { ...gate, y, gap: GAP, slide: 0 };
}

function answered(g: Game, t: LessonState): void {
  const { air, lesson } = t;
  if (air.tumble > 0) return;
  const came = passGate(g, lesson, t.gates, air.hero);
  if (came === 'wrong') g.hurt(air.hero.x, air.hero.y);
  if (came !== 'right' || lesson.streak % SHIELD !== 0) return;
  air.shield = true;
  g.sound('power');
}

export const flappyLesson = defineKind<LessonState>({
  ...flappy,
  create(g) {
    const air = flappy.create(g);
    air.gates = air.gates.map((gate, i) => (i % EVERY === 1 ? asks(gate) : gate));
    const gates = air.gates.filter((_, i) => i % EVERY === 1).map(({ x, y }) => storeys(x, y, GAP / 4));
    // foes keep off the line from gap to gap, which is another one now
    air.foes = air.foes.filter((foe) => !gates.some(({ x }) => Math.abs(foe.x - x) < CLEAR));
    return { air, lesson: newLesson(g, 2), gates };
  },
  update(g, t) {
    stepLesson(g, t.lesson);
    flappy.update(g, t.air);
    answered(g, t);
  },
  draw(p, t, g) {
    flappy.draw(p, t.air, g);
    drawStoreys(p, t.lesson, t.gates, t.air.arrived > 0);
  },
  bot(g, t, pad) {
    // of the gap that asks it sees the right half alone
    const next = nextGate(t.gates);
    const half = (gate: Gate): Gate =>
      next && gate.x === next.x
        ? { ...gate, y: gate.y + rightSide(t.lesson) * (GAP / 4 - OVER / 2), gap: GAP / 2 + OVER }
        : gate;
    flappy.bot(g, { ...t.air, gates: t.air.gates.map(half) }, pad);
  },
  state: (t, g) => ({
    ...flappy.state(t.air, g),
    question: lessonState(t.lesson),
    gate: nextGate(t.gates)?.x ?? null,
  }),
});
