/**
 * Work is parted into tasks, so that a slow phone answers a touch between them: what takes 20 ms in one piece on a desktop
 * takes 80 ms there.
 */

/** Runs `work` in a task of its own, without the 4 ms that browsers make timers wait. */
export function inOwnTask(work: () => void): void {
  const { port1, port2 } = new MessageChannel();
  const run = (): void => {
    port1.close();
    work();
  };
  port1.addEventListener('message', run, { once: true });
  port1.start();
  port2.postMessage(null);
}

/** Resolves in the next task: what is due meanwhile comes first. */
export const nextTask = (): Promise<void> => new Promise(inOwnTask);

/**
 * When Preact renders what has changed. What a press or a key changes is shown in the same task, as a browser would. What
 * an answer brings is rendered in a task of its own: to read it into the cache and to show it take about as long.
 */
export function renderLater(render: () => void): void {
  if (globalThis.event) queueMicrotask(render);
  else inOwnTask(render);
}
