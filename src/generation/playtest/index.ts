/**
 * Plays a game before it is delivered. One thread a process does it, so that a game never stalls the process that serves others; a game that
 * hangs is ended with its thread after `DEADLINE`.
 */
import { Worker } from 'node:worker_threads';
import type { GameDesign } from '../design.js';
import { entryOf } from '../genres/index.js';
import type { GameData } from '../kit/types.js';
import { workerScript } from '../package/runtime.js';
import type { Trial } from './trial.js';

export type { Check, Trial } from './trial.js';

/** a whole trial takes 0.1–0.6 s; ten times that is a hang */
const DEADLINE = 10_000;
let worker: Promise<Worker> | undefined;
let lastId = 0;
let queue: Promise<unknown> = Promise.resolve();

async function spawn(): Promise<Worker> {
  const thread = new Worker(await workerScript(), {
    eval: true,
    name: 'playtest',
    resourceLimits: { maxOldGenerationSizeMb: 256 },
  });
  // an idle thread must not keep a process alive that wants to end
  thread.unref();
  thread.on('error', () => (worker = undefined));
  thread.on('exit', () => (worker = undefined));
  return thread;
}

function thread(): Promise<Worker> {
  worker ??= spawn().catch((error: unknown) => {
    // the next game tries again
    worker = undefined;
    throw error;
  });
  return worker;
}

/** Starts the thread, so that the first game does not wait for it. */
export async function warmPlaytest(): Promise<void> {
  await thread();
}

/** Seconds in which the bot must have won. */
function budgetOf(design: GameDesign): number {
  const budget = entryOf(design)?.kind.budget ?? 120;
  return typeof budget === 'function' ? budget(design) : budget;
}

async function once(script: string, data: GameData, signal: AbortSignal): Promise<Trial> {
  signal.throwIfAborted();
  const player = await thread();
  const id = ++lastId;
  player.ref();
  try {
    return await new Promise<Trial>((resolve, reject) => {
      const timer = setTimeout(
        () =>
          finish(
            () =>
              resolve({ ok: false, checks: [{ name: 'no-hang', ok: false, detail: 'the game hung' }], wonAfter: null }),
            true,
          ),
        DEADLINE,
      );
      const onMessage = (message: { id: number; result: Trial }): void => {
        if (message.id === id) finish(() => resolve(message.result));
      };
      const onEnd = (): void =>
        finish(() =>
          resolve({
            ok: false,
            checks: [{ name: 'no-fault', ok: false, detail: 'the playtest ended' }],
            wonAfter: null,
          }),
        );
      const onAbort = (): void => finish(() => reject(signal.reason as Error), true);
      const finish = (settle: () => void, kill = false): void => {
        clearTimeout(timer);
        player.off('message', onMessage);
        player.off('error', onEnd);
        player.off('exit', onEnd);
        signal.removeEventListener('abort', onAbort);
        if (kill) {
          worker = undefined;
          void player.terminate();
        }
        settle();
      };
      player.on('message', onMessage);
      player.on('error', onEnd);
      player.on('exit', onEnd);
      signal.addEventListener('abort', onAbort);
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port, not a window
      player.postMessage({ id, script, data: { ...data, pictures: {} }, budget: budgetOf(data.design) });
    });
  } finally {
    player.unref();
  }
}

/** One trial; others wait their turn. Rejects with the signal's reason once aborted. */
export function playtest(script: string, data: GameData, signal: AbortSignal): Promise<Trial> {
  const turn = queue.then(() => once(script, data, signal));
  queue = turn.catch(() => {});
  return turn;
}
