/** The artifact routes in a real app: error envelope, cookies, sessions in PostgreSQL, bytes on disk. */
import fastifyCookie from '@fastify/cookie';
import Fastify, { type FastifyInstance } from 'fastify';
import type { Viewer } from '../../src/accounts/accounts.model.js';
import { createAccountsService } from '../../src/accounts/accounts.service.js';
import { authenticatePlugin } from '../../src/accounts/authenticate.plugin.js';
import { openSession } from '../../src/accounts/sessions.js';
import { downloadPlugin } from '../../src/artifacts/download.plugin.js';
import { previewPlugin } from '../../src/artifacts/preview.plugin.js';
import { readConfig } from '../../src/config.js';
import { errorHandling, frameworkErrors } from '../../src/http/error-handling.js';
import { withWorld, type World } from './world.js';

export interface SignedIn {
  readonly viewer: Viewer;
  /** for the `cookie` header */
  readonly cookie: string;
}

export interface ArtifactsApp extends World {
  readonly app: FastifyInstance;
  readonly signIn: () => Promise<SignedIn>;
  /** listens on a free port of 127.0.0.1; the origin, without a slash */
  readonly listen: () => Promise<string>;
}

export interface AppOptions {
  readonly previewOrigin?: string;
  readonly publicUrl?: string;
  /** to listen on; any free one where absent */
  readonly port?: number;
  /** what else the app does, registered before the artifact routes */
  readonly before?: (app: FastifyInstance) => void;
}

export async function withArtifactsApp<T>(
  work: (app: ArtifactsApp) => Promise<T>,
  { previewOrigin, publicUrl, port = 0, before }: AppOptions = {},
): Promise<T> {
  return withWorld(async (world) => {
    const config = { ...readConfig({}), previewOrigin, publicUrl };
    let origin = 'http://127.0.0.1:4000';
    const url = () => publicUrl ?? origin;
    const accounts = createAccountsService({
      database: world.database,
      config,
      wakeups: { wake: () => undefined },
      log: { warn: () => undefined },
    });
    const services = { artifacts: world.artifacts };
    // browsers keep connections open that they never used
    const app = Fastify({ frameworkErrors, forceCloseConnections: true });
    try {
      await app.register(errorHandling);
      await app.register(fastifyCookie);
      await app.register(authenticatePlugin, { accounts, publicUrl: url });
      before?.(app);
      await app.register(previewPlugin, { services, config, publicUrl: url });
      await app.register(downloadPlugin, { services });
      app.get('/api/other', async () => ({ ok: true }));

      const signIn = async (): Promise<SignedIn> => {
        const viewer = await world.addUser();
        const client = { ip: '127.0.0.1', userAgent: null };
        const { token } = await openSession(world.database.pool, viewer.user.id, client);
        return { viewer, cookie: `gamewright_session=${token}` };
      };
      const listen = async () => (origin = await app.listen({ host: '127.0.0.1', port }));
      return await work({ ...world, app, signIn, listen });
    } finally {
      await app.close();
    }
  }, previewOrigin);
}

/** The code of an error envelope, with its status: both have to be right. */
export function refusalOf(response: { statusCode: number; json: () => unknown }): string {
  const body = response.json() as { code: number; data: unknown; error: { code: string; status: number } };
  if (body.code !== response.statusCode || body.error.status !== response.statusCode || body.data !== null)
    throw new Error(`The envelope and the status ${response.statusCode} part: ${JSON.stringify(body)}`);
  return `${response.statusCode} ${body.error.code}`;
}
