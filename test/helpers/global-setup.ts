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
    /** where the program of this run is compiled to, by the first that needs it; below the repository, for its packages */
    program: string;
  }
}

/** One PostgreSQL for the whole run, with a migrated template database; nothing of it is left afterwards. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await makeFolder('gamewright-test-');
  const server = await startEmbeddedPostgres({ dir: path.join(folder, 'postgres'), throwaway: true });
  const program = path.resolve('.bench', `program-${path.basename(folder)}`);
  const teardown = async () => {
    await server.stop();
    for (const made of [folder, program]) await rm(made, { recursive: true, force: true });
  };
  try {
    await makeTemplate(server.url);
  } catch (error) {
    await teardown();
    throw error;
  }
  project.provide('postgresUrl', server.url);
  project.provide('program', program);
  return teardown;
}
