import { useMutation, useQuery } from '@urql/preact';
import { useEffect } from 'preact/hooks';
import { useLocation, useSearch } from 'wouter-preact';
import { AccountDocument, SignOutDocument } from '../generated/operations.js';
import { useMessages } from '../messages/index.js';
import { busy } from '../parts/busy.js';
import { Problem } from '../parts/problem.js';
import { Unread } from '../parts/unread.js';
import { useTitle } from '../parts/title.js';
import { NeedsAccount } from '../session/create-account.js';
import { useSession } from '../session/session.js';
import { gameCameFrom } from './came-from.js';
import { Sessions } from './sessions.js';

/** Who one is here, where one is signed in, and how to end that: here, there, or everywhere else. */
export function AccountPage() {
  const { account: texts, signIn, guest } = useMessages();
  const session = useSession();
  const [, go] = useLocation();
  const [{ data, error, fetching }, read] = useQuery({ query: AccountDocument, requestPolicy: 'network-only' });
  const [{ fetching: leaving, error: kept }, signOut] = useMutation(SignOutDocument);
  useTitle(texts.title);
  const game = gameCameFrom(useSearch());
  const hasAccount = session.viewer !== null && !session.viewer.guest;
  // replaced, so that Back leads to where the game was found
  useEffect(() => {
    if (game !== undefined && hasAccount) location.replace(game);
  }, [game, hasAccount]);

  const leave = async (): Promise<void> => {
    if (leaving) return;
    await session.leave(async () => {
      const { error: refused } = await signOut({});
      if (!refused) go('/');
      return !refused;
    });
  };
  const viewer = data?.viewer;
  if (error && !viewer)
    return (
      <div class="page">
        <h1>{texts.title}</h1>
        <Unread error={error} onAgain={() => read({ requestPolicy: 'network-only' })} />
      </div>
    );
  return (
    <div class="page">
      <header class="section-head">
        <h1>{texts.title}</h1>
        <button type="button" class="button" {...busy(leaving)} onClick={() => void leave()}>
          {signIn.out}
        </button>
      </header>
      {kept && <Problem error={kept} />}
      {viewer && session.viewer?.guest && (
        <>
          <NeedsAccount why={guest.here} />
          <p class="dim">{guest.signOut}</p>
        </>
      )}
      {viewer && !session.viewer?.guest && (
        <p>
          <strong>{viewer.name}</strong> <span class="dim">{viewer.email}</span>
        </p>
      )}
      {viewer?.operator && (
        <p>
          <a href="/admin">{texts.operators}</a>
        </p>
      )}
      <Sessions
        sessions={viewer?.sessions ?? []}
        busy={fetching}
        onRead={() => read({ requestPolicy: 'network-only' })}
      />
    </div>
  );
}
