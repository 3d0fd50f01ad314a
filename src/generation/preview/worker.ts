/** The thread that reads prompts for previews, and designs that are edited by hand: one at a time, told by messages. Says `ready` once its word lists are loaded. */
import { parentPort } from 'node:worker_threads';
import { warmPictures } from '../package/pictures.js';
import { warmReader } from '../read-prompt.js';
import { answerTo, type Question, type QuestionName } from './questions.js';
import { readPreview } from './read-preview.js';

warmReader();
warmPictures();
// the first reading of a process takes ten times as long as the others, and so does the first of words of no language
for (const prompt of ['a fox catches apples in the forest', 'zxcv qwer']) readPreview({ prompt, intent: 'create' });

parentPort?.on('message', ({ id, question }: { id: number; question: Question<QuestionName> }) => {
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
