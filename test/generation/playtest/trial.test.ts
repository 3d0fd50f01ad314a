/** A game is tried by our own code, which is warm, and the delivered script is shown to play the same. */
import { describe, expect, test } from 'vitest';
import { inThread } from '../../../src/generation/playtest/threads.js';
import { playtest } from '../../../src/generation/playtest/index.js';
import { tryPart, type Trial } from '../../../src/generation/playtest/trial.js';
import { gameScript } from '../../../src/generation/package/runtime.js';
import type { GameData } from '../../../src/generation/kit/types.js';
import { designLike, penguin } from '../designs.js';

const dataOf = (design = penguin): GameData => ({ design, seed: design.seed, ease: 0, pictures: {} });
const scriptOf = (design = penguin) => gameScript(design, design.theme.id);
const never = new AbortController().signal;
const failed = ({ checks }: Trial) => checks.filter(({ ok }) => !ok).map(({ name }) => name);

describe('the delivered script', () => {
  test.each(['platformer', 'chess', 'pinball', 'guess_word', 'sudoku', 'racing'] as const)(
    'of %s plays as the code does',
    async (genre) => {
      const design = designLike(penguin, { genre });
      const trial = await tryPart({
        part: 'win',
        data: dataOf(design),
        budget: 600,
        script: await scriptOf(design),
      });
      expect(trial.checks.map(({ name, ok }) => [name, ok])).toEqual([
        ['finite', true],
        ['winnable', true],
        ['same-seed-same-trace', true],
      ]);
    },
  );

  test('that plays another game is told', async () => {
    const script = await scriptOf();
    const other = script.replaceAll('__GAME__', '__OTHER__');
    const seeded = `globalThis.__OTHER__={...__GAME__,seed:__GAME__.seed+1};${other}`;
    const trial = await tryPart({ part: 'win', data: dataOf(), budget: 600, script: seeded });
    expect(failed(trial)).toEqual(['same-seed-same-trace']);
  });

  test('that throws is a fault of the game', async () => {
    const script = `throw new Error('no canvas')`;
    expect(failed(await tryPart({ part: 'win', data: dataOf(), budget: 600, script }))).toEqual(['no-fault']);
  });
});

test('a game that can’t be won in its time is told, and nothing else is tried of it', async () => {
  const trial = await tryPart({ part: 'win', data: dataOf(), budget: 1, script: undefined });
  expect(trial).toMatchObject({ ok: false, wonAfter: null });
  expect(failed(trial)).toEqual(['winnable']);
});

test('one game has the same trial again and again, several at once too', async () => {
  const script = await scriptOf();
  const [first, ...others] = await Promise.all(Array.from({ length: 6 }, () => playtest(script, dataOf(), never)));
  expect(first).toMatchObject({ ok: true });
  expect(first!.checks.map(({ name }) => name)).toEqual([
    'finite',
    'winnable',
    'same-seed-same-trace',
    'idle-does-not-win',
    'random-player',
  ]);
  for (const other of others) expect(other).toEqual(first);
});

describe('a thread that stands still', () => {
  test('is ended with its run, and the next games are played', async () => {
    const hangs = { part: 'win', data: dataOf(), budget: 600, script: 'for (;;);' } as const;
    const cancel = new AbortController();
    const hanging = Array.from({ length: 6 }, () => inThread(hangs, cancel.signal));
    const after = inThread({ part: 'rest', data: dataOf(), budget: 600 }, never);
    cancel.abort(new Error('canceled'));
    for (const one of hanging) await expect(one).rejects.toThrow('canceled');
    expect(await after).toMatchObject({ ok: true });
    expect(await playtest(await scriptOf(), dataOf(), never)).toMatchObject({ ok: true });
  });

  test('nobody waits for what was canceled before', async () => {
    await expect(
      inThread({ part: 'rest', data: dataOf(), budget: 600 }, AbortSignal.abort(new Error('canceled'))),
    ).rejects.toThrow('canceled');
  });
});
