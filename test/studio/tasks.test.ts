/** In which order the page's work is done: what a press changes at once, what an answer brings in a task of its own. */
import { afterEach, expect, it, vi } from 'vitest';
import { inOwnTask, nextTask, renderLater } from '../../src/studio/web/parts/tasks.js';

afterEach(() => void vi.unstubAllGlobals());

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

it('what a press changes is rendered in the same task, what an answer brings is not', async () => {
  const render = vi.fn();
  renderLater(render);
  await Promise.resolve();
  expect(render).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(render).toHaveBeenCalledTimes(1));
  vi.stubGlobal('event', new Event('click'));
  renderLater(render);
  await Promise.resolve();
  expect(render).toHaveBeenCalledTimes(2);
});
