/**
 * The items of what `start` gives, once `check` has passed. Its items come as they are: an async generator around another
 * one makes three promises for each, which of a burst of 10,000 events was a tenth of all garbage.
 * @throws at the first `next`: what `check` throws
 */
export function afterCheck<Checked, T>(
  check: () => Promise<Checked>,
  start: (checked: Checked) => AsyncGenerator<T, void, undefined>,
): AsyncIterableIterator<T, void, undefined> {
  const done = { done: true, value: undefined } as const;
  let source: AsyncGenerator<T, void, undefined> | undefined;
  let ended = false;
  const begin = async (): Promise<IteratorResult<T, void>> => {
    try {
      const started = start(await check());
      if (ended) return done;
      source = started;
    } catch (error) {
      ended = true;
      throw error;
    }
    return source.next();
  };
  return {
    next() {
      if (source) return source.next();
      return ended ? Promise.resolve(done) : begin();
    },
    async return() {
      ended = true;
      await source?.return();
      return done;
    },
    [Symbol.asyncIterator]() {
      return this;
    },
  };
}
