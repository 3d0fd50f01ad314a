/** The gateway or a worker, as a child of the supervisor: loads its code, waits for its assignment, works until its end. */
import 'reflect-metadata';
import { createLogger } from '../log.js';
import type { ChildRole, Restarts } from '../monitoring/restarts.js';
import type { Assignment, Order, Report } from './assignment.js';
import { handleSignals, type Shutdown } from './shutdown.js';
import { startWatchdog } from './watchdog.js';

/** The longest that an event loop works without a pause: an answer is milliseconds, a composition may be a second. */
const STUCK_SECONDS = { gateway: 10, worker: 30 } as const;

let shutdown: Shutdown | undefined;
let restarts: Restarts = { gateway: 0, worker: 0 };

if (process.send === undefined) {
  process.stderr.write('gamewright: Start main.js, which starts this with what it needs.\n');
  process.exit(2);
}
// a child never outlives its supervisor, however that ended
process.once('disconnect', () => {
  if (shutdown) void shutdown.end('the supervisor is gone');
  else process.exit(0);
});
const assigned = new Promise<Assignment>((resolve) => {
  process.on('message', (order: Order) => {
    if ('assignment' in order) resolve(order.assignment);
    else ({ restarts } = order);
  });
});
const role: ChildRole = process.argv.includes('--role=gateway') ? 'gateway' : 'worker';
// while the supervisor starts PostgreSQL; only what the role needs
const begin =
  role === 'gateway' ? (await import('./gateway.js')).startGateway : (await import('./worker.js')).startWorker;
await work(await assigned);

async function work(assignment: Assignment): Promise<void> {
  const { config } = assignment;
  const log = createLogger(config, role);
  shutdown = handleSignals({
    seconds: config.shutdownSeconds,
    log: (message) => log.info(message),
    warn: (message) => log.warn(message),
  });
  try {
    if (assignment.migrate) {
      const { migrateAt } = await import('./migrate.js');
      await migrateAt(assignment.databaseUrl, log);
    }
    await begin(assignment, shutdown, () => restarts);
    // not before: a start compiles much at once, and takes long on a busy machine
    shutdown.onEnd('the watchdog', startWatchdog(STUCK_SECONDS[role]));
    await report({ state: 'ready' });
  } catch (error) {
    log.debug(error);
    await report({ state: 'failed', reason: error instanceof Error ? error.message : String(error) });
    await shutdown.end('could not start', 1);
  }
}

/** Resolves once it is sent, so that the process may end, or when nobody is there any more. */
async function report(message: Report): Promise<void> {
  await new Promise<void>((resolve) => {
    if (process.connected) process.send?.(message, () => resolve());
    else resolve();
  });
}
