import { Link } from 'wouter-preact';
import { ShowCall } from '../calls/show-call.js';
import { sentEditsOf } from '../edit/sent-edits.js';
import { useEditDesign } from '../edit/use-edit-design.js';
import { FROM_ITS_RUN, putBackEdits } from '../edit/use-edits.js';
import type { RunPartsFragment } from '../generated/operations.js';
import { useMessages } from '../messages/index.js';
import { busy } from '../parts/busy.js';
import { Problem } from '../parts/problem.js';

/**
 * The way on from a run that was edited by hand: its form, and the same edits once more. Edits that were sent from
 * elsewhere are not known here, and the form begins with the game as it is.
 */
export function EndedByHand({ run }: { readonly run: RunPartsFragment }) {
  const { compose, edit, game, tryAgain } = useMessages();
  const { make, making, error, refused } = useEditDesign();
  const sent = sentEditsOf(run.id);
  return (
    <>
      <div class="row">
        <Link
          href={`/runs/${run.parentRunId ?? run.id}#edit`}
          state={FROM_ITS_RUN}
          class="button primary"
          onClick={() => sent && putBackEdits(sent.input.artifactId, sent.draft)}
        >
          {edit.ended.back}
        </Link>
        {sent && (
          <>
            <button
              type="button"
              class="button"
              {...busy(making)}
              onClick={() => !making && void make(sent, edit.made)}
            >
              {making ? compose.making : run.status === 'canceled' ? game.ended.after : tryAgain}
            </button>
            <ShowCall call={() => ({ action: 'EditDesign', variables: { input: sent.input } })} />
          </>
        )}
      </div>
      <Problem error={error} refused={refused} />
    </>
  );
}
