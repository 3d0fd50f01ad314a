import { fork, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'esbuild';

export interface WorkerChild {
  readonly process: ChildProcess;
  /** resolves with how the process ended: a signal or a status */
  readonly ended: Promise<string | number | null>;
  kill(): Promise<void>;
}

/**
 * Bundles the entry (Node runs no decorators) and hands out a function that starts children of it; kills those that are
 * left and removes the bundle at the end.
 */
export async function withWorkerChildren<T>(
  databaseUrl: string,
  work: (start: (env: Record<string, string>) => Promise<WorkerChild>) => Promise<T>,
): Promise<T> {
  // below node_modules, where the packages are found
  const folder = await mkdtemp(path.resolve('node_modules/.worker-child-'));
  const children: WorkerChild[] = [];
  try {
    const outfile = path.join(folder, 'entry.mjs');
    const entry = path.resolve('test/worker/worker-child.entry.ts');
    await build({ entryPoints: [entry], outfile, bundle: true, platform: 'node', format: 'esm', packages: 'external' });
    return await work(async (env) => {
      const child = fork(outfile, { env: { PATH: process.env['PATH'], TEST_DATABASE_URL: databaseUrl, ...env } });
      const ended = new Promise<string | number | null>((resolve) => {
        child.once('exit', (code, signal) => resolve(signal ?? code));
      });
      const started: WorkerChild = {
        process: child,
        ended,
        async kill() {
          child.kill('SIGKILL');
          await ended;
        },
      };
      children.push(started);
      // one that kills itself may do so before it is ready
      await Promise.race([new Promise((resolve) => child.once('message', resolve)), ended]);
      return started;
    });
  } finally {
    await Promise.all(children.map((child) => child.kill()));
    await rm(folder, { recursive: true, force: true });
  }
}
