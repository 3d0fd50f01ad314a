/** `/openapi.json`, and the pages of documentation for people: made once, when the gateway starts, of what it serves. */
import type { FastifyPluginAsync } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import { registration } from '../../src/http/described-route.js';
import { hashSource } from '../../src/http/html.js';
import { docsRoute, graphqlGuideRoute, openApiRoute, recipesRoute } from './docs.description.js';
import { createOpenApi } from './document.js';
import { EXAMPLE_ORIGIN } from './docs/call-of.js';
import { graphqlGuide, type OperationLimits } from './docs/guide/graphql.js';
import { RECIPES } from './docs/guide/recipes.js';
import { guidePage } from './docs/guide/section.js';
import { docsPage } from './docs/page.js';
import { SCRIPT } from './docs/script.js';
import { searchIndex } from './docs/search-index.js';
import { STYLE } from './docs/style.js';
import { keepDocument, sendKept, type KeptDocument } from './kept-document.js';

export interface OpenApiOptions {
  readonly schema: GraphQLSchema;
  /** origin of the gateway, known once it listens */
  readonly publicUrl: () => string;
  /** of GraphQL, for its guide */
  readonly limits: OperationLimits;
}

export const openApiPlugin: FastifyPluginAsync<OpenApiOptions> = async (app, { schema, publicUrl, limits }) => {
  const document = createOpenApi({ schema });
  const json = keepDocument(JSON.stringify(document));
  const guide = graphqlGuide(limits);
  const index = searchIndex(document, [guide, RECIPES]);
  const pages = [
    [docsRoute, pageOf(docsPage(document, index))],
    [graphqlGuideRoute, pageOf(guidePage(guide, index))],
    [recipesRoute, pageOf(guidePage(RECIPES, index))],
  ] as const;
  const policy = `default-src 'none'; script-src ${hashSource(SCRIPT)}; style-src ${hashSource(STYLE)}; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'`;
  // what audits a page reads robots.txt from within it; a policy cannot spell a literal IPv6 host
  const policyAt = (origin: string): string =>
    origin.includes('//[') ? policy : `${policy}; connect-src ${origin}/robots.txt`;

  app.route({
    ...registration(openApiRoute),
    handler: (request, reply) => {
      // the document holds no user's data, and editors on other sites (Swagger, Postman) fetch it from a browser
      reply.header('access-control-allow-origin', '*');
      return sendKept(request, reply, 'application/json; charset=utf-8', json);
    },
  });
  for (const [route, page] of pages)
    app.route({
      ...registration(route),
      handler: (request, reply) => {
        reply.headers({ 'content-security-policy': policyAt(publicUrl()), 'referrer-policy': 'no-referrer' });
        return sendKept(request, reply, 'text/html; charset=utf-8', page(publicUrl()));
      },
    });
};

/** @returns the page with the gateway's own origin in its examples, so that they run as they stand */
function pageOf(written: string): (origin: string) => KeptDocument {
  let made: (KeptDocument & { readonly origin: string }) | undefined;
  return (origin) => {
    if (made?.origin !== origin) made = { ...keepDocument(atOrigin(written, origin)), origin };
    return made;
  };
}

/** In a query an address is escaped. */
function atOrigin(text: string, origin: string): string {
  return text
    .replaceAll(EXAMPLE_ORIGIN, () => origin)
    .replaceAll(EXAMPLE_ORIGIN.replace('http', 'ws'), () => origin.replace('http', 'ws'))
    .replaceAll(encodeURIComponent(EXAMPLE_ORIGIN), () => encodeURIComponent(origin));
}
