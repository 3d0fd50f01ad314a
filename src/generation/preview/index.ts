/**
 * Previews of prompts, and what editing a design by hand needs: answered by one thread a process, so that typing of one client never stalls the
 * process that serves the others. The thread starts with the first question, or before it where one is likely (`warmPreviews`), and stays: about 1 s and
 * 100 MB, and 10 MB for each language that is read. Who may wait is bounded, and so is the time that one question takes.
 */
import { Worker } from 'node:worker_threads';
import { previewScript } from './script.js';
import type { AnswerTo, Question, QuestionName } from './questions.js';
import type { Preview, PreviewRequest } from './read-preview.js';
import type { PreviewTask } from './worker.js';

export type { Preview, PreviewPicture, PreviewRequest } from './read-preview.js';
export type { AnswerTo, Question, QuestionName } from './questions.js';

/** A reading takes 5 ms at the median and 100 ms for the longest prompts; a hundred times that is a hang. */
const DEADLINE = 10_000;
/** All in front of a preview take less than two seconds at the usual 20 ms each. */
const MOST_WAITING = 64;
/** Who types leaves one behind now and then; more at once is no typing. */
const MOST_OF_ONE_CLIENT = 3;

/** Why a preview is refused: too many wait already (`busy`), or its prompt takes longer than a preview may (`slow`). */
export class PreviewRefused extends Error {
  override readonly name = 'PreviewRefused';
  constructor(readonly reason: 'busy' | 'slow') {
    super(reason === 'busy' ? 'Too many previews wait.' : 'The prompt takes too long for a preview.');
  }
}

/** `begun` comes before each of the others: what was warmed in front of a question is no part of its time. */
type Answer =
  | { readonly id: number; readonly begun: true }
  | { readonly id: number; readonly answer: unknown }
  | { readonly id: number; readonly fault: string };

let thread: Promise<Worker> | undefined;
let lastId = 0;
let waiting = 0;
const waitingOf = new Map<string, number>();
let turn: Promise<unknown> = Promise.resolve();

async function spawn(): Promise<Worker> {
  const worker = new Worker(await previewScript(), {
    eval: true,
    name: 'preview',
    resourceLimits: { maxOldGenerationSizeMb: 512 },
  });
  const gone = (): void => {
    thread = undefined;
  };
  worker.on('exit', gone);
  await new Promise<void>((resolve, reject) => {
    worker.once('message', () => resolve());
    worker.once('error', reject);
    worker.once('exit', () => reject(new Error('The preview thread ended while it started.')));
  });
  worker.removeAllListeners('error');
  worker.on('error', gone);
  // an idle thread must not keep a process alive that wants to end
  worker.unref();
  return worker;
}

function threadOnce(): Promise<Worker> {
  thread ??= spawn().catch((error: unknown) => {
    // the next preview tries again
    thread = undefined;
    throw error;
  });
  return thread;
}

/**
 * Begins to load the thread and what it needs of a language, so that the first preview finds it there. Returns at once; a
 * failure is the first preview's to tell.
 */
export function warmPreviews(language: string): void {
  const warm = (worker: Worker): void => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port, not a window
    worker.postMessage({ warm: language } satisfies PreviewTask);
  };
  void threadOnce().then(warm, () => undefined);
}

async function once<N extends QuestionName>(question: Question<N>): Promise<AnswerTo<N>> {
  const worker = await threadOnce();
  const id = ++lastId;
  return new Promise<AnswerTo<N>>((resolve, reject) => {
    const end = (settle: () => void): void => {
      clearTimeout(timer);
      worker.unref();
      worker.off('message', onMessage);
      worker.off('exit', onExit);
      settle();
    };
    let timer: NodeJS.Timeout | undefined;
    const giveUp = (): void => {
      thread = undefined;
      void worker.terminate();
      end(() => reject(new PreviewRefused('slow')));
    };
    const onMessage = (answer: Answer): void => {
      if (answer.id !== id) return;
      if ('begun' in answer) timer = setTimeout(giveUp, DEADLINE);
      else end(() => ('answer' in answer ? resolve(answer.answer as AnswerTo<N>) : reject(new Error(answer.fault))));
    };
    // out of memory, for instance: of this prompt, since it reads one at a time
    const onExit = (): void => end(() => reject(new PreviewRefused('slow')));
    worker.on('message', onMessage);
    worker.on('exit', onExit);
    // who asked waits for it, and so does the process
    worker.ref();
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port, not a window
    worker.postMessage({ id, question } satisfies PreviewTask);
  });
}

/** What would be made of a prompt; see `askReader`. */
export const previewPrompt = (request: PreviewRequest, client: string): Promise<Preview> =>
  askReader({ name: 'preview', request }, client);

/**
 * The thread's answer to a question; others wait their turn.
 * @param client who asks, as a key of its own
 * @throws PreviewRefused
 */
export async function askReader<N extends QuestionName>(question: Question<N>, client: string): Promise<AnswerTo<N>> {
  const own = waitingOf.get(client) ?? 0;
  if (waiting >= MOST_WAITING || own >= MOST_OF_ONE_CLIENT) throw new PreviewRefused('busy');
  waiting += 1;
  waitingOf.set(client, own + 1);
  const mine = turn.then(() => once(question));
  turn = mine.catch(() => {});
  try {
    return await mine;
  } finally {
    waiting -= 1;
    const left = (waitingOf.get(client) ?? 1) - 1;
    if (left > 0) waitingOf.set(client, left);
    else waitingOf.delete(client);
  }
}
