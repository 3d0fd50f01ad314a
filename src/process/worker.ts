import type { Config } from '../config.js';
import { createGenerator, warmUp } from '../generation/router.js';
import { startWatchdog } from '../queue/watchdog.js';
import { createWorker } from '../queue/worker.js';
import { openResources } from './resources.js';
import type { Shutdown } from './shutdown.js';

/** Claims jobs until the end; what is in flight then is finished, or handed back when time runs out. */
export async function startWorker(config: Config, databaseUrl: string, shutdown: Shutdown): Promise<void> {
  const resources = await openResources(config, databaseUrl, () => config.publicUrl ?? '');
  shutdown.onEnd('resources', () => resources.close());
  const { database, wakeups, queue, services, log } = resources;
  const worker = createWorker({
    database,
    config,
    wakeups,
    queue,
    generator: createGenerator(),
    artifacts: services.artifacts,
    log,
  });
  // a composition takes a second at most; whoever started this process starts another one
  shutdown.onEnd('the watchdog', startWatchdog(30));
  // what is left of the limit closes the rest
  shutdown.onEnd('worker', () => worker.stop(Math.max(1, config.shutdownSeconds - 2)));
  await worker.start();
  // nothing waits for it: the first run is as fast as the others, or a second slower
  warmUp().catch((err: unknown) => log.warn({ err }, 'Warming up failed.'));
}
