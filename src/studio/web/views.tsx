/**
 * The views, each in a script of its own, so that a phone runs only what it shows. The page that is answered names the
 * script of its view (`../first-page.ts`); the others are fetched when there is nothing else to do. The first page is in
 * the first script: most of it is on other pages too.
 */
import { later } from './parts/later.js';
import { ViewSkeleton } from './parts/view-skeleton.js';
import { comparedWith } from './runs/compare-path.js';
import { RunSkeleton } from './runs/run-skeleton.js';

export const GamesPage = later(
  async () => (await import('./history/games-page.js')).GamesPage,
  () => <ViewSkeleton />,
);
export const RunPage = later(
  async () => (await import('./runs/run-page.js')).RunPage,
  () => <RunSkeleton />,
);
export const Compare = later(
  async () => (await import('./runs/compare.js')).Compare,
  () => <RunSkeleton />,
);
export const CreditsPage = later(
  async () => (await import('./account/credits-page.js')).CreditsPage,
  () => <ViewSkeleton />,
);
export const AccountPage = later(
  async () => (await import('./account/account-page.js')).AccountPage,
  () => <ViewSkeleton />,
);
export const SignInDialog = later(async () => (await import('./session/sign-in-dialog.js')).SignInDialog);

/** Of the address that was asked for: with it, the first thing that is shown is the view. */
export async function loadFirstView({ pathname, search }: Location): Promise<void> {
  const [, place = '', id] = pathname.split('/');
  const game = comparedWith(search) === undefined ? RunPage : Compare;
  const first = place === 'runs' && id ? game : { runs: GamesPage, credits: CreditsPage, account: AccountPage }[place];
  // what does not come is told in its place
  await first?.load().catch(() => undefined);
}

/** One at a time, the likely ones first: going to them shows no skeleton. */
export async function loadOtherViews(): Promise<void> {
  for (const view of [GamesPage, RunPage, SignInDialog, CreditsPage, AccountPage, Compare]) {
    await idle();
    await view.load().catch(() => undefined);
  }
}

/** Safari asks nobody when it has time. */
const LATER_MS = 200;

const idle = (): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve());
    else setTimeout(resolve, LATER_MS);
  });
