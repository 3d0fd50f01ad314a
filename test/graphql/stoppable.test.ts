import { expect, test } from 'vitest';
import { stoppable } from '../../src/graphql/stoppable.js';

test('a source that waits is ended by its reader, and cleans up', async () => {
  let cleaned = false;
  const source = stoppable(async function* (signal) {
    try {
      yield 1;
      // nothing but the signal ends this wait
      await new Promise((resolve) => signal.addEventListener('abort', resolve));
    } finally {
      cleaned = true;
    }
  });
  expect(await source.next()).toEqual({ done: false, value: 1 });
  const pending = source.next();
  await source.return?.();
  expect(cleaned).toBe(true);
  expect((await pending).done).toBe(true);
  expect((await source.next()).done).toBe(true);
});
