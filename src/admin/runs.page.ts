/** `/admin/runs` and `/admin/runs/:id`: what was asked for, by whom, and what became of it. */
import { html, type Content } from '../http/html.js';
import type { ModelAttemptRecord } from '../models/models.model.js';
import type { FailureCode, OperatorRun, RunFilter, RunLogLine } from '../operators/operators.model.js';
import type { Page } from '../public/document.js';
import { adminPage } from './layout.js';
import { FAILURES, kindOf, named, OUTCOMES, STATUSES } from './names.js';
import { counted, facts, paged, select, table, time } from './parts.js';

/** Of a prompt in a list: enough to know it again. */
const SHOWN = 90;

export interface RunsView {
  readonly operator: string;
  readonly runs: readonly OperatorRun[];
  readonly filter: RunFilter;
  readonly kinds: readonly string[];
  readonly failures: readonly FailureCode[];
  /** an id that was looked for, and is none */
  readonly unknown?: string | undefined;
}

export function runsPage({ operator, runs, filter, kinds, failures, unknown }: RunsView): Page {
  const query = { user: filter.userId, status: filter.status, kind: filter.kind, failure: filter.failureCode };
  const { shown, more } = paged(runs, '/admin/runs', query, ({ id }) => id);
  const rows = shown.map((run): Content[] => [
    html`<a href="/admin/runs/${run.id}">${promptOf(run)}</a>`,
    run.failureCode ? `${STATUSES[run.status]}: ${FAILURES[run.failureCode]}` : STATUSES[run.status],
    run.kind === null ? '–' : kindOf(run.kind),
    html`<a href="/admin/users/${run.userId}">${run.ownerEmail}</a>`,
    time(run.createdAt),
  ]);
  const isFiltered = Object.values(query).some((value) => value !== undefined);
  const columns = [
    { name: 'Prompt', long: true },
    { name: 'State' },
    { name: 'Kind' },
    { name: 'Account', long: true },
    { name: 'Accepted' },
  ] as const;
  const empty = isFiltered || unknown ? 'No run matches that.' : 'No run has been accepted yet.';
  const kindNames = kinds.map((kind) => [kind, kindOf(kind)] as const).toSorted(([, a], [, b]) => a.localeCompare(b));
  const failureNames = failures.map((code) => [code, FAILURES[code]] as const);
  return adminPage({
    title: 'Runs',
    section: '/admin/runs',
    operator,
    content: html`<div class="find">
        <form action="/admin/runs" role="search">
          <input
            type="search"
            name="id"
            maxlength="64"
            value="${unknown ?? ''}"
            placeholder="Run ID"
            aria-label="Run ID"
          />
          <input
            type="search"
            name="user"
            maxlength="64"
            value="${filter.userId ?? ''}"
            placeholder="Account ID"
            aria-label="Account ID"
          />
          ${select('status', 'State', { '': 'All states', ...STATUSES }, filter.status)}
          ${select('kind', 'Kind', { '': 'All kinds', ...Object.fromEntries(kindNames) }, filter.kind)}
          ${select('failure', 'Failure', { '': 'All failures', ...Object.fromEntries(failureNames) }, filter.failureCode)}
          <button class="button" type="submit">Find</button>
        </form>
      </div>
      ${table(columns, rows, empty)} ${more}`,
  });
}

export interface RunView {
  readonly operator: string;
  readonly run: OperatorRun;
  readonly log: readonly RunLogLine[];
  readonly calls: readonly ModelAttemptRecord[];
  /** it is or was public */
  readonly published: boolean;
}

export function runPage({ operator, run, log, calls, published }: RunView): Page {
  return adminPage({
    title: `Run ${run.id}`,
    section: '/admin/runs',
    operator,
    content: html`${facts({
        State: html`<span class="state">${STATUSES[run.status]}</span>`,
        Failure: run.failureCode && html`${FAILURES[run.failureCode]} <code>${run.failureCode}</code>`,
        Message: run.failureMessage,
        Prompt: html`<span class="pre">${promptOf(run, Infinity)}</span>`,
        Account: html`<a href="/admin/users/${run.userId}">${run.ownerEmail}</a>`,
        Kind: run.kind && kindOf(run.kind),
        Format: run.mode === 'game_bundle' ? 'Bundle (zip)' : 'Single HTML file',
        'Made by': run.provider && madeBy(run.provider, run.model, calls),
        'Model asked for': [run.askedProvider, run.askedModel].filter((name) => name !== null).join(' / ') || null,
        Price: `${run.price} ${counted(run.price, 'credit', 'credits')}`,
        Attempts: run.losses > 0 ? `${run.attempt} (${run.losses} ended because the worker was lost)` : run.attempt,
        Accepted: time(run.createdAt),
        Started: run.startedAt && time(run.startedAt),
        Ended: run.finishedAt && time(run.finishedAt),
        Game: published && html`<a href="/admin/games/${run.artifactId}">Publication and reports</a>`,
      })}
      <h2>Attempts and failures</h2>
      ${table(
        [{ name: 'When' }, { name: 'What' }, { name: 'Details', long: true }],
        log.map(({ at, type, payload }): Content[] => [time(at), EVENTS[type], describe(payload)]),
        'The log is empty.',
      )}
      <h2>Models that were asked</h2>
      ${table(
        [
          { name: 'When' },
          { name: 'Model' },
          { name: 'Outcome' },
          { name: 'Took', number: true },
          { name: 'Tokens in', number: true },
          { name: 'Tokens out', number: true },
        ],
        calls.map((call): Content[] => [
          time(call.startedAt),
          `${call.provider} / ${call.model}`,
          call.outcome === null ? 'Working on it' : OUTCOMES[call.outcome],
          call.finishedAt ? seconds(call.finishedAt.getTime() - call.startedAt.getTime()) : '–',
          call.inputTokens,
          call.outputTokens,
        ]),
        'No model was asked for this run.',
      )}`,
  });
}

const EVENTS: Readonly<Record<RunLogLine['type'], string>> = {
  accepted: 'Accepted',
  started: 'Taken by a worker',
  progress: 'Progress',
  requeued: 'Put back in the queue',
  cancelRequested: 'Owner asked to stop',
  completed: 'Completed',
  failed: 'Failed',
  canceled: 'Canceled',
};

/** "Attempt 2. The worker was lost."; an artifact's id says nothing here. */
function describe({ attempt, code, reason, message }: RunLogLine['payload']): string {
  const told = [
    attempt !== undefined && attempt !== null && `Attempt ${attempt}.`,
    code !== undefined && code !== null && `${named(FAILURES, String(code))}.`,
    reason,
    message,
  ];
  return told.filter((part) => typeof part === 'string').join(' ');
}

/** A composer's game that a model was asked for says so: its owner got less than the service wanted to give. */
function madeBy(provider: string, model: string | null, calls: readonly ModelAttemptRecord[]): string {
  if (provider !== 'composer' || model) return [provider, model].filter(Boolean).join(' / ');
  const failed = calls.some(({ outcome }) => outcome !== null && outcome !== 'answered' && outcome !== 'canceled');
  return failed ? 'The built-in composer, because a model did not answer' : 'The built-in composer';
}

const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(1)} s`;

function promptOf({ prompt, deleted }: OperatorRun, most = SHOWN): string {
  if (deleted) return 'Deleted by its owner';
  const characters = [...prompt];
  return characters.length > most ? `${characters.slice(0, most).join('')}…` : prompt;
}
