/** The list of runs, whose query is compiled, is the same text as the result of its operation, which is interpreted. */
import { print } from 'graphql';
import { expect, test } from 'vitest';
import { StudioRunsDocument } from '../../rest-compat/generated/operations.js';
import { success } from '../../src/http/envelope.js';
import { useApp } from '../contract/shared-app.js';
import { createRun, post } from '../graphql/client.js';
import { completeRuns, viewerOf } from '../graphql/completed-runs.js';
import { quick } from '../helpers/runs.js';
import type { Generator } from '../helpers/tiny-game.js';
import type { TestUser } from '../helpers/app.js';

const shared = useApp();
/** What JSON escapes, what it does not, and what is more than one byte, or two. */
const TEXT = 'a "snake" \\ eats\n\tapples \u2028 \u001f \u007f é 漢 🐍 </script>';
/** Tokens and what is expected tell the moment at which they were read. */
const withoutNow = (text: string) =>
  text
    .replaceAll(/v1\.[\w-]+\.[\w-]+/gu, 'TOKEN')
    .replaceAll(/"(previewTokenExpiresAt|estimatedStartAt)":"[-\d]{10}T[:.\d]{12}Z"/gu, '"$1":"TIME"');
/** A game whose checks say something, or nothing. */
const checked: Generator = {
  ...quick,
  generate: async (...given) => ({
    ...(await quick.generate(...given)),
    title: 'A "game" \\ é 🐍',
    playability: {
      verdict: 'fail',
      checks: [
        { name: 'silent', ok: true },
        { name: 'telling', ok: false, detail: TEXT },
      ],
    },
  }),
};

async function compare(user: TestUser, limit: number): Promise<string> {
  const url = `/api/studio/runs?limit=${limit}`;
  const { body, headers } = await shared.app.inject({ url, headers: { cookie: user.cookie } });
  expect(headers).toMatchObject({ 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' });
  const { data, errors } = await post(shared, user, print(StudioRunsDocument), { limit });
  expect(errors).toBeUndefined();
  const { viewer } = data as { viewer: { studioRuns: { nodes: unknown[] } } };
  expect(withoutNow(body)).toBe(withoutNow(JSON.stringify(success({ runs: viewer.studioRuns.nodes }))));
  return body;
}

test('the list of runs: completed, public, failed, canceled, queued, with any text', async () => {
  const user = await shared.signUp(1_000);
  expect(await compare(user, 20)).toBe('{"code":0,"message":"ok","data":{"runs":[]}}');

  const [first] = await completeRuns(shared, user, 1);
  await completeRuns(shared, user, 1, {}, checked);
  const { runs, publications } = shared.resources.services;
  const viewer = await viewerOf(shared, user);
  const { artifactId } = (await runs.find(viewer, first!))!;
  await publications.publish(viewer, artifactId!, {
    title: 'A "game" 🐍 \\ é',
    description: TEXT,
    controls: ['"Space": jump', '→'],
    seo: { slug: 'printed', keywords: ['a', 'é "b"'], faq: [{ question: 'Why? "', answer: TEXT }] },
  });
  const failing: Generator = {
    ...quick,
    generate: () => Promise.reject(new Error('for the test')),
  };
  const failed = await createRun(shared, user, TEXT);
  await shared.withWorker(failing, async () => {
    for await (const event of runs.events(viewer, failed, 0, AbortSignal.timeout(20_000))) void event;
  });
  await runs.cancel(viewer, await createRun(shared, user, TEXT));
  for (let i = 0; i < 3; i += 1) await createRun(shared, user, TEXT, { threadId: `"${i}" é` });

  const body = await compare(user, 20);
  for (const status of ['completed', 'failed', 'canceled', 'queued']) expect(body).toContain(`"status":"${status}"`);
  expect(body).toContain('"position":1');
  expect(body).toContain('"slug":"printed"');
  expect(body).toContain('{"name":"silent","ok":true,"detail":null,"finding":null,"seconds":null}');
  await compare(user, 1);
});

test('what refuses a list is told as ever', async () => {
  const { statusCode, json } = await shared.app.inject({ url: '/api/studio/runs' });
  expect(statusCode).toBe(401);
  expect(json()).toMatchObject({ code: 401, error: { code: 'unauthenticated' } });
});
