/** `/games/:slug/report`: what is wrong with a public game, told to the operator. A form that needs no script. */
import { html, type Content } from '../http/html.js';
import type { PublicGame } from '../publications/publications.model.js';
import { REPORT_REASONS } from '../publications/public-game.model.js';
import { HOUSE } from './accent.js';
import { footer, makePage, topBar, type Page } from './document.js';
import { reportPath } from './game-around.js';
import { languageOf, pagePath } from './game-view.js';
import { fill } from './texts/format.js';
import type { Reader } from './texts/index.js';

/** `problem`: what is wrong with a report that was sent. */
export function reportPage(game: PublicGame, reader: Reader, problem?: string): Page {
  const { report: texts } = reader.texts;
  // the game's own title, as a link, where the question names it
  const [before, named = '', after] = texts.question.split(/\[(.*)\]/u);
  const link = html`<a href="${pagePath(game.slug)}" lang="${languageOf(game)}" dir="auto"
    >${fill(named, { title: game.title })}</a
  >`;
  return page(
    game,
    reader,
    html`<h1>${texts.heading}</h1>
      <p class="lead">${before}${link}${after}</p>
      <form class="ask" method="post" action="${reportPath(game.slug)}">
        ${problem !== undefined && html`<p role="alert"><strong>${problem}</strong></p>`}
        <label for="reason">${texts.reason}</label>
        <select id="reason" name="reason" required>
          <option value="">${texts.choose}</option>
          ${REPORT_REASONS.map((reason) => html`<option value="${reason}">${texts[reason]}</option>`)}
        </select>
        <label for="note">${texts.note}</label>
        <textarea id="note" name="note" rows="5" maxlength="1000" dir="auto"></textarea>
        <p><button class="button" type="submit">${texts.send}</button></p>
        <p class="hint">${texts.hint}</p>
      </form>`,
  );
}

export function reportedPage(game: PublicGame, reader: Reader): Page {
  const { texts } = reader;
  return page(
    game,
    reader,
    html`<h1>${texts.report.thanks}</h1>
      <p class="lead">${texts.report.looked}</p>
      <p class="ways"><a class="button" href="/games">${texts.seeAll}</a> <a href="/">${texts.makeGame}</a></p>`,
  );
}

function page(game: PublicGame, reader: Reader, content: Content): Page {
  return makePage({
    lang: reader.lang,
    title: `${fill(reader.texts.report.title, { title: game.title })} · Gamewright`,
    palette: HOUSE,
    head: html`<meta name="robots" content="noindex" />`,
    body: html`${topBar(reader)}
      <main class="wrap"><div class="intro">${content}</div></main>
      ${footer(reader, reportPath(game.slug))}`,
    form: true,
  });
}
