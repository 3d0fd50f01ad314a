import { useMutation, type CombinedError } from '@urql/preact';
import { useRef } from 'preact/hooks';
import { useLocation } from 'wouter-preact';
import { CreateRunDocument, type CreateStudioRunInput } from '../generated/operations.js';

/**
 * Makes a run with one press and goes to it. The same input keeps its idempotency key until it is accepted, so a press that
 * is repeated after a lost answer makes one run; the next time it is a new key, and so a new run.
 */
export function useMake(): {
  readonly make: (input: CreateStudioRunInput) => void;
  readonly making: boolean;
  readonly error: CombinedError | undefined;
} {
  const [, go] = useLocation();
  const [{ fetching, error }, create] = useMutation(CreateRunDocument);
  const key = useRef({ text: '', id: '' });
  const make = async (input: CreateStudioRunInput): Promise<void> => {
    const text = JSON.stringify(input);
    if (key.current.text !== text) key.current = { text, id: crypto.randomUUID() };
    const { data } = await create({ input: { ...input, idempotencyKey: key.current.id } });
    const run = data?.createStudioRun?.run;
    if (!run) return;
    key.current = { text: '', id: '' };
    go(`/runs/${run.id}`);
  };
  return { make: (input) => void make(input), making: fetching, error };
}
