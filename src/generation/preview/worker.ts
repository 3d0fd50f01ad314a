/** The thread that reads prompts for previews, and designs that are edited by hand: one at a time, told by messages. Says `ready` once its word lists are loaded. */
import { parentPort } from 'node:worker_threads';
import { warmPictures } from '../package/pictures.js';
import { answerTo, type Question, type QuestionName } from './questions.js';
import { readPreview } from './read-preview.js';
import { warmLanguage } from './warm.js';

warmPictures();
warmLanguage('en');
// the first reading of a process takes ten times as long as the others, and so does the first of words of no language
for (const prompt of ['a fox catches apples in the forest', 'zxcv qwer']) readPreview({ prompt, intent: 'create' });

/** A question to answer, or a language of which one is likely to come. */
export type PreviewTask =
  { readonly id: number; readonly question: Question<QuestionName> } | { readonly warm: string };

parentPort?.on('message', (task: PreviewTask) => {
  if ('warm' in task) return warmLanguage(task.warm);
  const { id, question } = task;
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port, not a window
  parentPort?.postMessage({ id, begun: true });
  try {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port, not a window
    parentPort?.postMessage({ id, answer: answerTo(question) });
  } catch (error) {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port, not a window
    parentPort?.postMessage({ id, fault: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
});
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port, not a window
parentPort?.postMessage('ready');
