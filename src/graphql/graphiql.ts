import { createHash } from 'node:crypto';

export interface GraphiQLPage {
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
}

const DEFAULT_QUERY = `# Sign in first, then send anything.
mutation SignIn {
  signInDemo {
    viewer { email }
  }
}

query Me {
  viewer {
    email
    credits { spendableBalance heldBalance }
    studioRuns(first: 5) {
      nodes { id status progress prompt artifact { title previewUrl } }
    }
  }
}

mutation Make($prompt: String!) {
  createStudioRun(input: { prompt: $prompt }) {
    run { id status }
  }
}

subscription Watch($runId: ID!) {
  studioRunEvents(runId: $runId) {
    seq
    type
    ... on StudioRunProgressed { stage progress message }
    run { status artifact { previewUrl } }
  }
}
`;

let page: Promise<GraphiQLPage> | undefined;

/** GraphiQL, for development: one page of 9 MB that needs no other host. Made when it is first asked for. */
export function graphiqlPage(endpoint: string): Promise<GraphiQLPage> {
  return (page ??= makePage(endpoint));
}

async function makePage(endpoint: string): Promise<GraphiQLPage> {
  const { renderGraphiQL } = await import('@graphql-yoga/render-graphiql');
  const html = renderGraphiQL({
    title: 'Gamewright GraphQL',
    endpoint,
    subscriptionsProtocol: 'WS',
    credentials: 'same-origin',
    defaultQuery: DEFAULT_QUERY,
  } as never);
  const hashes = [...html.matchAll(/<script>([\s\S]*?)<\/script>/gu)].map(
    ([, script]) => `'sha256-${createHash('sha256').update(script!).digest('base64')}'`,
  );
  const policy = {
    'default-src': "'none'",
    'script-src': hashes.join(' '),
    'worker-src': 'blob:',
    // the editor writes its styles as it goes
    'style-src': "'unsafe-inline'",
    'font-src': 'data:',
    'img-src': 'data:',
    'connect-src': "'self'",
    'base-uri': "'none'",
    'form-action': "'none'",
    'frame-ancestors': "'none'",
  };
  return {
    html,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': Object.entries(policy)
        .map(([name, value]) => `${name} ${value}`)
        .join('; '),
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-cache',
    },
  };
}
