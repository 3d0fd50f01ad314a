/** `/games/:slug/report`: what is wrong with a public game, told to the operator. A form that needs no script. */
import { html, type Content } from '../http/html.js';
import type { PublicGame } from '../publications/publications.model.js';
import { REPORT_REASONS, type ReportReason } from '../publications/public-game.model.js';
import { HOUSE } from './accent.js';
import { footer, makePage, topBar, type Page } from './document.js';
import { reportPath } from './game-around.js';
import { languageOf, pagePath } from './game-view.js';

const REASONS: Readonly<Record<ReportReason, string>> = {
  hate: 'It insults or threatens people for what they are',
  sexual: 'It shows sexual content',
  violence: 'It glorifies violence',
  minors: 'It endangers children',
  copyright: 'It uses what belongs to somebody else',
  personal_data: 'It tells private things of a person',
  broken: 'It doesn’t work',
  other: 'Something else',
};

export function reportPage(game: PublicGame, problem?: string): Page {
  return page(
    game,
    html`<h1>Report a game</h1>
      <p class="lead">
        What is wrong with <a href="${pagePath(game.slug)}" lang="${languageOf(game)}">${game.title}</a>?
      </p>
      <form class="ask" method="post" action="${reportPath(game.slug)}">
        ${problem !== undefined && html`<p role="alert"><strong>${problem}</strong></p>`}
        <label for="reason">Reason</label>
        <select id="reason" name="reason" required>
          <option value="">Choose one</option>
          ${REPORT_REASONS.map((reason) => html`<option value="${reason}">${REASONS[reason]}</option>`)}
        </select>
        <label for="note">More about it (optional)</label>
        <textarea id="note" name="note" rows="5" maxlength="1000"></textarea>
        <p><button class="button" type="submit">Send report</button></p>
        <p class="hint">The operator of this site reads it. Nothing about you is sent along.</p>
      </form>`,
  );
}

export function reportedPage(game: PublicGame): Page {
  return page(
    game,
    html`<h1>Thank you</h1>
      <p class="lead">The operator of this site will look at it.</p>
      <p class="ways"><a class="button" href="/games">See all games</a> <a href="/">Make a game</a></p>`,
  );
}

function page(game: PublicGame, content: Content): Page {
  return makePage({
    lang: 'en',
    title: `Report: ${game.title} · Gamewright`,
    palette: HOUSE,
    head: html`<meta name="robots" content="noindex" />`,
    body: html`${topBar('All games')}
      <main class="wrap"><div class="intro">${content}</div></main>
      ${footer()}`,
    form: true,
  });
}
