import type { CombinedError } from '@urql/core';
import { useMutation, useQuery } from '@urql/preact';
import { useState } from 'preact/hooks';
import { useLocation } from 'wouter-preact';
import {
  AccountDocument,
  RevokeOtherSessionsDocument,
  RevokeSessionDocument,
  SignOutDocument,
  type AccountQuery,
} from '../generated/operations.js';
import { useMessages } from '../messages/index.js';
import { Ago } from '../parts/ago.js';
import { Problem } from '../parts/problem.js';
import { useTitle } from '../parts/title.js';
import { useSession } from '../session/session.js';
import { describeAgent } from './user-agent.js';

type SessionParts = NonNullable<NonNullable<AccountQuery['viewer']>['sessions']>[number];

/** Who one is here, where one is signed in, and how to end that: here, there, or everywhere else. */
export function AccountPage() {
  const { account: texts, signIn } = useMessages();
  const { restart } = useSession();
  const [, go] = useLocation();
  const [{ data, error, fetching }, read] = useQuery({ query: AccountDocument, requestPolicy: 'network-only' });
  const [, signOut] = useMutation(SignOutDocument);
  const [, revoke] = useMutation(RevokeSessionDocument);
  const [, revokeOthers] = useMutation(RevokeOtherSessionsDocument);
  const [refused, setRefused] = useState<CombinedError | undefined>();
  useTitle(texts.title);

  const act = async (work: Promise<{ error?: CombinedError | undefined }>, then: () => void): Promise<void> => {
    const { error: problem } = await work;
    setRefused(problem);
    if (!problem) then();
  };
  const again = (): void => read({ requestPolicy: 'network-only' });
  const leave = (): void => {
    go('/');
    restart();
  };
  const viewer = data?.viewer;
  if (error && !viewer) return <Problem error={error} />;
  const sessions = viewer?.sessions ?? [];
  return (
    <div class="page">
      <header class="section-head">
        <h1>{texts.title}</h1>
        <button type="button" class="button" onClick={() => void act(signOut({}), leave)}>
          {signIn.out}
        </button>
      </header>
      {viewer && (
        <p>
          <strong>{viewer.name}</strong> <span class="dim">{viewer.email}</span>
        </p>
      )}
      <section aria-busy={fetching}>
        <h2>{texts.sessions}</h2>
        <ul class="sessions">
          {sessions.map((session) => (
            <SessionRow
              key={session.id}
              session={session}
              onRevoke={() => void act(revoke({ id: session.id }), again)}
            />
          ))}
        </ul>
        {sessions.length > 1 && (
          <button type="button" class="button danger" onClick={() => void act(revokeOthers({}), again)}>
            {texts.revokeOthers}
          </button>
        )}
      </section>
      {refused && <Problem error={refused} />}
    </div>
  );
}

function SessionRow({ session, onRevoke }: { readonly session: SessionParts; readonly onRevoke: () => void }) {
  const { account: texts } = useMessages();
  const agent = describeAgent(session.userAgent) ?? texts.unknownAgent;
  return (
    <li>
      <div>
        <strong>{agent}</strong>
        {session.current && <span class="tag">{texts.here}</span>}
        <p class="dim small">
          {session.ip} · {texts.seen} <Ago time={session.lastSeenAt} />
        </p>
      </div>
      {!session.current && (
        <button type="button" class="button" aria-label={`${texts.revoke}: ${agent}`} onClick={onRevoke}>
          {texts.revoke}
        </button>
      )}
    </li>
  );
}
