/** A child process of the supervisor, started again when it ends by itself. */
import { fork, type ChildProcess } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Log } from '../log.js';
import type { ChildRole, Restarts } from '../monitoring/restarts.js';
import type { Assignment, Order, Report } from './assignment.js';
import { STUCK_SIGNAL } from './watchdog.js';

export interface SupervisedChild {
  readonly role: ChildRole;
  /** Gives it its work, and the same to those that replace it. Resolves once it works; rejects with why it can't. */
  assign(assignment: Omit<Assignment, 'sockets'>): Promise<void>;
  tell(restarts: Restarts): void;
  /** Starts another one, and when that works lets this one finish and end. Where the other one can't start, this one stays. */
  replace(): Promise<void>;
  /** Lets it finish or hand back what it has, then ends it. */
  stop(): Promise<void>;
  /** Ends it at once. */
  kill(): void;
}

export interface SupervisedOptions {
  readonly role: ChildRole;
  /** file descriptors that it inherits */
  readonly sockets: readonly number[];
  readonly log: Log;
  readonly onRestart: () => void;
}

const ENTRY = new URL('child.js', import.meta.url);
/** A child that ends again soon is started after a pause that doubles, from the first of these to the second. */
const PAUSES_MS = { shortest: 250, longest: 10_000 } as const;
const HEALTHY_MS = 30_000;
/** After standard input, output, error and the IPC channel. */
const FIRST_SOCKET = 4;

interface Launched {
  /** it was told to end */
  ending?: true;
  /** undefined where the system had no process for it */
  readonly child: ChildProcess | undefined;
  readonly startedAt: number;
  /** resolves once it works, or with why it ended before that */
  readonly started: Promise<string | undefined>;
  /** resolves with why it ended */
  readonly ended: Promise<string>;
}

/** Starts a child at once, which loads its code while the supervisor prepares its assignment. */
export function superviseChild({ role, sockets, log, onRestart }: SupervisedOptions): SupervisedChild {
  let stopping = false;
  let pause: number = PAUSES_MS.shortest;
  let assignment: Assignment | undefined;
  /** the current one; while it is replaced, the next one or the one before as well */
  const living = new Set<Launched>();
  const begin = (): Launched => {
    const launched = launch(role, sockets);
    living.add(launched);
    void launched.ended.then(() => living.delete(launched));
    return launched;
  };
  const end = async (launched: Launched): Promise<void> => {
    // once: a second signal would end it at once
    if (!launched.ending) launched.child?.kill('SIGTERM');
    launched.ending = true;
    await launched.ended;
  };
  let current = begin();

  const keepUp = async (): Promise<void> => {
    for (;;) {
      const watched = current;
      const why = await watched.ended;
      if (stopping) return;
      // it was replaced, before or meanwhile
      if (current !== watched) continue;
      pause = Date.now() - current.startedAt > HEALTHY_MS ? PAUSES_MS.shortest : Math.min(pause * 2, PAUSES_MS.longest);
      log.warn(`The ${role} ended (${why}); starting it again in ${pause} ms.`);
      // it keeps this process alive: there may be nothing else that does
      await sleep(pause);
      // oxlint-disable-next-line no-unnecessary-condition -- stop() sets it
      if (stopping) return;
      // oxlint-disable-next-line no-unnecessary-condition -- replace() sets it
      if (current !== watched) continue;
      current = begin();
      onRestart();
      send(current, { assignment: assignment! });
      void current.started.then((failure) => {
        if (failure === undefined) log.info(`The ${role} works again.`);
      });
    }
  };

  return {
    role,
    async assign(work) {
      const first = { ...work, sockets: sockets.map((_, i) => FIRST_SOCKET + i) };
      send(current, { assignment: first });
      const failure = await current.started;
      if (failure !== undefined) throw new Error(failure);
      assignment = { ...first, migrate: false };
      void keepUp();
    },
    tell: (restarts) => living.forEach((each) => send(each, { restarts })),
    async replace() {
      if (stopping || !assignment) return;
      const next = begin();
      send(next, { assignment });
      const failure = await next.started;
      // oxlint-disable-next-line no-unnecessary-condition -- stop() sets it, and ends all of them
      if (stopping) return;
      if (failure !== undefined) {
        log.warn(`The ${role} was not replaced, and goes on: ${failure}`);
        return;
      }
      const before = current;
      current = next;
      await end(before);
      log.info(`The ${role} was replaced.`);
    },
    async stop() {
      stopping = true;
      await Promise.all([...living].map(end));
    },
    kill: () => living.forEach(({ child }) => child?.kill('SIGKILL')),
  };
}

/**
 * In a process group of its own: Ctrl-C in a terminal goes to the supervisor, which ends its children in order. When the
 * supervisor is killed, the IPC channel closes, and the child ends by itself.
 */
function launch(role: ChildRole, sockets: readonly number[]): Launched {
  const startedAt = Date.now();
  let child: ChildProcess;
  try {
    child = fork(ENTRY, [`--role=${role}`], {
      execPath: process.execPath,
      stdio: ['ignore', 'inherit', 'inherit', 'ipc', ...sockets],
      detached: true,
    });
  } catch (error) {
    const why = Promise.resolve((error as Error).message);
    return { child: undefined, startedAt, started: why, ended: why };
  }
  let failure: string | undefined;
  const ended = new Promise<string>((resolve) => {
    // not at its exit: what it reported may not be read by then
    child.once('close', (code, signal) => resolve(failure ?? reason(code, signal)));
    // a process that could not be started emits no `close`
    child.on('error', (error) => (child.pid === undefined ? resolve(error.message) : undefined));
  });
  const ready = new Promise<undefined>((resolve) => {
    child.on('message', (report: Report) => {
      if (report.state === 'ready') resolve(undefined);
      else failure = report.reason;
    });
  });
  const unready = ended.then((why) => failure ?? `The ${role} could not start (${why}).`);
  return { child, startedAt, started: Promise.race([ready, unready]), ended };
}

function reason(code: number | null, signal: NodeJS.Signals | null): string {
  return signal === STUCK_SIGNAL ? 'its event loop stood still' : (signal ?? `code ${code}`);
}

function send({ child }: Launched, order: Order): void {
  // a child that has just ended can't take it; `ended` reports that child
  if (child?.connected) child.send(order, () => undefined);
}
