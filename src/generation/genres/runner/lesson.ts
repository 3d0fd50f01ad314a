/** A run with gates of two storeys: on through below, or a jump through above. Three right answers in a row give a shield, a wrong one costs a life. */
import { newLesson, lessonState, stepLesson, type Lesson } from '../../kit/lesson.js';
import { drawStoreys, nextGate, passGate, rightSide, storeys, type Storeys } from '../../kit/lesson-gates.js';
import { defineKind, type Game, type Pad } from '../../kit/types.js';
import { runner } from './index.js';
import { gravity, jumpOf, speedOf, type State } from './state.js';

interface LessonState {
  readonly way: State;
  readonly lesson: Lesson;
  gates: readonly Storeys[];
}

/** units of even ground before a gate and behind it, and from gate to gate */
const BEFORE = 4.2;
const BEHIND = 2.2;
const APART = 17;
const LINE = 1.75;
const SHIELD = 3;

/** Where there is even ground enough; what stands or walks on it makes way. */
function lay(way: State): Storeys[] {
  const out: Storeys[] = [];
  for (const { x: from, y, w } of way.pieces)
    for (let x = Math.max(12, from + BEFORE); x <= from + w - BEHIND; x++)
      if (x < way.goalX - 4 && x - (out.at(-1)?.x ?? -APART) >= APART) out.push(storeys(x, y - LINE, 1));
  const near = (one: { readonly x: number }): boolean =>
    out.some(({ x }) => one.x > x - BEFORE - 1.5 && one.x < x + BEHIND + 1);
  way.hazards = way.hazards.filter((one) => !near(one));
  way.foes = way.foes.filter((foe) => !near(foe) && !near({ x: foe.from }) && !near({ x: foe.to }));
  way.items = way.items.filter((item) => !out.some(({ x }) => Math.abs(item.x - x) < 1.8));
  return out;
}

export const runnerLesson = defineKind<LessonState>({
  ...runner,
  create(g) {
    const way = runner.create(g);
    return { way, lesson: newLesson(g, 2), gates: lay(way) };
  },
  update(g, t) {
    const { way, lesson } = t;
    stepLesson(g, lesson);
    runner.update(g, way);
    if (way.stumble > 0) return;
    const came = passGate(g, lesson, t.gates, way.hero);
    if (came === 'wrong') g.hurt(way.hero.x, way.hero.y);
    if (came !== 'right' || lesson.streak % SHIELD !== 0) return;
    way.shield = true;
    g.sound('power');
  },
  draw(p, t, g) {
    runner.draw(p, t.way, g);
    drawStoreys(p, t.lesson, t.gates, t.way.arrived > 0);
  },
  bot(g, t, pad) {
    runner.bot(g, t.way, pad);
    choose(g, t, pad);
  },
  state: (t, g) => ({
    ...runner.state(t.way, g),
    question: lessonState(t.lesson),
    gate: nextGate(t.gates)?.x ?? null,
  }),
});

/** Jumps in time for the upper storey, and keeps to the ground for the lower one. */
function choose(g: Game, t: LessonState, pad: Pad): void {
  const { hero } = t.way;
  const gate = nextGate(t.gates);
  const left = gate ? gate.x - hero.x : Infinity;
  if (left > BEFORE - 1 || left < 0) return;
  const above = rightSide(t.lesson) < 0;
  if (!hero.grounded) {
    if (above && hero.vy < 0) pad.a = true;
    return;
  }
  pad.a = above && left <= (speedOf(g, hero.x) * jumpOf(g)) / gravity(g);
  t.way.hold = pad.a;
}
