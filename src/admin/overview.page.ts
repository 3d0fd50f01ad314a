/** `/admin`: how the service is doing: what waits, the last 24 hours, and the models. */
import { html, type Content, type Markup } from '../http/html.js';
import type { Figure, ModelState, QueueState } from '../operators/operators.model.js';
import type { Page } from '../public/document.js';
import { adminPage } from './layout.js';
import { modelsPart, silentModels } from './models.part.js';
import { ENTRIES, FAILURES, kindOf, named, STATUSES } from './names.js';
import { counted, table, time } from './parts.js';

export interface OverviewView {
  readonly operator: string;
  readonly queue: QueueState;
  readonly models: readonly ModelState[];
  readonly figures: readonly Figure[];
  /** open requests for credits */
  readonly requests: number;
}

export function overviewPage({ operator, queue, models, figures, requests }: OverviewView): Page {
  const one = (group: Figure['group']) => figures.find((figure) => figure.group === group)?.value ?? 0;
  const accepted = sum(figures, 'status');
  return adminPage({
    title: 'Overview',
    section: '/admin',
    operator,
    content: html`${silentModels(models)}
      <ul class="tiles">
        ${tile(queue.waiting, html`<a href="/admin/runs?status=queued">${counted(queue.waiting, 'run waiting', 'runs waiting')}</a>`)}
        ${tile(queue.running, counted(queue.running, 'game being made', 'games being made'))}
        ${tile(one('openReports'), html`<a href="/admin/reports">${counted(one('openReports'), 'open report', 'open reports')}</a>`)}
        ${tile(requests, html`<a href="/admin/users#requests">${counted(requests, 'request for credits', 'requests for credits')}</a>`)}
      </ul>
      ${queue.oldestAt && html`<p>The longest wait in the queue began at ${time(queue.oldestAt)}.</p>`}
      <h2>Last 24 hours</h2>
      <ul class="tiles">
        ${tile(accepted, counted(accepted, 'run accepted', 'runs accepted'))}
        ${tile(credits(figures, 'spend'), counted(credits(figures, 'spend'), 'credit spent', 'credits spent'))}
        ${tile(one('signUps'), counted(one('signUps'), 'new account', 'new accounts'))}
        ${tile(one('publications'), counted(one('publications'), 'game published', 'games published'))}
        ${tile(one('plays'), counted(one('plays'), 'play of a public game', 'plays of public games'))}
      </ul>
      <div class="parts">
        ${part(figures, 'status', 'Runs', 'State', 'No run was accepted.', (name) => [
          html`<a href="/admin/runs?status=${name}">${named(STATUSES, name)}</a>`,
        ])}
        ${part(figures, 'kind', 'Games', 'Kind', 'No game was made.', (name) => [
          html`<a href="/admin/runs?kind=${name}">${kindOf(name)}</a>`,
        ])}
        ${part(figures, 'failure', 'Failures', 'Reason', 'No run has failed.', (name) => [
          html`<a href="/admin/runs?failure=${name}">${named(FAILURES, name)}</a>`,
        ])}
        ${part(figures, 'credits', 'Credits', 'Type', 'No credits have moved.', (name) => [named(ENTRIES, name)])}
      </div>
      ${modelsPart(models, figures)}`,
  });
}

function tile(value: number, name: Content): Markup {
  return html`<li><b>${value}</b><span>${name}</span></li>`;
}

function part(
  figures: readonly Figure[],
  group: Figure['group'],
  heading: string,
  column: string,
  empty: string,
  cell: (name: string) => Content,
): Markup {
  const rows = figures.filter((figure) => figure.group === group).map(({ name, value }) => [cell(name), value]);
  return html`<section>
    <h3>${heading}</h3>
    ${table([{ name: column }, { name: 'Number', number: true }], rows, empty)}
  </section>`;
}

function sum(figures: readonly Figure[], group: Figure['group']): number {
  return figures.filter((figure) => figure.group === group).reduce((total, { value }) => total + value, 0);
}

function credits(figures: readonly Figure[], type: string): number {
  return figures.find(({ group, name }) => group === 'credits' && name === type)?.value ?? 0;
}
