/** A brick breaker's levels: eight where nothing else is said, each with an idea of its own that is told in a line. */
import { describe, expect, it } from 'vitest';
import { IDEAS as TOLD, type Rule } from '../../../src/generation/design.js';
import { ideasOf } from '../../../src/generation/package/ideas.js';
import { breakout } from '../../../src/generation/genres/breakout/index.js';
import { IDEAS, MATE } from '../../../src/generation/genres/breakout/ideas.js';
import { hitBrick } from '../../../src/generation/genres/breakout/rally.js';
import { RADIUS, W } from '../../../src/generation/genres/breakout/state.js';
import { Session } from '../../../src/generation/kit/session.js';
import { TEXTS } from '../../../src/generation/texts/texts.js';
import { designOf } from './playing.js';

/** a run from that level on, and the lines that it says */
function runOf(level: number, rules: Rule[] = []) {
  const design = designOf('breakout', rules);
  const lines: string[] = [];
  const effects = { sound() {}, burst() {}, float() {}, shake() {}, flash() {} };
  const banner = (text: string, line?: 'line'): void => void (line && lines.push(text));
  const data = { design, seed: design.seed, ease: 0, pictures: {}, ...ideasOf(design) };
  const run = new Session(breakout, data, { ...effects, banner }, level);
  const step = (frames: number): void => {
    for (let i = 0; i < frames; i++) run.step();
  };
  return { run, lines, step, state: run.state };
}
const ideaAt = (level: number, ...rules: Rule[]): string => runOf(level, rules).state.idea;

describe('the levels of a brick breaker', () => {
  it.each([
    [[], 8],
    [[{ rule: 'levels', n: 3 }], 3],
    [[{ rule: 'collect', n: 10 }], 1],
    [[{ rule: 'timer', seconds: 60 }], 1],
  ] as const)('with %j are %i', (rules, levels) => expect(runOf(1, [...rules]).run.levels).toBe(levels));

  it('bring in one idea each, and fewer levels some of them', () => {
    expect(IDEAS.map((_, i) => ideaAt(i + 1))).toEqual(IDEAS);
    const few = [1, 2, 3].map((level) => ideaAt(level, { rule: 'levels', n: 3 }));
    expect(new Set(few).size).toBe(3);
  });

  it('tell what is new in a line of their own, once', () => {
    const { lines, step } = runOf(4);
    step(300);
    expect(lines).toEqual(['A moving bar bounces the ball back']);
    const first = runOf(1);
    first.step(300);
    expect(first.lines).toEqual([]);
  });

  it('have lines that fit a phone in every language, all different', () => {
    for (const { ideas } of Object.values(TEXTS)) {
      const lines = Object.values(ideas);
      expect(new Set(lines).size).toBe(TOLD.length);
      expect(lines.filter((line) => line.length > 60)).toEqual([]);
    }
  });
});

describe('what a field does', () => {
  it('breaks the twin of a brick with it, and none of a brick in the middle', () => {
    const { run, state } = runOf(5);
    const side = state.bricks.find((brick) => Math.abs(brick.homeX - W / 2) > 0.5);
    const middle = state.bricks.find((brick) => Math.abs(brick.homeX - W / 2) < 0.1);
    if (!side || !middle) throw new Error('no such bricks');
    const before = state.bricks.length;
    side.hp = 1;
    hitBrick(run, state, side);
    expect(state.bricks.length).toBe(before - 2);
    middle.hp = 1;
    hitBrick(run, state, middle);
    expect(state.bricks.length).toBe(before - 3);
  });

  it('carries the ball with the wind, to one side and later to the other', () => {
    const { step, state } = runOf(6);
    step(100);
    expect(state.field.wind).toBeGreaterThan(1);
    step(600);
    expect(state.field.wind).toBeLessThan(-1);
  });

  it('has a helper who turns what comes down and lets through what goes up', () => {
    for (const [vy, after] of [
      [8, -1],
      [-8, -1],
    ] as const) {
      const { step, state } = runOf(7);
      const ball = state.balls[0] as (typeof state.balls)[number];
      state.bumpers = [];
      step(1);
      Object.assign(ball, { held: null, x: state.field.mate.x, y: MATE.y + (vy > 0 ? -RADIUS - 0.1 : 0.4), vx: 0, vy });
      step(8);
      expect(Math.sign(ball.vy)).toBe(after);
      expect(ball.y).toBeLessThan(MATE.y);
    }
  });

  it('brings the wall down bit by bit, and never onto the paddle', () => {
    const { run, step, state } = runOf(8, [{ rule: 'noEnemies' }]);
    const lowest = (): number => Math.max(...state.bricks.map((brick) => brick.y));
    const from = lowest();
    const ball = state.balls[0] as (typeof state.balls)[number];
    for (let i = 0; i < 400; i++) {
      // a ball that flies and hits nothing
      Object.assign(ball, { held: null, x: W / 2, y: 11, vx: 0, vy: -0.01 });
      state.dry = 0;
      step(30);
    }
    expect(run.outcome).toBeNull();
    expect(lowest()).toBeGreaterThan(from + 1);
    expect(lowest()).toBeLessThan(9);
  });
});
