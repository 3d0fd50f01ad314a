/** Who uses the page, and the connection that is theirs. */
import { Provider, useSubscription } from '@urql/preact';
import { createContext, type ComponentChildren } from 'preact';
import { useCallback, useContext, useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Live } from '../graphql/live.js';
import { CreditsChangedDocument, type StartQuery } from '../generated/operations.js';
import { begin, type Begun } from './begin.js';
import { noteSignedIn, wasSignedIn } from './was-signed-in.js';

export type Service = StartQuery['service'];
export type ViewerParts = NonNullable<StartQuery['viewer']>;

/**
 * Why the sign-in form is open: somebody pressed a button (`create` that for a new account), wants to make a game, was
 * signed in until now, or comes back from an identity provider without a session.
 */
export type SignInReason = 'asked' | 'create' | 'toMake' | 'ended' | 'failed';

export interface Session {
  /** undefined until the first answer */
  readonly service: Service | undefined;
  readonly viewer: ViewerParts | null;
  /** the first answer has not come yet */
  readonly starting: boolean;
  /** there is a viewer, or will be one, as far as this browser remembers: what is laid out before the first answer stays in its place */
  readonly viewerExpected: boolean;
  /** the first answer did not come: the service is away */
  readonly unreachable: boolean;
  readonly live: Live;
  readonly signIn: SignInReason | null;
  /** somebody has just signed out here, by the button */
  readonly signedOut: boolean;
  readonly openSignIn: (reason: SignInReason) => void;
  readonly closeSignIn: () => void;
  /** Reads anew who is signed in, with nothing remembered of whoever was before. */
  readonly restart: () => void;
  /**
   * Ends the session by `signOut`, which resolves to whether it did. The service closes this page's connections on the
   * way, which is no session that has ended by itself.
   */
  readonly leave: (signOut: () => Promise<boolean>) => Promise<void>;
  /**
   * Signs in by `signIn`, which resolves to whether it did, and reads anew. A guest's connections are closed by the service
   * on the way, as in `leave`.
   */
  readonly enter: (signIn: () => Promise<boolean>) => Promise<boolean>;
}

const SessionContext = createContext<Session | null>(null);

export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSession outside of SessionProvider');
  return session;
}

interface SessionProviderProps {
  /** what the page began with before there was anything to show */
  readonly first: Begun;
  readonly children: ComponentChildren;
}

export function SessionProvider({ first, children }: SessionProviderProps) {
  const [signIn, setSignIn] = useState<SignInReason | null>(takeFailedSignIn);
  const [{ connection, start: answer }, setBegun] = useState(first);
  const [start, setStart] = useState<StartQuery | undefined>();
  const [unreachable, setUnreachable] = useState(false);
  const [signedOut, setSignedOut] = useState(false);
  const leaving = useRef(false);
  const onSignedOut = useCallback(() => {
    if (leaving.current) return;
    setStart((known) => known && { ...known, viewer: null });
    setSignIn('ended');
  }, []);
  const { client, live } = connection;

  useEffect(() => {
    let current = true;
    void answer.then(({ data }) => {
      if (!current) return;
      setUnreachable(data === undefined);
      if (!data) return;
      setStart(data);
      noteSignedIn(data.viewer !== null);
      leaving.current = false;
      if (data.viewer) setSignedOut(false);
    });
    const unwatch = [connection.onSignedOut(onSignedOut), live.onState((state) => state === 'ended' && onSignedOut())];
    return () => {
      current = false;
      for (const stop of unwatch) stop();
      live.close();
    };
  }, [connection, live, answer, onSignedOut]);

  const setCredits = useCallback((credits: ViewerParts['credits']) => {
    setStart((known) => (known?.viewer ? { ...known, viewer: { ...known.viewer, credits } } : known));
  }, []);
  const restart = useCallback(() => setBegun(begin()), []);
  const leave = useCallback<Session['leave']>(
    async (signOut) => {
      leaving.current = true;
      if (!(await signOut())) {
        leaving.current = false;
        return;
      }
      setSignedOut(true);
      setStart((known) => known && { ...known, viewer: null });
      restart();
    },
    [restart],
  );
  const enter = useCallback<Session['enter']>(
    async (signIn) => {
      leaving.current = true;
      const entered = await signIn();
      if (entered) restart();
      else leaving.current = false;
      return entered;
    },
    [restart],
  );
  const [expected] = useState(wasSignedIn);
  const session = useMemo<Session>(
    () => ({
      service: start?.service,
      viewer: start?.viewer ?? null,
      starting: !start && !unreachable,
      viewerExpected: start ? start.viewer !== null : expected && !unreachable,
      unreachable,
      live,
      signIn,
      signedOut,
      openSignIn: setSignIn,
      closeSignIn: () => setSignIn(null),
      restart,
      leave,
      enter,
    }),
    [start, expected, unreachable, live, signIn, signedOut, restart, leave, enter],
  );
  return (
    <Provider value={client}>
      <SessionContext.Provider value={session}>
        {start?.viewer && <WatchCredits onChange={setCredits} />}
        {children}
      </SessionContext.Provider>
    </Provider>
  );
}

/** Single sign-on that failed ends at `/?signInError=<code>`; the address is tidied, so that a reload does not tell it again. */
function takeFailedSignIn(): SignInReason | null {
  const url = new URL(location.href);
  if (!url.searchParams.has('signInError')) return null;
  url.searchParams.delete('signInError');
  history.replaceState(history.state, '', url);
  return 'failed';
}

/** The balance is the server's at any moment, in every tab. */
function WatchCredits({ onChange }: { readonly onChange: (credits: ViewerParts['credits']) => void }) {
  useSubscription({ query: CreditsChangedDocument }, (_previous, data) => {
    onChange(data.creditsChanged);
    return data;
  });
  return null;
}
