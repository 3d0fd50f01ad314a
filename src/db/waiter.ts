/** How a reader waits for a change of what it reads. Hints may be lost, so no wait is longer than a poll. */
import type { Topic, Wakeups } from './wakeups.js';

export interface Waiter {
  /** Call it before the read: a hint that comes during the read must lead to another one. */
  reset(): void;
  /** Until the next hint, a gap in the hints, the abort or the poll; at once where a hint came since `reset()`. */
  wait(): Promise<void>;
  /** Unsubscribes. */
  close(): void;
}

/** Subscribes to the hints of one topic and id. A waiter has one reader, and holds no backlog: many hints are one. */
export function createWaiter(
  wakeups: Pick<Wakeups, 'on' | 'onGap'>,
  topic: Topic,
  id: string,
  signal: AbortSignal,
  pollMs: number,
): Waiter {
  let woken = false;
  let resume: (() => void) | undefined;
  const wake = () => {
    woken = true;
    resume?.();
  };
  const unsubscribe = [
    wakeups.on(topic, (changed) => {
      if (changed === id) wake();
    }),
    wakeups.onGap(wake),
  ];
  signal.addEventListener('abort', wake);
  return {
    reset() {
      woken = false;
    },
    async wait() {
      if (woken || signal.aborted) return;
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, pollMs);
        resume = () => {
          clearTimeout(timer);
          resolve();
        };
      });
      resume = undefined;
    },
    close() {
      signal.removeEventListener('abort', wake);
      for (const stop of unsubscribe) stop();
    },
  };
}
