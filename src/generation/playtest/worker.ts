/** A thread that plays: one part of a trial at a time, told by messages. */
import { parentPort } from 'node:worker_threads';
import { tryPart, type Job } from './trial.js';

parentPort?.on('message', (job: Job) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port, not a window
  void tryPart(job).then((trial) => parentPort?.postMessage(trial));
});
