import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { sortTests } from './test/projects.js';

const require = createRequire(import.meta.url);
const folder = fileURLToPath(new URL('test', import.meta.url));
const tests = sortTests(folder);
const include = (files: readonly string[]) => files.map((file) => `test/${file}`);

/** Files that make whole games come first in their project: the longest of them, started last, would hold a core alone. */
class GamesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const rank = ({ project, moduleId }: TestSpecification): string =>
      `${project.name} ${tests.games.has(path.relative(folder, moduleId)) ? 0 : 1}`;
    return sorted.sort((a, b) => rank(a).localeCompare(rank(b)));
  }
}

export default defineConfig({
  // type-graphql's parameter decorators need the legacy transform; see https://typegraphql.com/docs/esm
  oxc: { decorator: { legacy: true, emitDecoratorMetadata: true } },
  // graphql would load twice (index.mjs here, index.js from CommonJS packages) and refuse its own types
  resolve: { alias: [{ find: /^graphql$/u, replacement: require.resolve('graphql') }] },
  test: {
    // a limit for what hangs, on a machine that does other work beside it
    testTimeout: 240_000,
    hookTimeout: 240_000,
    // in CI, whose machines may be slow, a test has a second try; the report names each that needed it
    retry: process.env['CI'] === undefined ? 0 : 1,
    // a state is waited for, however busy the machine is
    expect: { poll: { timeout: 60_000 } },
    // two cores: more files at once only makes each slower
    maxWorkers: 2,
    // the files of a worker share what is loaded, and one Chromium: to load the service again costs a second of each file
    isolate: false,
    sequence: { sequencer: GamesFirst },
    projects: [
      { extends: true, test: { name: 'unit', include: include(tests.unit), pool: 'threads' } },
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
