/** `CreateRunInput` → what the service works with: the one place where a creation request is checked (contract section 3). */
import { createHash } from 'node:crypto';
import { AppError } from '../errors.js';
import { ASSET_MODES, INTENTS, MODES, type AssetMode, type Intent, type Mode } from '../generation/provider.types.js';
import { inEnglish, isStorable, Problems } from '../validation.js';
import type { RunContext } from './run.entity.js';
import type { CreateRunInput } from './runs.model.js';

export interface AcceptableRun {
  readonly prompt: string;
  readonly mode: Mode;
  readonly intent: Intent;
  readonly assetMode: AssetMode;
  readonly threadKey: string | null;
  /** as sent: what is no UUID is not found, like what is another's */
  readonly parentRunId: string | null;
  readonly context: RunContext | null;
  /** the slug of the public game that it is made from, as sent */
  readonly remixOf: string | null;
  readonly idempotencyKey: string | null;
  /** SHA-256 of everything above but the key, in canonical order, and of what is accepted but not obeyed */
  readonly bodyHash: Buffer;
  /** for the record alone: neither has an effect */
  readonly provider: string | null;
  readonly model: string | null;
}

export const PROMPT_LENGTH = 8_000;
const CONTEXT_BYTES = 32 * 1024;
/** Intents that are nothing without a game. */
export const CONTINUES: ReadonlySet<Intent> = new Set(['edit', 'fix', 'remix']);

/** @throws validation_failed with every problem, context_required */
export function readCreateRunInput(input: CreateRunInput): AcceptableRun {
  const problems = new Problems();
  const prompt = problems.text('prompt', input.prompt, { min: 1, max: PROMPT_LENGTH, required: true, trim: true });
  const mode = problems.oneOf('mode', input.mode, MODES, 'quick_html');
  const intent = problems.oneOf('intent', input.intent, INTENTS, 'auto');
  const assetMode = problems.oneOf('assetMode', input.assetMode, ASSET_MODES, 'auto');
  const threadKey = problems.text('threadId', input.threadId, { min: 1, max: 128 });
  const parentRunId = readId(problems, 'parentRunId', input.parentRunId);
  const context = readContext(problems, input);
  const provider = problems.text('provider', input.provider, { max: 200 });
  const model = problems.text('model', input.model, { max: 200 });
  const remixOf = problems.text('remixOf', input.remixOf, { min: 1, max: 64 });
  const idempotencyKey = readKey(problems, input.idempotencyKey);
  problems.throwIfAny();
  if (CONTINUES.has(intent) && parentRunId === null && context === null) throw new AppError('context_required');
  const body = { prompt, mode, intent, assetMode, threadKey, parentRunId, context };
  const bodyHash = createHash('sha256')
    // what hardly any request has is hashed where it is there: keys that are kept have hashes without it
    .update(JSON.stringify([Object.values(body), provider, model, ...(remixOf === null ? [] : [remixOf])]))
    .digest();
  return { ...body, provider, model, remixOf, idempotencyKey, bodyHash };
}

function readId(problems: Problems, path: string, value: unknown): string | null {
  if (value === undefined || value === null) return null;
  if (typeof value === 'string') return value;
  problems.add(path, 'wrong_type', `Expected an ID as text, got a value of type ${typeof value}.`);
  return null;
}

/** An `Idempotency-Key`, or null. */
export function readKey(problems: Problems, value: unknown): string | null {
  if (value === undefined || value === null) return null;
  if (typeof value === 'string' && /^[\x20-\x7e]{1,255}$/u.test(value)) return value;
  problems.add('idempotencyKey', 'invalid', 'Expected 1 to 255 printable ASCII characters.');
  return null;
}

/** An artifact's id, or `{artifactId, runtimeErrors?, notes?}`; other keys are ignored. */
function readContext(problems: Problems, { artifact, artifactContext }: CreateRunInput): RunContext | null {
  const isNew = artifact !== undefined && artifact !== null;
  if (isNew && artifactContext !== undefined && artifactContext !== null)
    problems.add('artifactContext', 'invalid', 'Send either artifact or artifactContext, not both.');
  const path = isNew ? 'artifact' : 'artifactContext';
  const value = isNew ? artifact : artifactContext;
  if (value === undefined || value === null) return null;
  if (typeof value === 'string') return { artifactId: value };
  if (typeof value !== 'object' || Array.isArray(value)) {
    problems.add(path, 'wrong_type', 'Expected an artifact ID, or an object with an artifactId.');
    return null;
  }
  const fields = value as Readonly<Record<string, unknown>>;
  const id = fields['artifactId'];
  const artifactId = readId(problems, `${path}.artifactId`, id);
  if (id === undefined || id === null) problems.add(`${path}.artifactId`, 'required', 'Send the ID of an artifact.');
  const notes = problems.text(`${path}.notes`, fields['notes'], { max: CONTEXT_BYTES });
  const runtimeErrors = readTexts(problems, `${path}.runtimeErrors`, fields['runtimeErrors']);
  const context: RunContext = {
    artifactId: artifactId ?? '',
    ...(runtimeErrors.length > 0 ? { runtimeErrors } : {}),
    ...(notes === null ? {} : { notes }),
  };
  const bytes = Buffer.byteLength(JSON.stringify(context));
  if (bytes > CONTEXT_BYTES)
    problems.add(
      path,
      'too_long',
      `Expected at most ${inEnglish(CONTEXT_BYTES)} bytes of JSON, got ${inEnglish(bytes)}.`,
    );
  return context;
}

function readTexts(problems: Problems, path: string, value: unknown): readonly string[] {
  if (value === undefined || value === null) return [];
  if (!Array.isArray(value) || !value.every((item) => typeof item === 'string')) {
    problems.add(path, 'wrong_type', 'Expected a list of texts.');
    return [];
  }
  if (!value.every(isStorable)) problems.add(path, 'invalid_characters', 'Remove NUL characters and lone surrogates.');
  return value;
}
