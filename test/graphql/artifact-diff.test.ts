/** Two games of models compared as code: by their owner alone, within bounds. */
import { Buffer } from 'node:buffer';
import { expect, test } from 'vitest';
import { diffOf } from '../../src/artifacts/written-diff.js';
import { EXAMPLES } from '../../src/generation/providers/code-reference.js';
import { assembleWritten } from '../../src/generation/written/assemble.js';
import { finishPage } from '../../src/generation/written/page.js';
import { withApp } from '../helpers/app.js';
import { tinyGame, type Generator } from '../helpers/runs.js';
import { post } from './client.js';
import { completeRuns } from './completed-runs.js';

const PAGE = EXAMPLES[0]!.page;

/** As a model would write it: the prompt says which lives. */
const writing = (page: string): Generator => ({
  generate: async (request) => {
    const playability = { verdict: 'unverified', checks: [] } as const;
    const { design } = tinyGame(request);
    const by = { provider: 'p1', model: 'm' };
    return assembleWritten({ ...finishPage(page, request.seed), design, playability, by });
  },
});

const QUERY = 'query ($from: ID!, $to: ID!) { artifactDiff(from: $from, to: $to) { patch added removed } }';
const ARTIFACT = 'query ($id: ID!) { studioRun(id: $id) { artifact { id } } }';

test('the owner reads what a change did to the code, and nobody else does', () =>
  withApp(async (app) => {
    const user = await app.signUp();
    const ids: string[] = [];
    for (const generator of [
      writing(PAGE),
      writing(PAGE.replace('score:0,lives:3', 'score:0,lives:5')),
      // the composer's
      { generate: (request) => Promise.resolve(tinyGame(request)) } satisfies Generator,
    ]) {
      const [run] = await completeRuns(app, user, 1, {}, generator);
      const { response } = await post(app, user, ARTIFACT, { id: run });
      ids.push(response.json<{ data: { studioRun: { artifact: { id: string } } } }>().data.studioRun.artifact.id);
    }
    const [first, second, composed] = ids;
    const { response } = await post(app, user, QUERY, { from: first, to: second });
    const { artifactDiff } = response.json<{ data: { artifactDiff: { patch: string } } }>().data;
    expect(artifactDiff).toMatchObject({ added: 1, removed: 1 });
    const { patch } = artifactDiff;
    expect(patch).toMatch(/^--- a\/index\.html\n\+\+\+ b\/index\.html\n@@ -\d+,\d+ \+\d+,\d+ @@\n/u);
    expect(patch).toMatch(/^-.*score:0,lives:3/mu);
    expect(patch).toMatch(/^\+.*score:0,lives:5/mu);
    // what we put around it is not the model's, and differs each time
    expect(patch).not.toContain('Content-Security-Policy');

    const same = await post(app, user, QUERY, { from: first, to: first });
    expect(same.response.json()).toEqual({ data: { artifactDiff: { patch: '', added: 0, removed: 0 } } });
    const packed = await post(app, user, QUERY, { from: first, to: composed });
    expect(packed.response.json()).toEqual({ data: { artifactDiff: null } });

    const other = await app.signUp();
    expect((await post(app, other, QUERY, { from: first, to: second })).code).toBe('artifact_not_found');
    for (const id of ['', 'x', '00000000-0000-4000-8000-000000000000'])
      expect((await post(app, user, QUERY, { from: first, to: id })).code).toBe('artifact_not_found');
    const nobody = await app.app.inject({
      method: 'POST',
      url: '/graphql',
      payload: { query: QUERY, variables: { from: first, to: second } },
    });
    expect(nobody.json()).toMatchObject({ errors: [{ extensions: { code: 'unauthenticated' } }] });
  }));

test('what is too large, or has too little in common, is not compared', () => {
  const none = { patch: null, added: null, removed: null };
  const lines = (from: number, count: number) =>
    Array.from({ length: count }, (_, at) => `line ${from + at}`).join('\n');
  expect(diffOf('a'.repeat(500_001), 'b')).toEqual(none);
  expect(diffOf(lines(0, 15_000), lines(0, 15_000))).toEqual(none);
  expect(diffOf(lines(0, 4_000), lines(5_000, 4_000))).toEqual(none);
  // one long line each: the patch is longer than an answer may be
  expect(diffOf('a'.repeat(150_000), 'b'.repeat(150_000))).toEqual(none);
  expect(diffOf(lines(0, 500), lines(1, 500))).toMatchObject({ added: 1, removed: 1 });
  // whatever the bytes are
  expect(diffOf('\u0000\ud800', Buffer.from([255, 10, 13]).toString('latin1'))).toMatchObject({ removed: 1 });
});
