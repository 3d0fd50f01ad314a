/** The tree of a game, as lines that branch. */
import { describe, expect, it } from 'vitest';
import { familyOf, kinOf, type Line } from '../../src/studio/web/runs/family.js';
import { versionLine } from '../../src/studio/web/runs/version-line.js';

type Runs = Parameters<typeof versionLine>[0];
const run = (id: string, parentRunId: string | null, status = 'completed') =>
  ({ id, parentRunId, status, artifact: status === 'completed' ? { id } : null }) as Runs[number];

/** `a b(c d) e`: `c d` branches off `b`. */
const told = (lines: readonly Line[]): string =>
  lines
    .map((line) =>
      line
        .map(({ version, branches }) => version.run.id + branches.map((branch) => `(${told([branch])})`).join(''))
        .join(' '),
    )
    .join(' | ');

describe('the tree of a game', () => {
  it('is one line where each version follows the one before, however many', () => {
    const ids = Array.from({ length: 300 }, (_, i) => String(i).padStart(3, '0'));
    const runs = ids.map((id, i) => run(id, ids[i - 1] ?? null));
    expect(told(familyOf(versionLine(runs)))).toBe(ids.join(' '));
  });

  it('branches where two were made of one', () => {
    const runs = [run('a', null), run('b', 'a'), run('c', 'a'), run('d', 'b'), run('e', 'c'), run('f', 'a')];
    expect(told(familyOf(versionLine(runs)))).toBe('a(c e)(f) b d');
  });

  it('leaves out what ended without a game, and keeps what was made of it', () => {
    const runs = [
      run('a', null),
      run('b', 'a', 'failed'),
      run('c', 'b', 'canceled'),
      run('d', 'c'),
      run('e', 'd', 'queued'),
    ];
    expect(told(familyOf(versionLine(runs)))).toBe('a d e');
    expect(kinOf(versionLine(runs), 'd').from?.run.id).toBe('a');
  });

  it('has a line for each version that continues nothing here', () => {
    expect(told(familyOf(versionLine([run('a', null), run('b', 'elsewhere')])))).toBe('a | b');
    expect(familyOf([])).toEqual([]);
  });

  it('tells of a version what it was made of and what was made of it', () => {
    const versions = versionLine([
      run('a', null),
      run('b', 'a'),
      run('c', 'b'),
      run('d', 'b'),
      run('e', 'b', 'failed'),
    ]);
    const { from, to } = kinOf(versions, 'b');
    expect([from?.number, to.map(({ number }) => number)]).toEqual([1, [3, 4]]);
    expect(kinOf(versions, 'nowhere')).toEqual({ from: undefined, to: [] });
  });
});
