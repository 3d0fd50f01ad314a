/**
 * A race through gates: each has an answer a lane. The right one pushes the car on, a wrong one takes speed; without any it is too slow for its rivals.
 */
import { judge, lessonState, newLesson, stepLesson, type Choice, type Lesson } from '../../kit/lesson.js';
import { drawChoice, drawQuestion } from '../../kit/lesson-draw.js';
import { defineKind, type Game, type Painter, type Pad } from '../../kit/types.js';
import { racing } from './index.js';
import { inView } from './road.js';
import { topSpeed, type State } from './state.js';
import { placeAt, ROAD } from './track.js';

interface Gate {
  /** units since the start of the race */
  readonly gone: number;
  readonly choices: readonly Choice[];
}

interface LessonState {
  readonly race: State;
  readonly lesson: Lesson;
  /** units from gate to gate */
  readonly apart: number;
  gate: Gate;
  /** the last gate, and the lane that was taken */
  passed: (Gate & { readonly lane: number }) | null;
  /** frames for which the car is held back */
  slow: number;
}

/** units from the start to the first gate, and between two: about three seconds to read, to reckon and to steer */
const FIRST = 18;
const APART = 27;
/** units before a gate that lie free, so that both lanes are open */
const CLEAR = 6;
/** what a lane's plate is from the middle of the road */
const LANE = ROAD / 2;
const PUSH = 75;
const HELD = 55;
/** the car's own speed is a little less than it would be without gates: right answers are what makes it fast */
const OWN = 0.95;
const offOf = (lane: number): number => (lane === 0 ? -LANE : LANE);

/** Nothing lies before a gate. */
function cleared(race: State, apart: number): State {
  const { track } = race;
  const gates = Array.from(
    { length: Math.ceil((race.laps * track.long) / apart) + 1 },
    (_, i) => (FIRST + i * apart) % track.long,
  );
  const free = ({ along }: { readonly along: number }): boolean =>
    gates.every((at) => {
      const before = (at - along + track.long) % track.long;
      return before > CLEAR && before < track.long - 2;
    });
  return { ...race, stones: race.stones.filter(free), mud: race.mud.filter(free), boosts: race.boosts.filter(free) };
}

const through = (t: LessonState): void => {
  t.gate = { gone: t.gate.gone + t.apart, choices: t.lesson.choices };
};

function pass(g: Game, t: LessonState): void {
  const { hero } = t.race;
  const lane = hero.off < 0 ? 0 : 1;
  const choice = t.gate.choices[lane] as Choice;
  t.passed = { ...t.gate, lane };
  const came = judge(g, t.lesson, choice, hero.x, hero.y - 0.8);
  if (came === 'right') {
    hero.boost = Math.max(hero.boost, PUSH);
    hero.squash.kick(-0.25);
  } else if (came === 'wrong') {
    hero.boost = 0;
    t.slow = HELD;
    hero.squash.kick(0.25);
    g.shake(0.2);
  }
  through(t);
}

/** An even part of a lap, so that gates stand at the same places in each. */
const evenly = (long: number): number => long / Math.max(1, Math.round(long / APART));

export const racingLesson = defineKind<LessonState>({
  ...racing,
  create(g) {
    const plain = racing.create(g);
    const apart = evenly(plain.track.long);
    const lesson = newLesson(g, 2);
    return {
      race: cleared(plain, apart),
      lesson,
      apart,
      gate: { gone: FIRST, choices: lesson.choices },
      passed: null,
      slow: 0,
    };
  },

  update(g, t) {
    stepLesson(g, t.lesson);
    const { hero } = t.race;
    racing.update(g, t.race);
    if (t.race.over > 0) return;
    if (t.slow > 0) t.slow--;
    if (hero.boost === 0) {
      const most = topSpeed(g, t.race) * (t.slow > 0 ? 0.62 : OWN);
      const speed = Math.sqrt(hero.vx * hero.vx + hero.vy * hero.vy);
      if (speed > most) {
        hero.vx *= Math.max(0.94, most / speed);
        hero.vy *= Math.max(0.94, most / speed);
      }
    }
    if (hero.gone >= t.gate.gone) pass(g, t);
  },

  draw(p, t, g) {
    racing.draw(p, t.race, g);
    if (g.frame > 0 && t.race.over === 0) {
      drawGate(p, t, t.gate, false);
      if (t.passed && t.lesson.shown > 0) drawGate(p, t, t.passed, true);
    }
    const { view } = p;
    // between the place on the left and the map on the right
    drawQuestion(p, t.lesson, view.x + (view.w - 1) / 2, view.y + 2.35, Math.min(12, view.w - 5.6));
  },

  bot(g, t, pad) {
    racing.bot(g, t.race, pad);
    steer(t, pad);
  },

  state: (t, g) => ({
    ...racing.state(t.race, g),
    question: lessonState(t.lesson),
    gate: Math.round(t.gate.gone * 100) / 100,
    // across the road from the middle: left of the way is less than nothing
    lanes: t.gate.choices.map(({ text }, lane) => ({ text, off: offOf(lane) })),
  }),
});

/** Towards the right lane, from where a player has read the question. */
function steer(t: LessonState, pad: Pad): void {
  const { hero, track } = t.race;
  const left = t.gate.gone - hero.gone;
  if (left > 11 || left < -0.5 || (pad.ax === 0 && pad.ay === 0)) return;
  const lane = t.gate.choices.findIndex(({ right }) => right);
  const to = placeAt(track, hero.i + Math.min(left + 0.8, 4), offOf(lane));
  const [dx, dy] = [to.x - hero.x, to.y - hero.y];
  const far = Math.sqrt(dx * dx + dy * dy) || 1;
  pad.ax = dx / far;
  pad.ay = dy / far;
}

/** Two lanes under one beam, an answer on each. */
function drawGate(p: Painter, t: LessonState, gate: Gate, told: boolean): void {
  const { track } = t.race;
  const mid = placeAt(track, gate.gone, 0);
  if (!inView(p, mid.x, mid.y, 4)) return;
  const { palette } = p;
  const edges = [-ROAD - 0.2, 0, ROAD + 0.2].map((off) => placeAt(track, gate.gone, off));
  const [first, , last] = edges as [typeof mid, typeof mid, typeof mid];
  p.line(first.x, first.y, last.x, last.y, 0.34, p.mix(palette.panel, palette.accent, 0.5));
  for (const { x, y } of edges) p.circle(x, y, 0.24, palette.accent);
  gate.choices.forEach((choice, lane) => {
    const { x, y } = placeAt(track, gate.gone, offOf(lane));
    drawChoice(p, choice, x, y - 0.15, 1.95, 0.95, told);
  });
}
