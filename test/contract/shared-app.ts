import { afterAll, beforeAll } from 'vitest';
import type { Config } from '../../src/config.js';
import { withApp, type TestApp } from '../helpers/app.js';

/** One gateway for all tests of a file: every test brings its own users, so that none sees another's. */
export function useApp(overrides: Partial<Config> = {}): TestApp {
  let shared: TestApp | undefined;
  let finish = (): void => undefined;
  let running: Promise<void>;

  beforeAll(
    () =>
      new Promise<void>((resolve, reject) => {
        const finished = new Promise<void>((end) => (finish = end));
        running = withApp(async (test) => {
          shared = test;
          resolve();
          await finished;
        }, overrides);
        running.catch(reject);
      }),
  );
  afterAll(async () => {
    finish();
    await running;
  });
  // the app is there once the first test runs, not when the file is read
  return new Proxy({} as TestApp, { get: (_target, key) => Reflect.get(shared!, key) as unknown });
}
