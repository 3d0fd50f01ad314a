/** The conversation with an OpenID provider: authorization code with PKCE, state and nonce, all checked by `openid-client`. */
import type { FastifyBaseLogger } from 'fastify';
import * as client from 'openid-client';
import type { OidcConfig } from '../config.js';
import { AppError } from '../errors.js';
import { shorten } from '../shorten.js';
import type { AccountsService } from './accounts.model.js';

export type Identity = Parameters<AccountsService['signInWithIdentity']>[0];

export interface OidcChecks {
  readonly state: string;
  readonly nonce: string;
  readonly codeVerifier: string;
}

export interface OidcClient {
  /** Where to send the browser, and what its return is checked against. @throws AppError service_unavailable */
  start(redirectUri: string): Promise<{ url: URL; checks: OidcChecks }>;
  /** Turns the browser's return into an identity. @throws AppError sign_in_failed, service_unavailable */
  finish(callbackUrl: URL, checks: OidcChecks): Promise<Identity>;
}

/** A browser waits for each of these requests; a provider that takes longer counts as down. */
const TIMEOUT_SECONDS = 5;
/** Answers that say that the provider is in trouble rather than that the login is wrong. */
const UNAVAILABLE = new Set([
  'OAUTH_TIMEOUT',
  'OAUTH_RESPONSE_IS_NOT_CONFORM',
  'OAUTH_RESPONSE_IS_NOT_JSON',
  'OAUTH_PARSE_ERROR',
  // https://www.rfc-editor.org/rfc/rfc6749#section-4.1.2.1
  'server_error',
  'temporarily_unavailable',
  // our own registration is wrong: nothing that the user can mend
  'invalid_client',
  'unauthorized_client',
]);

export function createOidcClient(config: OidcConfig, log: Pick<FastifyBaseLogger, 'warn'>): OidcClient {
  let discovered: Promise<client.Configuration> | undefined;

  /** Asked for when first needed, so that a provider that is down keeps nothing else from starting; kept when it worked. */
  const discover = (): Promise<client.Configuration> => {
    discovered ??= client
      .discovery(new URL(config.issuer), config.clientId, {}, authentication(config.clientSecret), {
        timeout: TIMEOUT_SECONDS,
        execute: [
          client.enableNonRepudiationChecks,
          // configuration allows http: for a provider on one's own machine, outside production
          ...(config.issuer.startsWith('http:') ? [client.allowInsecureRequests] : []),
        ],
      })
      .catch((error: unknown) => {
        discovered = undefined;
        // whatever is wrong here, no user can mend it
        log.warn(describe(error), 'The single sign-on provider could not be discovered.');
        throw new AppError('service_unavailable', { message: PROVIDER_DOWN });
      });
    return discovered;
  };

  return {
    async start(redirectUri) {
      const configuration = await discover();
      const checks = {
        state: client.randomState(),
        nonce: client.randomNonce(),
        codeVerifier: client.randomPKCECodeVerifier(),
      };
      const url = client.buildAuthorizationUrl(configuration, {
        redirect_uri: redirectUri,
        scope: 'openid email profile',
        state: checks.state,
        nonce: checks.nonce,
        code_challenge: await client.calculatePKCECodeChallenge(checks.codeVerifier),
        code_challenge_method: 'S256',
      });
      return { url, checks };
    },

    async finish(callbackUrl, { state, nonce, codeVerifier }) {
      const configuration = await discover();
      try {
        const tokens = await client.authorizationCodeGrant(configuration, callbackUrl, {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: codeVerifier,
          idTokenExpected: true,
        });
        // `idTokenExpected`: without claims the call above has thrown
        const claims = tokens.claims()!;
        // a provider may put the address into the token or behind the userinfo endpoint
        // (https://openid.net/specs/openid-connect-core-1_0.html#ScopeClaims)
        const about =
          claims['email'] === undefined && configuration.serverMetadata().userinfo_endpoint !== undefined
            ? await client.fetchUserInfo(configuration, tokens.access_token, claims.sub)
            : claims;
        return {
          issuer: claims.iss,
          subject: claims.sub,
          email: typeof about['email'] === 'string' ? about['email'] : '',
          emailVerified: about['email_verified'] === true,
          name: typeof about['name'] === 'string' ? about['name'] : null,
        };
      } catch (error) {
        log.warn(describe(error), 'Single sign-on did not complete.');
        // without the cause, which would be logged with all that the provider sent
        throw isProviderDown(error)
          ? new AppError('service_unavailable', { message: PROVIDER_DOWN })
          : new AppError('sign_in_failed');
      }
    },
  };
}

const PROVIDER_DOWN = 'The single sign-on provider sent an unexpected answer. Try again in a moment.';

/** Basic is what a provider that lists nothing takes (https://openid.net/specs/openid-connect-discovery-1_0.html#ProviderMetadata). */
function authentication(secret: string | undefined): client.ClientAuth {
  if (secret === undefined) return client.None();
  const [basic, post] = [client.ClientSecretBasic(secret), client.ClientSecretPost(secret)];
  return (server, ...rest) => {
    const methods = server.token_endpoint_auth_methods_supported;
    const usePost = methods !== undefined && !methods.includes('client_secret_basic');
    return (usePost ? post : basic)(server, ...rest);
  };
}

function isProviderDown(error: unknown): boolean {
  // fetch: refused, reset, cut off
  if (error instanceof TypeError) return true;
  // our credentials were refused, or the access token that the provider gave a moment ago
  if (error instanceof client.WWWAuthenticateChallengeError) return true;
  if (error instanceof client.ResponseBodyError && error.status >= 500) return true;
  const { code, error: reason } = error as { code?: string; error?: string };
  return UNAVAILABLE.has(code ?? '') || UNAVAILABLE.has(reason ?? '');
}

/** For the log: the error's own words. Its cause and fields may hold tokens, claims and addresses. */
function describe(error: unknown): Record<string, unknown> {
  const { name, message, code, error: reason } = error as Record<string, unknown>;
  const challenge =
    error instanceof client.WWWAuthenticateChallengeError ? error.cause[0]?.parameters['error'] : undefined;
  // the address of the callback may say anything
  const text = (value: unknown) => (typeof value === 'string' ? shorten(value) : undefined);
  return { error: { name: text(name), message: text(message), code: text(code), reason: text(reason ?? challenge) } };
}
