/** `/games`: the newest public games. */
import { html, type Markup } from '../http/html.js';
import type { PublicGame } from '../publications/publications.model.js';
import { HOUSE } from './accent.js';
import { footer, makePage, topBar, type Page } from './document.js';
import { coverPath, languageOf, pagePath } from './game-view.js';
import { kindName } from './words.js';

export interface GalleryOptions {
  readonly games: readonly PublicGame[];
  /** cursor of the page of older games; null on the last page */
  readonly next: string | null;
  readonly first: boolean;
  readonly publicUrl: string;
}

const DESCRIPTION =
  'Browser games, each made from one sentence: free to play, on phone and desktop, without an account.';

export function galleryPage({ games, next, first, publicUrl }: GalleryOptions): Page {
  const canonical = `${publicUrl}/games`;
  const body = html`${topBar('All games')}
    <main class="wrap">
      <div class="intro">
        <h1>${first ? 'Games made from a sentence' : 'Older games'}</h1>
        <p>
          ${first ? 'Each began as one sentence, and a bot beat it first. Pick one and play.' : 'What was published before.'}
        </p>
      </div>
      ${
        games.length > 0
          ? html`<ul class="grid">
              ${games.map(card)}
            </ul>`
          : html`<p>${first ? 'Nobody has published a game yet. Be the first.' : 'There are no older games.'}</p>`
      }
      <nav class="more" aria-label="Pages">
        ${!first && html`<a class="tool" href="/games">Newest games</a>`}${next !== null && html`<a class="button" rel="next" href="/games?after=${encodeURIComponent(next.toWellFormed())}">Older games</a>`}
      </nav>
    </main>
    ${footer()}`;
  return makePage({
    lang: 'en',
    title: first ? 'Games made from a sentence · Gamewright' : 'Older games · Gamewright',
    palette: HOUSE,
    site: publicUrl,
    head: html`<meta name="description" content="${DESCRIPTION}" />
      ${first ? html`<link rel="canonical" href="${canonical}" />` : html`<meta name="robots" content="noindex, follow" />`}
      <meta property="og:type" content="website" /><meta property="og:site_name" content="Gamewright" /><meta
        property="og:title"
        content="Games made from a sentence"
      /><meta property="og:description" content="${DESCRIPTION}" /><meta property="og:url" content="${canonical}" />`,
    body,
  });
}

/** The heading comes first in the markup and below the picture on the screen: a screen reader meets the name first. */
function card(game: PublicGame, index: number): Markup {
  const lang = languageOf(game);
  const kind = game.seoContent.genre ?? kindName(game.genre, lang);
  return html`<li class="game" lang="${lang}">
    <div>
      <h2 dir="auto"><a href="${pagePath(game.slug)}">${game.title}</a></h2>
      ${kind !== null && html`<p dir="auto">${kind}</p>`}
    </div>
    <img
      src="${coverPath(game.slug)}"
      width="640"
      height="360"
      alt=""
      loading="${index < 3 ? 'eager' : 'lazy'}"
      decoding="async"
    />
  </li>`;
}
