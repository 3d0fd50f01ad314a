/** `/authors/:handle`: the public games of whoever is told as their author, with a card for link previews. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../errors.js';
import { html } from '../http/html.js';
import { registration } from '../http/described-route.js';
import { readerLanguage } from '../http/reader-language.js';
import type { ListedGame } from '../publications/publications.model.js';
import { HOUSE } from './accent.js';
import { sendPage, type PublicOptions } from './answer.js';
import { authorRoute } from './author.description.js';
import { footer, makePage, topBar, type Page } from './document.js';
import { cursorIn, cursorOf, galleryQuery } from './gallery-query.js';
import { authorPath } from '../publications/public-urls.js';
import { gameCards } from './game-card.js';
import { fill } from './texts/format.js';
import { readerOf, type Reader } from './texts/index.js';

const GAMES_A_PAGE = 24;

type AuthorRequest = FastifyRequest<{ Params: { handle: string }; Querystring: Readonly<Record<string, unknown>> }>;

export async function authorRoutes(app: FastifyInstance, { services, publicUrl }: PublicOptions): Promise<void> {
  app.route({
    ...registration(authorRoute),
    handler: async (request: AuthorRequest, reply: FastifyReply) => {
      const { handle } = request.params;
      const below = cursorIn({ ...galleryQuery(request.query), order: 'newest' });
      const found = await services.publications.ofAuthor(handle, GAMES_A_PAGE + 1, below);
      if (!found)
        throw new AppError('publication_not_found', {
          message: 'There is no author at this address. Check it for typos.',
        });
      const games = found.games.slice(0, GAMES_A_PAGE);
      const last = found.games.length > GAMES_A_PAGE ? games.at(-1) : undefined;
      const next = last ? cursorOf({ value: last.publishedAt, slug: last.slug }) : null;
      const reader = readerOf(readerLanguage(request.headers));
      const { name } = found;
      return sendPage(request, reply, authorPage({ name, handle, games, next, publicUrl: publicUrl(), reader }));
    },
  });
}

export interface AuthorPageOptions {
  readonly name: string;
  readonly handle: string;
  readonly games: readonly ListedGame[];
  /** cursor of the next page; null on the last one */
  readonly next: string | null;
  readonly publicUrl: string;
  readonly reader: Reader;
}

export function authorPage({ name, handle, games, next, publicUrl, reader }: AuthorPageOptions): Page {
  const { lang, texts } = reader;
  const path = authorPath(handle);
  const description = fill(texts.author.description, { name });
  const [newest] = games;
  return makePage({
    lang,
    title: `${name} · Gamewright`,
    palette: HOUSE,
    site: publicUrl,
    head: html`<meta name="description" content="${description}" />
      <link rel="canonical" href="${publicUrl}${path}" />
      <meta property="og:type" content="profile" /><meta property="og:site_name" content="Gamewright" /><meta
        property="og:title"
        content="${name}"
      /><meta property="og:description" content="${description}" /><meta
        property="og:url"
        content="${publicUrl}${path}"
      />
      ${
        newest &&
        html`<meta property="og:image" content="${newest.imageUrl}" /><meta
            property="og:image:alt"
            content="${newest.title}"
          /><meta name="twitter:card" content="summary_large_image" />`
      }`,
    body: html`${topBar(reader)}
      <main class="wrap">
        <div class="intro">
          <h1 dir="auto">${name}</h1>
          <p>${texts.author.lead}</p>
        </div>
        ${games.length > 0 ? gameCards(games, reader) : html`<p class="none">${texts.noMore}</p>`}
        <nav class="more" aria-label="${texts.pages}">
          ${next !== null && html`<a class="button" rel="next" href="${path}?after=${encodeURIComponent(next)}">${texts.more}</a>`}
        </nav>
      </main>
      ${footer(reader, path)}`,
  });
}
