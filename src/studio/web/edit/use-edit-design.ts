import { useMutation, type CombinedError } from '@urql/preact';
import { useRef } from 'preact/hooks';
import { useNewRun } from '../compose/use-new-run.js';
import { EditDesignDocument, type EditDesignInput, type UserErrorPartsFragment } from '../generated/operations.js';
import { fieldAt } from './edit-fields.js';
import { keepSentEdits, type SentEdits } from './sent-edits.js';

/** A refusal and the field that it is about; undefined where it is about none. */
export interface Refused extends UserErrorPartsFragment {
  readonly name: string | undefined;
}

/** Makes a run of a design as it was changed by hand, and goes to it (see `useNewRun`). */
export function useEditDesign(): {
  /** whether a run was accepted */
  readonly make: (edits: SentEdits, said: string) => Promise<boolean>;
  readonly making: boolean;
  readonly error: CombinedError | undefined;
  readonly refused: readonly Refused[];
  /** another object with each answer */
  readonly answer: object | undefined;
} {
  const [{ fetching, error, data: answer }, edit] = useMutation(EditDesignDocument);
  const ask = useNewRun();
  // refusals count the entries of what was sent, whatever was changed since
  const sent = useRef<EditDesignInput>();
  const make = async (edits: SentEdits, said: string): Promise<boolean> => {
    const { input } = edits;
    const id = await ask(input, said, async (idempotencyKey) => {
      sent.current = input;
      const { data } = await edit({ input: { ...input, idempotencyKey } });
      const run = data?.editDesign?.run;
      if (run) keepSentEdits(run.id, edits);
      return run?.id;
    });
    return id !== undefined;
  };
  const refused = (answer?.editDesign?.userErrors ?? []).map((each) => ({
    ...each,
    name: each.field && sent.current ? fieldAt(each.field, sent.current) : undefined,
  }));
  return { make, making: fetching, error, refused, answer: answer ?? undefined };
}
