/** Contract, section 3: a run that continues another one waits for it, and never becomes a game that nobody asked for. */
import { describe, expect, test } from 'vitest';
import { GenerationError } from '../../src/generation/provider.types.js';
import type { TestUser } from '../helpers/app.js';
import { held } from '../helpers/generators.js';
import { quick, type Generator } from '../helpers/runs.js';
import { graphqlDoor, restDoor, type Door } from './doors.js';
import { useApp } from './shared-app.js';

const gateway = useApp();
const failing: Generator = {
  generate: () => Promise.reject(new GenerationError('output.not_playable', 'Not this time.', true)),
};

describe.each([restDoor(() => gateway.app), graphqlDoor(() => gateway.app)])('$name', (door: Door) => {
  const create = async (user: TestUser, input: Readonly<Record<string, unknown>>): Promise<string> => {
    const { status, data } = await door.createRun(user, input);
    expect([status, data?.status]).toEqual([door.name === 'REST' ? 202 : 200, 'queued']);
    return data.id;
  };
  const until = async (user: TestUser, id: string, status: string) => {
    await expect.poll(async () => (await door.run(user, id)).data.status).toBe(status);
    return (await door.run(user, id)).data;
  };
  const spendable = async (user: TestUser) => {
    const { data } = await door.credits(user);
    return [data.spendableBalance, data.heldBalance];
  };
  const lost = { code: 'parent.failed', retryable: false };

  describe('a parent that ended without a game', () => {
    test.each([
      ['edit', 'a cat'],
      ['fix', 'it hangs'],
      ['remix', 'as a racing game'],
      ['auto', 'make it faster and add a boss'],
      ['auto', 'もっと速く'],
    ])('%s, "%s": 422 context_required, and nothing is held', async (intent, prompt) => {
      const user = await gateway.signUp();
      const parentRunId = await create(user, { prompt: 'a penguin platformer' });
      await door.cancelRun(user, parentRunId);
      const { status, code, error } = await door.createRun(user, { prompt, intent, parentRunId });
      expect([status, code]).toEqual([422, 'context_required']);
      expect(error?.message).toMatch(/ended without a game/u);
      expect(await spendable(user)).toEqual([100, 0]);
      expect((await door.runs(user)).data).toHaveLength(1);
    });

    test.each([
      ['create', 'make it faster'],
      ['auto', 'a snake game with apples'],
      ['auto', 'a penguin platformer with more fish'],
    ])('%s, "%s" is a new game', async (intent, prompt) => {
      const user = await gateway.signUp();
      const parentRunId = await create(user, { prompt: 'a penguin platformer' });
      await gateway.withWorker(failing, () => until(user, parentRunId, 'failed'));
      const id = await create(user, { prompt, intent, parentRunId });
      const run = await gateway.withWorker(quick, () => until(user, id, 'completed'));
      expect(run).toMatchObject({ parentRunId, prompt });
    });
  });

  describe('a parent that is still at work', () => {
    test('is waited for, whatever workers are free, and then continued', async () => {
      const user = await gateway.signUp();
      const parentRunId = await create(user, { prompt: 'a penguin platformer' });
      const generator = held();
      await gateway.withWorker(generator, async () => {
        await generator.reached();
        const child = await create(user, { prompt: 'a cat', intent: 'edit', parentRunId });
        // a worker was free for what came later
        const other = await create(user, { prompt: 'a snake game' });
        await until(user, other, 'processing');
        const waiting = (await door.run(user, child)).data;
        expect(waiting).toMatchObject({ status: 'queued', attempt: 0, credits: { held: 10 } });
        expect(waiting.queue).toEqual({ position: expect.any(Number), estimatedStartAt: null });
        generator.release();
        await until(user, parentRunId, 'completed');
        expect(await until(user, child, 'completed')).toMatchObject({ attempt: 1, parentRunId });
        expect(generator.requests.find(({ prompt }) => prompt === 'a cat')).toHaveProperty('parentDesign');
        await until(user, other, 'completed');
      });
      expect(await spendable(user)).toEqual([70, 0]);
    });

    test('and then fails: so do the changes of it and their changes, with their credits back', async () => {
      const user = await gateway.signUp();
      const parentRunId = await create(user, { prompt: 'a penguin platformer' });
      const edit = await create(user, { prompt: 'a cat', intent: 'edit', parentRunId });
      const auto = await create(user, { prompt: 'make it faster', parentRunId });
      const ofEdit = await create(user, { prompt: 'harder', intent: 'edit', parentRunId: edit });
      const generator: Generator = {
        generate: (request, context) =>
          request.prompt.startsWith('a penguin')
            ? failing.generate(request, context)
            : quick.generate(request, context),
      };
      await gateway.withWorker(generator, async () => {
        for (const id of [edit, auto, ofEdit])
          expect(await until(user, id, 'failed')).toMatchObject({
            failure: lost,
            credits: { held: 0, charged: 0, released: 10 },
          });
      });
      expect(await spendable(user)).toEqual([100, 0]);
    });

    test('and then is canceled: a change fails, a game of its own is made', async () => {
      const user = await gateway.signUp();
      const parentRunId = await create(user, { prompt: 'a penguin platformer' });
      const change = await create(user, { prompt: 'make it faster', parentRunId });
      const game = await create(user, { prompt: 'a snake game with apples', parentRunId });
      await door.cancelRun(user, parentRunId);
      await gateway.withWorker(quick, async () => {
        expect(await until(user, change, 'failed')).toMatchObject({ failure: lost });
        await until(user, game, 'completed');
      });
    });

    test('is not waited for by a new game, nor by what has an artifact in its context', async () => {
      const user = await gateway.signUp();
      const first = await create(user, { prompt: 'a penguin platformer' });
      const { artifact } = await gateway.withWorker(quick, () => until(user, first, 'completed'));
      const parentRunId = await create(user, { prompt: 'a cat platformer' });
      const generator = held();
      await gateway.withWorker(generator, async () => {
        await generator.reached();
        const game = await create(user, { prompt: 'a snake game', intent: 'create', parentRunId });
        await until(user, game, 'processing');
        generator.release();
        await until(user, game, 'completed');
      });
      const waitsForNothing = await create(user, {
        prompt: 'harder',
        intent: 'edit',
        parentRunId: await create(user, { prompt: 'a dog platformer' }),
        artifactContext: artifact.id,
      });
      expect((await door.run(user, waitsForNothing)).data.queue.position).toBeGreaterThan(0);
      await gateway.withWorker(quick, () => until(user, waitsForNothing, 'completed'));
    });

    test('a run that waits is canceled like any other', async () => {
      const user = await gateway.signUp();
      const parentRunId = await create(user, { prompt: 'a penguin platformer' });
      const child = await create(user, { prompt: 'harder', intent: 'edit', parentRunId });
      expect((await door.cancelRun(user, child)).data).toMatchObject({ status: 'canceled', queue: null });
      expect(await spendable(user)).toEqual([90, 10]);
      await gateway.withWorker(quick, () => until(user, parentRunId, 'completed'));
      expect((await door.run(user, child)).data.status).toBe('canceled');
    });
  });

  describe('references that belong together', () => {
    test('an artifact alone brings the run that made it as parent, and its thread', async () => {
      const user = await gateway.signUp();
      const first = await create(user, { prompt: 'a penguin platformer', threadId: 'penguins' });
      const { artifact } = await gateway.withWorker(quick, () => until(user, first, 'completed'));
      expect(artifact.parentArtifactId).toBeNull();
      for (const artifactContext of [artifact.id, { artifactId: artifact.id, notes: 'too slow' }]) {
        const id = await create(user, { prompt: 'harder', intent: 'edit', artifactContext });
        const run = await gateway.withWorker(quick, () => until(user, id, 'completed'));
        expect(run).toMatchObject({
          parentRunId: first,
          threadId: 'penguins',
          artifact: { parentArtifactId: artifact.id },
        });
      }
      // a parent that is named stays the parent
      const other = await create(user, { prompt: 'a cat platformer' });
      const both = { prompt: 'harder', intent: 'edit', artifactContext: artifact.id, parentRunId: other };
      expect((await door.createRun(user, both)).data).toMatchObject({ parentRunId: other });
    });

    test('the parent’s thread may be named, another one is 422 instead of dropped', async () => {
      const user = await gateway.signUp();
      const first = await create(user, { prompt: 'a penguin platformer', threadId: 'penguins' });
      const { artifact } = await gateway.withWorker(quick, () => until(user, first, 'completed'));
      await create(user, { prompt: 'a cat platformer', threadId: 'cats' });
      for (const reference of [{ parentRunId: first }, { artifactContext: artifact.id }]) {
        const input = { prompt: 'harder', intent: 'edit', ...reference };
        for (const threadId of ['cats', 'a new one']) {
          const { status, code, error } = await door.createRun(user, { ...input, threadId });
          expect([status, code]).toEqual([422, 'validation_failed']);
          expect(error?.details).toEqual([{ path: 'threadId', code: 'invalid', message: expect.any(String) }]);
        }
        expect((await door.createRun(user, { ...input, threadId: 'penguins' })).data.threadId).toBe('penguins');
      }
    });
  });
});
