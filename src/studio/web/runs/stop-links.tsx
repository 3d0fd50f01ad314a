import { useMutation } from '@urql/preact';
import { useState } from 'preact/hooks';
import { StopLinksDocument } from '../generated/operations.js';
import { useMessages } from '../messages/index.js';
import { Problem } from '../parts/problem.js';

interface StopLinksProps {
  readonly artifactId: string;
  readonly onStopped: () => void;
}

/** Takes back every link that was given out; asked once more, since others lose the game by it. */
export function StopLinks({ artifactId, onStopped }: StopLinksProps) {
  const { game } = useMessages();
  const { share: texts } = game;
  const [state, setState] = useState<'' | 'asked' | 'stopped'>('');
  const [{ fetching, error }, stop] = useMutation(StopLinksDocument);
  return (
    <div class="stop-links stack">
      <p class="dim small">{texts.revokeText}</p>
      <div class="row">
        {state === 'asked' ? (
          <>
            <button
              type="button"
              class="button danger"
              disabled={fetching}
              onClick={() =>
                void stop({ artifactId }).then((result) => {
                  if (result.error) return;
                  setState('stopped');
                  onStopped();
                })
              }
            >
              {texts.revokeSure}
            </button>
            <button type="button" class="quiet" onClick={() => setState('')}>
              {texts.keep}
            </button>
          </>
        ) : (
          <button type="button" class="button" onClick={() => setState('asked')}>
            {texts.revoke}
          </button>
        )}
      </div>
      <p class="small good" role="status">
        {state === 'stopped' ? texts.revoked : ''}
      </p>
      {error && <Problem error={error} />}
    </div>
  );
}
