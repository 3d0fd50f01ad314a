/** Refusals that a form can show: data where a document asks for them, errors everywhere else. */
import { beforeAll, describe, expect, test } from 'vitest';
import { useApp } from '../contract/shared-app.js';
import type { TestUser } from '../helpers/app.js';
import { createRun, post } from './client.js';
import { completeRuns, viewerOf } from './completed-runs.js';

const shared = useApp();
const NOBODYS = '0195a000-0000-7000-8000-000000000000';
const CREATE = `mutation ($input: CreateStudioRunInput!) {
  createStudioRun(input: $input) { acceptedRun { id status } replayed userErrors { field code message } }
}`;
const PUBLISH = `mutation ($input: PublishGameInput!) {
  publishGame(input: $input) { publishedGame { slug } userErrors { field code message } }
}`;
const message = expect.any(String);

async function create(user: TestUser, input: Readonly<Record<string, unknown>>, query = CREATE) {
  return post(shared, user, query, { input });
}
async function balance(user: TestUser): Promise<number> {
  return (await post(shared, user, '{ viewer { credits { heldBalance } } }')).data.viewer.credits.heldBalance;
}

describe('createStudioRun', () => {
  test('accepts: the run, and no errors', async () => {
    const user = await shared.signUp();
    const { data, errors } = await create(user, { prompt: 'a snake' });
    expect(errors).toBeUndefined();
    expect(data.createStudioRun).toEqual({
      acceptedRun: { id: message, status: 'queued' },
      replayed: false,
      userErrors: [],
    });
  });

  test.each([
    [{ prompt: '   ' }, [['input', 'prompt'], 'required']],
    [{ prompt: 'x'.repeat(8_001) }, [['input', 'prompt'], 'too_long']],
    [{ prompt: 'a\u0000b' }, [['input', 'prompt'], 'invalid_characters']],
    [{ prompt: 'x', intent: 'edit' }, [null, 'context_required']],
    [{ prompt: 'x', mode: 'game_bundle' }, [null, 'studio_credits_insufficient']],
    [{ prompt: 'x', parentRunId: NOBODYS }, [['input', 'parentRunId'], 'studio_run_not_found']],
    [{ prompt: 'x', artifact: { artifactId: NOBODYS } }, [['input', 'artifact', 'artifactId'], 'artifact_not_found']],
    [{ prompt: 'x', artifactContext: NOBODYS }, [['input', 'artifactContext'], 'artifact_not_found']],
  ])('refuses %j: %j', async (input, [field, code]) => {
    const user = await shared.signUp(20);
    const { data, errors, status } = await create(user, input);
    expect([status, errors]).toEqual([200, undefined]);
    expect(data.createStudioRun).toEqual({
      acceptedRun: null,
      replayed: false,
      userErrors: [{ field, code, message }],
    });
    expect(await balance(user)).toBe(0);
  });

  test('names every field at once', async () => {
    const { data } = await create(await shared.signUp(), { prompt: '', threadId: '', idempotencyKey: 'é' });
    expect(data.createStudioRun.userErrors.map(({ field }: { field: string[] }) => field.join('.')).sort()).toEqual([
      'input.idempotencyKey',
      'input.prompt',
      'input.threadId',
    ]);
  });

  test.each([
    ['as it was before there was the field', '{ run { id } replayed }'],
    ['where it asks for what can not be null', '{ run { id } userErrors { code } }'],
    ['where it leaves the field out after all', '{ acceptedRun { id } userErrors @include(if: $no) { code } }'],
    ['where it skips the field', '{ acceptedRun { id } ... @skip(if: $yes) { userErrors { code } } }'],
  ])('is an error of the request %s', async (_, selection) => {
    const user = await shared.signUp(5);
    const query = `mutation ($input: CreateStudioRunInput!, $no: Boolean = false, $yes: Boolean = true) {
      createStudioRun(input: $input) ${selection}
      ...Unused @include(if: $no)
      ...Unused @skip(if: $yes)
    }
    fragment Unused on Mutation { __typename }`;
    const { data, code, errors } = await create(user, { prompt: 'x' }, query);
    expect([data, code]).toEqual([{ createStudioRun: null }, 'studio_credits_insufficient']);
    expect(errors).toMatchObject([
      { path: ['createStudioRun'], extensions: { details: [{ required: 10, available: 5 }] } },
    ]);
  });

  test('is found through fragments and aliases, and in compiled documents as in interpreted ones', async () => {
    const user = await shared.signUp(5);
    const query = `mutation ($input: CreateStudioRunInput!, $not: Boolean = false) {
      made: createStudioRun(input: $input) { ...Made run @include(if: $not) { id } }
    }
    fragment Made on CreateStudioRunPayload { ... { refusals: userErrors { code } } game: acceptedRun { id } }`;
    for (let i = 0; i < 5; i += 1) {
      const { data, errors } = await create(user, { prompt: 'x' }, query);
      expect([errors, data]).toEqual([
        undefined,
        { made: { refusals: [{ code: 'studio_credits_insufficient' }], game: null } },
      ]);
    }
  });

  test('what no form can mend stays an error: no session, another type, another value of an enum', async () => {
    expect((await post(shared, null, CREATE, { input: { prompt: 'x' } })).code).toBe('unauthenticated');
    const user = await shared.signUp();
    for (const input of [{ prompt: 5 }, {}, { prompt: 'x', mode: 'cartridge' }])
      expect((await create(user, input)).code).toBe('validation_failed');
  });

  test('a key that was used with another body', async () => {
    const user = await shared.signUp();
    await createRun(shared, user, 'x', { idempotencyKey: 'k' });
    const { data } = await create(user, { prompt: 'y', idempotencyKey: 'k' });
    expect(data.createStudioRun.userErrors).toEqual([
      { field: ['input', 'idempotencyKey'], code: 'idempotency_key_reused', message },
    ]);
  });
});

describe('publishGame', () => {
  let user: TestUser;
  let artifactId: string;
  const TEXTS = { title: 'A snake', description: 'It eats apples.' };
  const publish = async (input: Readonly<Record<string, unknown>>, query = PUBLISH) =>
    post(shared, user, query, { input: { artifactId, ...TEXTS, ...input } });

  beforeAll(async () => {
    user = await shared.signUp(1_000);
    const [runId] = await completeRuns(shared, user, 1);
    artifactId = (await shared.resources.services.runs.find(await viewerOf(shared, user), runId!))!.artifactId!;
  });

  test('publishes: the publication, and no errors', async () => {
    const { data, errors } = await publish({ seoContent: { slug: 'a-snake' } });
    expect([errors, data]).toEqual([
      undefined,
      { publishGame: { publishedGame: { slug: 'a-snake' }, userErrors: [] } },
    ]);
  });

  test.each([
    [{ title: '' }, [['input', 'title'], 'required']],
    [{ description: 'x'.repeat(5_001) }, [['input', 'description'], 'too_long']],
    [
      { seoContent: { faq: [{ question: 'Why?', answer: 'x'.repeat(1_001) }] } },
      [['input', 'seoContent', 'faq', '0', 'answer'], 'too_long'],
    ],
    [{ artifactId: NOBODYS }, [['input', 'artifactId'], 'artifact_not_found']],
    [{ seoContent: { slug: 'api' } }, [['input', 'seoContent', 'slug'], 'public_url_unavailable']],
  ])('refuses %j: %j', async (input, [field, code]) => {
    const { data, errors } = await publish(input);
    expect(errors).toBeUndefined();
    expect(data.publishGame).toEqual({ publishedGame: null, userErrors: [{ field, code, message }] });
  });

  test('is an error of the request for a document that asks for the publication', async () => {
    const query =
      'mutation ($input: PublishGameInput!) { publishGame(input: $input) { publication { slug } userErrors { code } } }';
    expect(await publish({ title: '' }, query)).toMatchObject({
      code: 'validation_failed',
      data: { publishGame: null },
    });
    expect((await publish({}, query)).data.publishGame).toEqual({ publication: { slug: message }, userErrors: [] });
  });
});
