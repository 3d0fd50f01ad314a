/** Specification, section 4, rule 5 and section 7, row 422: bad input for every field is a clear 4xx, by both doors. */
import { describe, expect, test } from 'vitest';
import { makeOne } from './games.js';
import { graphqlDoor, restDoor, type Answer } from './doors.js';
import { useApp } from './shared-app.js';

const gateway = useApp();
const doors = [restDoor(() => gateway.app), graphqlDoor(() => gateway.app)];

const LONE = '\ud83d';
const penguins = (count: number) => '🐧'.repeat(count);

/** What is wrong, and in which field `details` must say so. */
type Case = readonly [field: string, value: unknown, problem: string];

const CREATION: readonly Case[] = [
  ['prompt', undefined, 'required'],
  ['prompt', null, 'required'],
  ['prompt', '', 'required'],
  ['prompt', ' \n\t ', 'required'],
  ['prompt', 5, 'wrong_type'],
  ['prompt', true, 'wrong_type'],
  ['prompt', ['a game'], 'wrong_type'],
  ['prompt', { text: 'a game' }, 'wrong_type'],
  ['prompt', 'x'.repeat(8_001), 'too_long'],
  ['prompt', penguins(8_001), 'too_long'],
  ['prompt', 'a \0 game', 'invalid_characters'],
  ['prompt', `a ${LONE} game`, 'invalid_characters'],
  ['mode', 'pdf', 'unknown_value'],
  ['mode', '', 'unknown_value'],
  ['mode', 'QUICK_HTML', 'unknown_value'],
  ['mode', 'constructor', 'unknown_value'],
  ['mode', 1, 'wrong_type'],
  ['mode', ['quick_html'], 'wrong_type'],
  ['intent', 'destroy', 'unknown_value'],
  ['intent', {}, 'wrong_type'],
  ['assetMode', 'free', 'unknown_value'],
  ['assetMode', false, 'wrong_type'],
  ['threadId', '', 'too_short'],
  ['threadId', 'x'.repeat(129), 'too_long'],
  ['threadId', 'a\0b', 'invalid_characters'],
  ['threadId', LONE, 'invalid_characters'],
  ['threadId', 7, 'wrong_type'],
  ['threadId', {}, 'wrong_type'],
  ['parentRunId', 7, 'wrong_type'],
  ['parentRunId', ['a'], 'wrong_type'],
  ['artifactContext', 7, 'wrong_type'],
  ['artifactContext', ['a'], 'wrong_type'],
  ['artifactContext.artifactId', {}, 'required'],
  ['artifactContext.artifactId', { artifactId: 7 }, 'wrong_type'],
  ['artifactContext.notes', { artifactId: 'a', notes: 7 }, 'wrong_type'],
  ['artifactContext.notes', { artifactId: 'a', notes: 'a\0b' }, 'invalid_characters'],
  ['artifactContext.notes', { artifactId: 'a', notes: LONE }, 'invalid_characters'],
  ['artifactContext.notes', { artifactId: 'a', notes: 'x'.repeat(33_000) }, 'too_long'],
  ['artifactContext.runtimeErrors', { artifactId: 'a', runtimeErrors: 'boom' }, 'wrong_type'],
  ['artifactContext.runtimeErrors', { artifactId: 'a', runtimeErrors: [1] }, 'wrong_type'],
  ['artifactContext.runtimeErrors', { artifactId: 'a', runtimeErrors: ['\0'] }, 'invalid_characters'],
  ['artifactContext', { artifactId: 'a', runtimeErrors: ['x'.repeat(33_000)] }, 'too_long'],
  ['provider', 'x'.repeat(201), 'too_long'],
  ['provider', 7, 'wrong_type'],
  ['provider', '\0', 'invalid_characters'],
  ['model', 'x'.repeat(201), 'too_long'],
  ['model', {}, 'wrong_type'],
];

const SIGN_UP: readonly Case[] = [
  ['email', undefined, 'required'],
  ['email', 5, 'wrong_type'],
  ['email', 'nobody', 'invalid'],
  ['email', `${'x'.repeat(300)}@example.test`, 'too_long'],
  ['email', 'a\0@example.test', 'invalid_characters'],
  ['email', `${LONE}@example.test`, 'invalid_characters'],
  ['password', undefined, 'required'],
  ['password', 12_345_678, 'wrong_type'],
  ['password', 'short', 'too_short'],
  ['password', 'x'.repeat(2_000), 'too_long'],
  ['name', 5, 'wrong_type'],
  ['name', 'x'.repeat(500), 'too_long'],
  ['name', 'a\0b', 'invalid_characters'],
  ['name', LONE, 'invalid_characters'],
];

function expectProblem(answer: Answer, path: string, problem: string): void {
  expect(answer).toMatchObject({ status: 422, code: 'validation_failed', data: null });
  expect(answer.error?.details).toContainEqual({ path, code: problem, message: expect.stringMatching(/\S/u) });
  expect(answer.error?.retryable).toBe(false);
}

const title = (value: unknown) => {
  const text = JSON.stringify(value) ?? 'absent';
  return text.length > 60 ? `${text.slice(0, 30)}… (${text.length})` : text;
};
const named = (cases: readonly Case[]) =>
  cases.map(([field, value, problem]) => ({ field, value, problem, title: title(value) }));

describe.each(doors)('$name', (door) => {
  test.each(named(CREATION))('creation, $field: $title is $problem', async ({ field, value, problem }) => {
    const user = await gateway.signUp(1_000);
    const body = { prompt: 'a game', [field.split('.')[0]!]: value };
    expectProblem(await door.createRun(user, body), field, problem);
    expect((await door.credits(user)).data.heldBalance).toBe(0);
  });

  test('every problem of a request is told at once', async () => {
    const user = await gateway.signUp();
    const answer = await door.createRun(user, { prompt: 5, mode: 'pdf', threadId: 7, model: {} });
    expect(answer.error?.details?.map(({ path }) => path).sort()).toEqual(['mode', 'model', 'prompt', 'threadId']);
  });

  test.each([
    [
      'types beside texts',
      { prompt: 5, threadId: '', mode: 'pdf', provider: 'x'.repeat(201), parentRunId: 7 },
      'prompt threadId mode provider parentRunId',
    ],
    [
      'a context beside the rest',
      { prompt: '', artifactContext: { notes: 7, runtimeErrors: ['\0'] }, model: {} },
      'prompt artifactContext.artifactId artifactContext.notes artifactContext.runtimeErrors model',
    ],
    [
      'a context that is too large',
      { prompt: 'x'.repeat(8_001), artifactContext: { artifactId: 7, runtimeErrors: ['x'.repeat(33_000)] } },
      'prompt artifactContext.artifactId artifactContext',
    ],
  ])('creation, %s: every problem in the first answer', async (_, input, paths) => {
    const { error } = await door.createRun(await gateway.signUp(), input, 'ü');
    expect(error?.details?.map(({ path }) => path).sort()).toEqual([...paths.split(' '), 'idempotencyKey'].sort());
  });

  test('publication: every problem in the first answer', async () => {
    const { user, artifactId } = await makeOne(gateway);
    const { error } = await door.publish(user, artifactId, {
      title: 5,
      description: '',
      controls: ['x'.repeat(81), 7],
      seoContent: {
        slug: 'No Slug',
        language: '?',
        keywords: [...Array.from({ length: 21 }, () => ''), 5],
        faq: [{ question: 'q' }, 7],
        noindex: 'no',
      },
    });
    const paths = error?.details?.map(({ path }) => path) ?? [];
    for (const path of [
      'title',
      'description',
      'controls[0]',
      'controls[1]',
      'seoContent.slug',
      'seoContent.language',
      'seoContent.keywords',
      'seoContent.faq[0].answer',
      'seoContent.faq[1]',
      'seoContent.noindex',
    ])
      expect(paths).toContain(path);
    expect(new Set(paths).size).toBe(paths.length);
  });

  test('sign-up: every problem in the first answer', async () => {
    const { error } = await door.signUp({ email: 'nobody', password: 7, name: 'x'.repeat(500) });
    expect(error?.details?.map(({ path }) => path).sort()).toEqual(['email', 'name', 'password']);
  });

  test.each(['', 'ü', 'x'.repeat(256), 'a\tb'])('creation, idempotency key %j is refused', async (key) => {
    const user = await gateway.signUp();
    const answer = await door.createRun(user, { prompt: 'x' }, key);
    expect([answer.status, answer.code]).toEqual([422, 'validation_failed']);
  });

  test('the longest prompt, and one at its limit in code points, are taken', async () => {
    const user = await gateway.signUp();
    expect((await door.createRun(user, { prompt: penguins(8_000) })).data.prompt).toBe(penguins(8_000));
  });

  test.each(named(SIGN_UP))('sign-up, $field: $title is $problem', async ({ field, value, problem }) => {
    const body = { email: `new-${door.name}@example.test`, password: 'a long password', [field]: value };
    const answer = await door.signUp(body);
    expectProblem(answer, field, problem);
    expect(answer.response.headers['set-cookie']).toBeUndefined();
  });

  test.each([
    {},
    { email: 5, password: 'x' },
    { email: 'a@example.test', password: ['x'] },
    { email: 'a\0', password: '\0' },
  ])('sign-in with %j is a clear 4xx', async (body) => {
    const answer = await door.signIn(body);
    expect([401, 422]).toContain(answer.status);
    expect(['validation_failed', 'invalid_credentials']).toContain(answer.code);
  });

  test.each([
    '0',
    'not-an-id',
    "' or 1=1 --",
    '00000000-0000-0000-0000-000000000000',
    '../../etc/passwd',
    'a\0b',
    '🐧',
    'x'.repeat(1_000),
    '{}',
  ])('an id that is none, %j, is not found', async (id) => {
    const user = await gateway.signUp();
    expect((await door.run(user, id)).code).toBe('studio_run_not_found');
    expect((await door.cancelRun(user, id)).code).toBe('studio_run_not_found');
    expect((await door.generatorRun(user, id)).code).toBe('generator_run_not_found');
    expect((await door.revokeSession(user, id)).code).toBe('session_not_found');
    expect((await door.createRun(user, { prompt: 'x', parentRunId: id })).code).toBe('studio_run_not_found');
    expect((await door.createRun(user, { prompt: 'x', artifactContext: id })).code).toBe('artifact_not_found');
  });
});
