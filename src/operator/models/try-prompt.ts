/** A prompt's game by the policy's models beside the composer's: two files to play, what each was made of, and every call. */
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createGamePlayer } from '../../generation/browser/game-player.js';
import type { Models } from '../../generation/providers/configured-models.js';
import type { ModelBook, Settled } from '../../generation/providers/model-book.types.js';
import { GenerationError, type GenerationRequest, type GenerationResult } from '../../generation/provider.types.js';
import { readingOf, type Reading } from '../../generation/reading.js';
import { createGenerator } from '../../generation/router.js';

export interface Tried {
  /** false: a model was to be asked, and no game or reading of one came of it */
  readonly answered: boolean;
}

interface Attempt extends Settled {
  readonly name: string;
}

/** Prints as it goes. Each call costs what it costs. */
export async function tryPrompt(models: Models, prompt: string, print: (line: string) => void): Promise<Tried> {
  const request: GenerationRequest = { prompt, mode: 'quick_html', intent: 'auto', assetMode: 'auto', seed: 1 };
  const { signal } = new AbortController();
  const { book, attempts } = recording();
  const player = createGamePlayer(process.env['CHROMIUM_PATH']);
  const isNews = (message: string) => /^(?:No model|The model|Asking|Read by|Filled by|Checking)/u.test(message);
  const names = models.settings.models.map(({ provider, model }) => `${provider}/${model} `);
  try {
    const composed = await createGenerator().generate(request, { signal, report: () => undefined });
    const made = await createGenerator({ ...models, book, player }).generate(request, {
      signal,
      report({ message = '' }) {
        // the lines of a file that is being written are not for the terminal
        if (isNews(message) || names.some((name) => message.startsWith(name))) print(message);
      },
    });
    attempts.forEach((attempt, at) => print(`attempt ${at + 1}: ${describeCalls([attempt])}  ${attempt.name}`));
    if (attempts.length === 0) print('The policy asks no model for this prompt.');
    print('');
    const by = made.model === null ? 'composer' : `${made.provider}/${made.model}`;
    if (made.maker === 'write') brief(['composer', composed], print);
    else brief(['composer', composed, by, made], print);
    print('');
    const folder = mkdtempSync(path.join(tmpdir(), 'gamewright-try-'));
    print(`composer  ${save(folder, 'composer', composed)}`);
    print(`${made.maker === 'write' ? 'written' : 'made'}   ${save(folder, 'model', made)}  (${by}, ${verdict(made)})`);
    return { answered: attempts.length === 0 || made.model !== null };
  } catch (error) {
    if (!(error instanceof GenerationError)) throw error;
    print(`${error.code}: ${error.message}`);
    return { answered: false };
  } finally {
    await player.close();
  }
}

/** A book that admits every call and keeps what became of it, for a command without a database. */
export function recording(): { readonly book: ModelBook; readonly attempts: readonly Attempt[] } {
  const names: string[] = [];
  const attempts: Attempt[] = [];
  return {
    attempts,
    book: {
      admit: async ({ provider, model }) => ({ id: String(names.push(`${provider}/${model.model}`) - 1) }),
      settle: async (id, settled) => void attempts.push({ ...settled, name: names[Number(id)] ?? '' }),
    },
  };
}

/** "answered, 3000 + 2000 tokens, $0.02300" */
export function describeCalls(calls: readonly Settled[]): string {
  const sum = (of: (call: Settled) => number) => calls.reduce((total, call) => total + of(call), 0);
  const tokens = `${sum(({ inputTokens }) => inputTokens)} + ${sum(({ outputTokens }) => outputTokens)} tokens`;
  return `${calls.map(({ outcome }) => outcome).join(', ')}, ${tokens}, $${sum(({ cost }) => cost).toFixed(5)}`;
}

function save(folder: string, name: string, { files, entryPath }: GenerationResult): string {
  const file = path.join(folder, `${name}.html`);
  writeFileSync(file, files.find((one) => one.path === entryPath)?.bytes ?? '');
  return file;
}

function verdict({ playability: { verdict: said, checks } }: GenerationResult): string {
  const failed = checks.find(({ ok }) => !ok);
  return failed ? `${said}: ${failed.name}: ${failed.detail ?? ''}` : `${said}, ${checks.length} checks`;
}

const line = (...[head = '', left = '', right = '']: string[]): string =>
  `${head.padEnd(10)}${left.padEnd(44)} ${right}`.trimEnd();

/** What each game is made of, in columns. */
function brief(
  [left, first, right, second]: readonly [string, GenerationResult, string?, GenerationResult?],
  print: (line: string) => void,
): void {
  print(line('', left, right ?? ''));
  const [one, other] = [summary(first), second && summary(second)];
  for (const [key, value] of Object.entries(one)) print(line(key, value, other?.[key] ?? ''));
}

function summary({ design }: GenerationResult): Record<string, string> {
  const reading = readingOf(design);
  const names = (list: Reading['enemies']) => list.filter(({ fromPrompt }) => fromPrompt).map(({ name }) => name);
  return {
    kind: reading.made,
    asked: `${reading.asked ?? '–'} (${reading.fit})`,
    language: reading.language,
    hero: names([reading.hero]).join(', '),
    enemies: names(reading.enemies).join(', '),
    items: names(reading.items).join(', '),
    obstacles: names(reading.obstacles).join(', '),
    rules: reading.rules.map(({ rule, n, seconds }) => [rule, n ?? seconds ?? ''].join(' ').trim()).join(', '),
    place: `${reading.theme}, ${reading.time}`,
    ...(design.questions ? { questions: String(design.questions.length) } : {}),
  };
}
