/** Runs with artifacts, made by a worker of the test. */
import type { Viewer } from '../../src/accounts/accounts.model.js';
import type { TestApp, TestUser } from '../helpers/app.js';
import { quick, type Generator } from '../helpers/runs.js';
import { createRun } from './client.js';

/** Runs that are completed, oldest first. */
export async function completeRuns(
  test: TestApp,
  user: TestUser,
  count: number,
  more?: Readonly<Record<string, unknown>>,
  generator: Generator = quick,
): Promise<string[]> {
  const ids: string[] = [];
  for (let i = 0; i < count; i += 1) ids.push(await createRun(test, user, `game ${i}`, more));
  await test.withWorker(generator, async () => {
    const viewer = await viewerOf(test, user);
    for (const id of ids) {
      for await (const event of test.resources.services.runs.events(viewer, id, 0, AbortSignal.timeout(20_000))) {
        if (event.type === 'failed') throw new Error(JSON.stringify(event.payload));
      }
    }
  });
  return ids;
}

export async function viewerOf({ resources }: TestApp, user: TestUser): Promise<Viewer> {
  const found = await resources.services.accounts.authenticate(user.cookie.split('=')[1]);
  if (found.state !== 'signedIn') throw new Error('no session');
  return found.viewer;
}
