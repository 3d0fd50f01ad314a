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
      'Send `query`, and `variables` if the document has any, as JSON in a POST request. Data of an account needs its session: a cookie that is set when you sign in.',
    parts: [
      part(
        'sign-in',
        'Sign in',
        'On your own machine, the demo account needs no password. Elsewhere, use `signIn(input: {email, password})`, ' +
          'or `signInAsGuest` to make the first games without an account. curl keeps the cookie in the file `jar`, Python in `session` ' +
          'and JavaScript in `cookie`; the examples below send it.',
        { query: 'mutation SignIn {\n  signInDemo { viewer { email } }\n}', session: 'opened' },
      ),
      part(
        'ask',
        'Ask for what you need',
        'The answer has the fields that the query names. `viewer` is the signed-in user.',
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
        '`node(id:)` finds every object that implements `Node`. It returns null if the object does not exist or belongs to someone else.',
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
      'Lists are Relay connections: `nodes` (or `edges`, each with a `cursor`) and `pageInfo`. ' +
      'A page has 20 entries; ask for 1 to 100 with `first`. For the next page, ' +
      'send `endCursor` as `after` while `hasNextPage` is true. A cursor marks a place in the list, not a page number, ' +
      'so new entries at the top never make you skip one or see one twice.',
    parts: [
      part('first-page', 'The first page', 'Newest first.', { query: RUNS, variables: { first: 2 } }),
      part('next-page', 'The next page', 'The same document; `after` is the `endCursor` of the previous page.', {
        query: RUNS,
        variables: { first: 2, after: 'END_CURSOR' },
      }),
      part('gallery-page', 'Public games', 'Needs no session. `kind`, `search` and `order` work as in the gallery.', {
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
      'A mutation takes one `input` and does one thing; an operation may contain only one mutation field. Refusals that a form ' +
      'can show, such as a title that is too long or too few credits, are returned as data if the document selects `userErrors`: ' +
      '`field` is the path to the input, `code` comes from a closed list, and `message` is for people. The result itself is then null.',
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
        'An empty prompt creates no run: `acceptedRun` is null, and `userErrors` says why.',
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
      '`studioRunEvents` follows one run, `viewerRunEvents` all runs of an account, and `creditsChanged` the balance. ' +
      'Events are stored, so a lost connection loses nothing: ' +
      'subscribe again with the last `seq` (or `cursor`) as `after`. There are three transports; ' +
      'multipart responses are not supported.',
    parts: SUBSCRIPTIONS,
  },
  {
    id: 'graphql-errors',
    title: 'Errors',
    words:
      'Every error has a `message` and, in `extensions`, a stable `code`, the `status` that the REST route answers with, ' +
      '`retryable`, and the `requestId` for support. REST uses [the same codes](/docs#errors). Branch on `code`; ' +
      'messages may change.\n\n- A field that fails is null, with an entry in `errors`; ' +
      'the rest of the answer is complete.\n- A document that can’t be run (`graphql_invalid`) has no `data`.\n- `retryable: ' +
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
      part('invalid', 'A document that can’t be run', 'The field does not exist, so nothing is run.', {
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
      'Queries, cursors, mutations, subscriptions, errors and limits of the GraphQL API, with working examples.',
    lead:
      'One endpoint, `/graphql`, does everything that [the REST routes](/docs) do, and more: games with their versions, share ' +
      'links, scores, previews of a prompt. Both run the same operations, so they never disagree. Outside production, ' +
      'open [/graphql](/graphql) in a browser for an editor with the whole schema.\n\nEach example is shown as a document, ' +
      'and as a request with curl, JavaScript and Python.',
    sections: [...SECTIONS, limitsSection(limits)],
  };
}
