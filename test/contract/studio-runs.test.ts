/** Specification, section 2 (Studio run) and section 4, the three rows of /api/studio/runs; contract, section 3. */
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { createGenerator } from '../../src/generation/router.js';
import { ASSET_MODES, INTENTS, MODES } from '../../src/generation/provider.types.js';
import type { Viewer } from '../../src/accounts/accounts.model.js';
import type { TestUser } from '../helpers/app.js';
import { graphqlDoor, restDoor, send, type Door } from './doors.js';
import { useApp } from './shared-app.js';

const gateway = useApp();
const doors = [restDoor(() => gateway.app), graphqlDoor(() => gateway.app)];
const FINAL = new Set(['completed', 'failed', 'canceled']);
const UUID_V7 = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/u;
const RFC_3339_UTC = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/u;

/** Creates a run, and has it made by a worker that finds no other runs in its way. */
async function finished(door: Door, user: TestUser, input: Readonly<Record<string, unknown>>) {
  const { pool } = gateway.resources.database;
  const { rows } = await pool.query<{ id: string; user_id: string }>(
    "select id, user_id from runs where status = 'queued'",
  );
  for (const { id, user_id } of rows)
    await gateway.resources.services.runs.cancel({ user: { id: user_id } } as Viewer, id);
  const { data } = await door.createRun(user, input);
  return gateway.withWorker(createGenerator(), async () => {
    for (;;) {
      const run = (await door.run(user, data.id)).data;
      if (FINAL.has(run.status)) return run;
      await sleep(50);
    }
  });
}

describe.each(doors)('$name: POST /api/studio/runs', (door) => {
  test('a run is accepted with 202 before the work is finished, and everything about it is told', async () => {
    const user = await gateway.signUp();
    const { data, status } = await door.createRun(user, { prompt: '  a penguin platformer\n', mode: 'quick_html' });
    expect(status).toBe(door.name === 'REST' ? 202 : 200);
    expect(data).toEqual({
      id: expect.stringMatching(UUID_V7),
      status: 'queued',
      stage: null,
      progress: 0,
      attempt: 0,
      prompt: 'a penguin platformer',
      mode: 'quick_html',
      intent: 'auto',
      assetMode: 'auto',
      threadId: expect.any(String),
      parentRunId: null,
      queue: {
        position: expect.any(Number),
        estimatedStartAt: expect.toSatisfy((at) => at === null || RFC_3339_UTC.test(at)),
      },
      provider: null,
      model: null,
      artifact: null,
      credits: { held: 10, charged: 0, released: 0 },
      failure: null,
      createdAt: expect.stringMatching(RFC_3339_UTC),
      startedAt: null,
      finishedAt: null,
      updatedAt: expect.stringMatching(RFC_3339_UTC),
    });
    expect((await door.run(user, data.id)).data).toEqual({ ...data, queue: expect.anything() });
  });

  test('the prompt alone is enough; every value of mode, intent and assetMode is taken', async () => {
    const user = await gateway.signUp(10_000);
    const first = await door.createRun(user, { prompt: 'snake' });
    expect(first.data).toMatchObject({ mode: 'quick_html', intent: 'auto', assetMode: 'auto' });
    for (const mode of MODES) expect((await door.createRun(user, { prompt: 'x', mode })).data.mode).toBe(mode);
    for (const assetMode of ASSET_MODES)
      expect((await door.createRun(user, { prompt: 'x', assetMode })).data.assetMode).toBe(assetMode);
    for (const intent of INTENTS) {
      const { data } = await door.createRun(user, { prompt: 'x', intent, parentRunId: first.data.id });
      expect(data).toMatchObject({ intent, parentRunId: first.data.id, threadId: first.data.threadId });
    }
  });

  test('null counts as absent', async () => {
    const user = await gateway.signUp();
    const nothing = { mode: null, intent: null, assetMode: null, threadId: null, parentRunId: null, model: null };
    const { data } = await door.createRun(user, { prompt: 'x', ...nothing, artifactContext: null, provider: null });
    expect(data).toMatchObject({ mode: 'quick_html', intent: 'auto', assetMode: 'auto', parentRunId: null });
  });

  test('a thread is the user’s own key: runs with it belong together, and another user’s is another thread', async () => {
    const [one, other] = [await gateway.signUp(), await gateway.signUp()];
    const threadId = 'my thread 1/2 🐧';
    for (const user of [one, one, other]) {
      expect((await door.createRun(user, { prompt: 'x', threadId })).data.threadId).toBe(threadId);
    }
    const opened = await door.createRun(one, { prompt: 'x' });
    expect(opened.data.threadId).not.toBe(threadId);
  });

  test('provider and model are accepted and never obeyed', async () => {
    const user = await gateway.signUp();
    const { data } = await door.createRun(user, { prompt: 'x', provider: 'someone', model: 'something' });
    expect(data).toMatchObject({ status: 'queued', provider: null, model: null });
  });

  test('an intent that continues needs something to continue', async () => {
    const user = await gateway.signUp();
    for (const intent of ['edit', 'fix', 'remix']) {
      const answer = await door.createRun(user, { prompt: 'x', intent });
      expect([intent, answer.status, answer.code]).toEqual([intent, 422, 'context_required']);
    }
  });

  test('the same key and body give the same run and hold its price once; another body does not', async () => {
    const user = await gateway.signUp(25);
    const first = await door.createRun(user, { prompt: 'x', mode: 'quick_html' }, 'key-1');
    const again = await door.createRun(user, { prompt: 'x', mode: 'quick_html' }, 'key-1');
    expect(again.data.id).toBe(first.data.id);
    expect((await door.credits(user)).data.heldBalance).toBe(10);
    const reused = await door.createRun(user, { prompt: 'y', mode: 'quick_html' }, 'key-1');
    expect([reused.status, reused.code]).toEqual([422, 'idempotency_key_reused']);
    const stranger = await gateway.signUp();
    expect((await door.createRun(stranger, { prompt: 'x' }, 'key-1')).data.id).not.toBe(first.data.id);
  });

  test('the two spellings of the header are one key, which GraphQL takes bare', async () => {
    const [user, rest, graphql] = [await gateway.signUp(), ...doors] as const;
    const created = await graphql!.createRun(user, { prompt: 'x' }, 'key-3');
    for (const spelling of ['key-3', '"key-3"']) {
      const { data, response } = await rest!.createRun(user, { prompt: 'x' }, spelling);
      expect([data.id, response.headers['idempotency-replayed']]).toEqual([created.data.id, 'true']);
    }
    expect((await rest!.createRun(user, { prompt: 'x' }, '""')).error?.details).toMatchObject([
      { path: 'idempotencyKey' },
    ]);
  });

  test('a refusal is not remembered: after topping up the same key is accepted', async () => {
    const user = await gateway.signUp(0);
    const refused = await door.createRun(user, { prompt: 'x' }, 'key-2');
    expect([refused.status, refused.code]).toEqual([402, 'studio_credits_insufficient']);
    await gateway.resources.services.credits.post(user.id, { type: 'purchase', amount: 10, description: 'top up' });
    expect((await door.createRun(user, { prompt: 'x' }, 'key-2')).data.status).toBe('queued');
  });
});

describe.each(doors)('$name: a run and the list of runs', (door) => {
  test('GET /api/studio/runs: the newest first, and none of another user', async () => {
    const [user, other] = [await gateway.signUp(), await gateway.signUp()];
    const ids: string[] = [];
    for (const prompt of ['one', 'two', 'three']) ids.unshift((await door.createRun(user, { prompt })).data.id);
    await door.createRun(other, { prompt: 'not mine' });
    const { data } = await door.runs(user);
    expect(data.map((run: { id: string }) => run.id)).toEqual(ids);
    expect((await door.runs(await gateway.signUp())).data).toEqual([]);
  });

  test('a run is worked on after the answer, and ends with an artifact: quick_html as one HTML file', async () => {
    const user = await gateway.signUp();
    const run = await finished(door, user, { prompt: 'a snake that eats apples', mode: 'quick_html' });
    expect(run).toMatchObject({
      status: 'completed',
      progress: 100,
      attempt: 1,
      queue: null,
      provider: expect.any(String),
      failure: null,
      credits: { held: 0, charged: 10, released: 0 },
      startedAt: expect.stringMatching(RFC_3339_UTC),
      finishedAt: expect.stringMatching(RFC_3339_UTC),
    });
    expect(run.artifact).toEqual({
      id: expect.stringMatching(UUID_V7),
      parentArtifactId: null,
      state: 'ready',
      type: 'html',
      title: expect.any(String),
      contentType: expect.stringMatching(/^text\/html/u),
      sizeBytes: expect.any(Number),
      fileCount: 1,
      sha256: expect.stringMatching(/^[0-9a-f]{64}$/u),
      entryPath: expect.any(String),
      manifest: expect.any(Object),
      previewUrl: expect.stringMatching(/^https?:\/\//u),
      previewToken: expect.any(String),
      previewTokenExpiresAt: expect.stringMatching(RFC_3339_UTC),
      downloadUrl: expect.stringContaining(run.artifact.id),
      thumbnailUrl: expect.stringContaining(`/api/game-artifacts/${run.artifact.id}/thumbnail`),
      publishable: true,
      publication: null,
      reading: expect.objectContaining({ intent: 'create', kind: 'snake', language: 'en', changes: [] }),
      playability: { verdict: expect.stringMatching(/^(pass|unverified)$/u), checks: expect.any(Array) },
    });
    expect(run.artifact.manifest).toMatchObject({ title: run.artifact.title, controls: expect.any(Array) });
    expect(run.artifact.manifest).not.toHaveProperty('reading');
    const { manifest: _, reading: __, ...listed } = run.artifact;
    const fresh = {
      previewUrl: expect.any(String),
      previewToken: expect.any(String),
      previewTokenExpiresAt: expect.any(String),
    };
    const [first] = (await door.runs(user)).data;
    expect(first).toEqual({ ...run, artifact: { ...listed, ...fresh } });
  });

  test('a game that is named and can not be made is told, with what was made', async () => {
    const user = await gateway.signUp();
    const kakuro = await finished(door, user, { prompt: 'Kakuro mit Katzen' });
    expect(kakuro.artifact.reading).toMatchObject({
      asked: 'Kakuro',
      made: 'quiz',
      fit: 'far',
      fitReason: 'Kakuro ist noch nicht möglich. Am ehesten passt: Quiz.',
    });
    const tetris = await finished(door, user, { prompt: 'tetris with sushi' });
    expect(tetris.artifact.reading).toMatchObject({
      asked: 'Tetris',
      made: 'falling_blocks',
      fit: 'exact',
      fitReason: null,
    });
  });

  test('where nothing of a prompt was understood, the reading says so in one line', async () => {
    const run = await finished(door, await gateway.signUp(), { prompt: 'blorp fnargle wibble' });
    expect(run.artifact.reading).toMatchObject({ evidence: [], ignored: ['We couldn’t understand this prompt.'] });
  });

  test('game_bundle: several files with a manifest and an entry document', async () => {
    const user = await gateway.signUp();
    const { artifact, credits } = await finished(door, user, { prompt: 'a snake', mode: 'game_bundle' });
    expect(artifact).toMatchObject({ type: 'bundle', contentType: 'application/zip', entryPath: 'index.html' });
    expect(artifact.fileCount).toBeGreaterThan(1);
    expect(artifact.manifest.files.map((file: { path: string }) => file.path)).toContain('index.html');
    expect(credits).toEqual({ held: 0, charged: 30, released: 0 });
  });

  test('cancel: a queued run stops at once and gives its price back; one that has ended is 409', async () => {
    const user = await gateway.signUp();
    const { data } = await door.createRun(user, { prompt: 'x' });
    const canceled = await door.cancelRun(user, data.id);
    expect(canceled).toMatchObject({
      status: 200,
      data: { status: 'canceled', queue: null, credits: { held: 0, charged: 0, released: 10 } },
    });
    expect((await door.credits(user)).data).toMatchObject({ heldBalance: 0, spendableBalance: 100 });
    const again = await door.cancelRun(user, data.id);
    expect([again.status, again.code]).toEqual([409, 'run_already_finished']);
  });
});

describe('REST: the headers of a creation', () => {
  test('202 says where the run is', async () => {
    const user = await gateway.signUp();
    const response = await send(gateway.app, user, { method: 'POST', url: '/api/studio/runs', body: { prompt: 'x' } });
    const { data } = response.json<{ data: { id: string } }>();
    expect(response.headers['location']).toBe(`/api/studio/runs/${data.id}`);
    expect(response.headers['idempotency-replayed']).toBeUndefined();
    const there = await send(gateway.app, user, { method: 'GET', url: String(response.headers['location']) });
    expect(there.json().data.id).toBe(data.id);
  });

  test('a replay is 202 and says so', async () => {
    const user = await gateway.signUp();
    const request = {
      method: 'POST',
      url: '/api/studio/runs',
      body: { prompt: 'x' },
      headers: { 'idempotency-key': 'k' },
    } as const;
    const first = await send(gateway.app, user, request);
    const again = await send(gateway.app, user, request);
    expect([first.statusCode, first.headers['idempotency-replayed']]).toEqual([202, undefined]);
    expect([again.statusCode, again.headers['idempotency-replayed']]).toEqual([202, 'true']);
    expect(again.headers['location']).toBe(first.headers['location']);
  });

  test('unknown body fields are ignored', async () => {
    const user = await gateway.signUp();
    const body = {
      prompt: 'x',
      userId: 'someone',
      status: 'completed',
      idempotencyKey: 'not by body',
      nested: { a: [1] },
    };
    const one = await send(gateway.app, user, { method: 'POST', url: '/api/studio/runs', body });
    const two = await send(gateway.app, user, { method: 'POST', url: '/api/studio/runs', body });
    expect([one.statusCode, two.statusCode]).toEqual([202, 202]);
    expect(one.json().data.id).not.toBe(two.json().data.id);
  });
});
