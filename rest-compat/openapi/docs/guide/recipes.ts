/** `/docs/recipes`: from a prompt to a public game, by REST and by GraphQL. `test/rest-compat/guides-run.test.ts` runs them. */
import type { Call } from '../../../../src/http/calls/call.types.js';
import { snippetsOf } from '../../../../src/http/calls/snippets.js';
import { EXAMPLE_ORIGIN } from '../call-of.js';
import { part } from './graphql.js';
import type { Guide, GuidePart } from './guide.types.js';

type Rest = Pick<Call, 'method' | 'json'> & Partial<Pick<Call, 'session' | 'answer'>> & { readonly path: string };

function rest(id: string, title: string, words: string, { path, ...call }: Rest): GuidePart {
  const whole: Call = { session: 'sent', answer: 'data', ...call, url: EXAMPLE_ORIGIN + path };
  return { id, title: `REST: ${title}`, words, snippets: snippetsOf(whole) };
}

const PROMPT = 'a penguin platformer with double jump';
const CHANGE = 'faster, at night, and the hero is a cat';
const GAME = {
  title: 'Penguin Leap',
  description: 'Jump from floe to floe, twice in the air, and bring the fish home.',
};

export const RECIPES: Guide = {
  path: '/docs/recipes',
  title: 'Recipes',
  description:
    'Make a game and follow the run, change it and publish it: in REST and in GraphQL, with working examples.',
  lead:
    'The most common tasks, step by step. Replace `RUN_ID` and `ARTIFACT_ID` with the IDs from your own answers. ' +
    'All routes are in [the reference](/docs), and [the guide](/docs/graphql) explains the GraphQL API.',
  sections: [
    {
      id: 'watch-a-run',
      title: 'Make a game and follow the run',
      words:
        'A prompt is accepted at once, and the game is ready seconds later. Events report the progress, ' +
        'and the last one carries the finished run with the URL of the game. If the connection is lost, ' +
        'ask again with the number of the last event.',
      parts: [
        rest(
          'recipe-sign-in',
          'sign in',
          'On your own machine, use the demo account. Elsewhere, send `email` and `password` to `/api/auth/sign-in`. All steps below use this session, including those in GraphQL.',
          { method: 'POST', path: '/api/auth/demo', session: 'opened' },
        ),
        rest('rest-make', 'send the prompt', 'The answer has the `id` of the run.', {
          method: 'POST',
          path: '/api/studio/runs',
          json: { prompt: PROMPT },
        }),
        rest(
          'rest-watch',
          'follow the run',
          'Server-Sent Events: `progress` events, then `completed`, `failed` or `canceled`. After a lost connection, send the last `id` as `Last-Event-ID` or `?after=`.',
          { method: 'GET', path: '/api/studio/runs/RUN_ID/events', answer: 'events' },
        ),
        part('graphql-make', 'GraphQL: send the prompt', 'Refusals, such as too few credits, are in `userErrors`.', {
          query: `mutation Make($input: CreateStudioRunInput!) {
  createStudioRun(input: $input) {
    acceptedRun { id status }
    userErrors { field code message }
  }
}`,
          variables: { input: { prompt: PROMPT } },
        }),
        part(
          'graphql-watch',
          'GraphQL: follow the run',
          'As an event stream. The same subscription works [over a WebSocket](/docs/graphql#by-websocket).',
          {
            query: `subscription Watch($runId: ID!) {
  studioRunEvents(runId: $runId) {
    seq
    type
    ... on StudioRunProgressed { stage progress message }
    run { status artifact { id title previewUrl downloadUrl } }
  }
}`,
            variables: { runId: 'RUN_ID' },
            answer: 'events',
          },
        ),
      ],
    },
    {
      id: 'change-a-game',
      title: 'Change a game',
      words:
        'A run with a parent changes the parent’s game; say in plain words what should be different. ' +
        'The first game stays as it is: each change is a new version in the same thread. `intent` is optional: ' +
        '`edit` keeps the game and changes parts of it, `remix` turns it into another kind of game or swaps the cast, ' +
        'and `fix` repairs what is broken.',
      parts: [
        rest('rest-change', 'ask for a change', 'Follow it like any other run.', {
          method: 'POST',
          path: '/api/studio/runs',
          json: { prompt: CHANGE, parentRunId: 'RUN_ID', intent: 'edit' },
        }),
        rest('rest-what-changed', 'read what changed', 'See `artifact.reading.changes` once the run is completed.', {
          method: 'GET',
          path: '/api/studio/runs/RUN_ID',
        }),
        part('graphql-change', 'GraphQL: ask for a change', 'The same change, with refusals in `userErrors`.', {
          query: `mutation Change($input: CreateStudioRunInput!) {
  createStudioRun(input: $input) {
    acceptedRun { id status parentRunId threadId }
    userErrors { field code message }
  }
}`,
          variables: { input: { prompt: CHANGE, parentRunId: 'RUN_ID', intent: 'edit' } },
        }),
        part('graphql-restore', 'GraphQL: go back to a version', 'Costs nothing, and no version is lost.', {
          query: `mutation Restore($input: RestoreVersionInput!) {
  restoreVersion(input: $input) {
    thread { id currentRun { id } }
    userErrors { field code message }
  }
}`,
          variables: { input: { runId: 'RUN_ID' } },
        }),
      ],
    },
    {
      id: 'publish-a-game',
      title: 'Publish a game',
      words:
        'A finished single-file game gets its own page, with a picture for link previews and a URL to embed. ' +
        'Publishing again updates the page. An unpublished game disappears from every list; the game itself is kept.',
      parts: [
        rest('rest-publish', 'publish', 'The answer has `publicUrl` and `embedUrl`.', {
          method: 'POST',
          path: '/api/game-publications/ARTIFACT_ID',
          json: GAME,
        }),
        part('graphql-publish', 'GraphQL: publish', 'If the address is taken, `userErrors` says so.', {
          query: `mutation Publish($input: PublishGameInput!) {
  publishGame(input: $input) {
    publishedGame { slug publicUrl embedUrl }
    userErrors { field code message }
  }
}`,
          variables: { input: { artifactId: 'ARTIFACT_ID', ...GAME } },
        }),
        part(
          'graphql-share',
          'GraphQL: share without publishing',
          'A short link that anyone can use, here for an hour. Without `ttlSeconds`, it works until you stop it.',
          {
            query: `mutation Share($input: CreateShareLinkInput!) {
  createShareLink(input: $input) {
    shareLink { url expiresAt }
    userErrors { field code message }
  }
}`,
            variables: { input: { artifactId: 'ARTIFACT_ID', ttlSeconds: 3600 } },
          },
        ),
        rest('rest-unpublish', 'unpublish', 'The page then says that the game is no longer public.', {
          method: 'DELETE',
          path: '/api/game-publications/ARTIFACT_ID',
        }),
      ],
    },
  ],
};
