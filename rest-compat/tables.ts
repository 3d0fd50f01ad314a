/** The tables of routes and error codes in docs/api.md, made from what the gateway runs on. */
import { ERROR_CATALOGUE, ERROR_CODES } from '../src/errors.js';
import type { Route } from './route.types.js';
import { routes } from './routes.js';

export interface DocumentedRoute {
  readonly method: string;
  readonly path: string;
  readonly status: string;
  readonly doc: string;
}

/** What the gateway serves besides the table: bytes, the other door, and what operators ask. */
export const OTHER_ROUTES: readonly DocumentedRoute[] = [
  {
    method: 'GET',
    path: '/api/game-artifacts/:id/preview',
    status: '200',
    doc: 'The game, isolated: for its owner, or with a token by `?token=`, `X-Preview-Token` or in the path. A tab shows it in a frame.',
  },
  {
    method: 'GET',
    path: '/api/game-artifacts/:id/preview/*',
    status: '200, 206, 304',
    doc: 'The files of a game being played, below `~<token>/`.',
  },
  {
    method: 'GET',
    path: '/api/game-artifacts/:id/download',
    status: '200, 206, 304',
    doc: 'The HTML file or the zip, for its owner; ranges and ETags.',
  },
  {
    method: 'GET',
    path: '/api/game-artifacts/:id/thumbnail',
    status: '200, 304',
    doc: 'Its picture, for its owner: 960 × 540, WebP.',
  },
  {
    method: 'GET',
    path: '/api/auth/oidc/start',
    status: '302',
    doc: 'Single sign-on, where it is configured: to the provider.',
  },
  { method: 'GET', path: '/api/auth/oidc/callback', status: '303', doc: 'Where the provider comes back to.' },
  {
    method: 'GET',
    path: '/graphql',
    status: '200',
    doc: 'Queries; subscriptions by WebSocket or event stream; an editor.',
  },
  { method: 'POST', path: '/graphql', status: '200', doc: 'Queries and mutations; subscriptions by event stream.' },
  { method: 'GET', path: '/games', status: '200, 304', doc: 'The newest public games, a page of them.' },
  { method: 'GET', path: '/games/:slug', status: '200, 301, 304', doc: 'The page of a public game.' },
  { method: 'GET', path: '/games/:slug/embed', status: '200, 301, 304', doc: 'The game alone, for other sites.' },
  {
    method: 'GET',
    path: '/games/:slug/play/:sha256',
    status: '200, 304',
    doc: 'The bytes of a public game for the frame on its page, isolated as a preview is; a tab is sent to that page.',
  },
  {
    method: 'GET',
    path: '/games/:slug/image.png',
    status: '200, 304',
    doc: 'Its picture for link previews, 1200 × 630.',
  },
  { method: 'GET', path: '/games/:slug/cover.webp', status: '200, 304', doc: 'Its picture without a word, 960 × 540.' },
  { method: 'GET', path: '/oembed', status: '200', doc: 'How to embed the public game at `url`.' },
  { method: 'GET', path: '/sitemap.xml', status: '200', doc: 'Every public game, for search engines.' },
  { method: 'GET', path: '/robots.txt', status: '200', doc: 'What search engines may read.' },
  { method: 'GET', path: '/openapi.json', status: '200, 304', doc: 'This interface as an OpenAPI 3.1 document.' },
  { method: 'GET', path: '/docs', status: '200, 304', doc: 'The same, to read.' },
  { method: 'GET', path: '/healthz', status: '200', doc: 'The process lives.' },
  { method: 'GET', path: '/readyz', status: '200, 503', doc: 'Database and queue answer.' },
  { method: 'GET', path: '/metrics', status: '200', doc: 'Figures for Prometheus, for operators alone.' },
];

/** `text` with the tables between `<!-- routes -->` and `<!-- codes -->` and their ends written anew. */
export function fillTables(text: string): string {
  return between(between(text, 'routes', routeTable()), 'codes', codeTable());
}

function routeTable(): string {
  const rows = [...routes.map(toDocumented), ...OTHER_ROUTES];
  return table(
    ['route', 'answers', 'what it does'],
    rows.map(({ method, path, status, doc }) => [`\`${method} ${path}\``, status, doc]),
  );
}

function toDocumented(route: Route): DocumentedRoute {
  const { method, path, doc } = route;
  return { method, path, status: statusOf(route), doc: route.session ? doc : `${doc} No session needed.` };
}

function statusOf(route: Route): string {
  if (route.kind === 'stream') return '200, 204';
  return String(route.refuses ? ERROR_CATALOGUE[route.refuses].status : route.status);
}

function codeTable(): string {
  const codes = ERROR_CODES.toSorted((a, b) => ERROR_CATALOGUE[a].status - ERROR_CATALOGUE[b].status);
  return table(
    ['status', 'code', 'message'],
    codes.map((code) => [String(ERROR_CATALOGUE[code].status), `\`${code}\``, ERROR_CATALOGUE[code].message]),
  );
}

function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(heads), line(heads.map(() => '---')), ...rows.map(line)].join('\n');
}

function between(text: string, name: string, content: string): string {
  const [start, end] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
  const [from, to] = [text.indexOf(start), text.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`There is no place for the table "${name}".`);
  return `${text.slice(0, from + start.length)}\n${content}\n${text.slice(to)}`;
}
