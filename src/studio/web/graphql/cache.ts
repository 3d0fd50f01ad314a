/**
 * What the page remembers of the graph, one record per id, so that an event changes every place that shows its run.
 *
 * Some presses show their effect before the answer (`optimistic`): that a run is being stopped, that a session is signed
 * out, that a game is public no more. These nearly always succeed and need nothing that only the server knows. The cache
 * keeps such an effect apart and drops it when the answer comes, whatever that says.
 *
 * Nothing else does. Credits never: the server says what stopping releases and what is left. A run that is not
 * accepted yet has no id, no place and maybe no credits: its page is a skeleton (`compose/slow-make.tsx`). A link, a slug and
 * the texts as they are published are made by the server. That links given to others have stopped is relied on by people:
 * it is said when it is so. And whoever signs out wants to be sure of it.
 */
import { cacheExchange, type Cache } from '@urql/exchange-graphcache';
import { relayPagination } from '@urql/exchange-graphcache/extras';
import type { CreateRunMutation, DeleteGameMutation, EditDesignMutation } from '../generated/operations.js';

/** Types without an identity: parts of what they belong to. */
const PARTS = [
  'ArtifactDiff',
  'Credits',
  'CreditTotals',
  'DesignPicture',
  'EditableActor',
  'EditableColour',
  'EditableDesign',
  'EditableNumber',
  'EditableSwitch',
  'FaqEntry',
  'GameAuthor',
  'PageInfo',
  'Playability',
  'PlayabilityCheck',
  'PreviewToken',
  'QueuePlace',
  'RunCredits',
  'RemixSource',
  'RevokeSessionPayload',
  'RunPrice',
  'SeoContent',
  'ServiceInfo',
  'SingleSignOn',
  'StudioRunFailure',
  'TakeDown',
  'StudioRunConnection',
  'StudioRunEdge',
  'ThreadConnection',
  'ThreadEdge',
  'UserError',
  'CreditEntryConnection',
  'CreditEntryEdge',
  'PublicationConnection',
  'PublicationEdge',
  'GameReading',
  'ReadingActor',
  'ReadingAsk',
  'ReadingChange',
  'ReadingChoices',
  'ReadingEvidence',
  'ReadingPicture',
  'ReadingPreview',
  'ReadingRule',
] as const;

const idIn = (input: unknown): string => (input as { readonly id: string }).id;
const artifactIn = (input: unknown): string => (input as { readonly artifactId: string }).artifactId;

export function createCache() {
  return cacheExchange({
    keys: {
      ...Object.fromEntries(PARTS.map((name) => [name, () => null])),
      Publication: ({ artifactId }) => (typeof artifactId === 'string' ? artifactId : null),
      PublicGame: ({ slug }) => (typeof slug === 'string' ? slug : null),
    },
    resolvers: {
      Viewer: {
        studioRuns: relayPagination(),
        threads: relayPagination(),
        creditEntries: relayPagination(),
        publications: relayPagination(),
      },
      // a run that a list has shown is shown at once, then read in full
      Query: { studioRun: (_parent, { id }) => ({ __typename: 'StudioRun', id: id as string }) },
    },
    optimistic: {
      cancelStudioRun: ({ input }) => ({
        __typename: 'CancelStudioRunPayload',
        run: { __typename: 'StudioRun', id: idIn(input), status: 'canceling' },
      }),
      revokeSession: ({ input }) => ({ __typename: 'RevokeSessionPayload', id: idIn(input) }),
      revokeOtherSessions: () => ({ __typename: 'RevokeOtherSessionsPayload' }),
      unpublishGame: ({ input }) => ({
        __typename: 'UnpublishGamePayload',
        artifactId: artifactIn(input),
      }),
    },
    updates: {
      // also called for a refusal, whose field is null
      Mutation: {
        createStudioRun({ createStudioRun: done }, _args, cache) {
          if ((done as CreateRunMutation['createStudioRun'])?.acceptedRun) forgetRuns(cache);
        },
        editDesign({ editDesign: done }, _args, cache) {
          if ((done as EditDesignMutation['editDesign'])?.run) forgetRuns(cache);
        },
        deleteThread({ deleteThread: done }, { input }, cache) {
          if ((done as DeleteGameMutation['deleteThread'])?.deletedId != null) forgetThread(cache, idIn(input));
        },
        requestCredits({ requestCredits: done }, _args, cache) {
          const viewer = cache.resolve('Query', 'viewer');
          if (done && typeof viewer === 'string') cache.invalidate(viewer, 'creditRequest');
        },
        // publishing answers with the artifact, whose publication it then is
        unpublishGame({ unpublishGame: done }, { input }, cache) {
          const id = artifactIn(input);
          if (done) cache.link({ __typename: 'GameArtifact', id }, 'publication', null);
        },
        revokeSession({ revokeSession: done }, { input }, cache) {
          const ended = cache.keyOfEntity({ __typename: 'Session', id: idIn(input) });
          if (done) keepSessions(cache, (session) => session !== ended);
        },
        revokeOtherSessions({ revokeOtherSessions: done }, _args, cache) {
          if (done) keepSessions(cache, (session) => cache.resolve(session, 'current') === true);
        },
      },
      Subscription: {
        // the header has the event itself; a page that shows more than it tells is read again
        creditsChanged: (_result, _args, cache) => {
          const viewer = cache.resolve('Query', 'viewer');
          if (typeof viewer !== 'string') return;
          cache.invalidate(viewer, 'credits');
          // what was asked for may have come
          cache.invalidate(viewer, 'creditRequest');
        },
      },
    },
  });
}

function keepSessions(cache: Cache, isKept: (key: string) => boolean): void {
  const viewer = cache.resolve('Query', 'viewer');
  if (typeof viewer !== 'string') return;
  const sessions = cache.resolve(viewer, 'sessions');
  if (Array.isArray(sessions)) cache.link(viewer, 'sessions', (sessions as string[]).filter(isKept));
}

/** Lists of runs are read again: where the new one stands in them, the server knows. */
function forgetRuns(cache: Cache): void {
  const viewer = cache.resolve('Query', 'viewer');
  if (typeof viewer !== 'string') return;
  for (const { fieldName, arguments: args } of cache.inspectFields(viewer)) {
    // each page of each list by itself: without its arguments a field is another one
    if (fieldName === 'studioRuns' || fieldName === 'threads') cache.invalidate(viewer, fieldName, args);
  }
}

/** Taken out of each page of each list, which need not be read again. */
function forgetThread(cache: Cache, id: string): void {
  const viewer = cache.resolve('Query', 'viewer');
  const thread = cache.keyOfEntity({ __typename: 'Thread', id });
  if (typeof viewer !== 'string') return;
  for (const { fieldName, fieldKey, arguments: args } of cache.inspectFields(viewer)) {
    if (fieldName === 'publications' || fieldName === 'studioRuns') cache.invalidate(viewer, fieldName, args);
    const list = fieldName === 'threads' ? cache.resolve(viewer, fieldKey) : undefined;
    const edges = typeof list === 'string' ? cache.resolve(list, 'edges') : undefined;
    if (typeof list === 'string' && Array.isArray(edges))
      cache.link(
        list,
        'edges',
        (edges as string[]).filter((edge) => cache.resolve(edge, 'node') !== thread),
      );
  }
}
