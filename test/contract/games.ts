/** Games of users, made by the worker from results by hand, and what is posted about them. */
import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'vitest';
import { bundleResult, file } from '../artifacts/results.js';
import type { TestApp, TestUser } from '../helpers/app.js';
import { tinyGame, type Generator } from '../helpers/tiny-game.js';
import { restDoor } from './doors.js';

export const html: Generator = { generate: (request) => Promise.resolve(tinyGame(request)) };
export const failing: Generator = {
  generate: (request) => Promise.resolve({ ...tinyGame(request), playability: { verdict: 'fail', checks: [] } }),
};
export const bundle: Generator = {
  generate: () => {
    const entry = file('index.html', '<!doctype html><script src="game.js"></script>', 'text/html', 'entry');
    return Promise.resolve(bundleResult([entry, file('game.js', 'play()', 'text/javascript', 'script')]));
  },
};

export interface Made {
  readonly runId: string;
  readonly artifactId: string;
}

/** `count` runs of the user, completed by `generator`. */
export async function make(gateway: TestApp, user: TestUser, generator: Generator, count = 1): Promise<Made[]> {
  const rest = restDoor(() => gateway.app);
  const accepted = await Promise.all(
    Array.from({ length: count }, (_, i) => rest.createRun(user, { prompt: `game ${i}`, mode: 'game_bundle' })),
  );
  return gateway.withWorker(generator, async () => {
    const made: Made[] = [];
    for (const { data } of accepted) {
      for (let artifactId: string | undefined; artifactId === undefined;) {
        const run = (await rest.run(user, data.id)).data;
        expect(run.status).not.toBe('failed');
        artifactId = run.artifact?.id;
        if (artifactId === undefined) await sleep(20);
        else made.push({ runId: data.id, artifactId });
      }
    }
    return made;
  });
}

export async function makeOne(gateway: TestApp, generator = html): Promise<Made & { user: TestUser }> {
  const user = await gateway.signUp();
  const [made] = await make(gateway, user, generator);
  return { user, ...made! };
}

let titles = 0;
/** A title of its own: slugs are taken for good, and all tests of the file share one database. */
export const newTitle = () => `Penguin number ${(titles += 1)}`;
export const post = (title: string, more: Readonly<Record<string, unknown>> = {}) => ({
  title,
  description: 'A game.',
  ...more,
});
export const slugOf = (title: string) => title.toLowerCase().replaceAll(' ', '-');
