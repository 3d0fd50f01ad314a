/** The page of a refusal, for people: unknown games, withdrawn ones, addresses that are none. */
import { html } from '../http/html.js';
import { HOUSE } from './accent.js';
import { footer, makePage, MARK, topBar, type Page } from './document.js';

export function messagePage(heading: string, message: string, requestId: string): Page {
  return makePage({
    lang: 'en',
    title: `${heading} · Gamewright`,
    palette: HOUSE,
    head: html`<meta name="robots" content="noindex" />`,
    body: html`${topBar('All games')}
      <main class="wrap note">
        ${MARK}
        <h1>${heading}</h1>
        <p>${message}</p>
        <p><a class="button" href="/games">See all games</a></p>
        <p><small>Request ${requestId}</small></p>
      </main>
      ${footer()}`,
  });
}
