import { createHash } from 'node:crypto';

export interface GraphiQLPage {
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** A tab each, in the order in which they are run. */
const SAMPLES = [
  {
    query: `# Sign in first, then run the other tabs.
mutation SignIn {
  signInDemo {
    viewer { email }
  }
}
`,
  },
  {
    query: `query Me {
  viewer {
    email
    credits { spendableBalance heldBalance }
    studioRuns(first: 5) {
      nodes { id status progress prompt artifact { title previewUrl } }
    }
  }
}
`,
  },
  {
    query: `mutation Make($prompt: String!) {
  createStudioRun(input: { prompt: $prompt }) {
    acceptedRun { id status }
    userErrors { field message }
  }
}
`,
    variables: variables({ prompt: 'a penguin platformer with double jump' }),
  },
  {
    query: `# The runId is the one that Make answered with.
subscription Watch($runId: ID!) {
  studioRunEvents(runId: $runId) {
    seq
    type
    ... on StudioRunProgressed { stage progress message }
    run { status artifact { previewUrl } }
  }
}
`,
    variables: variables({ runId: '' }),
  },
] as const;

function variables(values: Readonly<Record<string, string>>): string {
  return JSON.stringify(values, null, 2);
}

const ROOT = '<div id="root"></div>';
/**
 * The editor keeps its tabs, and what was typed last once more: in the address, and beside the tabs. After a reload it
 * opens a tab more where that is not what a tab holds, so it finds there what the open tab holds.
 */
const KEEP_TABS = `if (performance.getEntriesByType('navigation')[0]?.type === 'reload') {
  history.replaceState({}, '', location.pathname);
  const { tabs = [], activeTabIndex } = JSON.parse(localStorage.getItem('graphiql:tabState') ?? '{}');
  for (const key of ['query', 'variables', 'headers']) {
    const held = tabs[activeTabIndex]?.[key];
    if (held) localStorage.setItem('graphiql:' + key, held);
    else localStorage.removeItem('graphiql:' + key);
  }
}`;

let page: Promise<GraphiQLPage> | undefined;

/** GraphiQL, for development: one page of 9 MB that needs no other host. Made when it is first asked for. */
export function graphiqlPage(endpoint: string): Promise<GraphiQLPage> {
  return (page ??= makePage(endpoint));
}

async function makePage(endpoint: string): Promise<GraphiQLPage> {
  const { renderGraphiQL } = await import('@graphql-yoga/render-graphiql');
  const rendered = renderGraphiQL({
    title: 'Gamewright GraphQL',
    endpoint,
    subscriptionsProtocol: 'WS',
    credentials: 'same-origin',
    defaultTabs: SAMPLES,
  } as never);
  const html = rendered.replace(ROOT, (root) => `${root}<script>${KEEP_TABS}</script>`);
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
