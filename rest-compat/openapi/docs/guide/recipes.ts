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
  description: 'Make a game and watch the run, change it, publish it: by REST and by GraphQL, with examples that run.',
  lead:
    'What most programs do, step by step. Put what an answer gives in the place of `RUN_ID` and `ARTIFACT_ID`. ' +
    'All routes are in [the reference](/docs), and [the guide](/docs/graphql) says how GraphQL works here.',
  sections: [
    {
      id: 'watch-a-run',
      title: 'Make a game and watch the run',
      words:
        'A prompt is accepted at once; the game follows in seconds. Events tell how far it is, ' +
        'and the last one carries the finished run with the address of the game. A lost connection does no harm: ' +
        'ask again with the number of the last event.',
      parts: [
        rest(
          'recipe-sign-in',
          'sign in',
          'The demo account, on your own machine. Elsewhere send `email` and `password` to `/api/auth/sign-in`. The steps below use the session that this opens, those by GraphQL too.',
          { method: 'POST', path: '/api/auth/demo', session: 'opened' },
        ),
        rest('rest-make', 'send the prompt', 'The answer has the `id` of the run.', {
          method: 'POST',
          path: '/api/studio/runs',
          json: { prompt: PROMPT },
        }),
        rest(
          'rest-watch',
          'watch',
          'Server-Sent Events: `progress` events, then `completed`, `failed` or `canceled`. After a lost connection send `Last-Event-ID`, or `?after=` with the last `id`.',
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
          'GraphQL: watch',
          'As an event stream; [by WebSocket](/docs/graphql#by-websocket) it is the same subscription.',
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
        'A run with a parent changes the parent’s game; say in plain words what is to be different. ' +
        'The first game stays as it is: each change is a version of its own in the same thread. `intent` may be left out; ' +
        '`edit` says that it is the same game, `remix` that it is another kind of game with the same cast, or another cast, ' +
        '`fix` that something is broken.',
      parts: [
        rest('rest-change', 'ask for a change', 'Watch it as any run.', {
          method: 'POST',
          path: '/api/studio/runs',
          json: { prompt: CHANGE, parentRunId: 'RUN_ID', intent: 'edit' },
        }),
        rest('rest-what-changed', 'read what changed', '`artifact.reading.changes`, once the run is completed.', {
          method: 'GET',
          path: '/api/studio/runs/RUN_ID',
        }),
        part('graphql-change', 'GraphQL: ask for a change', 'The same, with refusals in `userErrors`.', {
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
        'A finished game of a single file gets a page of its own, with a picture for link previews and an address to embed. ' +
        'Publishing again updates the page. What is unpublished leaves every list; the game itself is kept.',
      parts: [
        rest('rest-publish', 'publish', 'The answer has `publicUrl` and `embedUrl`.', {
          method: 'POST',
          path: '/api/game-publications/ARTIFACT_ID',
          json: GAME,
        }),
        part('graphql-publish', 'GraphQL: publish', 'An address that is taken is told in `userErrors`.', {
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
          'A short address for whoever has it, here for an hour; without `ttlSeconds` until you stop it.',
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
        rest('rest-unpublish', 'unpublish', 'Its page then says that the game is no longer public.', {
          method: 'DELETE',
          path: '/api/game-publications/ARTIFACT_ID',
        }),
      ],
    },
  ],
};
