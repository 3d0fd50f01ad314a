import { expect, test } from 'vitest';
import { afterCheck } from '../../src/runs/after-check.js';

async function* upTo(last: number, ended: string[] = []): AsyncGenerator<number, void, undefined> {
  try {
    for (let i = 1; i <= last; i += 1) yield i;
  } finally {
    ended.push('source');
  }
}

test('the items come after the check, which is made at the first of them', async () => {
  let checks = 0;
  const items = afterCheck(
    async () => (checks += 2),
    (last) => upTo(last),
  );
  expect(checks).toBe(0);
  const got: number[] = [];
  for await (const item of items) got.push(item);
  expect(got).toEqual([1, 2]);
  expect(checks).toBe(2);
});

test('what the check refuses is thrown once, and nothing was begun', async () => {
  let begun = false;
  const items = afterCheck(
    () => Promise.reject(new Error('not yours')),
    () => {
      begun = true;
      return upTo(1);
    },
  );
  await expect(items.next()).rejects.toThrow('not yours');
  expect(await items.next()).toEqual({ done: true, value: undefined });
  expect(begun).toBe(false);
});

test('a reader that leaves ends the source, and one that leaves during the check gets nothing', async () => {
  const ended: string[] = [];
  const left = afterCheck(
    async () => 3,
    (last) => upTo(last, ended),
  );
  expect(await left.next()).toEqual({ done: false, value: 1 });
  expect(await left.return!()).toEqual({ done: true, value: undefined });
  expect(ended).toEqual(['source']);

  const gone = afterCheck(
    async () => 3,
    (last) => upTo(last, ended),
  );
  const first = gone.next();
  await gone.return!();
  expect(await first).toEqual({ done: true, value: undefined });
});
