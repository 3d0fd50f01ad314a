/** The page at a short address: a game that is not public, for those who were given the link. */
import type { SharedGame } from '../artifacts/share-links.model.js';
import { html, type Content } from '../http/html.js';
import { footer, makePage, topBar, type Page } from './document.js';
import { heading } from './game-around.js';
import { bar, controls } from './game-page.js';
import { languageOf, paletteOf } from './game-view.js';
import { PLAYER } from './player.js';
import { stage } from './stage.js';
import { fillMarkup } from './texts/format.js';
import { readerOf, type PublicTexts } from './texts/index.js';
import { wordsIn, type Words } from './words.js';

export interface SharePageOptions {
  /** what a policy says of the game's frame, and where the frame gets the game from */
  readonly frames: string;
  readonly source: string;
  /** the reader's language; the game's where absent */
  readonly lang?: string;
}

/** In the reader's language; the game's texts say which one they are in. */
export function sharePage(shared: SharedGame, { frames, source, lang: wanted }: SharePageOptions): Page {
  const { title, url, expiresAt } = shared;
  const path = new URL(url).pathname;
  const own = languageOf({ seoContent: { language: null }, lang: shared.lang });
  const reader = readerOf(wanted ?? own);
  const { lang, texts } = reader;
  const { words } = wordsIn(lang);
  const say = (word: keyof Words): Content => words[word];
  const body = html`${topBar(reader)}
    <main class="wrap">
      <div class="head">
        ${heading(title, own)}
        <ul class="chips">
          <li class="chip">${texts.share.chip}</li>
        </ul>
      </div>
      ${stage({ title, name: shared.artifactId, cover: `${path}/cover.webp`, words, wordsLang: null, source, after: bar(say) })}
      <noscript><p>${say('noScript')}</p></noscript>
      <div class="about">
        <section>
          <p class="lead">
            ${texts.share.lead} ${expiresAt !== null && fillMarkup(texts.share.until, { time: until(expiresAt, lang) })}
          </p>
          <p><a class="button" href="/">${texts.makeOwn}</a></p>
        </section>
        <div class="side">${controls(shared.controls, say, own)}</div>
      </div>
    </main>
    ${footer(reader, path)}`;
  return makePage({
    lang,
    title: `${title} · Gamewright`,
    titleLang: own,
    palette: paletteOf(shared),
    head: head(shared, texts),
    body,
    script: PLAYER,
    frames,
  });
}

/** A card for messengers; search engines are told to leave it alone, by a header too. */
function head({ title, url }: SharedGame, texts: PublicTexts): Content {
  const { description } = texts.share;
  return html`<meta name="robots" content="noindex" />
    <meta name="description" content="${description}" />
    <meta property="og:type" content="website" />
    <meta property="og:site_name" content="Gamewright" />
    <meta property="og:title" content="${title}" />
    <meta property="og:description" content="${description}" />
    <meta property="og:url" content="${url}" />
    <meta property="og:image" content="${url}/image.png" />
    <meta property="og:image:type" content="image/png" />
    <meta property="og:image:width" content="1200" />
    <meta property="og:image:height" content="630" />
    <meta property="og:image:alt" content="${title}" />
    <meta name="twitter:card" content="summary_large_image" />
    <meta name="twitter:title" content="${title}" />
    <meta name="twitter:description" content="${description}" />
    <meta name="twitter:image" content="${url}/image.png" />
    <meta name="twitter:image:alt" content="${title}" />`;
}

/** In UTC, since the page is the same for everybody. */
function until(time: Date, lang: string): Content {
  const text = new Intl.DateTimeFormat(lang, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' }).format(time);
  return html`<time datetime="${time.toISOString()}">${text} UTC</time>`;
}
