import { useMutation, useQuery } from '@urql/preact';
import { useState } from 'preact/hooks';
import { ShowCall } from '../calls/show-call.js';
import { EmptyScoresDocument, ScoresDocument } from '../generated/operations.js';
import { useMessages } from '../messages/index.js';
import { busy } from '../parts/busy.js';
import { Problem } from '../parts/problem.js';
import { takesFocus } from '../parts/takes-focus.js';

/** Takes every score off the leaderboard of a public game, asked once more; nothing where there is none. */
export function EmptyScores({ artifactId }: { readonly artifactId: string }) {
  const { publish: texts } = useMessages();
  const [{ data }] = useQuery({ query: ScoresDocument, variables: { artifactId }, requestPolicy: 'cache-and-network' });
  const [{ fetching, error, data: done }, empty] = useMutation(EmptyScoresDocument);
  const [asked, setAsked] = useState(false);
  if (done?.emptyScores)
    return (
      <p class="small good" role="status" tabIndex={-1} ref={takesFocus}>
        {texts.scoresEmptied}
      </p>
    );
  const best = data?.publication?.scores?.nodes[0];
  if (!best) return null;
  return (
    <div class="stack">
      <p class="small dim">{texts.bestScore(best.name, best.score)}</p>
      <div class="row">
        {asked ? (
          <>
            <button
              type="button"
              class="button danger"
              {...busy(fetching)}
              onClick={() => void (fetching || empty({ artifactId }))}
            >
              {texts.emptyScoresSure}
            </button>
            <button type="button" class="quiet" ref={takesFocus} onClick={() => setAsked(false)}>
              {texts.keepScores}
            </button>
          </>
        ) : (
          <button type="button" class="button" onClick={() => setAsked(true)}>
            {texts.emptyScores}
          </button>
        )}
        <ShowCall call={() => ({ action: 'EmptyScores', variables: { artifactId } })} />
      </div>
      <Problem error={error} />
    </div>
  );
}
