import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { startEmbeddedPostgres } from '../../src/db/embedded.js';
import { makeTemplate } from './database.js';
import { makeFolder } from './folders.js';

declare module 'vitest' {
  interface ProvidedContext {
    /** the server that every test file makes its databases on */
    postgresUrl: string;
  }
}

/** One PostgreSQL for the whole run, with a migrated template database; nothing of it is left afterwards. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await makeFolder('gamewright-test-');
  const server = await startEmbeddedPostgres({ dir: path.join(folder, 'postgres'), throwaway: true });
  const teardown = async () => {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await makeTemplate(server.url);
  } catch (error) {
    await teardown();
    throw error;
  }
  project.provide('postgresUrl', server.url);
  return teardown;
}
