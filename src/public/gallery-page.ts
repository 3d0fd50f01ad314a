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
import { withLinks } from './texts/format.js';
import { readerOf, type Reader } from './texts/index.js';
import { kindName } from './words.js';

export interface GalleryOptions {
  readonly query: GalleryQuery;
  readonly games: readonly ListedGame[];
  /** cursor of the next page; null on the last one */
  readonly next: string | null;
  readonly publicUrl: string;
  /** English where absent */
  readonly reader?: Reader;
}

interface Kind {
  readonly kind: string;
  readonly name: string;
}

const kindsByLanguage = new Map<string, readonly Kind[]>();

/** Every kind that there is, by name; which of them have games changes by the hour. */
function kindsIn(lang: string): readonly Kind[] {
  let kinds = kindsByLanguage.get(lang);
  if (!kinds) {
    kinds = GENRES.map((kind) => ({ kind, name: kindName(kind, lang) ?? kind }))
      .map(({ kind, name }) => ({ kind, name: name.charAt(0).toLocaleUpperCase(lang) + name.slice(1) }))
      .toSorted((a, b) => a.name.localeCompare(b.name, lang));
    kindsByLanguage.set(lang, kinds);
  }
  return kinds;
}

export function galleryPage({ query, games, next, publicUrl, reader = readerOf('en') }: GalleryOptions): Page {
  const { lang, texts } = reader;
  const { title, description, short, lead, first: firstPage } = texts.gallery;
  const canonical = `${publicUrl}/games`;
  const first = query.after === undefined;
  // one page of many is for search engines; what people look for is not
  const listed = first && query.search === undefined && query.kind === undefined && query.order === 'newest';
  const body = html`${topBar(reader)}
    <main class="wrap">
      <div class="intro">
        <h1>${title}</h1>
        <p>${lead}</p>
      </div>
      ${controls(query, reader)} ${games.length > 0 ? gameCards(games, reader) : none(query, reader)}
      <nav class="more" aria-label="${texts.pages}">
        ${!first && html`<a class="tool" href="${galleryPath({ ...query, after: undefined })}">${firstPage}</a>`}${next !== null && html`<a class="button" rel="next" href="${galleryPath({ ...query, after: next })}">${texts.more}</a>`}
      </nav>
    </main>
    ${footer(reader, galleryPath(query))}`;
  return makePage({
    lang,
    title: `${listed ? title : short} · Gamewright`,
    palette: HOUSE,
    site: publicUrl,
    form: true,
    script: MORE,
    reads: ['/games'],
    head: html`<meta name="description" content="${description}" />
      ${listed ? html`<link rel="canonical" href="${canonical}" />` : html`<meta name="robots" content="noindex, follow" />`}
      <meta property="og:type" content="website" /><meta property="og:site_name" content="Gamewright" /><meta
        property="og:title"
        content="${title}"
      /><meta property="og:description" content="${description}" /><meta
        property="og:url"
        content="${canonical}"
      /><meta property="og:locale" content="${lang}" />`,
    body,
  });
}

/** Links for the order and a form for the rest: both work without script. */
function controls(query: GalleryQuery, { lang, texts: { gallery: texts } }: Reader): Markup {
  const { search, kind, order } = query;
  const tab = (each: GameOrder) =>
    html`<li>
      <a
        class="chip"
        href="${galleryPath({ ...query, order: each, after: undefined })}"
        ${each === order && html` aria-current="true"`}
        >${texts[each]}</a
      >
    </li>`;
  return html`<div class="find">
    <ul class="chips" aria-label="${texts.order}">
      ${GAME_ORDERS.map(tab)}
    </ul>
    <form action="/games" role="search">
      <input
        type="search"
        name="search"
        value="${search ?? ''}"
        maxlength="100"
        placeholder="${texts.search}"
        aria-label="${texts.search}"
      />
      <select name="kind" aria-label="${texts.kind}">
        <option value="">${texts.allKinds}</option>
        ${kindsIn(lang).map((each) => html`<option value="${each.kind}" ${each.kind === kind && html` selected`}>${each.name}</option>`)}
      </select>
      ${order !== 'newest' && html`<input type="hidden" name="order" value="${order}" />`}
      <button class="tool" type="submit">${texts.submit}</button>
    </form>
  </div>`;
}

function none({ search, kind, after }: GalleryQuery, { texts }: Reader): Content {
  if (after !== undefined) return html`<p class="none">${texts.noMore}</p>`;
  if (search === undefined && kind === undefined)
    return html`<p class="none">${withLinks(texts.gallery.none, '/')}</p>`;
  return html`<p class="none">${withLinks(texts.gallery.noFit, '/games', '/')}</p>`;
}
