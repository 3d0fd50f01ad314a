import { createRequire } from 'node:module';
import { defineConfig } from 'vitest/config';

const require = createRequire(import.meta.url);

export default defineConfig({
  // type-graphql's parameter decorators need the legacy transform; see https://typegraphql.com/docs/esm
  oxc: { decorator: { legacy: true, emitDecoratorMetadata: true } },
  // graphql would load twice (index.mjs here, index.js from CommonJS packages) and refuse its own types
  resolve: { alias: [{ find: /^graphql$/u, replacement: require.resolve('graphql') }] },
  test: {
    include: ['test/**/*.test.ts'],
    globalSetup: ['test/helpers/global-setup.ts'],
    testTimeout: 20_000,
    hookTimeout: 60_000,
    // a state is waited for, however busy the machine is
    expect: { poll: { timeout: 15_000 } },
    // two cores: more files at once only makes each slower
    maxWorkers: 2,
  },
});
