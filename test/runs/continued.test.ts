/** Runs that continue another one, through the front door, made by the real composer in a real worker. */
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import type { Reading } from '../../src/generation/reading.js';
import { GenerationError } from '../../src/generation/provider.types.js';
import { createGenerator } from '../../src/generation/router.js';
import { restDoor } from '../contract/doors.js';
import { useApp } from '../contract/shared-app.js';
import { post } from '../graphql/client.js';
import type { TestUser } from '../helpers/app.js';
import type { Generator } from '../helpers/tiny-game.js';

const gateway = useApp();
const door = restDoor(() => gateway.app);
const composer = createGenerator();

interface Made {
  readonly id: string;
  readonly threadId: string;
  readonly artifactId: string;
  readonly parentArtifactId: string | null;
  readonly seed: number;
  readonly title: string;
  readonly type: string;
  readonly sha256: string;
  readonly reading: Reading;
}

const FIELDS = `id threadId status artifact { id parentArtifactId title type sha256 manifest reading {
  intent kind language assetMode hero { name sprite fromPrompt start end } enemies { name sprite } items { name sprite }
  theme time difficulty rules { rule n seconds start end } changes { what from to } evidence { start end text as value } ignored
} }`;

async function ended(user: TestUser, id: string): Promise<Made> {
  for (;;) {
    const { data } = await post(gateway, user, `query ($id: ID!) { studioRun(id: $id) { ${FIELDS} } }`, { id });
    const { artifact, status, threadId } = data.studioRun;
    if (status === 'failed') throw new Error('the run failed');
    if (status === 'completed') {
      const { id: artifactId, manifest, ...rest } = artifact;
      return { ...rest, id, threadId, artifactId, seed: manifest.seed };
    }
    await sleep(20);
  }
}

async function make(user: TestUser, input: Readonly<Record<string, unknown>>, generator: Generator = composer) {
  const { data, status } = await door.createRun(user, input);
  expect(status).toBe(202);
  return gateway.withWorker(generator, () => ended(user, data.id));
}

const PENGUIN = 'a penguin platformer: collect fish, avoid walruses, 3 lives';
const changed = ({ reading }: Made) => reading.changes.map(({ what, to }) => `${what}=${to}`);
const failing: Generator = {
  generate: () => Promise.reject(new GenerationError('output.not_playable', 'Not this time.', true)),
};

describe('a run that continues another', () => {
  test('edits its parent: seed, cast, kind and title stay, what was said changes; an edit of an edit keeps both', async () => {
    const user = await gateway.signUp(1_000);
    const first = await make(user, { prompt: PENGUIN });
    expect(first.reading).toMatchObject({ intent: 'create', changes: [], kind: 'platformer' });
    const second = await make(user, { prompt: 'make it faster and add a boss', intent: 'edit', parentRunId: first.id });
    expect(second).toMatchObject({ seed: first.seed, title: first.title, threadId: first.threadId });
    expect(second.parentArtifactId).toBe(first.artifactId);
    expect(second.reading).toMatchObject({ intent: 'edit', kind: 'platformer' });
    expect(second.reading.hero.sprite).toBe(first.reading.hero.sprite);
    expect(changed(second)).toEqual(expect.arrayContaining(['boss=yes', 'fast=yes']));
    const third = await make(user, { prompt: 'the hero is a cat', parentRunId: second.id });
    expect(third.reading.hero).toMatchObject({ sprite: 'cat', fromPrompt: true, start: 14, end: 17 });
    expect(third.reading.rules.map(({ rule }) => rule)).toEqual(expect.arrayContaining(['boss', 'fast', 'lives']));
    expect(third.seed).toBe(first.seed);
  });

  test('that would leave the game as it is fails with its reason, and costs nothing; another format is made', async () => {
    const user = await gateway.signUp(1_000);
    const first = await make(user, { prompt: PENGUIN });
    const { data } = await door.createRun(user, { prompt: 'zxcv qwrt', intent: 'edit', parentRunId: first.id });
    const run = await gateway.withWorker(composer, async () => {
      for (;;) {
        const query =
          'query ($id: ID!) { studioRun(id: $id) { status failure { code reason message } credits { held charged released } } }';
        const { studioRun } = (await post(gateway, user, query, { id: data.id })).data;
        if (['failed', 'completed'].includes(studioRun.status)) return studioRun;
        await sleep(20);
      }
    });
    expect(run).toMatchObject({
      status: 'failed',
      failure: { code: 'output.unchanged', reason: 'output_unchanged', message: expect.stringContaining('as it is') },
      credits: { charged: 0 },
    });
    expect(run.credits.released).toBeGreaterThan(0);
    const bundle = await make(user, {
      prompt: 'zxcv qwrt',
      mode: 'game_bundle',
      intent: 'edit',
      parentRunId: first.id,
    });
    expect(bundle.type).toBe('bundle');
  });

  test('that only asks for the version before makes nothing', async () => {
    const user = await gateway.signUp(1_000);
    const first = await make(user, { prompt: PENGUIN });
    const second = await make(user, { prompt: 'at night', parentRunId: first.id });
    const { data } = await door.createRun(user, { prompt: 'Please undo the last change!', parentRunId: second.id });
    await gateway.withWorker(composer, () => expect(ended(user, data.id)).rejects.toThrow('failed'));
    const query = 'query ($id: ID!) { studioRun(id: $id) { failure { code message } credits { charged } } }';
    expect((await post(gateway, user, query, { id: data.id })).data.studioRun).toEqual({
      failure: { code: 'output.unchanged', message: expect.stringContaining('previous version') },
      credits: { charged: 0 },
    });
  });

  test('auto in a thread goes on with its newest game; another game described there is a new one', async () => {
    const user = await gateway.signUp(1_000);
    const threadId = 'my game';
    const first = await make(user, { prompt: PENGUIN, threadId });
    const second = await make(user, { prompt: 'at night, without walruses', threadId });
    expect(second.reading.intent).toBe('edit');
    expect(second.reading.time).toBe('night');
    expect([second.seed, second.parentArtifactId]).toEqual([first.seed, first.artifactId]);
    const third = await make(user, { prompt: 'same but as a snake game', threadId });
    expect(third.reading).toMatchObject({ intent: 'remix', kind: 'snake', time: 'night' });
    expect(third.reading.hero.sprite).toBe(first.reading.hero.sprite);
    const other = await make(user, {
      prompt: 'A breakout game where a robot breaks candy bricks in a kitchen',
      threadId,
    });
    expect(other.reading).toMatchObject({ intent: 'create', kind: 'breakout', changes: [] });
    expect(other.parentArtifactId).toBeNull();
    const apart = await make(user, { prompt: 'at night, without walruses' });
    expect(apart.reading.intent).toBe('create');
  });

  test('a thread of the same name of another user is another thread', async () => {
    const [one, other] = [await gateway.signUp(1_000), await gateway.signUp(1_000)];
    await make(one, { prompt: PENGUIN, threadId: 'shared name' });
    const own = await make(other, { prompt: 'make it faster', threadId: 'shared name' });
    expect(own.reading.intent).toBe('create');
    expect(own.parentArtifactId).toBeNull();
  });

  test('a bundle is continued like a page, also as a bundle, and keeps how it is drawn', async () => {
    const user = await gateway.signUp(1_000);
    const bundle = await make(user, { prompt: PENGUIN, mode: 'game_bundle', assetMode: 'procedural' });
    expect(bundle).toMatchObject({ type: 'bundle', reading: { assetMode: 'procedural' } });
    const edit = await make(user, { prompt: 'harder', mode: 'game_bundle', intent: 'edit', parentRunId: bundle.id });
    expect(edit).toMatchObject({
      type: 'bundle',
      seed: bundle.seed,
      reading: { assetMode: 'procedural', difficulty: 'hard' },
    });
    const page = await make(user, {
      prompt: 'easier',
      intent: 'edit',
      artifactContext: edit.artifactId,
      assetMode: 'library',
    });
    expect(page).toMatchObject({ type: 'html', reading: { assetMode: 'library', difficulty: 'normal' } });
    expect(changed(page)).toContain('pictures=library');
  });

  test('fix mends: other levels, and without the rule that the errors name', async () => {
    const user = await gateway.signUp(1_000);
    const first = await make(user, { prompt: `${PENGUIN}, double jump` });
    const context = (runtimeErrors: string[]) => ({ artifactId: first.artifactId, runtimeErrors });
    const other = await make(user, { prompt: 'it hangs', artifactContext: context(['RangeError: out of bounds']) });
    expect(other.reading.intent).toBe('fix');
    expect(other.seed).not.toBe(first.seed);
    expect(other.reading.hero.sprite).toBe(first.reading.hero.sprite);
    const without = await make(user, {
      prompt: 'please mend it',
      intent: 'fix',
      artifactContext: context(['TypeError: doubleJump is not a function']),
    });
    expect(without.seed).toBe(first.seed);
    expect(changed(without)).toContain('doubleJump=null');
  });

  test('an edit that failed is tried again on what it was about', async () => {
    const user = await gateway.signUp(1_000);
    const first = await make(user, { prompt: PENGUIN });
    const { data: lost } = await door.createRun(user, { prompt: 'harder', intent: 'edit', parentRunId: first.id });
    await gateway.withWorker(failing, async () => {
      while ((await door.run(user, lost.id)).data.status !== 'failed') await sleep(20);
    });
    const again = await make(user, { prompt: 'harder', intent: 'edit', parentRunId: lost.id });
    expect(again.reading).toMatchObject({ intent: 'edit', difficulty: 'hard' });
    expect([again.seed, again.parentArtifactId]).toEqual([first.seed, first.artifactId]);
  });

  test('a change of a single file that is gone when the work begins is made of the bundle it came from', async () => {
    const user = await gateway.signUp(1_000);
    const first = await make(user, { prompt: PENGUIN, mode: 'game_bundle' });
    const { data: single } = await door.singleFile(user, first.artifactId);
    const { data: waiting } = await door.createRun(user, {
      prompt: 'a snake game with cherries',
      intent: 'edit',
      artifactContext: single.id,
    });
    await gateway.resources.database.pool.query('delete from artifacts where id = $1', [single.id]);
    await gateway.withWorker(composer, async () => {
      await expect.poll(async () => (await door.run(user, waiting.id)).data.status).toBe('completed');
    });
    expect((await door.run(user, waiting.id)).data.artifact).toMatchObject({ parentArtifactId: first.artifactId });
  });

  test('a change that is asked for while its game is made is made of that game', async () => {
    const user = await gateway.signUp(1_000);
    const { data: parent } = await door.createRun(user, { prompt: PENGUIN });
    const edit = await make(user, { prompt: 'faster, at night, and the hero is a cat', parentRunId: parent.id });
    expect(edit.reading).toMatchObject({ intent: 'edit', kind: 'platformer', time: 'night', hero: { sprite: 'cat' } });
  });

  test('another user’s run and artifact are not found', async () => {
    const [owner, stranger] = [await gateway.signUp(1_000), await gateway.signUp(1_000)];
    const first = await make(owner, { prompt: PENGUIN });
    for (const [input, code] of [
      [{ parentRunId: first.id }, 'studio_run_not_found'],
      [{ artifactContext: first.artifactId }, 'artifact_not_found'],
    ] as const) {
      const answer = await door.createRun(stranger, { prompt: 'make it faster', intent: 'edit', ...input });
      expect([answer.status, answer.code]).toEqual([404, code]);
    }
  });

  test('both doors tell the same reading, and a list of them costs no further statement', async () => {
    const user = await gateway.signUp(1_000);
    const made = await make(user, { prompt: PENGUIN });
    const { data } = await door.run(user, made.id);
    expect(data.artifact.reading).toMatchObject(made.reading);
    expect(data.artifact.manifest).not.toHaveProperty('reading');
    const statements = async (): Promise<number> => {
      const { pool } = gateway.resources.database;
      const query = pool.query.bind(pool);
      let count = 0;
      pool.query = ((...args: Parameters<typeof query>) => {
        count += 1;
        return query(...args);
      }) as typeof pool.query;
      try {
        const list = await post(gateway, user, `{ viewer { studioRuns { nodes { ${FIELDS} } } } }`);
        expect(list.errors).toBeUndefined();
        return count;
      } finally {
        pool.query = query;
      }
    };
    const one = await statements();
    await make(user, { prompt: 'harder', parentRunId: made.id });
    await make(user, { prompt: 'at night', parentRunId: made.id });
    expect(one).toBeGreaterThan(0);
    expect(await statements()).toBe(one);
  });
});
