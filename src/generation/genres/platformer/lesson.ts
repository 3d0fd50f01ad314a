/** A way with gates of two storeys: run through below, or jump through above. Three right answers in a row give a shield, a wrong one costs a life. */
import { newLesson, lessonState, stepLesson, type Lesson } from '../../kit/lesson.js';
import { drawStoreys, nextGate, passGate, rightSide, storeys, type Storeys } from '../../kit/lesson-gates.js';
import { defineKind, type Pad } from '../../kit/types.js';
import { platformer } from './index.js';
import { open, type State } from './state.js';

interface LessonState {
  readonly way: State;
  readonly lesson: Lesson;
  readonly gates: readonly Storeys[];
}

/** units of even ground before a gate and behind it, and from gate to gate */
const BEFORE = 4;
const BEHIND = 2;
const APART = 14;
/** the line is so far above the ground: higher than a head, lower than any jump */
const LINE = 1.75;
const SHIELD = 3;

/** Where there is even, open ground enough. */
function placesOf({ level }: State): Storeys[] {
  const out: Storeys[] = [];
  const shut = (x: number): boolean =>
    level.ground.some(({ ledge, x: from, w }) => ledge && from < x + 2.5 && from + w > x - BEFORE) ||
    level.hazards.some((one) => one.x > x - BEFORE - 1 && one.x < x + BEHIND + 1);
  for (const { x: from, y, w } of level.ground.filter(({ ledge }) => !ledge))
    for (let x = from + BEFORE; x <= from + w - BEHIND; x++)
      if (x > APART && x < level.goal.x - 3 && x - (out.at(-1)?.x ?? 0) >= APART && !shut(x))
        out.push(storeys(x, y - LINE, 1));
  return out;
}

export const platformerLesson = defineKind<LessonState>({
  ...platformer,
  create(g) {
    const way = platformer.create(g);
    const gates = placesOf(way);
    // nobody walks about before a gate, and nothing lies behind its plates
    way.foes = way.foes.filter(
      ({ from, to, size }) => size > 1.6 || !gates.some(({ x }) => to > x - BEFORE - 1 && from < x + BEHIND + 1),
    );
    way.items = way.items.filter((item) => !gates.some(({ x }) => Math.abs(item.x - x) < 1.8));
    return { way, lesson: newLesson(g, 2), gates };
  },
  update(g, t) {
    const { way, lesson } = t;
    stepLesson(g, lesson);
    platformer.update(g, way);
    const came = passGate(g, lesson, t.gates, way.hero);
    if (came === 'wrong') g.hurt(way.hero.x, way.hero.y);
    if (came !== 'right' || lesson.streak % SHIELD !== 0) return;
    way.shield = true;
    g.sound('power');
  },
  draw(p, t, g) {
    platformer.draw(p, t.way, g);
    drawStoreys(p, t.lesson, t.gates, open(t.way) && t.way.hero.x > t.way.level.goal.x - 2);
  },
  bot(g, t, pad) {
    platformer.bot(g, t.way, pad);
    choose(t, pad);
  },
  state: (t, g) => ({
    ...platformer.state(t.way, g),
    question: lessonState(t.lesson),
    gate: nextGate(t.gates)?.x ?? null,
  }),
});

/** Jumps in time for the upper storey, and keeps to the ground for the lower one. */
function choose(t: LessonState, pad: Pad): void {
  const { hero, e, plan } = t.way;
  const gate = nextGate(t.gates);
  const left = gate ? gate.x - hero.x : Infinity;
  // at the edge of its ground it may still have a step before it
  if (left > BEFORE - 0.8 || left < 0 || hero.wall !== 0) return;
  const above = rightSide(t.lesson) < 0;
  if (!hero.grounded) {
    if (above && hero.vy < 0) pad.a = true;
    return;
  }
  pad.left = false;
  pad.right = true;
  pad.a = above && left <= (e.speed * e.jump) / e.gravity;
  plan.dir = 1;
  plan.hold = pad.a ? 60 : 0;
  plan.frames = 0;
}
