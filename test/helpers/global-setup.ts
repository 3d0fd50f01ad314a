import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from 'vite';
import type { TestProject } from 'vitest/node';
import { startEmbeddedPostgres } from '../../src/db/embedded.js';
import { makeTemplate } from './database.js';

declare module 'vitest' {
  interface ProvidedContext {
    /** the server that every test file makes its databases on */
    postgresUrl: string;
  }
}

/** The Studio as the gateway serves it, and one PostgreSQL for the whole run, with a migrated template database, of which nothing is left afterwards. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  // not emptied before: another run may be reading it
  await build({ logLevel: 'warn', build: { emptyOutDir: false } });
  const folder = await mkdtemp(path.join(tmpdir(), 'gamewright-test-'));
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
