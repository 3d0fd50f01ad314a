/** What every public page starts and ends with, and the policy that its own script and style are allowed by. */
import { direction } from '../generation/package/page.js';
import type { Palette } from '../generation/design.js';
import { hashSource, html, ICON, inline, toHtml, type Content, type Markup } from '../http/html.js';
import { LANGUAGE_NAMES, READER_LANGUAGES } from '../http/reader-language.js';
import { pageColours } from './accent.js';
import { style } from './style.js';
import { fillMarkup } from './texts/format.js';
import type { Reader } from './texts/index.js';

export interface PageOptions {
  /** BCP 47 */
  readonly lang: string;
  readonly title: string;
  /** of the title, where it is not the page's: which letters it is drawn with */
  readonly titleLang?: string;
  readonly palette: Pick<Palette, 'accent' | 'sky' | 'horizon' | 'near'>;
  /** more of the head: description, canonical link, Open Graph */
  readonly head?: Content;
  readonly body: Content;
  readonly bodyClass?: string;
  readonly script?: string;
  /** what a frame may show; none where absent */
  readonly frames?: string;
  /** origin of the site, on pages that search engines list */
  readonly site?: string;
  /** more style, of pages that have parts of their own */
  readonly sheet?: string;
  /** whether the page has a form, which goes to this site */
  readonly form?: boolean;
  /** it can be installed as an app */
  readonly manifest?: string;
  /** whether its script registers a service worker */
  readonly worker?: boolean;
  /** paths of this site that its script reads */
  readonly reads?: readonly string[];
  /** who may show the page in a frame */
  readonly ancestors?: "'none'" | '*';
}

export interface Page {
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Six blocks, four of them lit: the mark that the Studio's page has too (`studio/web/parts/mark.tsx`). */
export const MARK = html`<svg viewBox="0 0 32 32" aria-hidden="true" fill="currentColor">
  <rect x="12" y="3" width="8" height="8" rx="2.500" />
  <rect x="3" y="12" width="8" height="8" rx="2.500" />
  <rect x="12" y="12" width="8" height="8" rx="2.500" />
  <rect x="21" y="12" width="8" height="8" rx="2.500" />
  <rect x="3" y="21" width="8" height="8" rx="2.500" opacity=".4" />
  <rect x="21" y="21" width="8" height="8" rx="2.500" opacity=".4" />
</svg>`;

const MAKE_ICON = html`<svg viewBox="0 0 24 24" aria-hidden="true" class="line">
  <path d="M12 3l2 6.500 6.500 2.500-6.500 2.500-2 6.500-2-6.500L3.500 12 10 9.500z" />
</svg>`;
const GAMES_ICON = html`<svg viewBox="0 0 24 24" aria-hidden="true" class="line">
  <circle cx="12" cy="12" r="9" />
  <path d="M15.500 8.500l-2 5-5 2 2-5z" />
</svg>`;

const LANGUAGES_ICON = html`<svg viewBox="0 0 24 24" aria-hidden="true" class="line">
  <circle cx="12" cy="12" r="9" />
  <path d="M3 12h18M12 3c3.500 3.500 3.500 14.500 0 18M12 3c-3.500 3.500-3.500 14.500 0 18" />
</svg>`;

/** The bar above every page that is not an embedded game: the Studio's, without what needs a session. `site`: what its links start with. */
export function topBar({ lang, texts }: Reader, site = ''): Markup {
  return html`<header class="top" lang="${lang}" dir="${direction(lang)}">
    <a class="brand" href="${site}/" lang="en" dir="ltr">${MARK}Gamewright</a>
    <nav>
      <a href="${site}/">${MAKE_ICON}${texts.make}</a
      ><a href="${site}/games">${GAMES_ICON}<span>${texts.games}</span></a>
    </nav>
  </header>`;
}

/** `path`: of this page, where whoever chooses another language comes back to; absent where there is no way back. */
export function footer({ lang, texts }: Reader, path?: string, site = ''): Markup {
  const product = html`<a href="${site}/" lang="en">Gamewright</a>`;
  return html`<footer lang="${lang}" dir="${direction(lang)}">
    <div class="wrap">
      <p>${fillMarkup(texts.madeBy, { product })}</p>
      ${path !== undefined && languages({ lang, texts }, path)}
    </div>
  </footer>`;
}

/** Every language by its own name. Links, so that the choice needs no script; the cookie that keeps it is set behind them. */
function languages({ lang, texts }: Reader, path: string): Markup {
  const link = (each: (typeof READER_LANGUAGES)[number]) =>
    html`<li>
      <a
        href="/language/${each}?returnTo=${encodeURIComponent(path)}"
        lang="${each}"
        hreflang="${each}"
        dir="auto"
        rel="nofollow"
        ${each === lang && html` aria-current="true"`}
        >${LANGUAGE_NAMES[each]}</a
      >
    </li>`;
  return html`<details class="languages">
    <summary>${LANGUAGES_ICON}${texts.language}: ${LANGUAGE_NAMES[lang]}</summary>
    <ul>
      ${READER_LANGUAGES.map(link)}
    </ul>
  </details>`;
}

/** A whole page. Everything that it needs is in it, except pictures and the game. */
export function makePage(options: PageOptions): Page {
  const {
    lang,
    title,
    titleLang,
    palette,
    head,
    body,
    bodyClass,
    script,
    frames,
    site,
    form,
    sheet: more = '',
    manifest,
    worker = false,
    reads = [],
    ancestors = "'none'",
  } = options;
  const colours = pageColours(palette);
  const sheet = style(palette, colours) + more;
  const markup = html`<!doctype html>
    <html lang="${lang}" dir="${direction(lang.toLowerCase().split('-')[0]!)}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <title${titleLang !== undefined && titleLang !== lang && html` lang="${titleLang}"`}>${title}</title>
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="${colours.light.ground}" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="${colours.dark.ground}" />
        <link rel="icon" href="${ICON}" />
        ${manifest !== undefined && html`<link rel="manifest" href="${manifest}" />`} ${head} ${inline('style', sheet)}
      </head>
      <body class="${bodyClass ?? ''}">
        ${body} ${script === undefined ? null : inline('script', script)}
      </body>
    </html> `;
  const policy = [
    "default-src 'none'",
    `style-src ${hashSource(sheet)}`,
    ...(script === undefined ? [] : [`script-src ${hashSource(script)}`]),
    "img-src 'self' data:",
    ...(frames === undefined ? [] : [`frame-src ${frames}`]),
    // what audits a page reads robots.txt from within it
    ...(site === undefined || site.includes('//[')
      ? []
      : [`connect-src ${['/robots.txt', ...reads].map((path) => site + path).join(' ')}`]),
    ...(manifest === undefined ? [] : ["manifest-src 'self'"]),
    ...(worker ? ["worker-src 'self'"] : []),
    "base-uri 'none'",
    `form-action ${form ? "'self'" : "'none'"}`,
    `frame-ancestors ${ancestors}`,
  ].join('; ');
  return {
    body: toHtml(markup),
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy,
      'x-content-type-options': 'nosniff',
      // with no-referrer a browser sends a form with `Origin: null`, which is another site's
      'referrer-policy': form ? 'same-origin' : 'no-referrer',
    },
  };
}
