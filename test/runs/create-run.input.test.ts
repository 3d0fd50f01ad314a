import { describe, expect, test } from 'vitest';
import { AppError } from '../../src/errors.js';
import { readCreateRunInput } from '../../src/runs/create-run.input.js';
import type { CreateRunInput } from '../../src/runs/runs.model.js';

function problems(input: CreateRunInput): string[] {
  try {
    readCreateRunInput(input);
    return [];
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return error.details?.map(({ path, code }) => `${path} ${code}`) ?? [error.code];
  }
}
const prompt = 'a snake game';
const artifactId = '01890000-0000-7000-8000-000000000001';

describe('accepted', () => {
  test('defaults', () => {
    expect(readCreateRunInput({ prompt: ' \n a snake game\t' })).toMatchObject({
      prompt,
      mode: 'quick_html',
      intent: 'auto',
      assetMode: 'auto',
      threadKey: null,
      parentRunId: null,
      context: null,
      provider: null,
      model: null,
      idempotencyKey: null,
    });
  });
  test.each<CreateRunInput>([
    { prompt: '🐧'.repeat(8_000) },
    { prompt: `  ${'x'.repeat(8_000)}  ` },
    { prompt, mode: null, intent: null, assetMode: null, threadId: null, parentRunId: null, artifactContext: null },
    { prompt, threadId: '🐧'.repeat(128) },
    { prompt, provider: 'anything', model: 'x'.repeat(200) },
    { prompt, idempotencyKey: '~'.repeat(255) },
    { prompt, intent: 'remix', artifactContext: artifactId },
    { prompt, intent: 'edit', parentRunId: artifactId },
    { prompt, artifactContext: { artifactId, runtimeErrors: ['a', 'b'], notes: 'faster', other: {} } },
    // what is no id is looked for, and not found: 404 rather than 422
    { prompt, parentRunId: 'nonsense', artifactContext: '' },
  ])('%o', (input) => {
    expect(problems(input)).toEqual([]);
  });
});

test.each<[CreateRunInput, string[]]>([
  [{}, ['prompt required']],
  [{ prompt: null }, ['prompt required']],
  [{ prompt: '  \n' }, ['prompt required']],
  [{ prompt: 7 }, ['prompt wrong_type']],
  [{ prompt: ['x'] }, ['prompt wrong_type']],
  [{ prompt: 'x'.repeat(8_001) }, ['prompt too_long']],
  [{ prompt: 'a\0b' }, ['prompt invalid_characters']],
  [{ prompt: 'a\ud800b' }, ['prompt invalid_characters']],
  [{ prompt, mode: 'QUICK_HTML' }, ['mode unknown_value']],
  [{ prompt, mode: 1 }, ['mode wrong_type']],
  [{ prompt, mode: '__proto__', intent: 'constructor' }, ['mode unknown_value', 'intent unknown_value']],
  [{ prompt, assetMode: 'none ' }, ['assetMode unknown_value']],
  [{ prompt, threadId: '' }, ['threadId too_short']],
  [{ prompt, threadId: 'x'.repeat(129) }, ['threadId too_long']],
  [{ prompt, threadId: '\udfff' }, ['threadId invalid_characters']],
  [{ prompt, parentRunId: 7 }, ['parentRunId wrong_type']],
  [{ prompt, provider: {}, model: false }, ['provider wrong_type', 'model wrong_type']],
  [{ prompt, model: 'x'.repeat(201) }, ['model too_long']],
  [{ prompt, idempotencyKey: '' }, ['idempotencyKey invalid']],
  [{ prompt, idempotencyKey: 'ü' }, ['idempotencyKey invalid']],
  [{ prompt, idempotencyKey: 'x'.repeat(256) }, ['idempotencyKey invalid']],
  [{ prompt, idempotencyKey: 'a\nb' }, ['idempotencyKey invalid']],
  [{ prompt, artifactContext: 3 }, ['artifactContext wrong_type']],
  [{ prompt, artifactContext: [artifactId] }, ['artifactContext wrong_type']],
  [{ prompt, artifactContext: {} }, ['artifactContext.artifactId required']],
  [{ prompt, artifactContext: { artifactId: 1 } }, ['artifactContext.artifactId wrong_type']],
  [{ prompt, artifactContext: { artifactId, notes: 1 } }, ['artifactContext.notes wrong_type']],
  [{ prompt, artifactContext: { artifactId, runtimeErrors: 'x' } }, ['artifactContext.runtimeErrors wrong_type']],
  [{ prompt, artifactContext: { artifactId, runtimeErrors: [1] } }, ['artifactContext.runtimeErrors wrong_type']],
  [
    { prompt, artifactContext: { artifactId, runtimeErrors: ['\0'] } },
    ['artifactContext.runtimeErrors invalid_characters'],
  ],
  [{ prompt, artifactContext: { artifactId, runtimeErrors: ['x'.repeat(33_000)] } }, ['artifactContext too_long']],
  [{ prompt, intent: 'edit' }, ['context_required']],
  [{ prompt, intent: 'fix', threadId: 'mine' }, ['context_required']],
  [{ prompt, intent: 'remix', artifactContext: null }, ['context_required']],
  [{ prompt: '', mode: 'x', intent: 'edit' }, ['prompt required', 'mode unknown_value']],
])('refused: %o', (input, expected) => {
  expect(problems(input)).toEqual(expected);
});

test('the hash tells bodies apart, not spellings of the same body', () => {
  const hash = (input: CreateRunInput) => readCreateRunInput(input).bodyHash.toString('hex');
  const same = hash({ prompt, mode: 'quick_html' });
  expect(hash({ prompt: ` ${prompt} ` })).toBe(same);
  expect(hash({ assetMode: 'auto', prompt, idempotencyKey: 'k' })).toBe(same);
  const others = [
    { prompt, mode: 'game_bundle' },
    { prompt, threadId: 'a' },
    { prompt, parentRunId: 'a' },
    { prompt, artifactContext: 'a' },
    { prompt, artifactContext: { artifactId: 'a', notes: 'b' } },
    { prompt, provider: 'a' },
    { prompt, model: 'a' },
  ];
  expect(new Set([same, ...others.map(hash)]).size).toBe(others.length + 1);
});
