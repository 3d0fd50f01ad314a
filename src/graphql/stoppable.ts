/**
 * A source of events that stops when its reader does. An async generator that waits for something runs its `finally`
 * only once the wait is over; here the wait itself is ended, by the signal.
 */
export function stoppable<T>(start: (signal: AbortSignal) => AsyncIterable<T>): AsyncIterableIterator<T> {
  const stop = new AbortController();
  const source = start(stop.signal)[Symbol.asyncIterator]();
  return {
    next: () => source.next(),
    async return() {
      stop.abort();
      await source.return?.();
      return { done: true, value: undefined };
    },
    [Symbol.asyncIterator]() {
      return this;
    },
  };
}
