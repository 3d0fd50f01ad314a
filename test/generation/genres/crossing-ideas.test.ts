/** A crossing's levels: eight where nothing else is said, each with an idea of its own; lights, dives and tides are functions of time. */
import { describe, expect, it } from 'vitest';
import type { Rule } from '../../../src/generation/design.js';
import { depth, gone, isRed } from '../../../src/generation/genres/crossing/beat.js';
import { IDEAS } from '../../../src/generation/genres/crossing/ideas.js';
import { crossing } from '../../../src/generation/genres/crossing/index.js';
import { carried, struck } from '../../../src/generation/genres/crossing/search.js';
import { COLS, type Beat, type Row } from '../../../src/generation/genres/crossing/state.js';
import { Session } from '../../../src/generation/kit/session.js';
import { designOf } from './playing.js';

const SILENT = { sound() {}, burst() {}, float() {}, shake() {}, flash() {}, banner() {} };
function runOf(level: number, rules: Rule[] = []) {
  const design = designOf('crossing', rules);
  return new Session(crossing, { design, seed: design.seed, ease: 0, pictures: {} }, SILENT, level);
}
const grounds = ({ state }: ReturnType<typeof runOf>, ground: Row['ground']): Row[] =>
  state.rows.filter((row) => row.ground === ground);
const lane = (beat: Beat, over: Partial<Row> = {}): Row => ({
  ground: 'road',
  v: 0.05,
  period: 12,
  beat,
  phase: 0,
  movers: [],
  patrol: false,
  blocks: new Uint8Array(COLS),
  items: [],
  filled: [],
  ...over,
});

describe('the levels of a crossing', () => {
  it.each([
    [[], 8],
    [[{ rule: 'levels', n: 3 }], 3],
    [[{ rule: 'collect', n: 10 }], 1],
    [[{ rule: 'timer', seconds: 60 }], 1],
  ] as const)('with %j are %i', (rules, levels) => expect(runOf(1, [...rules]).levels).toBe(levels));

  it('bring in one idea each, roads alone first', () => {
    expect(IDEAS.map((_, i) => runOf(i + 1).state.idea)).toEqual(IDEAS);
    expect(grounds(runOf(1), 'river')).toEqual([]);
    expect(grounds(runOf(2), 'river').length).toBeGreaterThan(0);
    expect(new Set(grounds(runOf(3), 'road').map(({ beat }) => beat))).toEqual(new Set(['lights']));
    expect(grounds(runOf(5), 'river').some(({ movers }) => movers.some(({ dives }) => dives))).toBe(true);
    expect(grounds(runOf(6), 'road').some(({ beat }) => beat === 'rush')).toBe(true);
    expect(grounds(runOf(7), 'river').some(({ beat }) => beat === 'tide')).toBe(true);
    expect(grounds(runOf(8), 'road').some(({ patrol }) => patrol)).toBe(true);
  });

  it('without enemies have no road in any of them', () => {
    for (const level of [1, 4, 8]) expect(grounds(runOf(level, [{ rule: 'noEnemies' }]), 'road')).toEqual([]);
  });
});

describe('what goes along a row', () => {
  it('stands at red, and goes on from there', () => {
    const row = lane('lights');
    const wrong = Array.from({ length: 600 }, (_, t) => t).filter((t) => {
      const step = gone(row, t + 1) - gone(row, t);
      return Math.abs(step - (isRed(row, t) ? 0 : row.v)) > 1e-6;
    });
    expect(wrong).toEqual([]);
    expect([isRed(row, 0), isRed(row, 200)]).toEqual([false, true]);
  });

  it('comes back with the tide, and never far', () => {
    const row = lane('tide');
    const places = Array.from({ length: 1400 }, (_, t) => gone(row, t));
    expect(Math.max(...places)).toBeGreaterThan(5);
    expect(Math.min(...places)).toBeLessThan(-5);
    expect(Math.max(...places.map(Math.abs))).toBeLessThan(6);
  });

  it('dives only after it has shaken, and carries nobody then', () => {
    const float = { at: 0, w: 12, actor: null, dives: true } as const;
    const row = lane('steady', { ground: 'river', v: 0, movers: [float] });
    const depths = Array.from({ length: 700 }, (_, t) => depth(row, float, t));
    expect(new Set(depths.filter((now, t) => now !== 'under' && depths[t + 1] === 'under'))).toEqual(
      new Set(['shakes']),
    );
    expect(depths.filter((now, t) => carried(row, 5, t, 0) === (now === 'under'))).toEqual([]);
    expect(struck(row, 5, 0, 0.3)).toBe(false);
  });
});
