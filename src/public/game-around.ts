/** What surrounds a game on its page: what is known of it, what others do with it, and where to go on. */
import { html, type Content, type Markup } from '../http/html.js';
import type { ListedGame, PublicGame, RemixSource } from '../publications/publications.model.js';
import { authorPath } from '../publications/public-urls.js';
import { gameCards } from './game-card.js';
import { languageOf, pagePath, shortened } from './game-view.js';
import { LINES } from './stage.js';
import { fillMarkup } from './texts/format.js';
import type { Reader } from './texts/index.js';
import type { Words } from './words.js';

type Say = (word: keyof Words) => Content;

/** Letters of a title that are written large: longer ones would push the game off a phone's first screen. */
const LARGE_LETTERS = 40;

/** What the game is called, in the language `lang`. */
export const heading = (title: string, lang: string): Markup =>
  html`<h1 class="${[...title].length > LARGE_LETTERS ? 'long' : ''}" dir="auto" lang="${lang}">${title}</h1>`;

/** When it became public, how often it was played, how many like it. */
export function facts({ publishedAt, plays, likes, author }: PublicGame, lang: string, say: Say): Markup {
  const date = new Intl.DateTimeFormat([lang, 'en'], { dateStyle: 'long', timeZone: 'UTC' }).format(publishedAt);
  const figure = new Intl.NumberFormat([lang, 'en']);
  return html`<ul class="facts">
    ${
      author !== null &&
      html`<li>
        ${say('by')} <a href="${authorPath(author.handle)}" rel="author"><bdi>${author.name}</bdi></a>
      </li>`
    }
    <li><time datetime="${publishedAt.toISOString()}">${date}</time></li>
    <li>${say('plays')}: ${figure.format(plays)}</li>
    <li>${say('likes')}: <span id="likes">${figure.format(likes)}</span></li>
  </ul>`;
}

/** Buttons that need script, which shows them. */
export function social(
  { slug, title, publicUrl }: PublicGame,
  words: Words,
  say: Say,
  site: { readonly publicUrl: string },
): Markup {
  return html`<a
      class="tool"
      id="sign-in"
      href="/account?returnTo=${encodeURIComponent(pagePath(slug))}"
      rel="nofollow"
      hidden
      >${say('signIn')}</a
    ><button
      class="tool"
      id="like"
      type="button"
      hidden
      aria-pressed="false"
      data-slug="${slug}"
      data-to="${site.publicUrl}/graphql"
    >
      ${LINES.like}${say('like')}</button
    ><button
      class="tool"
      id="share"
      type="button"
      hidden
      data-url="${publicUrl}"
      data-title="${title}"
      data-copied="${words.copied}"
    >
      ${LINES.share}<span>${say('share')}</span>
    </button>`;
}

/** What it was made from, with a link to it and to its author. */
export function source(from: RemixSource | null | undefined, words: Words, wordsLang: string | null): Content {
  if (!from) return null;
  const { slug, title, author } = from;
  const lang = languageOf({ seoContent: { language: from.pageLanguage }, lang: from.language });
  return html`<p class="source" ${wordsLang !== null && html`lang="${wordsLang}"`}>
    ${fillMarkup(author === null ? words.remixOf : words.remixOfBy, {
      title: html`<a href="${pagePath(slug)}" lang="${lang}"><bdi>${title}</bdi></a>`,
      author: author && html`<a href="${authorPath(author.handle)}"><bdi>${author.name}</bdi></a>`,
    })}
  </p>`;
}

/** What was made of a game: how many there are, and the newest. */
export interface Remixes {
  readonly count: number;
  readonly newest: readonly ListedGame[];
}

/** Nothing of what nobody has made. */
export function remixes({ count, newest }: Remixes, say: Say, reader: Reader): Content {
  if (newest.length === 0) return null;
  return html`<section class="related" id="remixes">
    <h2>${say('remixes')} <span class="count">${new Intl.NumberFormat([reader.lang, 'en']).format(count)}</span></h2>
    ${gameCards(newest, reader, 3)}
  </section>`;
}

/** Into the Studio: with what this game is about, or with nothing. */
export function ways(game: PublicGame, say: Say): Markup {
  return html`<p class="ways">
    <a
      class="button"
      href="/#make=${encodeURIComponent(promptOf(game))}&of=${encodeURIComponent(game.slug.toWellFormed())}"
      >${say('remix')}</a
    >
    <a class="tool" href="/">${say('makeOwn')}</a>
  </p>`;
}

/** As a prompt of somebody else's: the game's own where it is told, else what the page says of the game. */
function promptOf({ title, description, prompt }: PublicGame): string {
  if (prompt !== null) return shortened(prompt, 2_000).toWellFormed();
  return shortened(`${title}: ${description}`, 600).toWellFormed();
}

export const reportPath = (slug: string): string => `/games/${encodeURIComponent(slug.toWellFormed())}/report`;
