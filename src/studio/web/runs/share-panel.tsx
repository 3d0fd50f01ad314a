import { useMutation } from '@urql/preact';
import { Send } from 'lucide-preact';
import { useEffect, useId, useState } from 'preact/hooks';
import { ShareGameDocument } from '../generated/operations.js';
import { useMessages } from '../messages/index.js';
import { CopyButton } from '../parts/copy-button.js';
import { Problem } from '../parts/problem.js';
import { StopLinks } from './stop-links.js';

interface SharePanelProps {
  readonly artifactId: string;
  readonly title: string;
}

interface SharedLink {
  readonly url: string;
  readonly expiresAt: string;
}

/** A link for others to play one version until a time that its owner chooses. Links are signed, not kept, so none are listed. */
export function SharePanel({ artifactId, title }: SharePanelProps) {
  const { game } = useMessages();
  const { share: texts } = game;
  const [seconds, setSeconds] = useState(86_400);
  const [link, setLink] = useState<SharedLink | undefined>();
  const [{ fetching, error }, make] = useMutation(ShareGameDocument);
  const id = useId();
  return (
    <section class="stack">
      <h2>{texts.title}</h2>
      <p class="dim">{texts.text}</p>
      <form
        class="row share-form"
        onSubmit={(event) => {
          event.preventDefault();
          void make({ artifactId, ttlSeconds: seconds }).then(({ data }) => {
            if (data?.createPreviewToken) setLink(data.createPreviewToken);
          });
        }}
      >
        <label for={id}>{texts.lifetime}</label>
        <select id={id} value={seconds} onChange={(event) => setSeconds(Number(event.currentTarget.value))}>
          {texts.lifetimes.map((each) => (
            <option key={each.seconds} value={each.seconds}>
              {each.text}
            </option>
          ))}
        </select>
        <button type="submit" class="button primary" disabled={fetching}>
          {fetching ? texts.making : texts.make}
        </button>
      </form>
      {error && <Problem error={error} />}
      {link && <Made link={link} title={title} />}
      <StopLinks artifactId={artifactId} onStopped={() => setLink(undefined)} />
    </section>
  );
}

function Made({ link, title }: { readonly link: SharedLink; readonly title: string }) {
  const { game, lang } = useMessages();
  const { share: texts } = game;
  const id = useId();
  const expired = useIsPast(link.expiresAt);
  const url = new URL(link.url, location.href).href;
  const format = new Intl.DateTimeFormat(lang, { dateStyle: 'medium', timeStyle: 'short' });
  if (expired) return <p role="status">{texts.expired}</p>;
  return (
    <div class="shared stack">
      <label class="visually-hidden" for={id}>
        {texts.link}
      </label>
      <input id={id} readOnly value={url} onFocus={(event) => event.currentTarget.select()} />
      <div class="row">
        <CopyButton text={url} label={texts.copy} />
        {typeof navigator.share === 'function' && (
          <button
            type="button"
            class="button"
            // closed without being sent is no fault
            onClick={() => void navigator.share({ title, url }).catch(() => undefined)}
          >
            <Send aria-hidden="true" />
            {texts.send}
          </button>
        )}
      </div>
      <p class="dim small" role="status">
        {texts.until(format.format(new Date(link.expiresAt)))}
      </p>
    </div>
  );
}

/** True once that time has come. Timers are 32 bits of milliseconds: 24 days, more than any link lives. */
function useIsPast(time: string): boolean {
  const [past, setPast] = useState(false);
  useEffect(() => {
    setPast(false);
    const timer = setTimeout(() => setPast(true), Math.max(0, new Date(time).getTime() - Date.now()));
    return () => clearTimeout(timer);
  }, [time]);
  return past;
}
