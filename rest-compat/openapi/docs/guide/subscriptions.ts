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
    title: 'Over a WebSocket',
    words:
      'The protocol is `graphql-transport-ws`, which graphql-ws, Apollo Client, urql and Relay support. ' +
      'One socket carries up to 25 subscriptions. Send queries and mutations over HTTP. ' +
      'The session is the one whose cookie opens the socket; when it ends, ' +
      'the socket is closed with 4403.\n\nIn a browser, leave out `webSocketImpl`: browsers send the cookie themselves.',
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
    title: 'As an event stream (POST)',
    words:
      'The same request as for a query, with `Accept: text/event-stream`. Each `next` event holds one result, ' +
      'and `complete` ends the stream; lines that are only a colon keep the connection open. ' +
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
    title: 'As an event stream (GET)',
    words:
      'For `EventSource` in browsers, which can only send GET requests: the document and its variables go into the URL. ' +
      'It reconnects by itself after a lost connection, and the log starts again at `after`; skip each `seq` that you already have.',
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
