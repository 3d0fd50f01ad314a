import type { CombinedError } from '@urql/core';
import { useMutation } from '@urql/preact';
import { useEffect, useId, useRef, useState } from 'preact/hooks';
import { RevokeOtherSessionsDocument, RevokeSessionDocument, type AccountQuery } from '../generated/operations.js';
import { codeOf } from '../graphql/client.js';
import { useMessages } from '../messages/index.js';
import { Ago } from '../parts/ago.js';
import { Problem } from '../parts/problem.js';
import { describeAgent } from './user-agent.js';

type SessionParts = NonNullable<NonNullable<AccountQuery['viewer']>['sessions']>[number];

interface SessionsProps {
  readonly sessions: readonly SessionParts[];
  readonly busy: boolean;
  /** reads them anew */
  readonly onRead: () => void;
}

/** Where one is signed in, and how to end that elsewhere: what is ended goes at once (see `cache.ts`), and comes back if it was not. */
export function Sessions({ sessions, busy, onRead }: SessionsProps) {
  const { account: texts } = useMessages();
  const [, revoke] = useMutation(RevokeSessionDocument);
  const [, revokeOthers] = useMutation(RevokeOtherSessionsDocument);
  const [refused, setRefused] = useState<CombinedError | undefined>();
  const id = useId();
  const list = useRef<HTMLElement>(null);
  /** the button that was pressed, by its id, the place of its row, and the row that got the focus instead */
  const pressed = useRef<{ readonly id: string; readonly at: number; heir?: HTMLElement | undefined } | undefined>();

  const end = async (button: HTMLElement, work: () => Promise<{ error?: CombinedError | undefined }>) => {
    setRefused(undefined);
    const mine = { id: button.id, at: rowsOf(list.current).findIndex((row) => row.contains(button)) };
    pressed.current = mine;
    const { error } = await work();
    setRefused(error);
    if (!error) return;
    if (codeOf(error) === 'session_not_found') onRead();
    if (pressed.current === mine) giveBack(mine);
  };
  // The button is gone, and the focus with it. It goes to a row, which is read out, and not to the button in it: a key that is
  // held down would press that as well.
  useEffect(() => {
    const gone = pressed.current;
    if (!gone || gone.heir || document.activeElement !== document.body) return;
    const left = rowsOf(list.current);
    gone.heir = left[gone.at] ?? left.at(-1);
    gone.heir?.focus();
  }, [sessions.length]);
  return (
    <section aria-busy={busy} ref={list}>
      <h2>{texts.sessions}</h2>
      <ul class="sessions">
        {sessions.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            buttonId={`${id}${session.id}`}
            onRevoke={(button) => void end(button, () => revoke({ id: session.id }))}
          />
        ))}
      </ul>
      {sessions.length > 1 && (
        <button
          type="button"
          id={`${id}others`}
          class="button danger"
          onClick={({ currentTarget }) => void end(currentTarget, () => revokeOthers({}))}
        >
          {texts.revokeOthers}
        </button>
      )}
      {refused && <Problem error={refused} />}
    </section>
  );
}

interface SessionRowProps {
  readonly session: SessionParts;
  readonly buttonId: string;
  readonly onRevoke: (button: HTMLElement) => void;
}

function SessionRow({ session, buttonId, onRevoke }: SessionRowProps) {
  const { account: texts } = useMessages();
  const agent = describeAgent(session.userAgent) ?? texts.unknownAgent;
  return (
    <li tabIndex={-1}>
      <div>
        <strong>{agent}</strong>
        {session.current && <span class="tag">{texts.here}</span>}
        <p class="dim small">
          {session.ip} · {texts.seen} <Ago time={session.lastSeenAt} />
        </p>
      </div>
      {!session.current && (
        <button
          type="button"
          id={buttonId}
          class="button"
          aria-label={`${texts.revoke}: ${agent}`}
          onClick={({ currentTarget }) => onRevoke(currentTarget)}
        >
          {texts.revoke}
        </button>
      )}
    </li>
  );
}

const rowsOf = (section: HTMLElement | null): HTMLElement[] => [
  ...(section?.querySelectorAll<HTMLElement>('.sessions > li') ?? []),
];

/** The row is back, and so is the focus, unless somebody has moved it since. */
function giveBack({ id, heir }: { readonly id: string; readonly heir?: HTMLElement | undefined }): void {
  requestAnimationFrame(() => {
    const here = document.activeElement;
    if (here === document.body || here === heir) document.getElementById(id)?.focus();
  });
}
