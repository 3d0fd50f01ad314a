import { describe, expect, it } from 'vitest';
import { createGeneratorRunsService } from '../../src/legacy/legacy.service.js';
import { withWorld } from '../artifacts/world.js';

describe('a historical generator run', () => {
  it('is read by its owner, as it was', async () => {
    await withWorld(async ({ database, addUser }) => {
      const [owner, other] = [await addUser(), await addUser()];
      const runs = createGeneratorRunsService({ database });
      await database.pool.query(
        `insert into generator_runs (id, user_id, status, prompt, provider, use_paid_fallback, result_url, created_at, finished_at)
         values ('gen_1', $1, 'succeeded', 'a penguin', 'acme', true, 'https://old.example/1', '2024-01-02T03:04:05Z', '2024-01-02T03:05:00Z'),
                ('gen 2/ü', $1, 'failed', '', null, false, null, '2023-01-02T03:04:05.678Z', null)`,
        [owner.user.id],
      );
      expect(await runs.find(owner, 'gen_1')).toEqual({
        id: 'gen_1',
        status: 'succeeded',
        prompt: 'a penguin',
        provider: 'acme',
        usePaidFallback: true,
        resultUrl: 'https://old.example/1',
        createdAt: new Date('2024-01-02T03:04:05Z'),
        finishedAt: new Date('2024-01-02T03:05:00Z'),
      });
      expect(await runs.find(owner, 'gen 2/ü')).toEqual({
        id: 'gen 2/ü',
        status: 'failed',
        prompt: '',
        provider: null,
        usePaidFallback: false,
        resultUrl: null,
        createdAt: new Date('2023-01-02T03:04:05.678Z'),
        finishedAt: null,
      });
      expect(await runs.find(other, 'gen_1')).toBeNull();
      for (const id of ['', 'gen_', 'GEN_1', 'gen_1 ', 'gen_1\0', '\ud800', "' or true --", 'x'.repeat(100_000)])
        expect(await runs.find(owner, id)).toBeNull();
    });
  });
});
