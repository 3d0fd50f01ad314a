import { ExternalLink } from 'lucide-preact';
import { useState } from 'preact/hooks';
import { ShowCall } from '../calls/show-call.js';
import type { PublicationPartsFragment } from '../generated/operations.js';
import { useMessages } from '../messages/index.js';
import { CopyButton } from '../parts/copy-button.js';
import { takesFocus } from '../parts/takes-focus.js';

interface PublicLinkProps {
  readonly publication: PublicationPartsFragment;
  readonly onTakeBack: () => void;
}

/** Where the public game is, and the way to take it back; asked once more, since links to it end then. */
export function PublicLink({ publication, onTakeBack }: PublicLinkProps) {
  const { publish: texts } = useMessages();
  const [state, setState] = useState<'' | 'asked' | 'kept'>('');
  return (
    <section class="public-link">
      <p>
        <strong class="good">{texts.isPublic}</strong>{' '}
        <a href={publication.publicUrl} target="_blank" rel="noopener" dir="ltr">
          {publication.publicUrl.replace(/^https?:\/\//u, '')} <ExternalLink aria-hidden="true" />
        </a>
      </p>
      <div class="row">
        <CopyButton text={publication.publicUrl} label={texts.copyLink} />
        {state === 'asked' ? (
          <>
            <button type="button" class="button danger" onClick={onTakeBack}>
              {texts.unpublishSure}
            </button>
            <button type="button" class="quiet" ref={takesFocus} onClick={() => setState('kept')}>
              {texts.keep}
            </button>
          </>
        ) : (
          <button
            type="button"
            class="button take-back"
            ref={state === 'kept' ? takesFocus : null}
            onClick={() => setState('asked')}
          >
            {texts.unpublish}
          </button>
        )}
        <ShowCall call={() => ({ action: 'Unpublish', variables: { artifactId: publication.artifactId } })} />
      </div>
    </section>
  );
}
