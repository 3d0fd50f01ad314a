/** Subscriptions by each transport that the service has. */
import { graphqlSnippets } from '../../../../src/http/calls/graphql-call.js';
import { EXAMPLE_ORIGIN } from '../call-of.js';
import type { GuidePart } from './guide.types.js';

const WATCH = `subscription Watch($runId: ID!) {
  studioRunEvents(runId: $runId, after: 0) {
    seq
    type
    ... on StudioRunProgressed { stage progress message }
    run { status artifact { id title previewUrl } }
  }
}`;
const SOCKETS = EXAMPLE_ORIGIN.replace('http', 'ws');
const indented = (by: string) => WATCH.replaceAll(/^/gmu, by).trim();

export const SUBSCRIPTIONS: readonly GuidePart[] = [
  {
    id: 'by-websocket',
    title: 'By WebSocket',
    words:
      'The protocol `graphql-transport-ws`, which graphql-ws, Apollo Client, urql and Relay speak. ' +
      'One socket carries up to 25 subscriptions, and subscriptions alone: queries and mutations go by HTTP. ' +
      'The session is that of the cookie that opens the socket; when it ends, ' +
      'the socket is closed with 4403.\n\nIn a browser leave out `webSocketImpl`: it sends its cookie by itself.',
    snippets: [
      {
        language: 'JavaScript',
        text: `import { createClient } from 'graphql-ws';
import WebSocket from 'ws';

// cookie: as "Sign in" keeps it; a browser sends its own
class WithCookie extends WebSocket {
  constructor(url, protocols) {
    super(url, protocols, { headers: { Cookie: cookie } });
  }
}
const client = createClient({
  url: '${SOCKETS}/graphql',
  webSocketImpl: WithCookie,
});
const events = client.iterate({
  query: \`
    ${indented('    ')}
  \`,
  variables: { runId: 'RUN_ID' },
});
for await (const { data } of events) {
  console.dir(data.studioRunEvents, { depth: null });
}
await client.dispose();`,
      },
    ],
  },
  {
    id: 'by-event-stream',
    title: 'By an event stream (POST)',
    words:
      'The request of a query, with `Accept: text/event-stream`. Each event `next` holds one result, ' +
      'and `complete` ends the stream; a line with a colon alone keeps the connection open. ' +
      'This is the “distinct connections” mode of graphql-sse, for programs and proxies without WebSockets.',
    snippets: graphqlSnippets({
      endpoint: `${EXAMPLE_ORIGIN}/graphql`,
      query: WATCH,
      variables: { runId: 'RUN_ID' },
      session: 'sent',
      answer: 'events',
    }),
  },
  {
    id: 'by-event-source',
    title: 'By an event stream (GET)',
    words:
      'For the `EventSource` of browsers, which can only ask by GET: the document and its variables go into the address. ' +
      'A lost connection is opened again by itself, and the log comes again from `after` on; skip each `seq` that you have.',
    snippets: [
      {
        language: 'curl',
        text: `curl -N -b jar -G -H 'Accept: text/event-stream' \\
  --data-urlencode 'query=${WATCH.replaceAll(/\s+/gu, ' ')}' \\
  --data-urlencode 'variables={"runId":"RUN_ID"}' \\
  '${EXAMPLE_ORIGIN}/graphql'`,
      },
      {
        language: 'JavaScript',
        text: `// in a page of this site
const query = \`
  ${indented('  ')}
\`;
const variables = JSON.stringify({ runId: 'RUN_ID' });
const asked = new URLSearchParams({ query, variables });
const source = new EventSource(\`${EXAMPLE_ORIGIN}/graphql?\${asked}\`);
source.addEventListener('next', ({ data }) => {
  console.log(JSON.parse(data).data.studioRunEvents);
});
source.addEventListener('complete', () => source.close());`,
      },
    ],
  },
];
