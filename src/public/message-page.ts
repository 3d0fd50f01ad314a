/** The page of a refusal, for people: unknown addresses and games, withdrawn ones, links that have expired. */
import { html } from '../http/html.js';
import { HOUSE } from './accent.js';
import { footer, makePage, MARK, topBar, type Page } from './document.js';

export interface MessagePageOptions {
  /** it is shown in a frame, from which no link leads on */
  readonly framed?: boolean;
  /** what links start with; empty on the site itself */
  readonly site?: string;
}

export function messagePage(
  heading: string,
  message: string,
  requestId: string,
  { framed = false, site = '' }: MessagePageOptions = {},
): Page {
  const ways = html`<p class="ways">
    <a class="button" href="${site}/games">See all games</a> <a href="${site}/">Make a game</a>
  </p>`;
  return makePage({
    lang: 'en',
    title: `${heading} · Gamewright`,
    palette: HOUSE,
    head: html`<meta name="robots" content="noindex" />`,
    body: html`${!framed && topBar('All games', site)}
      <main class="wrap note">
        ${MARK}
        <h1>${heading}</h1>
        <p>${message}</p>
        ${!framed && ways}
        <p><small>Request ${requestId}</small></p>
      </main>
      ${!framed && footer(site)}`,
    // it says nothing of anybody, and there is nothing to press
    ...(framed ? { ancestors: '*' as const } : {}),
  });
}
