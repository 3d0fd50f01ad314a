/** What the page of a run works out by itself: the marked prompt and the line of versions. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { VersionCardFragment } from '../../src/studio/web/generated/operations.js';
import { sortOf, stretches, type Evidence } from '../../src/studio/web/runs/marks.js';
import { versionLine } from '../../src/studio/web/runs/version-line.js';

const evidence = (start: number, end: number, as = 'hero', value = 'penguin'): Evidence => ({
  start,
  end,
  as,
  value,
  text: '',
});

describe('the marked prompt', () => {
  it('is cut where meanings overlap', () => {
    const prompt = 'collect 10 fish now';
    const all = evidence(8, 15, 'collect', '10');
    const item = evidence(11, 15, 'item', 'fish');
    expect(stretches(prompt, [all, item]).map(({ text, evidence: here }) => [text, here])).toEqual([
      ['collect ', []],
      ['10 ', [all]],
      ['fish', [all, item]],
      [' now', []],
    ]);
  });

  it('counts UTF-16, as the places do', () => {
    const parts = stretches('🐧🐟 fish', [evidence(2, 4)]);
    expect(parts.map(({ text }) => text)).toEqual(['🐧', '🐟', ' fish']);
  });

  it('is the whole prompt, and marks just what it was told, wherever that is', () => {
    const place = fc.integer({ min: -5, max: 40 });
    const places = fc.array(fc.tuple(place, place), { maxLength: 12 });
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 30 }), places, (prompt, pairs) => {
        const told = pairs.map(([start, end]) => evidence(start, end));
        const parts = stretches(prompt, told);
        expect(parts.map(({ text }) => text).join('')).toBe(prompt);
        for (const one of told.filter(({ start, end }) => start >= 0 && start < end && end <= prompt.length)) {
          const marked = parts.filter(({ evidence: here }) => here.includes(one));
          expect(marked.map(({ text }) => text).join('')).toBe(prompt.slice(one.start, one.end));
          expect(marked[0]?.start).toBe(one.start);
        }
      }),
      { numRuns: 2_000 },
    );
  });

  it('tells a boss of the cast from the rule that there is one', () => {
    expect(sortOf({ as: 'boss', value: 'seal' })).toBe('cast');
    expect(sortOf({ as: 'boss', value: 'yes' })).toBe('rule');
    expect(sortOf({ as: 'doubleJump', value: 'yes' })).toBe('rule');
    expect(sortOf({ as: 'theme', value: 'ice' })).toBe('world');
  });
});

describe('the line of versions', () => {
  const run = (id: string, parentRunId: string | null = null, status = 'completed') =>
    ({ id, parentRunId, status }) as VersionCardFragment;

  it('numbers what has or may get a game, in order of time, and tells branches', () => {
    const line = versionLine([
      run('e', 'a'),
      run('d', 'b', 'processing'),
      run('c', 'b', 'failed'),
      run('b', 'a'),
      run('a'),
    ]);
    expect(line.map(({ run: { id }, number, from }) => [id, number, from])).toEqual([
      ['a', 1, undefined],
      ['b', 2, undefined],
      ['c', undefined, undefined],
      ['d', 3, undefined],
      ['e', 4, 1],
    ]);
  });

  it('tells no branch where the parent is not in the line, or had no game', () => {
    const line = versionLine([run('a', 'elsewhere', 'failed'), run('b', 'a'), run('c', 'b')]);
    expect(line.map(({ number, from }) => [number, from])).toEqual([
      [undefined, undefined],
      [1, undefined],
      [2, undefined],
    ]);
  });
});
