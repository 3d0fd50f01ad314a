/** `/games`: public games, searched, of a kind, in an order; a page of them, and a link to the next. */
import { GENRES } from '../generation/design.js';
import { html, type Content, type Markup } from '../http/html.js';
import type { ListedGame } from '../publications/publications.model.js';
import { GAME_ORDERS, type GameOrder } from '../publications/public-game.model.js';
import { HOUSE } from './accent.js';
import { footer, makePage, topBar, type Page } from './document.js';
import { galleryPath, type GalleryQuery } from './gallery-query.js';
import { gameCards } from './game-card.js';
import { MORE } from './more.js';
import { kindName } from './words.js';

export interface GalleryOptions {
  readonly query: GalleryQuery;
  readonly games: readonly ListedGame[];
  /** cursor of the next page; null on the last one */
  readonly next: string | null;
  readonly publicUrl: string;
}

const DESCRIPTION =
  'Browser games, each made from one sentence: free to play, on phone and desktop, without an account.';
const TITLE = 'Games made from a sentence';
const ORDERS: Readonly<Record<GameOrder, string>> = { newest: 'New', played: 'Most played', liked: 'Most liked' };
/** Of every kind that there is, by name; which of them have games changes by the hour. */
const KINDS = GENRES.map((kind) => ({ kind, name: kindName(kind, 'en') ?? kind }))
  .map(({ kind, name }) => ({ kind, name: name.charAt(0).toUpperCase() + name.slice(1) }))
  .toSorted((a, b) => a.name.localeCompare(b.name, 'en'));

export function galleryPage({ query, games, next, publicUrl }: GalleryOptions): Page {
  const canonical = `${publicUrl}/games`;
  const first = query.after === undefined;
  // one page of many is for search engines; what people look for is not
  const listed = first && query.search === undefined && query.kind === undefined && query.order === 'newest';
  const body = html`${topBar('All games')}
    <main class="wrap">
      <div class="intro">
        <h1>${TITLE}</h1>
        <p>Each began as one sentence, and a bot beat it first. Pick one and play.</p>
      </div>
      ${controls(query)} ${games.length > 0 ? gameCards(games) : none(query)}
      <nav class="more" aria-label="Pages">
        ${!first && html`<a class="tool" href="${galleryPath({ ...query, after: undefined })}">First page</a>`}${next !== null && html`<a class="button" rel="next" href="${galleryPath({ ...query, after: next })}">More games</a>`}
      </nav>
    </main>
    ${footer()}`;
  return makePage({
    lang: 'en',
    title: `${listed ? TITLE : 'Games'} · Gamewright`,
    palette: HOUSE,
    site: publicUrl,
    form: true,
    script: MORE,
    reads: ['/games'],
    head: html`<meta name="description" content="${DESCRIPTION}" />
      ${listed ? html`<link rel="canonical" href="${canonical}" />` : html`<meta name="robots" content="noindex, follow" />`}
      <meta property="og:type" content="website" /><meta property="og:site_name" content="Gamewright" /><meta
        property="og:title"
        content="${TITLE}"
      /><meta property="og:description" content="${DESCRIPTION}" /><meta property="og:url" content="${canonical}" />`,
    body,
  });
}

/** Links for the order and a form for the rest: both work without script. */
function controls(query: GalleryQuery): Markup {
  const { search, kind, order } = query;
  const tab = (each: GameOrder) =>
    html`<li>
      <a
        class="chip"
        href="${galleryPath({ ...query, order: each, after: undefined })}"
        ${each === order && html` aria-current="true"`}
        >${ORDERS[each]}</a
      >
    </li>`;
  return html`<div class="find">
    <ul class="chips" aria-label="Order">
      ${GAME_ORDERS.map(tab)}
    </ul>
    <form action="/games" role="search">
      <input
        type="search"
        name="search"
        value="${search ?? ''}"
        maxlength="100"
        placeholder="Search games"
        aria-label="Search games"
      />
      <select name="kind" aria-label="Kind of game">
        <option value="">All kinds</option>
        ${KINDS.map((each) => html`<option value="${each.kind}" ${each.kind === kind && html` selected`}>${each.name}</option>`)}
      </select>
      ${order !== 'newest' && html`<input type="hidden" name="order" value="${order}" />`}
      <button class="tool" type="submit">Search</button>
    </form>
  </div>`;
}

function none({ search, kind, after }: GalleryQuery): Content {
  if (after !== undefined) return html`<p class="none">There are no more games.</p>`;
  if (search === undefined && kind === undefined)
    return html`<p class="none">Nobody has published a game yet. <a href="/">Be the first.</a></p>`;
  return html`<p class="none">No game fits. <a href="/games">See all games</a> or <a href="/">make this one</a>.</p>`;
}
