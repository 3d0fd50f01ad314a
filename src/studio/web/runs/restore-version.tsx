import { useMutation } from '@urql/preact';
import { Undo2 } from 'lucide-preact';
import { useLocation } from 'wouter-preact';
import { ShowCall } from '../calls/show-call.js';
import { RestoreVersionDocument, type RunViewPartsFragment } from '../generated/operations.js';
import { useMessages } from '../messages/index.js';
import { busy } from '../parts/busy.js';
import { Problem } from '../parts/problem.js';

/** The way back to a version that made a game and is not the one that the game is now; nothing for the one that it is. */
export function RestoreVersion({ run }: { readonly run: RunViewPartsFragment }) {
  const { game } = useMessages();
  const [{ data, error, fetching }, restore] = useMutation(RestoreVersionDocument);
  const [, go] = useLocation();
  const current = run.thread?.currentRun?.id;
  if (!run.artifact || current === undefined || current === run.id) return null;
  const goBack = async (): Promise<void> => {
    if (!fetching && (await restore({ runId: run.id })).data?.restoreVersion?.thread) go(`/runs/${run.id}`);
  };
  return (
    <>
      <p class="restore">
        <button type="button" class="button" onClick={() => void goBack()} {...busy(fetching)}>
          <Undo2 aria-hidden="true" />
          {game.compare.restore}
        </button>
        <ShowCall call={() => ({ action: 'RestoreVersion', variables: { runId: run.id } })} />
        <span class="small dim">{game.compare.restoreHint}</span>
      </p>
      <Problem error={error} refused={data?.restoreVersion?.userErrors} />
    </>
  );
}
