import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import fastifyCookie from '@fastify/cookie';
import Fastify from 'fastify';
import OidcProvider from 'oidc-provider';
import { vi } from 'vitest';
import { errorHandling } from '../../src/http/error-handling.js';
import { oidcPlugin } from '../../src/accounts/oidc.plugin.js';
import type { Browser, Page } from './browser.js';
import { withAccounts, type AccountsSetup } from './with-accounts.js';

const CLIENT_SECRET = 'a secret of the tests: +/&%';

export interface OidcSetup extends AccountsSetup {
  /** the gateway's origin */
  readonly origin: string;
  readonly sessionSecret: string;
  /** lines of the gateway's log */
  readonly logged: string[];
  /** who can sign in at the provider, by login name; `sub` is the login name */
  readonly people: Map<string, Record<string, unknown>>;
  /** what answers in the provider's place while it is set */
  readonly breakProvider: (handler: RequestListener | undefined) => void;
  /** requests that the gateway made to the provider's token endpoint */
  readonly tokenRequests: () => number;
  /** Goes to the provider and signs in there; the address that the provider sends the browser back to. */
  readonly signInAtProvider: (browser: Browser, login: string, returnTo?: string) => Promise<URL>;
  /** the whole way */
  readonly signIn: (browser: Browser, login: string, returnTo?: string) => Promise<Page>;
}

export interface OidcOptions {
  /** settings of the client's registration at the provider */
  readonly client?: Record<string, unknown>;
  readonly provider?: Record<string, unknown>;
  readonly clientSecret?: string | null;
}

/** The plugin in an app that listens, a real provider that listens, and accounts on a database of their own. */
export function withOidc<T>(work: (setup: OidcSetup) => Promise<T>, options: OidcOptions = {}): Promise<T> {
  return withAccounts(async (accountsSetup) => {
    const people = new Map<string, Record<string, unknown>>();
    let broken: RequestListener | undefined;
    let handler: RequestListener | undefined;
    let tokenRequests = 0;
    const server = createServer((request, response) => {
      if (request.url?.startsWith('/token')) tokenRequests += 1;
      (broken ?? handler)?.(request, response);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

    const logged: string[] = [];
    const app = Fastify({ logger: { level: 'info', stream: { write: (line: string) => void logged.push(line) } } });
    let origin = 'http://127.0.0.1';
    const sessionSecret = 'a session secret of at least 32 characters';
    const clientSecret = options.clientSecret === undefined ? CLIENT_SECRET : (options.clientSecret ?? undefined);
    try {
      await app.register(errorHandling);
      await app.register(fastifyCookie);
      await app.register(oidcPlugin, {
        oidc: { issuer, clientId: 'gamewright', clientSecret, name: 'Test' },
        services: accountsSetup,
        secrets: { sessionSecret },
        publicUrl: () => origin,
      });
      origin = await app.listen({ host: '127.0.0.1', port: 0 });
      handler = createProvider(issuer, `${origin}/api/auth/oidc/callback`, people, options);

      const signInAtProvider = async (browser: Browser, login: string, returnTo?: string): Promise<URL> => {
        const start = new URL('/api/auth/oidc/start', origin);
        if (returnTo !== undefined) start.searchParams.set('returnTo', returnTo);
        const isBack = (url: URL) => url.origin === origin;
        let at = await browser.follow(await browser.get(start), isBack);
        for (let i = 0; i < 2 && !(at instanceof URL); i += 1)
          at = await browser.follow(await browser.submit(at, { login, password: 'any' }), isBack);
        if (at instanceof URL) return at;
        throw new Error(`The provider did not let ${login} in: ${at.status} ${at.body}`);
      };
      return await work({
        ...accountsSetup,
        origin,
        sessionSecret,
        logged,
        people,
        breakProvider: (replacement) => void (broken = replacement),
        tokenRequests: () => tokenRequests,
        signInAtProvider,
        signIn: async (browser, login, returnTo) => browser.get(await signInAtProvider(browser, login, returnTo)),
      });
    } finally {
      await app.close();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    }
  });
}

function createProvider(
  issuer: string,
  redirectUri: string,
  people: ReadonlyMap<string, Record<string, unknown>>,
  { client, provider }: OidcOptions,
): RequestListener {
  // it tells at length that its development pages are not for production
  const silenced = (['info', 'warn'] as const).map((name) =>
    vi.spyOn(console, name).mockImplementation(() => undefined),
  );
  try {
    const isPublic = client?.['token_endpoint_auth_method'] === 'none';
    return new OidcProvider(issuer, {
      clients: [
        {
          client_id: 'gamewright',
          ...(isPublic ? {} : { client_secret: CLIENT_SECRET }),
          redirect_uris: [redirectUri],
          ...client,
        },
      ],
      claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
      ttl: { Interaction: 600, Session: 600, Grant: 600, AccessToken: 600, IdToken: 600 },
      cookies: { keys: ['a key of the tests'] },
      findAccount: (_context: unknown, id: string) => {
        const claims = people.get(id);
        return claims && { accountId: id, claims: () => ({ sub: id, ...claims }) };
      },
      ...provider,
    }).callback();
  } finally {
    for (const spy of silenced) spy.mockRestore();
  }
}
