import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { sortTests } from './test/projects.js';

const require = createRequire(import.meta.url);
const tests = sortTests(fileURLToPath(new URL('test', import.meta.url)));
const include = (files: readonly string[]) => files.map((file) => `test/${file}`);

export default defineConfig({
  // type-graphql's parameter decorators need the legacy transform; see https://typegraphql.com/docs/esm
  oxc: { decorator: { legacy: true, emitDecoratorMetadata: true } },
  // graphql would load twice (index.mjs here, index.js from CommonJS packages) and refuse its own types
  resolve: { alias: [{ find: /^graphql$/u, replacement: require.resolve('graphql') }] },
  test: {
    // a limit for what hangs, on a machine that does other work beside it
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // a state is waited for, however busy the machine is
    expect: { poll: { timeout: 15_000 } },
    // two cores: more files at once only makes each slower
    maxWorkers: 2,
    projects: [
      // pure, so that the files of a thread share what is loaded
      { extends: true, test: { name: 'unit', include: include(tests.unit), pool: 'threads', isolate: false } },
      {
        extends: true,
        test: {
          name: 'integration',
          include: include(tests.integration),
          globalSetup: ['test/helpers/global-setup.ts'],
        },
      },
      {
        extends: true,
        test: { name: 'browser', include: include(tests.browser), globalSetup: ['test/helpers/global-setup.ts'] },
      },
    ],
  },
});
