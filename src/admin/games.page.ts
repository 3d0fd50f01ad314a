/** `/admin/games`, `/admin/games/:artifactId` and `/admin/reports`: what is public, what people report of it, and what to do. */
import { html, type Content, type Markup } from '../http/html.js';
import type { OperatorActionRecord, OperatorGame, PublicationState, ReportRow } from '../operators/operators.model.js';
import type { Page } from '../public/document.js';
import type { ReportReason } from '../publications/public-game.model.js';
import { actionTable } from './audit.page.js';
import { adminPage } from './layout.js';
import {
  address,
  confirmation,
  counted,
  facts,
  finder,
  paged,
  problem,
  select,
  table,
  time,
  type Column,
} from './parts.js';

const STATES: Readonly<Record<PublicationState, string>> = {
  public: 'Public',
  unpublished: 'Unpublished by its owner',
  taken_down: 'Taken down',
};

const REASONS: Readonly<Record<ReportReason, string>> = {
  hate: 'Insults or threatens people',
  sexual: 'Sexual content',
  violence: 'Glorifies violence',
  minors: 'Endangers children',
  copyright: 'Uses someone else’s work',
  personal_data: 'Reveals private information',
  broken: 'Doesn’t work',
  other: 'Something else',
};

export interface GamesQuery {
  readonly state?: PublicationState | undefined;
  readonly search?: string | undefined;
}

export const gameCursor = ({ publishedAt, artifactId }: OperatorGame) => `${publishedAt.toISOString()}~${artifactId}`;

export function gamesPage(operator: string, games: readonly OperatorGame[], query: GamesQuery): Page {
  const { shown, more } = paged(games, '/admin/games', { ...query }, gameCursor);
  const rows = shown.map((game): Content[] => [
    html`<a href="/admin/games/${game.artifactId}">${game.title}</a>`,
    STATES[game.state],
    html`<a href="/admin/users/${game.userId}">${game.ownerEmail}</a>`,
    game.plays,
    game.likes,
    game.openReports,
    time(game.publishedAt),
  ]);
  const columns = [
    { name: 'Game', long: true },
    { name: 'State' },
    { name: 'Owner', long: true },
    { name: 'Plays', number: true },
    { name: 'Likes', number: true },
    { name: 'Open reports', number: true },
    { name: 'Published' },
  ] as const;
  const empty = query.search || query.state ? 'No game matches that.' : 'No game has been published yet.';
  const states = select('state', 'State', { '': 'All states', ...STATES }, query.state);
  return adminPage({
    title: 'Games',
    section: '/admin/games',
    operator,
    content: html`${finder('/admin/games', query.search, 'Title, address, owner or ID', states)}
    ${table(columns, rows, empty)} ${more}`,
  });
}

export interface GameView {
  readonly operator: string;
  readonly game: OperatorGame;
  readonly reports: readonly ReportRow[];
  readonly actions: readonly OperatorActionRecord[];
  readonly refusal?: string;
  readonly done?: Content;
}

export function gamePage({ operator, game, reports, actions, refusal, done }: GameView): Page {
  return adminPage({
    title: game.title,
    section: '/admin/games',
    operator,
    content: html`${confirmation(done)} ${problem(refusal)}
      ${facts({
        State: html`<span class="state">${STATES[game.state]}</span>`,
        'Taken down': game.takenDownAt && time(game.takenDownAt),
        Reason: game.takenDownReason,
        Page: html`<a href="${game.publicUrl}">${game.publicUrl}</a>`,
        Owner: html`<a href="/admin/users/${game.userId}">${game.ownerEmail}</a>`,
        Published: time(game.publishedAt),
        'Plays and likes': `${game.plays} ${counted(game.plays, 'play', 'plays')}, ${game.likes} ${counted(game.likes, 'like', 'likes')}`,
        Run: html`<a href="/admin/runs/${game.runId}"><code>${game.runId}</code></a>`,
      })}
      ${forms(game)}
      <h2>Reports</h2>
      ${reportTable(reports, false)}
      <h2>What operators did</h2>
      ${actionTable(actions)}`,
  });
}

function forms(game: OperatorGame): Content {
  return [
    game.state === 'public' &&
      actionForm(game, 'take-down', {
        heading: 'Take this game down',
        button: 'Take it down',
        hint: 'Its page, embeds and share links stop working. The owner keeps the game, sees the reason and can’t publish it again. Open reports are settled.',
      }),
    game.state === 'taken_down' &&
      actionForm(game, 'put-back', {
        heading: 'Put this game back',
        button: 'Make it public again',
        hint: 'The game is public again at its old address, and its share links work again.',
      }),
    game.openReports > 0 &&
      actionForm(game, 'settle', {
        heading: 'Settle the reports',
        button: game.openReports === 1 ? 'Settle 1 report' : `Settle ${game.openReports} reports`,
        hint: 'Nothing changes for the game. Settled reports stay in the list of all reports.',
      }),
  ];
}

function actionForm(
  game: OperatorGame,
  action: string,
  { heading, button, hint }: { readonly heading: string; readonly button: string; readonly hint: string },
): Markup {
  return html`<h2>${heading}</h2>
    <form class="ask" method="post" action="/admin/games/${game.artifactId}/${action}">
      <label for="${action}-reason">Reason</label>
      <input id="${action}-reason" name="reason" required maxlength="500" aria-describedby="${action}-hint" />
      <p class="hint" id="${action}-hint">${hint}</p>
      <p><button class="button" type="submit">${button}</button></p>
    </form>`;
}

export function reportsPage(operator: string, reports: readonly ReportRow[], open: boolean): Page {
  const query = open ? {} : { all: '1' };
  const { shown, more } = paged(reports, '/admin/reports', query, ({ id }) => id);
  const tab = (name: string, href: string, current: boolean) =>
    html`<li><a class="chip" href="${href}" ${current && html` aria-current="true"`}>${name}</a></li>`;
  return adminPage({
    title: 'Reports',
    section: '/admin/reports',
    operator,
    content: html`<ul class="chips find" aria-label="Which reports">
        ${tab('Open', '/admin/reports', open)}${tab('All', address('/admin/reports', { all: '1' }), !open)}
      </ul>
      ${shown.length === 0 && open ? html`<p class="none">There are no open reports.</p>` : reportTable(shown, true)}
      ${more}`,
  });
}

function reportTable(reports: readonly ReportRow[], withGame: boolean): Markup {
  const columns: Column[] = [
    { name: 'When' },
    ...(withGame ? [{ name: 'Game', long: true } as const] : []),
    { name: 'Reason' },
    { name: 'Note', long: true },
    { name: 'State' },
  ];
  const rows = reports.map((report): Content[] => [
    time(report.createdAt),
    ...(withGame ? [html`<a href="/admin/games/${report.artifactId}">${report.title}</a>`] : []),
    REASONS[report.reason],
    report.note ?? '–',
    report.settledAt ? html`Settled ${time(report.settledAt)}` : 'Open',
  ]);
  return table(columns, rows, 'Nothing has been reported.');
}
