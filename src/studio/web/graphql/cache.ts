/** What the page remembers of the graph, one record per id, so that an event changes every place that shows its run. */
import { cacheExchange, type Cache } from '@urql/exchange-graphcache';
import { relayPagination } from '@urql/exchange-graphcache/extras';

/** Types without an identity: parts of what they belong to. */
const PARTS = [
  'Credits',
  'CreditTotals',
  'FaqEntry',
  'PageInfo',
  'Playability',
  'PlayabilityCheck',
  'PreviewToken',
  'QueuePlace',
  'RunCredits',
  'RunPrice',
  'SeoContent',
  'ServiceInfo',
  'SingleSignOn',
  'StudioRunFailure',
  'StudioRunConnection',
  'StudioRunEdge',
  'CreditEntryConnection',
  'CreditEntryEdge',
  'PublicationConnection',
  'PublicationEdge',
  'GameReading',
  'ReadingActor',
  'ReadingChange',
  'ReadingEvidence',
  'ReadingRule',
] as const;

export function createCache() {
  return cacheExchange({
    keys: {
      ...Object.fromEntries(PARTS.map((name) => [name, () => null])),
      Publication: ({ artifactId }) => (typeof artifactId === 'string' ? artifactId : null),
    },
    resolvers: {
      Viewer: { studioRuns: relayPagination(), creditEntries: relayPagination(), publications: relayPagination() },
      // a run that a list has shown is shown at once, then read in full
      Query: { studioRun: (_parent, { id }) => ({ __typename: 'StudioRun', id: id as string }) },
    },
    updates: {
      Mutation: {
        createStudioRun: (_result, _args, cache) => forgetRuns(cache),
        // publishing answers with the artifact, whose publication it then is
        unpublishGame: (_result, { artifactId }, cache) =>
          cache.link({ __typename: 'GameArtifact', id: artifactId as string }, 'publication', null),
      },
      Subscription: {
        // the header has the event itself; a page that shows more than it tells is read again
        creditsChanged: (_result, _args, cache) => {
          const viewer = cache.resolve('Query', 'viewer');
          if (typeof viewer === 'string') cache.invalidate(viewer, 'credits');
        },
      },
    },
  });
}

/** Lists of runs are read again: where the new one stands in them, the server knows. */
function forgetRuns(cache: Cache): void {
  const viewer = cache.resolve('Query', 'viewer');
  if (typeof viewer !== 'string') return;
  for (const { fieldName } of cache.inspectFields(viewer)) {
    if (fieldName === 'studioRuns' || fieldName === 'threads') cache.invalidate(viewer, fieldName);
  }
}
