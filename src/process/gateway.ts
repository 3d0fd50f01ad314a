import { sweepAccounts } from '../accounts/sweep.js';
import { buildApp } from '../app.js';
import type { Restarts } from '../monitoring/restarts.js';
import type { Assignment } from './assignment.js';
import { listenOn } from './listen.js';
import { openResources, type Resources } from '../resources.js';
import type { Shutdown } from './shutdown.js';

/** Listens; closes in order at the end: no new connections, requests in flight finished, sockets closed, database last. */
export async function startGateway(
  { config, databaseUrl, sockets, url }: Assignment,
  shutdown: Shutdown,
  restarts: () => Restarts,
): Promise<void> {
  const publicUrl = () => config.publicUrl ?? url;
  const resources = await openResources(config, databaseUrl, publicUrl);
  shutdown.onEnd('resources', () => resources.close());
  await resources.services.accounts.ensureDemoAccount();
  await warnOfOperators(resources);
  // ended sessions, old rate windows, guests who are gone; bounded, and harmless when several gateways do it
  const sweep = setInterval(() => {
    sweepAccounts(resources).catch((err: unknown) => resources.log.warn({ err }, 'Sweeping accounts failed.'));
  }, 60_000);
  shutdown.onEnd('the sweep', async () => clearInterval(sweep));
  const app = await buildApp(resources, publicUrl, restarts);
  let ended: (() => Promise<void>) | undefined;
  shutdown.onEnd('gateway', async () => {
    // a client that reads its answer slowly, or not at all, does not keep the others waiting
    const patience = setTimeout(() => app.server.closeAllConnections(), (config.shutdownSeconds * 1000) / 2);
    await app.close();
    await ended?.();
    clearTimeout(patience);
  });
  ended = await listenOn(app, sockets);
}

/** Addresses are not verified: one that has no account yet makes an operator of whoever signs up with it. */
async function warnOfOperators({ services, log }: Pick<Resources, 'services' | 'log'>): Promise<void> {
  const unclaimed = await services.operators.unclaimed();
  if (unclaimed > 0)
    log.warn({ unclaimed }, 'OPERATORS names addresses without an account. Sign up with them before others do.');
}
