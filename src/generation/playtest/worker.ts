/** The thread that plays: one game at a time, told by messages. */
import { parentPort } from 'node:worker_threads';
import type { GameData } from '../kit/types.js';
import { trial } from './trial.js';

parentPort?.on('message', (job: { id: number; script: string; data: GameData; budget: number }) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port, not a window
  void trial(job.script, job.data, job.budget).then((result) => parentPort?.postMessage({ id: job.id, result }));
});
