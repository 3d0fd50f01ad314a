import { QrCode, Send } from 'lucide-preact';
import { useEffect, useId, useRef, useState } from 'preact/hooks';
import { ShowCall } from '../calls/show-call.js';
import type { ShareLinkPartsFragment } from '../generated/operations.js';
import { useMessages } from '../messages/index.js';
import { busy } from '../parts/busy.js';
import { CopyButton } from '../parts/copy-button.js';
import { Dialog } from '../parts/dialog.js';
import { QrPicture } from './qr-picture.js';

interface SharedLinkProps {
  readonly link: ShareLinkPartsFragment;
  readonly artifactId: string;
  /** what it is called by, for those who hear the buttons instead of seeing them */
  readonly number: number;
  readonly title: string;
  /** made just now: it takes the focus, which says it aloud and selects its address */
  readonly fresh: boolean;
  readonly onStop: () => Promise<void>;
  readonly onExpired: () => void;
}

/** One link that works: copied, sent, opened on a phone, stopped. */
export function SharedLink({ link, artifactId, number, title, fresh, onStop, onExpired }: SharedLinkProps) {
  const { game, lang } = useMessages();
  const { share: texts } = game;
  const id = useId();
  const address = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (fresh) address.current?.focus();
  }, [fresh]);
  const [stopping, setStopping] = useState(false);
  const [onPhone, setOnPhone] = useState(false);
  const { url, expiresAt } = link;
  useEffect(() => {
    if (!expiresAt) return undefined;
    const left = new Date(expiresAt).getTime() - Date.now();
    // timers are 32 bits of milliseconds: 24 days; no page is open for longer
    const timer = left < 2 ** 31 ? setTimeout(onExpired, Math.max(0, left) + 1_000) : undefined;
    return () => clearTimeout(timer);
  }, [expiresAt]);
  const format = new Intl.DateTimeFormat(lang, { dateStyle: 'medium', timeStyle: 'short' });
  const stop = async (): Promise<void> => {
    setStopping(true);
    await onStop();
    setStopping(false);
  };
  return (
    <li class="shared stack">
      {url ? (
        <>
          <label class="visually-hidden" for={id}>
            {texts.link(number)}
          </label>
          <input
            id={id}
            ref={address}
            readOnly
            value={url}
            dir="ltr"
            onFocus={(event) => event.currentTarget.select()}
          />
        </>
      ) : (
        <p class="dim">{texts.unknownUrl}</p>
      )}
      <div class="row">
        {url && (
          <>
            <CopyButton text={url} label={texts.copy} />
            <button type="button" class="button" onClick={() => setOnPhone(true)}>
              <QrCode aria-hidden="true" />
              {texts.phone}
            </button>
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
          </>
        )}
      </div>
      <div class="row">
        <p class="dim small">{expiresAt ? texts.until(format.format(new Date(expiresAt))) : texts.untilStopped}</p>
        <button
          type="button"
          class="quiet"
          aria-label={texts.stopLink(number)}
          {...busy(stopping)}
          onClick={() => !stopping && void stop()}
        >
          {texts.stop}
        </button>
        <ShowCall call={() => ({ action: 'StopSharing', variables: { input: { artifactId, linkId: link.id } } })} />
      </div>
      {onPhone && url && (
        <Dialog title={texts.phone} onClose={() => setOnPhone(false)}>
          <div class="stack on-phone">
            <p>{texts.phoneText}</p>
            <QrPicture text={url} label={texts.code(url)} />
            <p class="url" dir="ltr">
              {url}
            </p>
            {isOnlyHere(url) && <p class="dim small">{texts.onlyHere}</p>}
          </div>
        </Dialog>
      )}
    </li>
  );
}

/** Is it an address of the computer that the page is looked at on? */
function isOnlyHere(url: string): boolean {
  return /^(?:localhost|127\.|\[::1\])/u.test(new URL(url).hostname);
}
