import { useMutation, useQuery } from '@urql/preact';
import { useEffect, useState } from 'preact/hooks';
import { ShowCall } from '../calls/show-call.js';
import { OnePageDocument, PublishDraftDocument, type RunPartsFragment } from '../generated/operations.js';
import { useMessages } from '../messages/index.js';
import { Problem } from '../parts/problem.js';
import { Unread } from '../parts/unread.js';
import { NeedsAccount } from '../session/create-account.js';
import { useSession } from '../session/session.js';
import { PublishForm } from './publish-form.js';

/** The game that a guest wanted to publish; kept here, since a new session builds the page anew. */
let wantedByGuest: string | undefined;

/** Makes the game of a run public, changes what is said of it, takes it back. */
export function PublishPanel({ run }: { readonly run: RunPartsFragment }) {
  const { publish: texts, guest } = useMessages();
  const { viewer } = useSession();
  const { artifact } = run;
  const [onePage, setOnePage] = useState<string | undefined>();
  const [{ error, fetching }, makeOnePage] = useMutation(OnePageDocument);
  useEffect(() => {
    if (viewer?.guest) wantedByGuest = artifact?.id;
  }, [viewer?.guest, artifact?.id]);
  if (!artifact) return null;
  if (viewer?.guest) return <NeedsAccount why={guest.publish} />;
  if (artifact.type === 'bundle' && onePage === undefined)
    return (
      <div class="stack">
        <p class="dim">{texts.bundle}</p>
        <div class="row">
          <button
            type="button"
            class="button"
            disabled={fetching}
            onClick={() =>
              void makeOnePage({ artifactId: artifact.id }).then(({ data }) =>
                setOnePage(data?.createSingleFileArtifact?.artifact.id),
              )
            }
          >
            {texts.makeOnePage}
          </button>
          <ShowCall call={() => ({ action: 'OnePage', variables: { artifactId: artifact.id } })} />
        </div>
        {error && <Problem error={error} />}
      </div>
    );
  return <Draft artifactId={onePage ?? artifact.id} prompt={run.prompt} />;
}

function Draft({ artifactId, prompt }: { readonly artifactId: string; readonly prompt: string }) {
  const texts = useMessages();
  const [{ data, error }, again] = useQuery({
    query: PublishDraftDocument,
    variables: { artifactId },
    requestPolicy: 'cache-and-network',
  });
  const artifact = data?.artifact;
  // the button that was pressed for an account is gone with the guest: on with what the account was for
  useEffect(() => {
    if (!artifact || wantedByGuest !== artifactId) return;
    wantedByGuest = undefined;
    document.querySelector<HTMLElement>('.publish input')?.focus();
  }, [artifact !== undefined]);
  if (!artifact)
    return error ? (
      <Unread error={error} onAgain={() => again({ requestPolicy: 'network-only' })} />
    ) : (
      <div class="skeleton block" role="status" aria-label={texts.loading} />
    );
  if (artifact.takenDown) return <p>{texts.publish.takenDown(artifact.takenDown.reason)}</p>;
  if (!artifact.publishable) return <p class="dim">{texts.publish.notPublishable}</p>;
  return <PublishForm key={artifact.id} artifact={artifact} prompt={prompt} />;
}
