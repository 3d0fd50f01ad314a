/** `/openapi.json`, and `/docs` for people: made once, when the gateway starts, of what it serves. */
import { createHash } from 'node:crypto';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import fresh from 'fresh';
import type { GraphQLSchema } from 'graphql';
import { registration } from '../../src/http/described-route.js';
import { hashSource } from '../../src/http/html.js';
import { docsRoute, openApiRoute } from './docs.description.js';
import { createOpenApi } from './document.js';
import { EXAMPLE_ORIGIN } from './docs/call-of.js';
import { docsPage } from './docs/page.js';
import { SCRIPT } from './docs/script.js';
import { STYLE } from './docs/style.js';

interface Kept {
  readonly body: string;
  readonly etag: string;
}

export interface OpenApiOptions {
  readonly schema: GraphQLSchema;
  /** origin of the gateway, known once it listens */
  readonly publicUrl: () => string;
}

export const openApiPlugin: FastifyPluginAsync<OpenApiOptions> = async (app, { schema, publicUrl }) => {
  const document = createOpenApi({ schema });
  const json = keep(JSON.stringify(document));
  const written = docsPage(document);
  let page: Kept & { readonly origin?: string } = keep(written);
  /** The page with the gateway's own origin in its examples, so that they run as they stand. */
  const pageHere = (): Kept => {
    const origin = publicUrl();
    if (page.origin !== origin) page = { ...keep(atOrigin(written, origin)), origin };
    return page;
  };
  const policy = `default-src 'none'; script-src ${hashSource(SCRIPT)}; style-src ${hashSource(STYLE)}; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'`;

  app.route({
    ...registration(openApiRoute),
    handler: (request, reply) => {
      // the document holds no user's data, and editors on other sites (Swagger, Postman) fetch it from a browser
      reply.header('access-control-allow-origin', '*');
      return sendKept(request, reply, 'application/json; charset=utf-8', json);
    },
  });
  app.route({
    ...registration(docsRoute),
    handler: (request, reply) => {
      reply.headers({
        'content-security-policy': policy,
        'referrer-policy': 'no-referrer',
      });
      return sendKept(request, reply, 'text/html; charset=utf-8', pageHere());
    },
  });
};

/** In a query an address is escaped. */
function atOrigin(text: string, origin: string): string {
  return text
    .replaceAll(EXAMPLE_ORIGIN, () => origin)
    .replaceAll(encodeURIComponent(EXAMPLE_ORIGIN), () => encodeURIComponent(origin));
}

function keep(body: string): Kept {
  return { body, etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"` };
}

/** Sends `no-cache` and an ETag: a client asks each time, and gets the bytes only when they have changed. */
function sendKept(request: FastifyRequest, reply: FastifyReply, type: string, { body, etag }: Kept): FastifyReply {
  reply.headers({ 'cache-control': 'no-cache', 'x-content-type-options': 'nosniff', etag });
  if (fresh({ 'if-none-match': request.headers['if-none-match'] }, { etag })) return reply.code(304).send();
  return reply.type(type).send(body);
}
