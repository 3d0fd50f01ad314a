/** The page of a refusal, for people: unknown addresses and games, withdrawn ones, links that have expired. */
import { html } from '../http/html.js';
import { HOUSE } from './accent.js';
import { footer, makePage, MARK, topBar, type Page } from './document.js';
import { fill } from './texts/format.js';
import { readerOf, type Reader } from './texts/index.js';

export interface MessagePageOptions {
  /** it is shown in a frame, from which no link leads on */
  readonly framed?: boolean;
  /** what links start with; empty on the site itself */
  readonly site?: string;
  /** English where absent */
  readonly reader?: Reader;
  /** where whoever chooses another language comes back to; absent where the address would not answer again */
  readonly path?: string;
}

export function messagePage(
  heading: string,
  message: string,
  requestId: string,
  { framed = false, site = '', reader = readerOf('en'), path }: MessagePageOptions = {},
): Page {
  const { lang, texts } = reader;
  const ways = html`<p class="ways">
    <a class="button" href="${site}/games">${texts.seeAll}</a> <a href="${site}/">${texts.makeGame}</a>
  </p>`;
  return makePage({
    lang,
    title: `${heading} · Gamewright`,
    palette: HOUSE,
    head: html`<meta name="robots" content="noindex" />`,
    body: html`${!framed && topBar(reader, site)}
      <main class="wrap note">
        ${MARK}
        <h1>${heading}</h1>
        <p>${message}</p>
        ${!framed && ways}
        <p><small>${fill(texts.request, { id: requestId })}</small></p>
      </main>
      ${!framed && footer(reader, site === '' ? path : undefined, site)}`,
    // it says nothing of anybody, and there is nothing to press
    ...(framed ? { ancestors: '*' as const } : {}),
  });
}
