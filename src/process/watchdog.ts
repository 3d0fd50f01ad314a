import { Worker } from 'node:worker_threads';

/** Counts its own ticks, not time: a process that was paused (SIGSTOP, a sleeping laptop) is not a stuck one. */
const WATCH = `
  const { workerData } = require('node:worker_threads');
  const beats = new Int32Array(workerData.beats);
  let seen = -1, missed = 0;
  setInterval(() => {
    const now = Atomics.load(beats, 0);
    missed = now === seen ? missed + 1 : 0;
    seen = now;
    if (missed >= workerData.ticks) process.kill(process.pid, missed > workerData.ticks ? 'SIGKILL' : workerData.signal);
  }, workerData.tickMs);`;
const TICK_MS = 500;

/** What a stuck process is killed by, so that whoever started it knows why it ended. Nothing else here sends it. */
export const STUCK_SIGNAL = 'SIGALRM';

/**
 * Kills this process when its event loop stands still for `seconds`: code in an endless loop can be stopped by no deadline
 * and no signal that it handles. Whoever started the process starts another one.
 * @returns a function that ends the watch
 */
export function startWatchdog(seconds: number): () => Promise<void> {
  const beats = new SharedArrayBuffer(4);
  const counter = new Int32Array(beats);
  const heart = setInterval(() => Atomics.add(counter, 0, 1), TICK_MS / 2);
  const workerData = { beats, tickMs: TICK_MS, ticks: Math.ceil((seconds * 1000) / TICK_MS), signal: STUCK_SIGNAL };
  const watcher = new Worker(WATCH, { eval: true, workerData, name: 'watchdog' });
  watcher.unref();
  heart.unref();
  return async () => {
    clearInterval(heart);
    await watcher.terminate();
  };
}
