import { useQuery } from '@urql/preact';
import { useState } from 'preact/hooks';
import { Link } from 'wouter-preact';
import { CreditHistoryDocument, HeldCreditsDocument, type CreditHistoryQuery } from '../generated/operations.js';
import { useMessages } from '../messages/index.js';
import { Ago } from '../parts/ago.js';
import { LoadMore } from '../parts/load-more.js';
import { shortened } from '../parts/shortened.js';
import { Unread } from '../parts/unread.js';
import { useTitle } from '../parts/title.js';
import { saidOf } from '../runs/said.js';
import { CreditsHelp } from './credits-help.js';

const PAGE = 30;

type Viewer = NonNullable<CreditHistoryQuery['viewer']>;
type Entry = NonNullable<Viewer['creditEntries']>['edges'][number]['node'];

/** What can be spent, what is held for games in the making, and every entry of the ledger. */
export function CreditsPage() {
  const { creditsPage: texts } = useMessages();
  const [after, setAfter] = useState<string | null>(null);
  const [{ data, error, fetching, stale }, again] = useQuery({
    query: CreditHistoryDocument,
    variables: { first: PAGE, after },
    requestPolicy: 'cache-and-network',
  });
  useTitle(texts.title);
  const viewer = data?.viewer;
  if (error && !viewer)
    return (
      <div class="page">
        <h1>{texts.title}</h1>
        <Unread error={error} onAgain={() => again({ requestPolicy: 'network-only' })} />
      </div>
    );
  const entries = viewer?.creditEntries;
  return (
    <div class="page">
      <h1>{texts.title}</h1>
      <Balance credits={viewer?.credits ?? null} />
      <CreditsHelp />
      <Held />
      <section>
        <h2>{texts.entries}</h2>
        <div class="table-frame" tabIndex={0} role="region" aria-label={texts.entries}>
          <table class="table" aria-busy={fetching}>
            <thead>
              <tr>
                <th scope="col">{texts.when}</th>
                <th scope="col">{texts.what}</th>
                <th scope="col" class="figure">
                  {texts.amount}
                </th>
                <th scope="col" class="figure">
                  {texts.after}
                </th>
              </tr>
            </thead>
            <tbody>
              {entries?.edges.map(({ node }) => (
                <EntryRow key={node.id} entry={node} />
              ))}
            </tbody>
          </table>
        </div>
        {entries?.edges.length === 0 && <p class="empty">{texts.none}</p>}
        {entries?.pageInfo.hasNextPage && (
          <LoadMore label={texts.more} busy={fetching || stale} onMore={() => setAfter(entries.pageInfo.endCursor)} />
        )}
      </section>
    </div>
  );
}

function Balance({ credits }: { readonly credits: Viewer['credits'] }) {
  const { creditsPage: texts } = useMessages();
  return (
    <dl class="figures">
      <div class="figure-main">
        <dt>{texts.spendable}</dt>
        <dd>{credits ? texts.figure(credits.spendableBalance) : '…'}</dd>
      </div>
      <div>
        <dt>{texts.held}</dt>
        <dd>{credits ? texts.figure(credits.heldBalance) : '…'}</dd>
      </div>
      <div>
        <dt>{texts.balance}</dt>
        <dd>{credits ? texts.figure(credits.studioBalance) : '…'}</dd>
      </div>
      <div>
        <dt>{texts.spent}</dt>
        <dd>{credits?.totals ? texts.figure(credits.totals.spent) : '…'}</dd>
      </div>
    </dl>
  );
}

/** Holds are not charges: they come back if the game fails or is canceled. */
function Held() {
  const texts = useMessages();
  const [{ data }] = useQuery({ query: HeldCreditsDocument, requestPolicy: 'cache-and-network' });
  const runs = data?.viewer?.studioRuns?.edges.map(({ node }) => node).filter(({ credits }) => credits?.held) ?? [];
  if (runs.length === 0) return null;
  return (
    <section>
      <h2>{texts.creditsPage.heldFor}</h2>
      <ul class="held">
        {runs.map((run) => (
          <li key={run.id}>
            <Link href={`/runs/${run.id}`}>{saidOf(run, texts)}</Link>
            <span class="dim small">{texts.run.status[run.status]}</span>
            <span class="figure">{run.credits?.held}</span>
          </li>
        ))}
      </ul>
      <p class="dim small">{texts.creditsPage.heldHint}</p>
    </section>
  );
}

function EntryRow({ entry }: { readonly entry: Entry }) {
  const messages = useMessages();
  const { creditsPage: texts } = messages;
  return (
    <tr>
      <td>
        <Ago time={entry.createdAt} />
      </td>
      <td class="wide-cell">
        {entry.run ? (
          <Link href={`/runs/${entry.run.id}`}>
            {entry.run.thread?.customTitle ?? entry.run.artifact?.title ?? shortened(saidOf(entry.run, messages), 90)}
          </Link>
        ) : (
          <bdi>{entry.source ? texts.sources[entry.source] : entry.description}</bdi>
        )}
        <span class="dim small"> {texts.types[entry.type]}</span>
      </td>
      <td class={entry.amount < 0 ? 'figure' : 'figure good'}>{texts.signed(entry.amount)}</td>
      <td class="figure dim">{texts.figure(entry.balanceAfter)}</td>
    </tr>
  );
}
