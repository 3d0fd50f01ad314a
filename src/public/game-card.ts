/** A public game in a list: its picture, its name, and what there is to say in a line. */
import { html, type Content, type Markup } from '../http/html.js';
import type { ListedGame } from '../publications/publications.model.js';
import { coverPath, languageOf, pagePath } from './game-view.js';
import { counted } from './texts/format.js';
import { readerOf, type Reader } from './texts/index.js';
import { kindName } from './words.js';

/** Cards as a list; `level`: of their headings. */
export function gameCards(games: readonly ListedGame[], reader: Reader = readerOf('en'), level: 2 | 3 = 2): Markup {
  return html`<ul class="grid">
    ${games.map((game, index) => gameCard(game, index, reader, level))}
  </ul>`;
}

/** The heading comes first in the markup and below the picture on the screen: a screen reader meets the name first. */
function gameCard(game: ListedGame, index: number, reader: Reader, level: 2 | 3): Markup {
  const lang = languageOf({ seoContent: { language: game.pageLanguage }, lang: game.language });
  // as its owner calls it, in the game's language; else by our name for it, in the reader's
  const [kind, kindLang] =
    game.genre === null
      ? [game.kind === null ? null : kindName(game.kind, reader.lang), reader.lang]
      : [game.genre, lang];
  const link = html`<a href="${pagePath(game.slug)}">${game.title}</a>`;
  return html`<li class="game" lang="${lang}">
    <div>
      ${level === 2 ? html`<h2 dir="auto">${link}</h2>` : html`<h3 dir="auto">${link}</h3>`}
      <p>${kind !== null && html`<span lang="${kindLang}">${kind}</span>`} ${popularity(game, reader)}</p>
    </div>
    <img
      src="${coverPath(game.slug)}"
      width="640"
      height="360"
      alt=""
      loading="${index < 3 && level === 2 ? 'eager' : 'lazy'}"
      decoding="async"
    />
  </li>`;
}

/** What nobody has played or liked yet says nothing of it. */
function popularity({ plays, likes }: Pick<ListedGame, 'plays' | 'likes'>, { lang, texts }: Reader): Content {
  return [
    plays > 0 && html`<span lang="${lang}">${counted(lang, plays, texts.plays)}</span>`,
    likes > 0 && html` <span lang="${lang}">${counted(lang, likes, texts.likes)}</span>`,
  ];
}
