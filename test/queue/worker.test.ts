import { expect, test } from 'vitest';
import { quick, withRuns } from '../helpers/runs.js';

test('a run goes from accepted to completed and is charged once', () =>
  withRuns(async ({ runs, credits, signUp, withWorker, ended }) => {
    const viewer = await signUp(25);
    const { run, replayed } = await runs.create(viewer, { prompt: '  a penguin platformer  ' });
    expect({ replayed, status: run.status, prompt: run.prompt }).toEqual({
      replayed: false,
      status: 'queued',
      prompt: 'a penguin platformer',
    });
    expect(await credits.balance(viewer.user.id)).toMatchObject({
      studioBalance: 25,
      heldBalance: 10,
      spendableBalance: 15,
    });
    await withWorker(quick, async () => {
      const done = await ended(viewer, run.id);
      expect(done).toMatchObject({ status: 'completed', progress: 100, attempt: 1, provider: 'test' });
    });
    expect(await credits.balance(viewer.user.id)).toMatchObject({
      studioBalance: 15,
      heldBalance: 0,
      spendableBalance: 15,
    });
    expect(await credits.ofRuns([run.id])).toEqual([{ held: 0, charged: 10, released: 0 }]);
  }));
