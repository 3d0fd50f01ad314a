import { useMutation, type CombinedError } from '@urql/preact';
import { CreateRunDocument, type CreateStudioRunInput, type UserErrorPartsFragment } from '../generated/operations.js';
import { keepSentAlong } from './sent-along.js';
import { useNewRun } from './use-new-run.js';

const NONE: readonly UserErrorPartsFragment[] = [];

/** Makes a run of a prompt and goes to it (see `useNewRun`). */
export function useMake(): {
  /** whether a run was accepted */
  readonly make: (input: CreateStudioRunInput) => Promise<boolean>;
  readonly making: boolean;
  readonly error: CombinedError | undefined;
  /** what the server refused of the input; a new list with each answer */
  readonly refused: readonly UserErrorPartsFragment[];
} {
  const [{ fetching, error, data: answer }, create] = useMutation(CreateRunDocument);
  const ask = useNewRun();
  const make = async (input: CreateStudioRunInput): Promise<boolean> => {
    const id = await ask(input, input.prompt, async (idempotencyKey) => {
      const { data } = await create({ input: { ...input, idempotencyKey } });
      const run = data?.createStudioRun?.acceptedRun;
      if (run) keepSentAlong(run.id, input.artifact);
      return run?.id;
    });
    return id !== undefined;
  };
  return { make, making: fetching, error, refused: answer?.createStudioRun?.userErrors ?? NONE };
}
