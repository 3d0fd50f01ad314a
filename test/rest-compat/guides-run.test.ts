/** Every snippet of the GraphQL guide and of the recipes is run, in the order of its page, and answers as the page says. */
import { beforeAll, describe, expect, test } from 'vitest';
import { html, make } from '../contract/games.js';
import { useApp } from '../contract/shared-app.js';
import { createRun } from '../graphql/client.js';
import { missing, runSteps, snippetsOn, type Language, type Step } from './snippets.js';

const gateway = useApp();
const LANGUAGES = ['curl', 'JavaScript', 'Python'] as const;
let ids: { readonly runId: string; readonly artifactId: string; readonly cookie: string };

beforeAll(async () => {
  await gateway.resources.services.accounts.ensureDemoAccount();
  const { headers } = await gateway.app.inject({ method: 'POST', url: '/api/auth/demo' });
  const user = { id: '', email: '', cookie: String(headers['set-cookie']).split(';')[0]! };
  const [made] = await make(gateway, user, html);
  ids = { ...made!, cookie: user.cookie };
  // a second page of the list
  for (let more = 0; more < 3; more += 1) await createRun(gateway, user, `a maze ${more}`);
});

/** Runs a page in a language. @returns what each step printed, by its id; only those that the language has */
async function runPage(path: string, language: Language): Promise<Map<string, string>> {
  const origin = await gateway.listen();
  const shown = snippetsOn(await (await fetch(origin + path)).text());
  const asked = `query { viewer { studioRuns(first: 2) { pageInfo { endCursor } } } }`;
  const { payload } = await gateway.app.inject({
    method: 'POST',
    url: '/graphql',
    headers: { cookie: ids.cookie },
    payload: { query: asked },
  });
  const cursor = (JSON.parse(payload) as { data: { viewer: { studioRuns: { pageInfo: { endCursor: string } } } } }).data
    .viewer.studioRuns.pageInfo.endCursor;
  const steps: Step[] = [...shown]
    .map(([name, texts]) => ({ name, text: texts[language] ?? '' }))
    // EventSource is of browsers: `test/graphql/` drives one against the same address
    .filter(({ text }) => text !== '' && !text.includes('new EventSource'))
    .map(({ name, text }) => ({
      name,
      text: text
        .replaceAll('RUN_ID', ids.runId)
        .replaceAll('ARTIFACT_ID', ids.artifactId)
        .replaceAll('END_CURSOR', cursor)
        .replaceAll('Penguin Leap', `Penguin ${language}`)
        .replaceAll('make-a-penguin', `make by ${language}`),
    }));
  const { statuses, printed } = await runSteps(language, steps);
  expect(statuses.filter(([, status]) => status !== undefined && status >= 400)).toEqual([]);
  const parts = printed.split(/^@STEP (.+)\n/mu).slice(1);
  return new Map(parts.flatMap((name, index) => (index % 2 === 0 ? [[name, parts[index + 1]!] as const] : [])));
}

describe.each(LANGUAGES)('by %s', { timeout: 240_000 }, (language) => {
  test.skipIf(missing(language))('the GraphQL guide', async () => {
    const printed = await runPage('/docs/graphql', language);
    const said = {
      'sign-in': /demo@gamewright\.local/u,
      ask: /spendableBalance.*Tiny/su,
      node: /StudioRun.*completed/su,
      'first-page': /hasNextPage\W+true/iu,
      'next-page': /createdAt/u,
      'gallery-page': /nodes/u,
      create: /acceptedRun.*queued/su,
      refused: /acceptedRun\W+(?:null|None).*userErrors.*required/su,
      'not-found': /studio_run_not_found/u,
      invalid: /graphql_invalid/u,
      cost: /requested\W+\d/u,
      'too-deep': /graphql_invalid/u,
      'by-event-stream': /event: next.*"completed".*event: complete/su,
      ...(language === 'JavaScript' ? { 'by-websocket': /progress: 100|status: 'completed'/u } : {}),
      ...(language === 'curl' ? { 'by-event-source': /event: next.*"completed".*event: complete/su } : {}),
    };
    expect([...printed.keys()].sort()).toEqual(Object.keys(said).sort());
    for (const [id, expected] of Object.entries(said))
      expect([id, printed.get(id)]).toEqual([id, expect.stringMatching(expected)]);
  });

  test.skipIf(missing(language))('the recipes', async () => {
    const printed = await runPage('/docs/recipes', language);
    const said = {
      'recipe-sign-in': /demo@gamewright\.local/u,
      'rest-make': /queued/u,
      'rest-watch': /event: completed/u,
      'graphql-make': /acceptedRun.*queued/su,
      'graphql-watch': /"completed".*event: complete/su,
      'rest-change': /queued/u,
      'rest-what-changed': /previewUrl/u,
      'graphql-change': /acceptedRun.*parentRunId/su,
      'graphql-restore': /currentRun/u,
      'rest-publish': /publicUrl/u,
      'graphql-publish': /publishedGame\W+\{?\s*\W*slug/u,
      'graphql-share': /\/s\//u,
      'rest-unpublish': /unpublished/u,
    };
    expect([...printed.keys()].sort()).toEqual(Object.keys(said).sort());
    for (const [id, expected] of Object.entries(said))
      expect([id, printed.get(id)]).toEqual([id, expect.stringMatching(expected)]);
  });
});

test('what stands in the tab GraphQL is what the others send', async () => {
  const origin = await gateway.listen();
  for (const path of ['/docs/graphql', '/docs/recipes']) {
    const shown = snippetsOn(await (await fetch(origin + path)).text());
    const documents = [...shown].filter(([, texts]) => texts['GraphQL'] !== undefined);
    expect(documents.length).toBeGreaterThan(4);
    for (const [id, texts] of documents) {
      const [query = ''] = texts['GraphQL']!.split('\n\n# Variables');
      const line = query.replaceAll(/\s+/gu, ' ');
      expect([id, texts['curl']]).toEqual([id, expect.stringContaining(JSON.stringify(line).slice(1, -1))]);
      for (const language of ['JavaScript', 'Python'])
        expect([id, texts[language]?.replaceAll(/\s+/gu, ' ')]).toEqual([id, expect.stringContaining(line)]);
    }
  }
});
