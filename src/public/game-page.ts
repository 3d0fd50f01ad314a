/** The page of a public game, at `/games/:slug`: readable without script, its game a click away. */
import { html, jsonScript, toHtml, type Content, type Markup } from '../http/html.js';
import type { ListedGame, PublicGame, RemixSource, ScoreRecord } from '../publications/publications.model.js';
import { board, scoreForm } from './board.js';
import { parseControl } from './controls.js';
import { footer, makePage, topBar, type Page } from './document.js';
import { facts, heading, remixes, reportPath, social, source, ways, type Remixes } from './game-around.js';
import { gameCards } from './game-card.js';
import { appManifestPath, coverPath, languageOf, pagePath, paletteOf, shortened, workerPath } from './game-view.js';
import { PLAYER } from './player.js';
import { ICONS, stage } from './stage.js';
import { structuredData } from './structured-data.js';
import { readerOf } from './texts/index.js';
import { kindName, wordsIn, type Words } from './words.js';

export interface Site {
  /** origin, without a slash at the end */
  readonly publicUrl: string;
  /** what a policy says of the game's frame, and where the frame gets the game from */
  readonly frames: string;
  readonly source: string;
  /** whether a service worker may keep the game: it comes from the site's own origin */
  readonly keeps?: boolean;
  /** the reader's language; the game's own where absent, as for search engines, which name none */
  readonly lang?: string;
  /** other games that who likes this one may like */
  readonly related?: readonly ListedGame[];
  /** the public game that it was made from */
  readonly remixOf?: RemixSource | null;
  readonly remixes?: Remixes;
  /** the first of its leaderboard; absent where its kind has none */
  readonly scores?: readonly ScoreRecord[];
}

export function gamePage(game: PublicGame, site: Site): Page {
  const { seoContent: seo } = game;
  const own = languageOf(game);
  const lang = site.lang ?? own;
  const reader = readerOf(lang);
  const { words, lang: spoken } = wordsIn(lang);
  const wordsLang = lang.toLowerCase().split('-')[0] === spoken ? null : spoken;
  // our own words in a page whose language we do not speak say which one they are in
  const say = (word: keyof Words): Content =>
    wordsLang === null ? words[word] : html`<span lang="${wordsLang}">${words[word]}</span>`;
  const kind = kindName(game.genre, lang);
  const chips = [seo.genre ?? kind, seo.playMode];
  const body = html`${topBar(reader)}
    <main class="wrap">
      <div class="head">
        <div>${heading(game.title, own)} ${source(site.remixOf, words, wordsLang)} ${facts(game, lang, say)}</div>
        <ul class="chips">
          ${chips.map((chip) => chip && html`<li class="chip" lang="${chip === kind ? lang : own}">${chip}</li>`)}
        </ul>
      </div>
      ${stage({ ...staged(game), words, wordsLang, source: site.source, ...(site.keeps ? { worker: workerPath(game.slug) } : {}), after: bar(say, social(game, words, say, site)) })}
      ${site.scores !== undefined && scoreForm(say, reader.texts.refused.awayText)}
      <noscript><p>${say('noScript')}</p></noscript>
      <div class="about">
        <div>
          <section><p class="lead pre" dir="auto" lang="${own}">${game.description}</p></section>
          ${
            seo.howToPlay !== null &&
            html`<section>
              <h2>${say('howToPlay')}</h2>
              <p class="pre" dir="auto" lang="${own}">${seo.howToPlay}</p>
            </section>`
          }
          ${questions(game, own, say)}
          ${
            game.prompt !== null &&
            html`<section>
              <h2>${say('prompt')}</h2>
              <blockquote class="pre" dir="auto" lang="${own}">${game.prompt}</blockquote>
            </section>`
          }
        </div>
        <div class="side">
          ${ways(game, say)} ${site.scores !== undefined && board(game, site.scores, lang, say, site)}
          ${controls(game.controls, say, own)}
          <section>
            <details>
              <summary>${say('embed')}</summary>
              <code translate="no">${embedCode(game)}</code>
            </details>
          </section>
          <p class="report"><a href="${reportPath(game.slug)}" rel="nofollow">${say('report')}</a></p>
        </div>
      </div>
      ${site.remixes && remixes(site.remixes, say, reader)}
      ${
        site.related !== undefined &&
        site.related.length > 0 &&
        html`<section class="related">
          <h2>${say('related')}</h2>
          ${gameCards(site.related, reader, 3)}
        </section>`
      }
    </main>
    ${footer(reader, pagePath(game.slug))}${jsonScript('application/ld+json', structuredData(game, seo.genre ?? kindName(game.genre, own)))}`;
  return makePage({
    lang,
    title: seo.metaTitle ?? `${game.title} · Gamewright`,
    titleLang: own,
    palette: paletteOf(game),
    head: head(game, own, site),
    body,
    script: PLAYER,
    frames: site.frames,
    site: site.publicUrl,
    manifest: appManifestPath(game.slug),
    worker: site.keeps === true,
    reads: ['/graphql'],
  });
}

/** The frame to copy. */
// prettier-ignore
export function embedCode(game: Pick<PublicGame, 'embedUrl' | 'title'>, width = 960, height = 540): string {
  return toHtml(
    html`<iframe src="${game.embedUrl}" title="${game.title}" width="${width}" height="${height}" style="border:0" allow="autoplay; fullscreen; gamepad" loading="lazy"></iframe>`,
  );
}

/** What a stage shows of a public game. */
const staged = ({ slug, title }: PublicGame) => ({ title, name: slug, cover: coverPath(slug) });

export type Say = (word: keyof Words) => Content;

/** The buttons below a stage; `more` stand before those of the game. */
export function bar(say: Say, more: Content = null): Markup {
  return html`<div class="bar">
    <p class="best" hidden role="status">${say('best')}: <output></output></p>
    ${more}
    <button class="tool" id="again" type="button" hidden>${ICONS.again}${say('restart')}</button
    ><button class="tool" id="full" type="button">${ICONS.full}${say('fullScreen')}</button>
  </div>`;
}

/** The card of a game's controls. */
export function controls(lines: readonly string[], say: Say, lang: string): Content {
  if (lines.length === 0) return null;
  const row = (line: string) => {
    const { key, action } = parseControl(line);
    return key === null
      ? html`<tr>
          <td colspan="2" dir="auto">${action}</td>
        </tr>`
      : html`<tr>
          <th scope="row"><kbd dir="auto">${key}</kbd></th>
          <td dir="auto">${action}</td>
        </tr>`;
  };
  return html`<section>
    <h2 id="controls">${say('controls')}</h2>
    <table aria-labelledby="controls">
      <thead>
        <tr>
          <th scope="col">${say('key')}</th>
          <th scope="col">${say('action')}</th>
        </tr>
      </thead>
      <tbody lang="${lang}">
        ${lines.map(row)}
      </tbody>
    </table>
  </section>`;
}

function questions({ seoContent: { faq } }: PublicGame, lang: string, say: Say): Content {
  if (faq.length === 0) return null;
  return html`<section>
    <h2>${say('questions')}</h2>
    ${faq.map(
      ({ question, answer }) =>
        html`<details lang="${lang}">
          <summary dir="auto">${question}</summary>
          <p class="pre" dir="auto">${answer}</p>
        </details>`,
    )}
  </section>`;
}

function head(game: PublicGame, lang: string, { publicUrl }: Site): Markup {
  const { seoContent: seo } = game;
  const title = seo.metaTitle ?? game.title;
  const description = seo.metaDescription ?? shortened(game.description);
  const alt = seo.ogImageAlt ?? game.title;
  const oembed = `${publicUrl}/oembed?format=json&url=${encodeURIComponent(game.publicUrl)}`;
  return html`<meta name="description" content="${description}" />
    ${seo.keywords.length > 0 && html`<meta name="keywords" content="${seo.keywords.join(', ')}" />`}
    <link rel="canonical" href="${game.publicUrl}" />
    ${seo.noindex && html`<meta name="robots" content="noindex" />`}
    <link rel="alternate" type="application/json+oembed" href="${oembed}" title="${game.title}" />
    <meta property="og:type" content="website" />
    <meta property="og:site_name" content="Gamewright" />
    <meta property="og:title" content="${title}" />
    <meta property="og:description" content="${description}" />
    <meta property="og:url" content="${game.publicUrl}" />
    <meta property="og:locale" content="${lang.replace('-', '_')}" />
    <meta property="og:image" content="${game.imageUrl}" />
    <meta property="og:image:type" content="image/png" />
    <meta property="og:image:width" content="1200" />
    <meta property="og:image:height" content="630" />
    <meta property="og:image:alt" content="${alt}" />
    <meta name="twitter:card" content="summary_large_image" />
    <meta name="twitter:title" content="${title}" />
    <meta name="twitter:description" content="${description}" />
    <meta name="twitter:image" content="${game.imageUrl}" />
    <meta name="twitter:image:alt" content="${alt}" />`;
}

/** `/games/:slug/embed`, for frames on other sites: the game and a link back, nothing else. */
export function embedPage(game: PublicGame, site: Site): Page {
  const own = languageOf(game);
  const lang = site.lang ?? own;
  const { words, lang: spoken } = wordsIn(lang);
  const wordsLang = lang.toLowerCase().split('-')[0] === spoken ? null : spoken;
  const back = html`<div class="back">
    <a href="${pagePath(game.slug)}" target="_blank" rel="noopener" dir="auto" lang="${own}">${game.title}</a
    ><span lang="en">Gamewright</span>
  </div>`;
  return makePage({
    lang,
    title: game.title,
    titleLang: own,
    palette: paletteOf(game),
    head: html`<meta name="robots" content="noindex" /><link rel="canonical" href="${game.publicUrl}" />`,
    body: html`<main class="embed">
      ${stage({ ...staged(game), words, wordsLang, source: site.source, after: null })}${back}
    </main>`,
    script: PLAYER,
    frames: site.frames,
    ancestors: '*',
  });
}
