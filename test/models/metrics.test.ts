/** What models cost, as Prometheus reads it: each call is counted once, of whichever worker. */
import { Registry } from 'prom-client';
import { expect, test } from 'vitest';
import { createModelBook } from '../../src/models/model-book.js';
import { createModelMetrics } from '../../src/monitoring/model-metrics.js';
import { modelsAt } from '../helpers/model-forms.js';
import { withRuns } from '../helpers/runs.js';

test('calls, tokens and dollars by provider and model', () =>
  withRuns(async ({ database, runs, signUp }) => {
    const { settings } = modelsAt(['http://127.0.0.1:1/v1']);
    const model = settings.models[0]!;
    const book = createModelBook(database, settings);
    const viewer = await signUp(100);
    const { run } = await runs.create(viewer, { prompt: 'x' });
    const call = async (outcome: 'answered' | 'timeout', secondsAgo: number) => {
      const admitted = await book.admit({
        run: { id: run.id, attempt: 1, userId: viewer.user.id },
        provider: 'p1',
        model,
        mostCost: 1,
      });
      if (!('id' in admitted)) throw new Error(admitted.not);
      await book.settle(admitted.id, { outcome, inputTokens: 1000, outputTokens: 200, cost: 0.003 });
      await database.pool.query(
        `update model_attempts set finished_at = now() - $2 * interval '1 second' where id = $1`,
        [admitted.id, secondsAgo],
      );
    };
    const registry = new Registry();
    const metrics = createModelMetrics(registry, database.pool, () => 3_600);
    const told = async () => {
      await Promise.all([metrics.update(), metrics.update()]);
      return (await registry.metrics()).split('\n').filter((line) => line.startsWith('gamewright_'));
    };
    await call('answered', 60);
    await call('answered', 60);
    await call('timeout', 40);
    // too new to be told
    await call('answered', 0);
    const first = [
      'gamewright_model_calls_total{provider="p1",model="model-of-p1",outcome="answered"} 2',
      'gamewright_model_calls_total{provider="p1",model="model-of-p1",outcome="timeout"} 1',
      'gamewright_model_tokens_total{provider="p1",model="model-of-p1",direction="input"} 3000',
      'gamewright_model_tokens_total{provider="p1",model="model-of-p1",direction="output"} 600',
      expect.stringMatching(/^gamewright_model_cost_dollars_total\{provider="p1",model="model-of-p1"\} 0\.009/u),
    ];
    expect(await told()).toEqual(expect.arrayContaining(first));
    expect(await told()).toHaveLength(first.length);
  }));
