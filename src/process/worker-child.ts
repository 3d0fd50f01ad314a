/** The worker of `--role=all`: a child process, so that making a game never stalls a request. Restarted when it dies. */
import { fork, type ChildProcess } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';

export interface WorkerChild {
  /** Lets the worker finish or hand back what it has, then ends it. */
  stop(): Promise<void>;
}

/** A worker that dies sooner than this after its start is restarted after a pause that doubles. */
const HEALTHY_MS = 30_000;

/** Starts `main` with `--role=worker` and resolves once it works. */
export async function startWorkerChild(
  main: string,
  env: NodeJS.ProcessEnv,
  log: (message: string) => void,
): Promise<WorkerChild> {
  let stopping = false;
  let child: ChildProcess;
  let pause = 250;

  const launch = (): Promise<void> => {
    const startedAt = Date.now();
    // a process group of its own: Ctrl-C in a terminal goes to us, and we end the worker in order.
    // The IPC channel closes when this process is killed, and then the worker ends by itself.
    child = fork(main, ['--role=worker'], { env, stdio: ['ignore', 'inherit', 'inherit', 'ipc'], detached: true });
    child.once('exit', (code, signal) => {
      if (stopping) return;
      pause = Date.now() - startedAt > HEALTHY_MS ? 250 : Math.min(pause * 2, 10_000);
      log(`The worker ended (${signal ?? `code ${code}`}); starting it again in ${pause} ms.`);
      void sleep(pause, undefined, { ref: false }).then(() => (stopping ? undefined : launch().catch(() => undefined)));
    });
    return new Promise((resolve, reject) => {
      child.once('message', () => resolve());
      child.once('exit', (code) => reject(new Error(`The worker could not start (code ${code}).`)));
    });
  };

  await launch();
  return {
    async stop() {
      stopping = true;
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await ended;
    },
  };
}
