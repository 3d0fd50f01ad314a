/** `previewReading`: what would be made of a prompt, by a thread beside the gateway. */
import { expect, test } from 'vitest';
import { createGenerator } from '../../src/generation/router.js';
import { useApp } from '../contract/shared-app.js';
import { createRun, post } from './client.js';
import { viewerOf } from './completed-runs.js';

const shared = useApp();
const PREVIEW = `query P($prompt: String!, $intent: StudioRunIntent, $parent: ID) {
  previewReading(prompt: $prompt, intent: $intent, parentRunId: $parent) {
    understood unchanged undo pictures { sprite dataUrl }
    reading { made fit fitReason intent hero { sprite fromPrompt } items { sprite fromPrompt } asks { text outcome } changes { what } ignored }
  }
}`;

const preview = (user: Parameters<typeof post>[1], variables: Readonly<Record<string, unknown>>) =>
  post(shared, user, PREVIEW, variables);

test('tells without a session what would be made, with the pictures of the cast', async () => {
  const { data } = await preview(null, { prompt: 'a penguin platformer with double jump and 3 lives' });
  expect(data.previewReading).toMatchObject({
    understood: true,
    unchanged: false,
    reading: { made: 'platformer', fit: 'exact', intent: 'create', hero: { sprite: 'penguin', fromPrompt: true } },
  });
  const { pictures } = data.previewReading;
  expect(pictures[0].sprite).toBe('penguin');
  expect(decodeURIComponent(pictures[0].dataUrl)).toMatch(/^data:image\/svg\+xml,<svg .*<\/svg>$/u);
});

test('tells that nothing was understood', async () => {
  const { data } = await preview(null, { prompt: 'zxcv qwrt' });
  expect(data.previewReading.understood).toBe(false);
});

test('creates nothing and costs nothing', async () => {
  const user = await shared.signUp();
  await preview(user, { prompt: 'snake in space' });
  const { data } = await post(shared, user, '{ viewer { credits { spendableBalance } studioRuns { nodes { id } } } }');
  expect(data.viewer).toEqual({ credits: { spendableBalance: 100 }, studioRuns: { nodes: [] } });
});

test('refuses what a creation refuses, and what is another’s', async () => {
  const [mine, other] = [await shared.signUp(), await shared.signUp()];
  const run = await createRun(shared, mine);
  expect((await preview(mine, { prompt: ' ' })).code).toBe('validation_failed');
  expect((await preview(mine, { prompt: 'x'.repeat(8_001) })).code).toBe('validation_failed');
  expect((await preview(mine, { prompt: 'faster', intent: 'edit' })).code).toBe('context_required');
  expect((await preview(null, { prompt: 'faster', parent: run })).code).toBe('unauthenticated');
  for (const parent of [run, 'nonsense'])
    expect((await preview(other, { prompt: 'faster', parent })).code).toBe('studio_run_not_found');
  // it has not ended
  expect((await preview(mine, { prompt: 'faster', parent: run })).code).toBe('context_required');
});

test('tells of a change what it would change, and whether that is nothing', async () => {
  const user = await shared.signUp();
  const parent = await createRun(shared, user, 'snake in space, eat 15 stars');
  await shared.withWorker(createGenerator(), async () => {
    const { runs } = shared.resources.services;
    for await (const { type } of runs.events(await viewerOf(shared, user), parent, 0, AbortSignal.timeout(60_000)))
      if (type === 'failed') throw new Error('no game came of it');
  });
  const changed = await preview(user, { prompt: 'at night, with a boss', parent });
  expect(changed.data.previewReading).toMatchObject({ unchanged: false, reading: { intent: 'edit', made: 'snake' } });
  expect(changed.data.previewReading.reading.changes).not.toEqual([]);
  const undone = await preview(user, { prompt: 'undo the last change', parent });
  expect(undone.data.previewReading).toMatchObject({ undo: true });
  expect(changed.data.previewReading).toMatchObject({ undo: false });
  const same = await preview(user, { prompt: 'zxcv qwrt', parent });
  expect(same.data.previewReading).toMatchObject({ unchanged: true });
}, 120_000);

test('of many at once some are told to wait, and other requests do not wait for them', async () => {
  const user = await shared.signUp();
  const long = 'a fox eats an apple and then '.repeat(200);
  const done: string[] = [];
  const previews = Array.from({ length: 8 }, async (_, i) => {
    const { code } = await preview(user, { prompt: `${long} ${i}` });
    if (code === undefined) done.push('preview');
    return code;
  });
  await post(shared, null, '{ service { promptLength } }');
  done.push('service');
  const codes = await Promise.all(previews);
  expect(new Set(codes)).toEqual(new Set([undefined, 'rate_limited']));
  expect(done[0]).toBe('service');
  expect((await preview(user, { prompt: 'a fox' })).code).toBeUndefined();
});

test('costs as much of the minute as it takes work', async () => {
  const fields = Array.from({ length: 7 }, (_, i) => `p${i}: previewReading(prompt: "a fox") { understood }`);
  expect((await post(shared, null, `{ ${fields.join(' ')} }`)).code).toBe('graphql_invalid');
});
