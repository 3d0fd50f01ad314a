import type { AddressInfo } from 'node:net';
import { sweepAccounts } from '../accounts/sweep.js';
import { buildApp } from '../app.js';
import type { Config } from '../config.js';
import { openResources } from './resources.js';
import type { Shutdown } from './shutdown.js';

export interface Gateway {
  /** where it listens, e.g. `http://127.0.0.1:4000` */
  readonly url: string;
}

/** Listens; closes in order at the end: no new connections, requests in flight finished, sockets closed, database last. */
export async function startGateway(config: Config, databaseUrl: string, shutdown: Shutdown): Promise<Gateway> {
  let url = config.publicUrl ?? `http://${bracketed(config.host)}:${config.port}`;
  const publicUrl = () => config.publicUrl ?? url;
  const resources = await openResources(config, databaseUrl, publicUrl);
  shutdown.onEnd('resources', () => resources.close());
  await resources.services.accounts.ensureDemoAccount();
  // ended sessions and old rate windows; bounded, and harmless when several gateways do it
  const sweep = setInterval(() => {
    sweepAccounts(resources.database.pool).catch((err: unknown) =>
      resources.log.warn({ err }, 'Sweeping accounts failed.'),
    );
  }, 60_000);
  shutdown.onEnd('the sweep', async () => clearInterval(sweep));
  const app = await buildApp(resources, publicUrl);
  shutdown.onEnd('gateway', async () => {
    // a client that reads its answer slowly, or not at all, does not keep the others waiting
    const patience = setTimeout(() => app.server.closeAllConnections(), (config.shutdownSeconds * 1000) / 2);
    await app.close();
    clearTimeout(patience);
  });
  await app.listen({ host: config.host, port: config.port });
  const { port } = app.server.address() as AddressInfo;
  url = `http://${bracketed(config.host)}:${port}`;
  return { url };
}

function bracketed(host: string): string {
  return host.includes(':') ? `[${host}]` : host;
}
