/** Ending a process in order: what was opened last is closed first, within a limit, whichever signal asks for it. */
import { setTimeout as sleep } from 'node:timers/promises';

export interface Shutdown {
  /** Registers what to do at the end; the last one registered runs first. */
  onEnd(name: string, close: () => Promise<unknown>): void;
  /** Ends the process; a second call does nothing. */
  end(reason: string, exitCode?: number): Promise<void>;
}

export interface ShutdownOptions {
  readonly seconds: number;
  readonly log: (message: string) => void;
  /** for what an operator should look at */
  readonly warn: (message: string) => void;
  /** what SIGHUP does; without it, it ends the process like the others */
  readonly onHangUp?: () => void;
}

/** Handles SIGINT, SIGTERM and SIGHUP. A second signal, a second or more after the first, ends at once. */
export function handleSignals({ seconds, log, warn, onHangUp }: ShutdownOptions): Shutdown {
  const steps: { name: string; close: () => Promise<unknown> }[] = [];
  let endedAt: number | undefined;
  let current = '';

  const runSteps = async (): Promise<void> => {
    for (const { name, close } of steps.toReversed()) {
      current = name;
      try {
        await close();
      } catch (error) {
        warn(`Closing ${name} failed: ${error instanceof Error ? error.message : String(error)}`);
      }
    }
  };
  const end = async (reason: string, exitCode = 0): Promise<void> => {
    if (endedAt !== undefined) return;
    endedAt = Date.now();
    log(`Stopping (${reason}).`);
    const late = sleep(seconds * 1000, 'late', { ref: false });
    const result = await Promise.race([runSteps(), late]);
    if (result === 'late') warn(`Not everything ended within ${seconds} s: still closing ${current}.`);
    process.exit(result === 'late' ? 1 : exitCode);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (signal === 'SIGHUP' && onHangUp) {
        if (endedAt === undefined) onHangUp();
        return;
      }
      // a terminal's Ctrl-C reaches us twice, once from npm: only a later one means "now"
      if (endedAt !== undefined && Date.now() - endedAt > 1_000) process.exit(130);
      void end(signal);
    });
  }
  return { onEnd: (name, close) => void steps.push({ name, close }), end };
}
