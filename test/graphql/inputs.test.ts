/** Mutations take one `input`; the arguments that they had before go on working, one form at a time. */
import { beforeAll, describe, expect, test } from 'vitest';
import { useApp } from '../contract/shared-app.js';
import type { TestUser } from '../helpers/app.js';
import { createRun, post } from './client.js';
import { completeRuns, viewerOf } from './completed-runs.js';

const shared = useApp();
let user: TestUser;
let artifactId: string;

beforeAll(async () => {
  user = await shared.signUp(1_000);
  const [id] = await completeRuns(shared, user, 1);
  const viewer = await viewerOf(shared, user);
  artifactId = (await shared.resources.services.runs.find(viewer, id!))!.artifactId!;
}, 60_000);

/** each with the arguments that it had before, and what it is asked to give */
const MUTATIONS = [
  ['cancelStudioRun', 'id', '{ run { status } }'],
  ['revokeSession', 'id', '{ id }'],
  ['createPreviewToken', 'artifactId', '{ url }'],
  ['createSingleFileArtifact', 'artifactId', '{ artifact { id } }'],
  ['revokePreviewTokens', 'artifactId', '{ artifact { id } }'],
  ['unpublishGame', 'artifactId', '{ status }'],
] as const;

describe.each(MUTATIONS)('%s', (name, key, fields) => {
  const send = (args: string) => post(shared, user, `mutation { ${name}(${args}) ${fields} }`);

  test('is the same by input and by the argument of before', async () => {
    const unknown = '"0195a000-0000-7000-8000-000000000000"';
    const [byInput, byArgument] = [await send(`input: { ${key}: ${unknown} }`), await send(`${key}: ${unknown}`)];
    expect(byInput.code).toMatch(/_not_found$/u);
    expect(byArgument.code).toBe(byInput.code);
  });

  test('refuses both forms, and neither', async () => {
    const both = await send(`${key}: "x", input: { ${key}: "x" }`);
    expect([both.code, both.errors?.[0]?.extensions?.['details']]).toEqual([
      'validation_failed',
      [{ path: key, code: 'invalid', message: `Send either input or ${key}, not both.` }],
    ]);
    const neither = await send('input: null');
    expect([neither.code, neither.errors?.[0]?.extensions?.['details']]).toEqual([
      'validation_failed',
      [{ path: 'input', code: 'required', message: 'This field is required.' }],
    ]);
  });
});

test('a run is stopped, and a game is published and taken back, by input alone', async () => {
  const id = await createRun(shared, user);
  const cancel = await post(
    shared,
    user,
    'mutation ($id: ID!) { cancelStudioRun(input: { id: $id }) { run { status } } }',
    {
      id,
    },
  );
  expect(cancel.data.cancelStudioRun.run.status).toBe('canceled');
  const publish = 'mutation ($input: PublishGameInput!) { publishGame(input: $input) { publication { artifactId } } }';
  const input = { artifactId, title: 'A game', description: 'It plays.' };
  expect((await post(shared, user, publish, { input })).data.publishGame.publication).toEqual({ artifactId });
  const { artifactId: _, ...content } = input;
  expect((await post(shared, user, publish, { input: content })).code).toBe('validation_failed');
  const unpublish = 'mutation ($id: ID!) { unpublishGame(input: { artifactId: $id }) { status } }';
  expect((await post(shared, user, unpublish, { id: artifactId })).data.unpublishGame.status).toBe('unpublished');
});

describe('artifact of createStudioRun', () => {
  const CREATE = `mutation ($input: CreateStudioRunInput!) {
    createStudioRun(input: $input) { replayed run { id parentRunId } }
  }`;
  const create = (input: object) => post(shared, user, CREATE, { input: { prompt: 'make it faster', ...input } });

  test('is what artifactContext is: the same key replays', async () => {
    const context = { artifactId, notes: 'Too slow.', runtimeErrors: ['x is not defined'] };
    const first = (await create({ artifact: context, idempotencyKey: 'k' })).data.createStudioRun;
    const second = (await create({ artifactContext: context, idempotencyKey: 'k' })).data.createStudioRun;
    expect(first.replayed).toBe(false);
    expect(second).toEqual({ replayed: true, run: first.run });
  });

  test.each([
    [{ artifact: { artifactId: 'x', notes: 7 } }, 'artifact.notes'],
    [{ artifact: {} }, 'artifact.artifactId'],
    [{ artifact: { artifactId: 'x' }, artifactContext: 'x' }, 'artifactContext'],
  ])('is refused as %j, at %s', async (input, path) => {
    const { code, errors } = await create(input);
    expect(code).toBe('validation_failed');
    expect(errors?.[0]?.extensions?.['details']).toContainEqual(expect.objectContaining({ path }));
  });

  test('is not found where it is of nobody', async () => {
    expect((await create({ artifact: { artifactId: 'x' } })).code).toBe('artifact_not_found');
  });
});
