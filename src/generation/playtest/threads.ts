/**
 * The threads that play games, so that none stalls the process that serves others: as many as there are cores to be had, begun when they are
 * needed, each with one job at a time. A job that lasts too long, or that nobody waits for any more, is ended with its thread; the next job begins another.
 * The packages that keep such pools count a job's time from when it was asked for, and a game that waited has not hung.
 */
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { workerScript } from '../package/runtime.js';
import type { Job, Trial } from './trial.js';

/** a whole part takes 0.01 to 0.3 s; thirty times that is a hang */
const DEADLINE_MS = 10_000;
/** a run has two parts, and a thread takes 40 MB */
const MOST = Math.min(4, availableParallelism());

interface Waiting {
  readonly job: Job;
  readonly signal: AbortSignal;
  /** asked when its turn comes; what nobody wants any more is not begun */
  readonly isWanted: () => boolean;
  readonly resolve: (trial: Trial) => void;
  readonly reject: (reason: Error) => void;
}

const idle: Worker[] = [];
const waiting: Waiting[] = [];
/** threads there are, those that are just beginning among them */
let threads = 0;

const fault = (name: string, detail: string): Trial => ({
  ok: false,
  checks: [{ name, ok: false, detail }],
  wonAfter: null,
});

async function begin(): Promise<Worker> {
  threads += 1;
  try {
    const thread = new Worker(await workerScript(), {
      eval: true,
      name: 'playtest',
      resourceLimits: { maxOldGenerationSizeMb: 256 },
    });
    // an idle thread must not keep a process alive that wants to end
    thread.unref();
    // who waits for its answer hears of an error by the exit
    thread.on('error', () => undefined);
    thread.on('exit', () => {
      threads -= 1;
      const at = idle.indexOf(thread);
      if (at >= 0) idle.splice(at, 1);
      next();
    });
    return thread;
  } catch (error) {
    threads -= 1;
    throw error;
  }
}

/** Begins the threads of one run, so that the first game does not wait for them. */
export async function warmThreads(): Promise<void> {
  const begun = await Promise.all(Array.from({ length: Math.max(0, Math.min(2, MOST) - threads) }, begin));
  idle.push(...begun);
  for (const _ of begun) next();
}

const NOT_BEGUN: Trial = { ok: false, checks: [], wonAfter: null };

/**
 * In a thread, when one is free; jobs begin in the order they were asked for. What is not wanted any more when its turn comes ends with no checks.
 * Rejects with the signal's reason once that is aborted, also while it waits.
 */
export function inThread(job: Job, signal: AbortSignal, isWanted = () => true): Promise<Trial> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const leave = (): void => {
      const at = waiting.indexOf(one);
      if (at >= 0) waiting.splice(at, 1);
      reject(signal.reason as Error);
    };
    signal.addEventListener('abort', leave, { once: true });
    const settle =
      <T>(how: (value: T) => void) =>
      (value: T): void => {
        signal.removeEventListener('abort', leave);
        how(value);
      };
    const one: Waiting = { job, signal, isWanted, resolve: settle(resolve), reject: settle(reject) };
    waiting.push(one);
    next();
  });
}

function next(): void {
  if (waiting.length === 0) return;
  const thread = idle.pop();
  if (thread) play(thread, waiting.shift()!);
  else if (threads < MOST)
    void begin().then(
      (begun) => {
        idle.push(begun);
        next();
      },
      (error: Error) => {
        // with no thread at all nobody would ever hear of it
        if (threads === 0) for (const one of waiting.splice(0)) one.reject(error);
      },
    );
}

function play(thread: Worker, { job, signal, isWanted, resolve, reject }: Waiting): void {
  if (!isWanted()) {
    resolve(NOT_BEGUN);
    idle.push(thread);
    return next();
  }
  let ended = false;
  const end = (settle: () => void, isOver: boolean): void => {
    if (ended) return;
    ended = true;
    clearTimeout(timer);
    thread.off('message', onMessage);
    thread.off('exit', onExit);
    signal.removeEventListener('abort', onAbort);
    thread.unref();
    settle();
    if (isOver) void thread.terminate();
    else {
      idle.push(thread);
      next();
    }
  };
  const onMessage = (trial: Trial): void => end(() => resolve(trial), false);
  const onExit = (): void => end(() => resolve(fault('no-fault', 'the playtest ended')), true);
  const onAbort = (): void => end(() => reject(signal.reason as Error), true);
  const timer = setTimeout(() => end(() => resolve(fault('no-hang', 'the game hung')), true), DEADLINE_MS);
  thread.on('message', onMessage);
  thread.on('exit', onExit);
  signal.addEventListener('abort', onAbort);
  thread.ref();
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port, not a window
  thread.postMessage(job);
}
