import { useMutation } from '@urql/preact';
import { useState } from 'preact/hooks';
import { ShowCall } from '../calls/show-call.js';
import { StopSharingDocument } from '../generated/operations.js';
import { useMessages } from '../messages/index.js';
import { busy } from '../parts/busy.js';
import { Problem } from '../parts/problem.js';
import { takesFocus } from '../parts/takes-focus.js';

interface StopLinksProps {
  readonly artifactId: string;
  readonly onStopped: () => void;
}

/** Stops everything that the version is shared by; asked once more, since others lose the game by it. */
export function StopLinks({ artifactId, onStopped }: StopLinksProps) {
  const { game } = useMessages();
  const { share: texts } = game;
  const [state, setState] = useState<'' | 'asked' | 'kept' | 'stopped'>('');
  const [{ fetching, error }, stop] = useMutation(StopSharingDocument);
  const stopAll = async (): Promise<void> => {
    if ((await stop({ input: { artifactId } })).error) return;
    setState('stopped');
    onStopped();
  };
  return (
    <div class="stop-links stack">
      <p class="dim small">{texts.revokeText}</p>
      <div class="row">
        {state === 'asked' ? (
          <>
            <button type="button" class="button danger" {...busy(fetching)} onClick={() => !fetching && void stopAll()}>
              {texts.revokeSure}
            </button>
            <button type="button" class="quiet" ref={takesFocus} onClick={() => setState('kept')}>
              {texts.keep}
            </button>
          </>
        ) : (
          <button type="button" class="button" ref={state === '' ? null : takesFocus} onClick={() => setState('asked')}>
            {texts.revoke}
          </button>
        )}
        <ShowCall call={() => ({ action: 'StopSharing', variables: { input: { artifactId } } })} />
      </div>
      <p class="small good" role="status">
        {state === 'stopped' ? texts.revoked : ''}
      </p>
      {error && <Problem error={error} />}
    </div>
  );
}
