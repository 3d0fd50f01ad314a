/** Towers: six with an idea each, and what each of them does to a block. */
import { describe, expect, it } from 'vitest';
import type { Rule } from '../../../src/generation/design.js';
import { cutOf, IDEAS, NARROWEST } from '../../../src/generation/genres/tower-stacking/ideas.js';
import { towerStacking } from '../../../src/generation/genres/tower-stacking/index.js';
import { speech } from '../../../src/generation/genres/tower-stacking/speech.js';
import {
  edgeOf,
  hangsAt,
  raftAt,
  TALL,
  topAt,
  widthOf,
  type State,
} from '../../../src/generation/genres/tower-stacking/state.js';
import { Session } from '../../../src/generation/kit/session.js';
import { designOf } from './playing.js';

function runOf(idea: (typeof IDEAS)[number], rules: Rule[] = []): Session<State> {
  const design = designOf('tower_stacking', rules);
  const effects = { sound() {}, burst() {}, float() {}, shake() {}, flash() {}, banner() {} };
  const data = { design, seed: design.seed, ease: 0, pictures: {} };
  return new Session(towerStacking, data, effects, IDEAS.indexOf(idea) + 1);
}

const rest = (run: Session<State>): void => {
  for (let i = 0; i < 300 && (run.state.falling || run.state.pause > 0); i++) run.step();
};

/** Lets a block come down so far off the middle of the tower, and waits until it stands or is gone. */
function land(run: Session<State>, off: number): void {
  rest(run);
  const s = run.state;
  const y = edgeOf(s) - TALL - 0.01;
  s.falling = { x: topAt(s, run.frame + 1) + off, y, vx: 0, vy: 0, blown: 0, turned: 0, missed: false };
  rest(run);
}

/** Drops the block that hangs there, by the key; units that it came aside until it stood. */
function drop(run: Session<State>): number {
  rest(run);
  const from = hangsAt(run, run.state, 0);
  run.pad.a = true;
  run.step();
  run.pad.a = false;
  let last = from;
  for (let i = 0; i < 200 && run.state.falling; i++) {
    last = run.state.falling.x;
    run.step();
  }
  return last - from;
}

describe('towers', () => {
  it('are six with an idea each; three of them where a prompt says so, and one plain one of so many blocks', () => {
    expect(IDEAS.map((idea) => runOf(idea).state.idea)).toEqual(IDEAS);
    expect(runOf('plain').levels).toBe(IDEAS.length);
    expect(speech.ideas).toEqual(IDEAS.slice(1));
    expect(runOf('plain', [{ rule: 'levels', n: 3 }]).levels).toBe(3);
    const asked = runOf('plain', [{ rule: 'collect', n: 14 }]);
    expect([asked.levels, asked.state.need, asked.state.idea]).toEqual([1, 14, 'plain']);
  });

  it('have what is new from the first block on', () => {
    const told = Object.fromEntries(
      IDEAS.map((idea) => {
        const { widths, wind, raft } = runOf(idea).state;
        return [idea, [new Set(widths).size > 1, wind !== 0, raft.reach > 0]];
      }),
    );
    expect(told).toEqual({
      plain: [false, false, false],
      sizes: [true, false, false],
      gusts: [false, true, false],
      raft: [false, false, true],
      trim: [false, false, false],
      dark: [false, false, false],
    });
  });
});

describe('what is new', () => {
  it('a narrow block is missed sooner than a wide one', () => {
    const run = runOf('sizes');
    const { widths } = run.state;
    const narrow = widths.indexOf(Math.min(...widths.slice(0, -1)));
    for (let i = 0; i <= narrow; i++) land(run, 0);
    expect(run.state.tower[narrow]!.w).toBe(widths[narrow]);
    const off = widths[narrow]! * 0.56 + 0.1;
    land(run, off);
    expect([run.state.tower.length, run.lives]).toEqual([narrow + 1, 2]);
    expect(off).toBeLessThan(Math.max(...widths) * 0.56);
  });

  it('wind blows a block aside by as much as is told, and turns from block to block', () => {
    const run = runOf('gusts');
    const { wind } = run.state;
    const aside = drop(run);
    expect(Math.abs(aside - wind)).toBeLessThan(0.15);
    expect(Math.abs(drop(runOf('plain')))).toBeLessThan(0.06);
    const winds = [wind];
    for (let i = 0; i < 5; i++) {
      land(run, 0);
      winds.push(run.state.wind);
    }
    expect(new Set(winds.map(Math.sign))).toEqual(new Set([-1, 1]));
  });

  it('a tower on a raft goes to and fro as one', () => {
    const run = runOf('raft');
    land(run, 0);
    land(run, 0);
    const at = Array.from({ length: 500 }, (_, i) => raftAt(run.state, i));
    expect([Math.max(...at) > 0.7, Math.min(...at) < -0.7]).toEqual([true, true]);
    const [first, second] = run.state.tower;
    expect(second!.x).toBeCloseTo(first!.x, 1);
  });

  it('what sticks out is cut off and the next block is as wide as what is left; a hit on the spot gives some back', () => {
    const run = runOf('trim');
    land(run, 0);
    const { w } = run.state.tower[0]!;
    land(run, 0.8);
    expect(run.state.tower[1]!.w).toBeCloseTo(w - 0.8, 1);
    expect(widthOf(run.state)).toBe(run.state.tower[1]!.w);
    land(run, 0);
    expect(run.state.tower[2]!.w).toBeGreaterThan(run.state.tower[1]!.w + 0.2);
    expect(run.lives).toBe(3);
    land(run, w);
    expect(run.lives).toBe(2);
  });

  it('a cut leaves what lies on the one below, and nothing too narrow to build on', () => {
    const cut = cutOf({ x: 5, w: 2 }, { x: 5.5, w: 2 }, NARROWEST)!;
    expect([cut.x, cut.w, cut.off]).toEqual([5.25, 1.5, { x: 6.25, w: 0.5 }]);
    expect(cutOf({ x: 5, w: 2 }, { x: 3.4, w: 2 }, NARROWEST)).toBe(null);
  });
});
