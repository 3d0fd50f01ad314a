/**
 * The preview routes: an artifact being played, isolated.
 *
 * - `/api/game-artifacts/:id/preview`: by the owner's session, `?token=` or `X-Preview-Token`. The entry document; of a
 *   bundle with a `<base>` in front, that points to
 * - `/api/game-artifacts/:id/preview/~<token>/…`: by the token in the path alone, since a sandboxed document sends no
 *   cookies with its requests. The entry document as it is at `~<token>/`, a bundle's files below.
 *
 * A document comes as it is to clients, behind a guard to frames, and as a page with such a frame to whoever opens its
 * address in a tab (`audience.ts`); the frame has the second form of the address.
 *
 * With PREVIEW_ORIGIN both are served there only: the application's host answers with a redirect to the second form, and
 * that origin serves nothing else.
 */
import { PassThrough, pipeline } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import { fastifyPlugin } from 'fastify-plugin';
import type { Config } from '../config.js';
import { AppError } from '../errors.js';
import { registration, type DescribedRoute } from '../http/described-route.js';
import type { Access, ServableArtifact } from './access.model.js';
import type { ArtifactsService } from './artifacts.model.js';
import { audienceOf, VARY_BY_AUDIENCE, type Audience } from './audience.js';
import { hostPage } from './host-page.js';
import { HTML_TYPE } from './stage.js';
import { previewFileRoute, previewRoute } from './preview.description.js';
import { frameAncestors, isolation, PREVIEW_HEADERS, servedFrom } from './preview-headers.js';
import { parseTokenPath, previewPath, tokenFolder } from './preview-urls.js';
import { sendFile } from './send-file.js';
import { sendGuarded } from './send-guarded.js';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** served on PREVIEW_ORIGIN */
    preview?: true;
  }
}

export interface PreviewOptions {
  readonly services: { readonly artifacts: ArtifactsService };
  readonly config: Pick<Config, 'publicUrl' | 'previewOrigin'>;
  readonly publicUrl: () => string;
}

/** How long a browser may use a file below a token without asking; never longer than the token. */
const MAX_AGE_SECONDS = 3600;

export const previewPlugin = fastifyPlugin(async (app: FastifyInstance, options: PreviewOptions) => {
  const { previewOrigin } = options.config;
  if (previewOrigin !== undefined) {
    // for every route registered from here on
    app.addHook('onRequest', async (request) => {
      if (isOn(previewOrigin, request) && request.routeOptions.config.preview !== true)
        throw new AppError('route_not_found');
    });
  }
  await app.register(previewRoutes, options);
});

async function previewRoutes(app: FastifyInstance, { services, config, publicUrl }: PreviewOptions): Promise<void> {
  const { artifacts } = services;
  const ancestors = () => frameAncestors(config, publicUrl);
  const served = (route: DescribedRoute) => {
    const { url, config } = registration(route);
    return { method: ['GET', 'HEAD'], url, config: { ...config, preview: true } } satisfies Partial<RouteOptions>;
  };

  app.addHook('onRequest', async (_, reply) => {
    reply.headers(PREVIEW_HEADERS).headers(isolation({ ancestors: ancestors() }));
  });
  // whatever another hook wants to remember: a preview sets no cookie, least of all on the game's origin
  app.addHook('onSend', async (_, reply) => {
    reply.removeHeader('set-cookie');
  });

  /** Where the application's host sends a preview that lives on another origin; null: right here. */
  const elsewhere = (request: FastifyRequest): string | null => {
    const { previewOrigin } = config;
    return previewOrigin === undefined || isOn(previewOrigin, request) ? null : previewOrigin;
  };
  const tokenOf = ({ artifact, token }: Access): string => token?.value ?? artifacts.previewToken(artifact).token;

  app.route<{ Params: { id: string }; Querystring: { token?: unknown } }>({
    ...served(previewRoute),
    handler: async (request, reply) => {
      const access = await artifacts.authorisePreview({
        artifactId: request.params.id,
        token: request.query.token ?? request.headers['x-preview-token'],
        authenticate: () => request.authenticate(),
      });
      const { artifact } = access;
      reply.header('vary', `Cookie, X-Preview-Token, ${VARY_BY_AUDIENCE}`);
      const origin = elsewhere(request);
      if (origin !== null) return reply.redirect(origin + tokenFolder(artifact.id, tokenOf(access)), 302);
      const audience = audienceOf(request.headers, request.query);
      if (audience === 'tab') return sendHostPage(request, reply, artifact, tokenFolder(artifact.id, tokenOf(access)));
      const here = servedFrom(request, config, publicUrl);
      const preview = here + previewPath(artifact.id);
      if (artifact.type === 'bundle') {
        const folder = here + tokenFolder(artifact.id, tokenOf(access));
        reply.headers(isolation({ ancestors: ancestors(), preview, folder, base: true }));
        return sendWithBase(request, reply, audience, artifact, `<base href="${folder}">`);
      }
      reply.headers(isolation({ ancestors: ancestors(), preview })).header('cache-control', 'private, no-cache');
      return (audience === 'frame' ? sendGuarded : sendFile)(request, reply, artifacts, artifact);
    },
  });

  app.route<{ Params: { id: string; '*': string } }>({
    ...served(previewFileRoute),
    handler: async (request, reply) => {
      const below = parseTokenPath(request.params['*']);
      if (!below) throw new AppError('route_not_found');
      const access = await artifacts.authorisePreview({ artifactId: request.params.id, token: below.token });
      const { artifact } = access;
      const path = below.path === '' ? artifact.entryPath : below.path;
      const local = tokenFolder(artifact.id, below.token);
      // made of what was checked, not of the request's own URL, which may name any host
      const rest = below.path.split('/').map((segment) => encodeURIComponent(segment.toWellFormed()));
      const origin = elsewhere(request);
      if (origin !== null) return reply.redirect(origin + local + rest.join('/'), 302);
      // without its slash the folder's files would be looked for beside it
      if (!request.params['*'].includes('/')) return reply.redirect(local, 302);
      const file = await artifacts.file(artifact.id, path);
      if (!file)
        throw new AppError('artifact_not_found', { message: 'This artifact has no such file. Check its path.' });
      const isDocument = file.contentType === HTML_TYPE;
      const audience = isDocument ? audienceOf(request.headers, request.query) : 'client';
      if (isDocument) reply.header('vary', VARY_BY_AUDIENCE);
      if (audience === 'tab') return sendHostPage(request, reply, artifact, local, rest.join('/'));
      const here = servedFrom(request, config, publicUrl);
      const preview = here + previewPath(artifact.id);
      const folder = artifact.type === 'bundle' ? { folder: here + local } : {};
      // a picture of SVG is a document too where a frame goes to it, and one without a guard
      reply.headers(isolation({ ancestors: ancestors(), preview, ...folder, scripts: isDocument }));
      // the game's origin is "null", so every request for its own files is a cross-origin one; the token is the permission
      reply.header('access-control-allow-origin', '*').header('cross-origin-resource-policy', 'cross-origin');
      reply.header('cache-control', cacheControl(path === artifact.entryPath, access));
      return (audience === 'frame' ? sendGuarded : sendFile)(request, reply, artifacts, file);
    },
  });

  /** The page around the document at `file` below the token's folder. */
  function sendHostPage(
    request: FastifyRequest,
    reply: FastifyReply,
    { title }: ServableArtifact,
    folder: string,
    file = '',
  ): FastifyReply {
    const here = servedFrom(request, config, publicUrl);
    // behind a proxy that ends TLS only a relative address is sure to be right, and where nothing is configured it is
    const configured = config.previewOrigin ?? config.publicUrl;
    const source = (configured === undefined ? '' : here) + folder + file;
    const { headers, body } = hostPage({ title, source, within: here + folder });
    return reply.removeHeader('connection-allowlist').headers(headers).send(body);
  }

  /** A bundle's entry document below a URL that is not its folder. The bytes depend on the token, so nothing caches them. */
  async function sendWithBase(
    request: FastifyRequest,
    reply: FastifyReply,
    audience: Audience,
    artifact: ServableArtifact,
    base: string,
  ): Promise<FastifyReply> {
    const entry = await artifacts.file(artifact.id, artifact.entryPath);
    if (!entry) throw new Error(`The artifact ${artifact.id} has no entry document.`);
    if (audience === 'frame') return sendGuarded(request, reply, artifacts, entry, base);
    // a parser has opened the head by now, and takes the document's own doctype, <html> and <head> in its stride
    const prefix = Buffer.from(`<!doctype html>${base}`);
    reply.header('content-type', HTML_TYPE).header('content-length', prefix.length + entry.sizeBytes);
    const source = await artifacts.open(entry);
    if (request.method === 'HEAD') {
      source.destroy();
      return reply.send();
    }
    const body = new PassThrough();
    body.write(prefix);
    // either end that fails or leaves takes the other one with it
    pipeline(source, body, () => undefined);
    return reply.send(body);
  }
}

/** Files are asked for once a page and never change; the entry is asked for again, so that a revoked token shows. */
function cacheControl(entry: boolean, { artifact, token }: Access): string {
  const left = token ? Math.floor((token.expiresAt.getTime() - artifact.now.getTime()) / 1000) : 0;
  return entry ? 'private, no-cache' : `private, max-age=${Math.min(left, MAX_AGE_SECONDS)}, immutable`;
}

/** By the host alone: behind a proxy that ends TLS the request's scheme is not the browser's. */
export function isOn(origin: string, request: FastifyRequest): boolean {
  const { protocol, host } = new URL(origin);
  return URL.parse(`${protocol}//${request.host}`)?.host === host;
}
