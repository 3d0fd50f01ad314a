/** Runs as the tests of their page need them: accepted by the service itself, waited for by their state. */
import { v7 as uuidv7 } from 'uuid';
import { expect } from 'vitest';
import type { Viewer } from '../../src/accounts/accounts.model.js';
import type { CreateRunInput, RunRecord } from '../../src/runs/runs.model.js';
import type { TestUser } from '../helpers/app.js';
import { viewerOf } from '../public/world.js';
import type { Studio } from './browser.js';

export const PROMPT = 'A penguin platformer on ice at night with double jump, 3 lives and a walrus boss';

export interface Owner {
  readonly user: TestUser;
  readonly viewer: Viewer;
  readonly create: (input?: Partial<CreateRunInput>) => Promise<RunRecord>;
  /** the run once it has ended */
  readonly ended: (runId: string) => Promise<RunRecord>;
}

export async function owner({ signUp, resources: { services } }: Studio): Promise<Owner> {
  const user = await signUp();
  const viewer = viewerOf(user);
  return {
    user,
    viewer,
    create: async (input = {}) => (await services.runs.create(viewer, { prompt: PROMPT, ...input })).run,
    async ended(runId) {
      for await (const event of services.runs.events(viewer, runId, 0, AbortSignal.timeout(30_000))) void event;
      const run = await services.runs.find(viewer, runId);
      expect(run?.finishedAt).not.toBeNull();
      return run!;
    },
  };
}

/** Runs that continue one, as creation leaves them but without jobs, so that they wait; their ids, in order. */
export async function addWaiting({ resources }: Studio, parentId: string, count: number): Promise<string[]> {
  const ids = Array.from({ length: count }, () => uuidv7());
  await resources.database.pool.query(
    `insert into runs (id, user_id, thread_id, parent_run_id, prompt, mode, intent, asset_mode, seed, price)
     select new.id, r.user_id, r.thread_id, r.id, 'change ' || new.n, r.mode, r.intent, r.asset_mode, r.seed, r.price
       from runs r, unnest($2::uuid[]) with ordinality new (id, n) where r.id = $1`,
    [parentId, ids],
  );
  return ids;
}
