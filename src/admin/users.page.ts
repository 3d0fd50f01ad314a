/** `/admin/users` and `/admin/users/:id`: accounts, their credits, and the form that gives some. */
import type { UserRecord } from '../accounts/accounts.model.js';
import type { CreditBalance, CreditEntryRecord } from '../credits/credits.model.js';
import { html, type Content } from '../http/html.js';
import type { CreditRequestRecord, OpenCreditRequest, OperatorActionRecord } from '../operators/operators.model.js';
import type { Page } from '../public/document.js';
import { actionTable } from './audit.page.js';
import { adminPage } from './layout.js';
import { ENTRIES } from './names.js';
import { address, confirmation, facts, finder, paged, problem, table, time } from './parts.js';

export function usersPage(
  operator: string,
  users: readonly UserRecord[],
  search: string | undefined,
  requests: readonly OpenCreditRequest[],
): Page {
  const { shown, more } = paged(users, '/admin/users', { search }, ({ id }) => id);
  const rows = shown.map(({ id, email, name, guest, createdAt }): Content[] => [
    html`<a href="/admin/users/${id}">${guest ? 'Guest, no account' : email}</a>`,
    name,
    time(createdAt),
  ]);
  const empty = search ? 'No account matches that.' : 'Nobody has signed up yet.';
  return adminPage({
    title: 'Users',
    section: '/admin/users',
    operator,
    content: html`${requests.length > 0 && requestTable(requests)}
    ${finder('/admin/users', search, 'E-mail address, name or ID')}
    ${table([{ name: 'Account', long: true }, { name: 'Name', long: true }, { name: 'Signed up' }], rows, empty)}
    ${more}`,
  });
}

/** Giving credits answers a request, and so does declining: the account's page has both forms. */
function requestTable(requests: readonly OpenCreditRequest[]): Content {
  const rows = requests.map(({ userId, email, note, createdAt }): Content[] => [
    html`<a href="/admin/users/${userId}#give">${email}</a>`,
    note ?? '–',
    time(createdAt),
  ]);
  return html`<h2 id="requests">Requests for credits</h2>
    ${table([{ name: 'Account', long: true }, { name: 'Note', long: true }, { name: 'Asked' }], rows, '')}
    <h2>Accounts</h2>`;
}

export interface UserView {
  readonly operator: string;
  readonly user: UserRecord;
  readonly balance: CreditBalance;
  readonly entries: readonly CreditEntryRecord[];
  readonly actions: readonly OperatorActionRecord[];
  /** the open one */
  readonly request: CreditRequestRecord | null;
  /** names this form's request: sent twice, it counts once */
  readonly key: string;
  /** what was typed, where it was refused, and why */
  readonly typed?: Readonly<Record<string, string>>;
  readonly refusal?: string;
  /** why declining was refused */
  readonly declining?: string;
  readonly done?: Content;
}

export function userPage(view: UserView): Page {
  const { operator, user, balance, entries, actions, request } = view;
  return adminPage({
    title: user.guest ? 'Guest, no account' : user.email,
    section: '/admin/users',
    operator,
    content: html`${confirmation(view.done)}
      ${facts({
        Name: user.name,
        'Signed up': time(user.createdAt),
        ID: html`<code>${user.id}</code>`,
        Credits: `${balance.spendableBalance} available, ${balance.heldBalance} held for runs`,
      })}
      <p>
        <a href="${address('/admin/runs', { user: user.id })}">Runs of this account</a> ·
        <a href="${address('/admin/games', { search: user.email })}">Published games</a>
      </p>
      ${request && requestFacts(request)}
      <h2 id="give">Give credits or correct the balance</h2>
      ${creditsForm(view)} ${request && declineForm(view, request)}
      <h2>Latest ledger entries</h2>
      ${table(
        [
          { name: 'When' },
          { name: 'Type' },
          { name: 'Amount', number: true },
          { name: 'Balance', number: true },
          { name: 'Description', long: true },
        ],
        entries.map((entry): Content[] => [
          time(entry.createdAt),
          ENTRIES[entry.type],
          signed(entry.amount),
          entry.balanceAfter,
          entry.description,
        ]),
        'The ledger is empty.',
      )}
      <h2>What operators did</h2>
      ${actionTable(actions)}`,
  });
}

function requestFacts({ note, createdAt }: CreditRequestRecord): Content {
  return html`<h2>Request for credits</h2>
    ${facts({ Asked: time(createdAt), Note: note ?? 'No note' })}`;
}

function declineForm({ user, declining, typed = {} }: UserView, { id }: CreditRequestRecord): Content {
  return html`<h2 id="decline">Decline the request</h2>
    <form class="ask" method="post" action="/admin/users/${user.id}/decline">
      ${problem(declining)}
      <input type="hidden" name="requestId" value="${id}" />
      <label for="declined-reason">Reason</label>
      <input
        id="declined-reason"
        name="reason"
        required
        maxlength="500"
        value="${(declining !== undefined && typed['reason']) || ''}"
        aria-describedby="declined-reason-hint"
      />
      <p class="hint" id="declined-reason-hint">The account’s owner sees it, and may ask again.</p>
      <p><button class="button" type="submit">Decline</button></p>
    </form>`;
}

function creditsForm({ user, key, typed: given = {}, refusal }: UserView): Content {
  const typed = refusal === undefined ? {} : given;
  const type = typed['type'] ?? 'grant';
  const option = (value: string, text: string) =>
    html`<option value="${value}" ${value === type && html` selected`}>${text}</option>`;
  return html`<form class="ask" method="post" action="/admin/users/${user.id}/credits">
    ${problem(refusal)}
    <input type="hidden" name="key" value="${key}" />
    <label for="type">Action</label>
    <select id="type" name="type">
      ${option('grant', 'Give credits')}${option('adjust', 'Correct the balance, up or down')}
    </select>
    <label for="amount">Credits</label>
    <input
      id="amount"
      name="amount"
      type="number"
      step="1"
      required
      value="${typed['amount'] ?? ''}"
      aria-describedby="amount-hint"
    />
    <p class="hint" id="amount-hint">
      To take credits away, choose “Correct the balance” and a negative number. Credits that are held for runs can’t be
      taken.
    </p>
    <label for="reason">Reason</label>
    <input
      id="reason"
      name="reason"
      required
      maxlength="500"
      value="${typed['reason'] ?? ''}"
      aria-describedby="reason-hint"
    />
    <p class="hint" id="reason-hint">The account’s owner sees it beside the entry.</p>
    <p><button class="button" type="submit">Add the entry</button></p>
  </form>`;
}

export function signed(amount: number): string {
  return amount > 0 ? `+${amount}` : `−${-amount}`;
}
