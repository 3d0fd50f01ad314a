import { useEffect, useRef } from 'preact/hooks';
import { useLocation } from 'wouter-preact';
import { useSlowMake } from './slow-make.js';

/** Asks for a run with an idempotency key; tells its id where one was accepted. */
type Send = (idempotencyKey: string) => Promise<string | undefined>;

/**
 * Asks for a run and goes to it, unless its page was left meanwhile. The same input keeps its idempotency key until it is
 * accepted, so a press that is repeated, or comes again after a lost answer, makes one run; the next time it is a new key,
 * and so a new run. Returns a function of the input, what it is called until the run is there, and what sends it.
 */
export function useNewRun(): (input: object, said: string, send: Send) => Promise<string | undefined> {
  const [, go] = useLocation();
  const begin = useSlowMake();
  const key = useRef({ text: '', id: '' });
  const here = useRef(true);
  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
    };
  }, []);
  return async (input, said, send) => {
    const text = JSON.stringify(input);
    if (key.current.text !== text) key.current = { text, id: crypto.randomUUID() };
    const end = begin(said);
    const id = await send(key.current.id);
    if (id !== undefined) {
      key.current = { text: '', id: '' };
      if (here.current) go(`/runs/${id}`);
    }
    end();
    return id;
  };
}
