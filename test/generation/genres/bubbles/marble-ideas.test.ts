/** A marble chain's levels: six with an idea each, and what each of them does to the chain. */
import { describe, expect, it } from 'vitest';
import type { Rule } from '../../../../src/generation/design.js';
import { blastAt, marble, type Chain } from '../../../../src/generation/genres/bubbles/marble-chain.js';
import { IDEAS, isHidden, SURGE } from '../../../../src/generation/genres/bubbles/marble-ideas.js';
import { marblePath } from '../../../../src/generation/genres/bubbles/marble-path.js';
import { meets } from '../../../../src/generation/genres/bubbles/marble-meets.js';
import { speech } from '../../../../src/generation/genres/bubbles/marble-path.speech.js';
import { headOf, type State } from '../../../../src/generation/genres/bubbles/marble-state.js';
import { D, placeOf } from '../../../../src/generation/genres/bubbles/marble-track.js';
import { BOMB, isPlain, STONE } from '../../../../src/generation/genres/bubbles/marks.js';
import { Session } from '../../../../src/generation/kit/session.js';
import { designOf } from '../playing.js';

/** a run from that level on, as soon as its chain has rolled in */
function runOf(idea: (typeof IDEAS)[number], rules: Rule[] = []): Session<State> {
  const design = designOf('marble_path', rules);
  const effects = { sound() {}, burst() {}, float() {}, shake() {}, flash() {}, banner() {} };
  const data = { design, seed: design.seed, ease: 0, pictures: {} };
  const run = new Session(marblePath, data, effects, IDEAS.indexOf(idea) + 1);
  for (let i = 0; i < 60 * 20 && run.state.rush; i++) run.step();
  return run;
}
const AT = 12;
const chainOf = (sorts: readonly number[]): Chain => sorts.map((sort, i) => marble(sort, AT + i * D));

/** Puts those marbles on the way, the tail first, shoots that sort at the one at `i`, and waits until all is calm. */
function shootAt(run: Session<State>, sorts: readonly number[], i: number, now: number): number[] {
  const { chain, track } = run.state;
  chain.splice(0, chain.length, ...chainOf(sorts));
  const { x, y } = placeOf(track, chain[i]!.d, { x: 0, y: 0 });
  Object.assign(run.state, { now, next: now, angle: Math.atan2(y - track.muzzle.y, x - track.muzzle.x) });
  run.pad.a = true;
  run.step();
  run.pad.a = false;
  for (let frame = 0; frame < 60; frame++) run.step();
  return chain.map(({ sort }) => sort);
}

describe('the levels of a marble chain', () => {
  it('are six with an idea each; where a prompt says three, three of them', () => {
    expect(IDEAS.map((idea) => runOf(idea).state.idea)).toEqual(IDEAS);
    expect(runOf('plain').levels).toBe(IDEAS.length);
    expect(speech.ideas).toEqual(IDEAS.slice(1));
    expect(runOf('plain', [{ rule: 'levels', n: 3 }]).levels).toBe(3);
  });

  it.each([
    ['plain', 0, 0, 0],
    ['bombs', BOMB, 2, 0],
    ['backward', 0, 0, 2],
    ['tubes', 0, 0, 0],
    ['cracks', STONE, 3, 0],
    ['surges', 0, 0, 0],
  ] as const)('have what is new in the chain: %s', (idea, mark, marked, backs) => {
    const { chain, tubes } = runOf(idea).state;
    const odd = chain.filter(({ sort }) => !isPlain(sort));
    expect(odd.every(({ sort }) => sort === mark)).toBe(true);
    expect(odd.length).toBeGreaterThanOrEqual(marked);
    expect(chain.filter(({ back }) => back).length).toBeGreaterThanOrEqual(backs);
    expect(tubes).toHaveLength(idea === 'tubes' ? 2 : 0);
  });
});

describe('what is new', () => {
  it('a bomb that is touched takes what is near it, whatever its sort; what is far stays', () => {
    expect(blastAt(chainOf([0, 1, 2, BOMB, 1, 2, 0, 1]), 3)).toEqual([1, 5]);
    expect(blastAt(chainOf([0, 1, 2, BOMB, 1, BOMB, 0, 1, 2]), 3)).toEqual([1, 7]);
    expect(shootAt(runOf('bombs'), [0, 0, 2, 1, BOMB, 2, 1, 0, 2], 4, 2)).toEqual([0, 0, 2, 0, 2]);
  });

  it('a stone bursts with nothing of its own, and breaks beside three of a sort', () => {
    const run = runOf('cracks');
    expect(shootAt(run, [0, 2, STONE, STONE, STONE, 2, 0], 5, 1)).toContain(STONE);
    expect(shootAt(run, [0, 2, STONE, 1, 1, 2, 0], 3, 1)).toEqual([0, 2, 2, 0]);
  });

  it('stones alone are the end of a level, since no shot could break them', () => {
    const run = runOf('cracks');
    expect(shootAt(run, [STONE, STONE, 1, 1], 3, 1)).toEqual([]);
    expect(run.state.done).toBe(true);
  });

  it('three with arrows among them send the whole chain back', () => {
    const run = runOf('backward');
    const { state } = run;
    shootAt(run, [0, 1, 1, 2, 0], 2, 1);
    const plain = headOf(state);
    state.chain.splice(0, state.chain.length, ...chainOf([0, 1, 1, 2, 0]));
    state.chain[1]!.back = true;
    const { x, y } = placeOf(state.track, state.chain[2]!.d, { x: 0, y: 0 });
    Object.assign(state, { now: 1, next: 1 });
    state.angle = Math.atan2(y - state.track.muzzle.y, x - state.track.muzzle.x);
    run.pad.a = true;
    run.step();
    run.pad.a = false;
    for (let frame = 0; frame < 90; frame++) run.step();
    expect(headOf(state)).toBeLessThan(plain - 2);
  });

  it('no shot meets who is in a tube, and whoever is before it is met', () => {
    const { state } = runOf('tubes');
    const { from, to } = state.tubes[0]!;
    const { muzzle } = state.track;
    const met = (d: number): number => {
      state.chain.splice(0, state.chain.length, marble(0, d));
      const { x, y } = placeOf(state.track, d, { x: 0, y: 0 });
      const far = Math.hypot(x - muzzle.x, y - muzzle.y);
      return meets(state, muzzle.x, muzzle.y, (x - muzzle.x) / far, (y - muzzle.y) / far, 30).i;
    };
    expect([met((from + to) / 2), met(from - 0.5), met(to + 0.5)]).toEqual([-1, 0, 0]);
    expect(isHidden(state.tubes, state.track.length * 0.95)).toBe(false);
  });

  it('a surge is faster than before it, and ends', () => {
    const run = runOf('surges');
    const { surge } = run.state;
    const pace = (): number => {
      const before = run.state.chain[0]!.d;
      run.step();
      return run.state.chain[0]!.d - before;
    };
    const calm = pace();
    for (let i = 0; i < SURGE.every + 5 && surge.left === 0; i++) run.step();
    expect(pace()).toBeGreaterThan(calm * 2);
    for (let i = 0; i < SURGE.frames + 2; i++) run.step();
    expect(pace()).toBeLessThan(calm * 1.5);
  });
});
