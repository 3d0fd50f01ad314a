/** In which order the page's work is done. */
import { expect, it, vi } from 'vitest';
import { inOwnTask, nextTask } from '../../src/studio/web/parts/tasks.js';

it('work in a task of its own waits for what is due in this one', async () => {
  const done: string[] = [];
  inOwnTask(() => done.push('own task'));
  await Promise.resolve().then(() => done.push('microtask'));
  expect(done).toEqual(['microtask']);
  await vi.waitFor(() => expect(done).toEqual(['microtask', 'own task']));
});

it('the next task comes after it', async () => {
  const done: string[] = [];
  queueMicrotask(() => done.push('microtask'));
  await nextTask();
  expect(done).toEqual(['microtask']);
});
