/** `/admin/audit`: what operators did, newest first; and the same of one account or game, on its page. */
import { html, type Content, type Markup } from '../http/html.js';
import type { ActionState, OperatorAction, OperatorActionRecord } from '../operators/operators.model.js';
import type { Page } from '../public/document.js';
import { adminPage } from './layout.js';
import { paged, table, time, type Column } from './parts.js';

export const ACTIONS: Readonly<Record<OperatorAction, string>> = {
  'credits.grant': 'Gave credits',
  'credits.adjust': 'Corrected the balance',
  'credits.decline': 'Declined the request',
  'publication.take_down': 'Took the game down',
  'publication.put_back': 'Put the game back',
  'reports.settle': 'Settled the reports',
};

/** Above the page, once it is done. */
export const DONE: Readonly<Record<OperatorAction, string>> = {
  'credits.grant': 'The credits have been given.',
  'credits.adjust': 'The balance has been corrected.',
  'credits.decline': 'The request has been declined.',
  'publication.take_down': 'The game has been taken down.',
  'publication.put_back': 'The game is public again.',
  'reports.settle': 'The reports have been settled.',
};

const NAMES: Readonly<Record<string, string>> = {
  balance: 'balance',
  amount: 'amount',
  public: 'public',
  openReports: 'open reports',
  settledReports: 'settled reports',
};

export function auditPage(operator: string, actions: readonly OperatorActionRecord[]): Page {
  const { shown, more } = paged(actions, '/admin/audit', {}, ({ seq }) => String(seq));
  return adminPage({
    title: 'Audit log',
    section: '/admin/audit',
    operator,
    content: html`<p>Everything that operators have done, newest first. Entries can’t be changed or deleted.</p>
      ${actionTable(shown, true)} ${more}`,
  });
}

/** `withSubject`: what each was done to, where the table is not of one thing. */
export function actionTable(actions: readonly OperatorActionRecord[], withSubject = false): Markup {
  const columns: Column[] = [
    { name: 'When' },
    { name: 'Who', long: true },
    { name: 'What' },
    ...(withSubject ? [{ name: 'Account or game', long: true } as const] : []),
    { name: 'Change' },
    { name: 'Reason', long: true },
  ];
  const rows = actions.map((action): Content[] => [
    time(action.createdAt),
    action.operatorName,
    ACTIONS[action.action],
    ...(withSubject ? [html`<a href="${pathOf(action)}">${action.subjectName}</a>`] : []),
    change(action),
    action.reason,
  ]);
  return table(columns, rows, 'Nothing has been done yet.');
}

function pathOf({ action, subjectId }: OperatorActionRecord): string {
  return `/admin/${action.startsWith('credits.') ? 'users' : 'games'}/${subjectId}`;
}

/** "balance: 100 → 150, amount: 50"; ids and texts are left to GraphQL. */
function change({ before, after }: OperatorActionRecord): string {
  const names = Object.keys(NAMES).filter((name) => name in before || name in after);
  return names
    .map((name) => {
      const [was, is] = [valueOf(before, name), valueOf(after, name)];
      return `${NAMES[name]}: ${was === undefined ? is : `${was} → ${is}`}`;
    })
    .join(', ');
}

function valueOf(state: ActionState, name: string): string | undefined {
  const value = state[name];
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return value === undefined || value === null ? undefined : String(value);
}
