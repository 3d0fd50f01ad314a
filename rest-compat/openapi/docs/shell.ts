/** What the pages of documentation share: head, contents, style and script. */
import { html, inline, jsonScript, toHtml, type Content } from '../../../src/http/html.js';
import { MARK } from '../../../src/public/document.js';
import { SCRIPT } from './script.js';
import type { Found } from './search-index.js';
import { STYLE } from './style.js';

export interface DocsPage {
  /** its path, which is told as the current one among the others */
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly contents: Content;
  readonly main: Content;
  /** what its search finds, on this page and the others */
  readonly index: readonly Found[];
}

/** The pages, in the order of the contents. */
const PAGES = [
  ['/docs', 'Routes, errors, types'],
  ['/docs/graphql', 'GraphQL guide'],
  ['/docs/recipes', 'Recipes'],
] as const;

export function shell({ path, title, description, contents, main, index }: DocsPage): string {
  const pages = html`<ul class="pages">
    ${PAGES.map(
      ([at, name]) =>
        html`<li>
          ${at === path ? html`<a href="${at}" aria-current="page">${name}</a>` : html`<a href="${at}">${name}</a>`}
        </li>`,
    )}
  </ul>`;
  return toHtml(
    html`<!doctype html>
      <html lang="en">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <title>${title}</title>
          <meta name="description" content="${description}" />
          <meta name="theme-color" media="(prefers-color-scheme: light)" content="#fbfaf8" />
          <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#131118" />
          <link rel="icon" href="data:," />
          ${inline('style', STYLE)}
        </head>
        <body>
          <a class="skip" href="#main">Skip to content</a>
          <header class="side">
            <a class="brand" href="/">${MARK}Gamewright <span>API</span></a>
            <div class="search"></div>
            <nav aria-label="Contents">
              <details class="contents">
                <summary>Contents</summary>
                ${pages} ${contents}
              </details>
              <div class="wide">${pages} ${contents}</div>
            </nav>
          </header>
          <main id="main">${main}</main>
          ${jsonScript('application/json', index, 'search-index')} ${inline('script', SCRIPT)}
        </body>
      </html> `,
  );
}
