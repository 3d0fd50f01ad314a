/** `npm run models`: whether the configured models work, and what one makes of a prompt beside the composer. */
import type { Models } from '../generation/providers/configured-models.js';
import { readModels } from '../generation/providers/configured-models.js';
import { openBook, type ModelBook, type Settled } from '../generation/providers/model-book.types.js';
import { SettingsError, type ModelSettings } from '../generation/providers/model-settings.js';
import type { Brief } from '../generation/brief.js';
import { readPrompt } from '../generation/read-prompt.js';
import { readingOf, type Reading } from '../generation/reading.js';
import { reader } from '../generation/reader/index.js';
import { readByModels } from '../generation/providers/model-reader.js';
import { factsOf } from '../generation/router.js';
import { supported } from '../generation/genres/index.js';
import type { GenerationRequest } from '../generation/provider.types.js';
import { CommandFailure, EXIT, runCommand } from './command.js';

const USAGE = `Calls the models of MODELS or MODELS_FILE (docs/models.md). Each call costs what it costs.

  npm run models -- check
  npm run models -- try "a dating simulation with three endings"

  check   asks each model to read a short prompt: whether it works, how long it takes, what it costs
  try     reads a prompt by the policy, and shows it beside the composer's own reading

Exit codes: 0 done, 1 unexpected, 2 usage or settings, 3 a model did not answer as it should.`;

const NOT_ANSWERED = 3;
const SAMPLE = 'A penguin catches 12 fish and avoids walruses. 3 lives.';

runCommand(USAGE, async ([action, prompt, ...more]) => {
  const isTry = action === 'try' && prompt !== undefined && more.length === 0;
  if (!isTry && (action !== 'check' || prompt !== undefined))
    throw new CommandFailure(EXIT.usage, 'Expected check, or try "PROMPT".');
  const models = configured();
  return isTry ? tryPrompt(models, prompt) : check(models);
});

function configured(): Models {
  try {
    const models = readModels(process.env);
    if (models) return models;
  } catch (error) {
    if (error instanceof SettingsError) throw new CommandFailure(EXIT.usage, error.message);
    throw error;
  }
  throw new CommandFailure(EXIT.usage, 'No model is configured: set MODELS or MODELS_FILE.');
}

async function check(models: Models): Promise<number> {
  let failed = false;
  for (const model of models.settings.models) {
    const { calls, seconds } = await readWith(models, SAMPLE, [model]);
    const last = calls.at(-1);
    failed ||= last?.outcome !== 'answered';
    process.stdout.write(`${nameOf(model)}: ${describe(calls)}, ${seconds.toFixed(1)} s\n`);
  }
  return failed ? NOT_ANSWERED : EXIT.done;
}

async function tryPrompt(models: Models, prompt: string): Promise<number> {
  const own = reader.read({ prompt });
  const { brief, by, calls, told } = await readWith(models, prompt);
  for (const line of told) process.stdout.write(`${line}\n`);
  if (calls.length > 0) process.stdout.write(`${describe(calls)}\n`);
  else process.stdout.write('The policy asks no model for this prompt.\n');
  const columns = [`composer`, by ? `${by.provider}/${by.model}` : 'composer'];
  const rows = [summary(prompt, own), summary(prompt, brief)];
  process.stdout.write(`\n${line('', ...columns)}`);
  for (const key of Object.keys(rows[0] ?? {})) process.stdout.write(line(key, ...rows.map((row) => row[key] ?? '')));
  return calls.length > 0 && !by ? NOT_ANSWERED : EXIT.done;
}

const line = (...[head = '', left = '', right = '']: string[]): string =>
  `${head.padEnd(10)}${left.padEnd(44)} ${right}`.trimEnd().concat('\n');

/** Reads a prompt by the policy, or with `only` these models, whatever it says. */
async function readWith(models: Models, prompt: string, only?: readonly ModelSettings[]) {
  const calls: Settled[] = [];
  const told: string[] = [];
  const book: ModelBook = { ...openBook, settle: async (_, settled) => void calls.push(settled) };
  const settings = only
    ? { ...models.settings, policy: [{ when: {}, depth: 'read' as const, use: only.map(({ id }) => id) }] }
    : models.settings;
  const request: GenerationRequest = { prompt, mode: 'quick_html', intent: 'auto', assetMode: 'auto', seed: 1 };
  const own = reader.read({ prompt });
  const context = {
    signal: new AbortController().signal,
    report: ({ message }: { message?: string }) => void (message !== undefined && told.push(message)),
  };
  const start = performance.now();
  const read = await readByModels(
    { ...models, settings, book },
    { request, own, context, facts: factsOf(request, own) },
  );
  return { ...read, calls, told, seconds: (performance.now() - start) / 1000 };
}

const nameOf = ({ provider, model }: ModelSettings): string => `${provider}/${model}`;

function describe(calls: readonly Settled[]): string {
  const sum = (of: (call: Settled) => number) => calls.reduce((total, call) => total + of(call), 0);
  const tokens = `${sum(({ inputTokens }) => inputTokens)} + ${sum(({ outputTokens }) => outputTokens)} tokens`;
  return `${calls.map(({ outcome }) => outcome).join(', ')}, ${tokens}, $${sum(({ cost }) => cost).toFixed(5)}`;
}

/** What a game would be made of. */
function summary(prompt: string, brief: Brief): Record<string, string> {
  const kinds = supported().map(({ genre }) => genre);
  const reading = readingOf(readPrompt({ prompt, seed: 1, supported: kinds, brief }));
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
  };
}
