/** What comes from a closed list is an enum; the names that it had as a text stay. */
import 'reflect-metadata';
import { expect, test } from 'vitest';
import { choicesOf } from '../../src/artifacts/reading-choices.types.js';
import { GenerationError } from '../../src/generation/provider.types.js';
import { supported } from '../../src/generation/genres/index.js';
import { readPrompt } from '../../src/generation/read-prompt.js';
import { readingOf } from '../../src/generation/reading.js';
import { createGenerator } from '../../src/generation/router.js';
import { FAILURE_CODES } from '../../src/runs/runs.model.js';
import { failureReason } from '../../src/runs/run-enums.types.js';
import { useApp } from '../contract/shared-app.js';
import { createRun, post } from './client.js';
import { viewerOf } from './completed-runs.js';

const shared = useApp();

async function ended(generator: Parameters<typeof shared.withWorker>[0], prompt: string, fields: string) {
  const user = await shared.signUp();
  const id = await createRun(shared, user, prompt);
  const viewer = await viewerOf(shared, user);
  await shared.withWorker(generator, async () => {
    for await (const event of shared.resources.services.runs.events(viewer, id, 0, AbortSignal.timeout(60_000)))
      void event;
  });
  const answer = await post(shared, user, `query ($id: ID!) { studioRun(id: $id) { ${fields} } }`, { id });
  expect(answer.errors).toBeUndefined();
  return answer.data.studioRun;
}

test('a reading: what was chosen, and the rules', async () => {
  const choices = 'theme time weather mood style difficulty assetMode';
  const run = await ended(
    createGenerator(),
    'a hard pixel art platformer in space at night with double jump and 5 lives',
    `artifact { reading { choices { ${choices} } ${choices} rules { name rule n } } }`,
  );
  const { choices: chosen, rules, ...texts } = run.artifact.reading;
  expect(chosen).toEqual(texts);
  expect(chosen).toMatchObject({ theme: 'space', time: 'night', style: 'pixel', difficulty: 'hard' });
  expect(rules).toContainEqual({ name: 'doubleJump', rule: 'doubleJump', n: null });
  expect(rules).toContainEqual({ name: 'lives', rule: 'lives', n: 5 });
});

test('an artifact outlives the lists: what they no longer have is null, not an error', () => {
  const kinds = supported().map(({ genre }) => genre);
  const reading = readingOf(readPrompt({ prompt: 'a fox in the snow', seed: 7, supported: kinds }));
  expect(choicesOf({ ...reading, weather: 'hail', theme: 'toString' })).toEqual({
    ...choicesOf(reading),
    weather: null,
    theme: null,
  });
});

test('a failure: its reason, with the code beside it, on the run and on the event', async () => {
  const failing = { generate: () => Promise.reject(new GenerationError('output.too_large', 'Too large.', false)) };
  const run = await ended(
    failing,
    'x',
    'failure { reason code } events { nodes { ... on StudioRunFailed { failure { reason code } } } }',
  );
  const failure = { reason: 'output_too_large', code: 'output.too_large' };
  expect(run).toEqual({ failure, events: { nodes: expect.arrayContaining([{ failure }]) } });
});

test('every failure code has a reason of its own', () => {
  expect(new Set(FAILURE_CODES.map(failureReason)).size).toBe(FAILURE_CODES.length);
  for (const code of FAILURE_CODES) expect(failureReason(code)).toMatch(/^[a-z_]+$/u);
});
