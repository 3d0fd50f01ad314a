import { useMutation, type CombinedError } from '@urql/preact';
import { useEffect, useRef } from 'preact/hooks';
import { useLocation } from 'wouter-preact';
import { CreateRunDocument, type CreateStudioRunInput, type UserErrorPartsFragment } from '../generated/operations.js';
import { keepSentAlong } from './sent-along.js';
import { useSlowMake } from './slow-make.js';

const NONE: readonly UserErrorPartsFragment[] = [];

/**
 * Makes a run and goes to it, unless its page was left meanwhile. The same input keeps its idempotency key until it is
 * accepted, so a press that is repeated, or comes again after a lost answer, makes one run; the next time it is a new key,
 * and so a new run.
 */
export function useMake(): {
  /** whether a run was accepted */
  readonly make: (input: CreateStudioRunInput) => Promise<boolean>;
  readonly making: boolean;
  readonly error: CombinedError | undefined;
  /** what the server refused of the input; a new list with each answer */
  readonly refused: readonly UserErrorPartsFragment[];
} {
  const [, go] = useLocation();
  const [{ fetching, error, data: answer }, create] = useMutation(CreateRunDocument);
  const begin = useSlowMake();
  const key = useRef({ text: '', id: '' });
  const here = useRef(true);
  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
    };
  }, []);
  const make = async (input: CreateStudioRunInput): Promise<boolean> => {
    const text = JSON.stringify(input);
    if (key.current.text !== text) key.current = { text, id: crypto.randomUUID() };
    const end = begin(input.prompt);
    const { data } = await create({ input: { ...input, idempotencyKey: key.current.id } });
    const run = data?.createStudioRun?.acceptedRun;
    if (run) {
      key.current = { text: '', id: '' };
      keepSentAlong(run.id, input.artifact);
      if (here.current) go(`/runs/${run.id}`);
    }
    end();
    return run != null;
  };
  return { make, making: fetching, error, refused: answer?.createStudioRun?.userErrors ?? NONE };
}
