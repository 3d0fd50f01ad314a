/** The page at a short address: a game that is not public, for those who were given the link. */
import type { SharedGame } from '../artifacts/share-links.model.js';
import { html, type Content } from '../http/html.js';
import { footer, makePage, topBar, type Page } from './document.js';
import { bar, controls } from './game-page.js';
import { languageOf, paletteOf } from './game-view.js';
import { PLAYER } from './player.js';
import { stage } from './stage.js';
import { wordsIn, type Words } from './words.js';

export interface SharePageOptions {
  /** what a policy says of the game's frame, and where the frame gets the game from */
  readonly frames: string;
  readonly source: string;
}

/** The game's own words where we speak its language; what is said of the link is English. */
export function sharePage(shared: SharedGame, { frames, source }: SharePageOptions): Page {
  const { title, url, expiresAt } = shared;
  const path = new URL(url).pathname;
  const lang = languageOf({ seoContent: { language: null }, lang: shared.lang });
  const { words, lang: spoken } = wordsIn(lang);
  const wordsLang = lang.toLowerCase().split('-')[0] === spoken ? null : spoken;
  const say = (word: keyof Words): Content =>
    wordsLang === null ? words[word] : html`<span lang="${wordsLang}">${words[word]}</span>`;
  const body = html`${topBar(words.games)}
    <main class="wrap">
      <div class="head">
        <h1 dir="auto">${title}</h1>
        <ul class="chips" lang="en" dir="ltr">
          <li class="chip">Shared with a link</li>
        </ul>
      </div>
      ${stage({ title, name: shared.artifactId, cover: `${path}/cover.webp`, words, wordsLang, source, after: bar(say) })}
      <noscript><p>${say('noScript')}</p></noscript>
      <div class="about">
        <section lang="en" dir="ltr">
          <p class="lead">
            Only people with this link can play this game. It began as one sentence; so can yours.
            ${expiresAt !== null && html`The link works until ${until(expiresAt)}.`}
          </p>
          <p><a class="button" href="/">Make your own game</a></p>
        </section>
        <div class="side">${controls(shared.controls, say)}</div>
      </div>
    </main>
    ${footer()}`;
  return makePage({
    lang,
    title: `${title} · Gamewright`,
    palette: paletteOf(shared),
    head: head(shared),
    body,
    script: PLAYER,
    frames,
  });
}

/** A card for messengers; search engines are told to leave it alone, by a header too. */
function head({ title, url }: SharedGame): Content {
  const description = 'Play this game in your browser. Made from one sentence on Gamewright.';
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
function until(time: Date): Content {
  const text = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' }).format(time);
  return html`<time datetime="${time.toISOString()}">${text} UTC</time>`;
}
