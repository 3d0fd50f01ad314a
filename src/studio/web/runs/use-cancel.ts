import { useMutation, type CombinedError } from '@urql/preact';
import { CancelRunDocument } from '../generated/operations.js';
import { codeOf } from '../graphql/client.js';

export interface Cancel {
  readonly cancel: () => void;
  /** it was asked to stop, and there is no answer yet */
  readonly asking: boolean;
  /** the service could not be asked, or said no: the run goes on */
  readonly error: CombinedError | undefined;
  /** it had ended before it was asked to stop */
  readonly late: boolean;
}

/**
 * Stops a run. It is shown as being stopped at once, in lists by the cache (see `cache.ts`) and on its page by `asking`, which
 * lasts however often the run is read meanwhile; where that is refused, as it stands. `onLate`: what became of it is not known
 * here yet.
 */
export function useCancel(id: string, onLate: () => void): Cancel {
  const [{ error, fetching }, cancel] = useMutation(CancelRunDocument);
  const late = error !== undefined && codeOf(error) === 'run_already_finished';
  return {
    cancel: () =>
      void cancel({ id }).then((result) => {
        if (result.error && codeOf(result.error) === 'run_already_finished') onLate();
      }),
    asking: fetching,
    error: late ? undefined : error,
    late,
  };
}
