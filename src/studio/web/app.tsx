import { Link, Route, Switch, useSearch } from 'wouter-preact';
import type { ComponentChildren } from 'preact';
import { SlowMakeProvider } from './compose/slow-make.js';
import { Home } from './home/home.js';
import { useMessages } from './messages/index.js';
import { ErrorBoundary } from './parts/error-boundary.js';
import { ViewSkeleton } from './parts/view-skeleton.js';
import { comparedWith } from './runs/compare-path.js';
import { RunSkeleton } from './runs/run-skeleton.js';
import { CreateAccount } from './session/create-account.js';
import { useSession } from './session/session.js';
import { Footer } from './shell/footer.js';
import { Header } from './shell/header.js';
import { AccountPage, Compare, CreditsPage, GamesPage, RunPage, SignInDialog } from './views.js';

/** The page's frame and which view is in it. The gateway answers the same paths (`studio.plugin.ts`). */
export function App() {
  const session = useSession();
  return (
    <>
      <Header />
      <main id="content" tabIndex={-1}>
        <ErrorBoundary>
          <SlowMakeProvider>
            <Switch>
              <Route path="/" component={Home} />
              <Route path="/runs">{() => <SignedIn view={<GamesPage />} />}</Route>
              <Route path="/runs/:id">
                {({ id }) => <SignedIn view={<Game id={id} />} waiting={<RunSkeleton />} />}
              </Route>
              <Route path="/credits">{() => <SignedIn view={<CreditsPage />} />}</Route>
              <Route path="/account">{() => <SignedIn view={<AccountPage />} />}</Route>
              <Route component={NotFound} />
            </Switch>
          </SlowMakeProvider>
        </ErrorBoundary>
      </main>
      <Footer />
      {session.signIn && (
        <ErrorBoundary>
          <SignInDialog />
        </ErrorBoundary>
      )}
    </>
  );
}

/** A game, or two versions of it where the address names another one. */
function Game({ id }: { readonly id: string }) {
  const left = comparedWith(useSearch());
  return left === undefined ? <RunPage key={id} id={id} /> : <Compare left={left} right={id} />;
}

interface SignedInProps {
  readonly view: ComponentChildren;
  /** shown until it is known who is there; absent: a plain skeleton */
  readonly waiting?: ComponentChildren;
}

/** A view of somebody's own: without a session it asks to sign in, in its place. */
function SignedIn({ view, waiting }: SignedInProps) {
  const texts = useMessages();
  const { viewer, starting, unreachable, openSignIn, restart } = useSession();
  if (viewer) return <>{view}</>;
  if (starting) return <>{waiting ?? <ViewSkeleton />}</>;
  return (
    <section class="empty">
      <h1>{unreachable ? texts.error.network : texts.signIn.needed}</h1>
      <p class="actions">
        <button type="button" class="button primary" onClick={() => (unreachable ? restart() : openSignIn('asked'))}>
          {unreachable ? texts.tryAgain : texts.signIn.title}
        </button>
        {!unreachable && <CreateAccount primary />}
      </p>
    </section>
  );
}

function NotFound() {
  const { error: texts } = useMessages();
  return (
    <section class="empty">
      <h1>{texts.notFound}</h1>
      <Link href="/" class="button">
        {texts.toStart}
      </Link>
    </section>
  );
}
