/** Runs as the tests of their page need them: accepted by the service itself, waited for by their state. */
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
