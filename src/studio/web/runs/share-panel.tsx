import { useMutation, useQuery } from '@urql/preact';
import type { Ref } from 'preact';
import { useId, useRef, useState } from 'preact/hooks';
import { ShowCall } from '../calls/show-call.js';
import { CreateShareLinkDocument, ShareLinksDocument, StopSharingDocument } from '../generated/operations.js';
import { useMessages } from '../messages/index.js';
import { busy } from '../parts/busy.js';
import { Problem, refusalIn } from '../parts/problem.js';
import { Unread } from '../parts/unread.js';
import { NeedsAccount } from '../session/create-account.js';
import { useSession } from '../session/session.js';
import { SharedLink } from './shared-link.js';
import { StopLinks } from './stop-links.js';

interface SharePanelProps {
  readonly artifactId: string;
  readonly title: string;
}

const WEEK = 604_800;

/** Links by which others play one version: made here, listed while they work, and stopped one by one or all at once. */
export function SharePanel(props: SharePanelProps) {
  const { game, guest } = useMessages();
  const { viewer } = useSession();
  if (!viewer?.guest) return <ShareLinks {...props} />;
  return (
    <section class="stack">
      <h2>{game.share.title}</h2>
      <NeedsAccount why={guest.share} />
    </section>
  );
}

function ShareLinks({ artifactId, title }: SharePanelProps) {
  const { game, loading } = useMessages();
  const { share: texts } = game;
  const [{ data, error }, again] = useQuery({
    query: ShareLinksDocument,
    variables: { artifactId },
    requestPolicy: 'cache-and-network',
  });
  const [told, setTold] = useState('');
  const [fresh, setFresh] = useState('');
  const create = useRef<HTMLButtonElement>(null);
  const [stopping, stop] = useMutation(StopSharingDocument);
  const links = data?.artifact?.shareLinks;
  return (
    <section class="stack">
      <h2>{texts.title}</h2>
      <p class="dim">{texts.text}</p>
      <NewLink
        artifactId={artifactId}
        button={create}
        onMade={(id) => {
          setTold('');
          setFresh(id);
        }}
      />
      {!links && !error && <div class="skeleton" role="status" aria-label={loading} />}
      {!links && error && <Unread error={error} onAgain={() => again({ requestPolicy: 'network-only' })} />}
      {links && links.length > 0 && (
        <ul class="shared-links" aria-label={texts.links}>
          {links.map((link, at) => (
            <SharedLink
              key={link.id}
              link={link}
              artifactId={artifactId}
              number={links.length - at}
              title={title}
              fresh={link.id === fresh}
              onExpired={() => again({ requestPolicy: 'network-only' })}
              onStop={async () => {
                const { error: refused } = await stop({ input: { artifactId, linkId: link.id } });
                if (refused) return;
                setTold(texts.stopped);
                // its own button, which had the focus, is gone
                create.current?.focus();
              }}
            />
          ))}
        </ul>
      )}
      {stopping.error && <Problem error={stopping.error} />}
      <p class="small good" role="status">
        {told}
      </p>
      <StopLinks artifactId={artifactId} onStopped={() => setTold('')} />
    </section>
  );
}

interface NewLinkProps {
  readonly artifactId: string;
  readonly button: Ref<HTMLButtonElement>;
  readonly onMade: (id: string) => void;
}

function NewLink({ artifactId, button, onMade }: NewLinkProps) {
  const messages = useMessages();
  const { share: texts } = messages.game;
  const [lifetime, setLifetime] = useState(String(WEEK));
  const [{ fetching, data, error }, make] = useMutation(CreateShareLinkDocument);
  const id = useId();
  const chosen = { input: { artifactId, ttlSeconds: lifetime === '' ? null : Number(lifetime) } };
  const refused = data?.createShareLink?.userErrors ?? [];
  return (
    <>
      <form
        class="row share-form"
        onSubmit={(event) => {
          event.preventDefault();
          if (fetching) return;
          void make(chosen).then(({ data: made }) => {
            // the newest comes first
            const link = made?.createShareLink?.artifact?.shareLinks?.[0];
            if (link && made?.createShareLink?.userErrors.length === 0) onMade(link.id);
          });
        }}
      >
        <label for={id}>{texts.lifetime}</label>
        <select id={id} value={lifetime} onChange={(event) => setLifetime(event.currentTarget.value)}>
          {texts.lifetimes.map(({ seconds, text }) => (
            <option key={seconds} value={seconds ?? ''}>
              {text}
            </option>
          ))}
        </select>
        <button type="submit" class="button primary" ref={button} {...busy(fetching)}>
          {fetching ? texts.making : texts.make}
        </button>
        <ShowCall call={() => ({ action: 'CreateShareLink', variables: chosen })} />
      </form>
      {error && <Problem error={error} />}
      {refused.map((each) => (
        <p key={each.message} class="bad" role="alert">
          {refusalIn(messages, each)}
        </p>
      ))}
    </>
  );
}
