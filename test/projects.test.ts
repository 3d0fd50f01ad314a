import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sortTests } from './projects.js';

describe('a test file', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'projects-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const write = (files: Record<string, string>): void => {
    for (const [name, text] of Object.entries(files)) {
      const file = path.join(folder, name);
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, text);
    }
  };

  /** The project of `runs/a.test.ts`, where the folder holds these files. */
  const projectOf = (files: Record<string, string>): string[] => {
    write(files);
    const { unit, integration, browser } = sortTests(folder);
    return Object.entries({ unit, integration, browser }).flatMap(([project, found]) =>
      found.includes(path.join('runs', 'a.test.ts')) ? [project] : [],
    );
  };

  it('is a unit test where it needs neither Chromium nor PostgreSQL', () => {
    expect(
      projectOf({
        'runs/a.test.ts': `import { a } from '../../src/runs/moves.js'; import { b } from './b.js';`,
        'runs/b.ts': `export const b = 1;`,
      }),
    ).toEqual(['unit']);
  });

  it('is an integration test where it reaches the database by a helper of a helper', () => {
    expect(
      projectOf({
        'runs/a.test.ts': `import { withWorld } from './world.js';`,
        'runs/world.ts': `export { withDatabase as withWorld } from '../helpers/database.js';`,
        'helpers/database.ts': `import pg from 'pg'; export const withDatabase = pg;`,
      }),
    ).toEqual(['integration']);
  });

  it.each([
    `import { spawn } from 'node:child_process';`,
    `const { Client } = await import('pg');`,
    `import { startEmbeddedPostgres } from '../../src/db/embedded.js';`,
    `import { composeDesign } from '../../src/generation/providers/composer.js';`,
    `import { table } from '../generation/genres/playing.js';`,
    `import { run } from '../eval/run.js';`,
  ])('is an integration test by %s', (text) => {
    const helpers = { 'generation/genres/playing.ts': '', 'eval/run.ts': '' };
    expect(projectOf({ ...helpers, 'runs/a.test.ts': text })).toEqual(['integration']);
  });

  it('is a browser test where it reaches Chromium, whatever else it reaches', () => {
    expect(
      projectOf({
        'runs/a.test.ts': `import '../helpers/database.js'; import { launch } from '../helpers/browser.js';`,
        'helpers/database.ts': `import pg from 'pg'; export const url = pg;`,
        'helpers/browser.ts': `import { chromium } from 'playwright-core'; export const launch = chromium;`,
      }),
    ).toEqual(['browser']);
  });

  it('is known to make whole games where it reaches what makes them', () => {
    write({
      'a.test.ts': `export * from './b.js';`,
      'b.ts': `import '../src/generation/router.js';`,
      'c.test.ts': `import type { Router } from '../src/generation/router.js';`,
    });
    expect([...sortTests(folder).games]).toEqual(['a.test.ts']);
  });

  it('reaches nothing by a type', () => {
    expect(
      projectOf({
        'runs/a.test.ts': `import type { Page } from 'playwright-core'; import { type Client } from 'pg'; export type { Run } from './run.js';`,
        'runs/run.ts': `import 'pg'; export interface Run { id: string }`,
      }),
    ).toEqual(['unit']);
  });
});
