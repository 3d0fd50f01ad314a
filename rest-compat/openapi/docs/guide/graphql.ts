/** `/docs/graphql`: how to speak to `/graphql`. `test/rest-compat/guides-run.test.ts` runs each snippet. */
import { graphqlSnippets, type GraphQLOperation } from '../../../../src/http/calls/graphql-call.js';
import { EXAMPLE_ORIGIN } from '../call-of.js';
import { limitsSection, type OperationLimits } from './limits.js';
import type { Guide, GuidePart, GuideSection } from './guide.types.js';
import { SUBSCRIPTIONS } from './subscriptions.js';

export type { OperationLimits } from './limits.js';

type Shown = Omit<GraphQLOperation, 'endpoint' | 'session'> & Partial<Pick<GraphQLOperation, 'session'>>;

/** A part with one operation; the session is sent unless it says otherwise. */
export function part(id: string, title: string, words: string, operation: Shown): GuidePart {
  const endpoint = `${EXAMPLE_ORIGIN}/graphql`;
  return { id, title, words, snippets: graphqlSnippets({ session: 'sent', ...operation, endpoint }) };
}

const RUNS = `query Runs($first: Int, $after: String) {
  viewer {
    studioRuns(first: $first, after: $after) {
      nodes { id prompt createdAt }
      pageInfo { endCursor hasNextPage }
    }
  }
}`;
const MAKE = `mutation Make($input: CreateStudioRunInput!) {
  createStudioRun(input: $input) {
    acceptedRun { id status queue { position } }
    userErrors { field code message }
  }
}`;

const SECTIONS: readonly GuideSection[] = [
  {
    id: 'queries',
    title: 'Queries',
    words:
      'Send `query`, and `variables` where the document has some, as JSON by POST. What belongs to an account needs its session: a cookie, which signing in sets.',
    parts: [
      part(
        'sign-in',
        'Sign in',
        'On your own machine the demo account needs no password. Elsewhere: `signIn(input: {email, password})`, ' +
          'or `signInAsGuest` for the first games without an account. curl keeps the cookie in the file `jar`, Python in `session`, ' +
          'JavaScript in `cookie`; the examples below send it.',
        { query: 'mutation SignIn {\n  signInDemo { viewer { email } }\n}', session: 'opened' },
      ),
      part(
        'ask',
        'Ask for what you need',
        'An answer has the fields that a query names. `viewer` is who is signed in.',
        {
          query: `query Me {
  viewer {
    email
    credits { spendableBalance heldBalance }
    studioRuns(first: 20) {
      nodes { id status prompt artifact { title previewUrl } }
    }
  }
}`,
        },
      ),
      part(
        'node',
        'Read an object by its ID',
        'Whatever implements `Node` is found by `node(id:)`. What is not there, and what belongs to somebody else, is null alike.',
        {
          query: `query Again($id: ID!) {
  node(id: $id) {
    __typename
    id
    ... on StudioRun { status progress }
  }
}`,
          variables: { id: 'RUN_ID' },
        },
      ),
    ],
  },
  {
    id: 'cursors',
    title: 'Lists and cursors',
    words:
      'Lists are connections as Relay has them: `nodes` (or `edges`, with a `cursor` each) and `pageInfo`. ' +
      'A page has 20 entries unless `first` says otherwise, 1 to 100. To go on, ' +
      'send `endCursor` as `after` while `hasNextPage` is true. A cursor is a place and not a number, ' +
      'so that nothing is skipped or shown twice when something new comes first.',
    parts: [
      part('first-page', 'The first page', 'Newest first.', { query: RUNS, variables: { first: 2 } }),
      part('next-page', 'The next page', 'The same document; `after` is the `endCursor` of the page before.', {
        query: RUNS,
        variables: { first: 2, after: 'END_CURSOR' },
      }),
      part('gallery-page', 'Public games', 'Needs no session. `kind`, `search` and `order` as in the gallery.', {
        query: `query Gallery {
  games(first: 5, order: newest) {
    nodes { slug title publicUrl }
    pageInfo { endCursor hasNextPage }
  }
}`,
        session: 'none',
      }),
    ],
  },
  {
    id: 'mutations',
    title: 'Mutations',
    words:
      'A mutation takes one `input` and does one thing; an operation holds one mutation field. Refusals that a form can show, ' +
      'such as a title that is too long or too few credits, are data where the document selects `userErrors`: ' +
      '`field` is the way to the input, `code` is from a closed list, `message` is for people. The result itself is null then.',
    parts: [
      part(
        'create',
        'Make a game',
        'An `idempotencyKey` makes it safe to send this again after a lost connection: the same key returns the same run, and nothing is charged twice.',
        {
          query: MAKE,
          variables: { input: { prompt: 'a penguin platformer with double jump', idempotencyKey: 'make-a-penguin' } },
        },
      ),
      part(
        'refused',
        'A refusal as data',
        'An empty prompt makes no run: `acceptedRun` is null, and `userErrors` says why.',
        {
          query: MAKE,
          variables: { input: { prompt: '' } },
        },
      ),
    ],
  },
  {
    id: 'subscriptions',
    title: 'Subscriptions',
    words:
      '`studioRunEvents` is the log of one run, `viewerRunEvents` that of all runs of an account, `creditsChanged` the balance. ' +
      'They read what was committed, so a lost connection loses nothing: ' +
      'subscribe again with the last `seq` (or `cursor`) as `after`. There are three transports; ' +
      'multipart responses are not among them.',
    parts: SUBSCRIPTIONS,
  },
  {
    id: 'graphql-errors',
    title: 'Errors',
    words:
      'Every error has a `message`, and in `extensions` a stable `code`, the `status` that the REST route answers with, ' +
      '`retryable`, and the `requestId` for support. The codes are [those of the routes](/docs#errors). Branch on `code`; ' +
      'messages may change.\n\n- A field that fails is null, with an entry in `errors`; ' +
      'the rest of the answer is there.\n- A document that can’t be run (`graphql_invalid`) has no `data`.\n- `retryable: ' +
      'true` means that the same request may succeed later.',
    parts: [
      part(
        'not-found',
        'An error in a field',
        '`studioRun` is null, and its error has the code `studio_run_not_found`.',
        {
          query: 'query Missing {\n  studioRun(id: "nobody-has-this") { status }\n}',
        },
      ),
      part('invalid', 'A document that can’t be run', 'There is no such field, so nothing is run.', {
        query: 'query Wrong {\n  viewer { nickname }\n}',
      }),
    ],
  },
];

export function graphqlGuide(limits: OperationLimits): Guide {
  return {
    path: '/docs/graphql',
    title: 'GraphQL guide',
    description:
      'Queries, cursors, mutations, subscriptions, errors and limits of the GraphQL interface, with examples that run.',
    lead:
      'One endpoint, `/graphql`, holds all that [the routes](/docs) do, and more: games with their versions, share links, ' +
      'scores, previews of a prompt. Both run the same operations, so they never disagree. Outside production, ' +
      'a browser that opens [/graphql](/graphql) gets an editor with the whole schema.\n\nEach example is shown as the document, ' +
      'and as curl, JavaScript and Python send it.',
    sections: [...SECTIONS, limitsSection(limits)],
  };
}
