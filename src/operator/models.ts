/** `npm run models`: whether the configured models work, and what they make of a prompt beside the composer. */
import type { Models } from '../generation/providers/configured-models.js';
import { readModels } from '../generation/providers/configured-models.js';
import { SettingsError, type ModelSettings } from '../generation/providers/model-settings.js';
import { reader } from '../generation/reader/index.js';
import { designOf } from '../generation/providers/composer.js';
import { readByModels } from '../generation/providers/model-reader.js';
import { pictureByModel } from '../generation/providers/picture-cast.js';
import { factsOf } from '../generation/router.js';
import type { GenerationRequest } from '../generation/provider.types.js';
import { CommandFailure, EXIT, runCommand } from './command.js';
import { describeCalls, recording, tryPrompt } from './models/try-prompt.js';

const USAGE = `Tries the models in MODELS or MODELS_FILE (docs/models.md). Your provider charges for each call.

  npm run models -- check
  npm run models -- try "a dating simulation with three endings"

  check   asks each model to read a short prompt, and the image model to draw a picture; shows whether it works, how
          long it takes and what it costs
  try     makes a game from the prompt twice, by your policy and by the composer alone; gives two files to play, what
          each is made of, and every call with its cost

Exit codes: 0 done, 1 unexpected error, 2 wrong usage or settings, 3 a model gave no usable answer.`;

const NOT_ANSWERED = 3;
const SAMPLE = 'A penguin catches 12 fish and avoids walruses. 3 lives.';

runCommand(USAGE, async ([action, prompt, ...more]) => {
  const isTry = action === 'try' && prompt !== undefined && more.length === 0;
  if (!isTry && (action !== 'check' || prompt !== undefined))
    throw new CommandFailure(EXIT.usage, 'Expected check, or try "PROMPT".');
  const models = configured();
  if (!isTry) return check(models);
  const { answered } = await tryPrompt(models, prompt, (line) => process.stdout.write(`${line}\n`));
  return answered ? EXIT.done : NOT_ANSWERED;
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
    const { attempts, seconds } = await readSample(models, model);
    failed ||= attempts.at(-1)?.outcome !== 'answered';
    process.stdout.write(`${model.provider}/${model.model}: ${describeCalls(attempts)}, ${seconds.toFixed(1)} s\n`);
  }
  const { images } = models.settings;
  if (images) {
    const { attempts, seconds } = await drawSample(models);
    failed ||= attempts.at(-1)?.outcome !== 'answered';
    process.stdout.write(
      `${images.provider}/${images.model} (images): ${describeCalls(attempts)}, ${seconds.toFixed(1)} s\n`,
    );
  }
  return failed ? NOT_ANSWERED : EXIT.done;
}

/** One picture, as a game would have it. */
async function drawSample(models: Models) {
  const { images, ...others } = models.settings;
  const { book, attempts } = recording();
  const settings = { ...others, ...(images ? { images: { ...images, most: 1 } } : {}) };
  const request: GenerationRequest = {
    prompt: SAMPLE,
    mode: 'quick_html',
    intent: 'auto',
    assetMode: 'generated',
    seed: 1,
  };
  const context = { signal: new AbortController().signal, report: () => undefined };
  const { design } = await designOf(reader, request, context);
  const start = performance.now();
  await pictureByModel({ ...models, settings, book }, design, context);
  return { attempts, seconds: (performance.now() - start) / 1000 };
}

/** Whatever the policy says, with this model. */
async function readSample(models: Models, { id }: ModelSettings) {
  const { book, attempts } = recording();
  const settings = { ...models.settings, policy: [{ when: {}, depth: 'read' as const, use: [id] }] };
  const request: GenerationRequest = { prompt: SAMPLE, mode: 'quick_html', intent: 'auto', assetMode: 'auto', seed: 1 };
  const own = reader.read({ prompt: SAMPLE });
  const context = { signal: new AbortController().signal, report: () => undefined };
  const start = performance.now();
  await readByModels({ ...models, settings, book }, { request, own, context, facts: factsOf(request, own) });
  return { attempts, seconds: (performance.now() - start) / 1000 };
}
