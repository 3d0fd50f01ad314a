/** A design that is edited by hand: what can be edited, the run that makes it, what is refused, and that words go on from it. */
import { beforeAll, describe, expect, test } from 'vitest';
import { useApp } from '../contract/shared-app.js';
import { withApp, type TestApp, type TestUser } from '../helpers/app.js';
import { warmReader } from '../../src/generation/read-prompt.js';
import { createGenerator } from '../../src/generation/router.js';
import { createRun, post } from './client.js';
import { completeRuns, viewerOf } from './completed-runs.js';

const shared = useApp();
let user: TestUser;
let other: TestUser;

beforeAll(async () => {
  // the first game of a process keeps it busy for longer than a connection waits
  warmReader();
  user = await shared.signUp(1_000);
  other = await shared.signUp(1_000);
}, 60_000);

const EDITABLE = `query ($id: ID!) { studioRun(id: $id) { artifact { id title type editable {
  title tagline winMessage loseMessage sign difficulty colours { slot value }
  cast { slot role name picture { sprite name dataUrl } } numbers { rule value least most } switches { rule on }
} } } }`;
const EDIT = `mutation ($input: EditDesignInput!) { editDesign(input: $input) {
  run { id prompt mode intent parentRunId byHand credits { held } } replayed userErrors { field code message }
} }`;
const READING = `query ($id: ID!) { studioRun(id: $id) { status failure { message } credits { charged } artifact { id title type reading {
  intent hero { name sprite } enemies { name sprite } rules { name n } changes { what from to } asks { text }
} editable { numbers { rule value } winMessage } } } }`;

type Variables = Readonly<Record<string, unknown>>;
async function ask(who: TestUser, query: string, variables: Variables = {}, where: TestApp = shared) {
  const { data, errors } = await post(where, who, query, variables);
  expect(errors).toBeUndefined();
  return data;
}

/** A game of a prompt, by the composer. */
async function made(prompt: string, more: Variables = {}, where: TestApp = shared, who: TestUser = user) {
  const run = await createRun(where, who, prompt, more);
  await settled(run, where, who);
  return (await ask(who, EDITABLE, { id: run }, where)).studioRun.artifact;
}

/** Works until the run has ended; what was told of it on the way. */
async function settled(run: string, where: TestApp = shared, who: TestUser = user): Promise<string[]> {
  const told: string[] = [];
  const viewer = await viewerOf(where, who);
  await where.withWorker(createGenerator(), async () => {
    for await (const event of where.resources.services.runs.events(viewer, run, 0, AbortSignal.timeout(60_000)))
      if (event.type === 'progress' && typeof event.payload.message === 'string') told.push(event.payload.message);
  });
  return told;
}

const edit = async (input: Variables, who: TestUser = user, where: TestApp = shared) =>
  (await ask(who, EDIT, { input }, where)).editDesign;

describe('a platformer', () => {
  test('tells what can be edited, and becomes what was edited, free', { timeout: 90_000 }, async () => {
    const artifact = await made('a penguin platformer against bats, collect 5 fish');
    const { editable } = artifact;
    expect(editable.cast[0]).toMatchObject({ slot: 'hero', role: 'hero', picture: { sprite: 'penguin' } });
    expect(editable.cast[0].picture.dataUrl).toMatch(/^data:image\/svg\+xml,/u);
    expect(editable.numbers).toContainEqual({ rule: 'collect', value: 5, least: 1, most: 200 });
    expect(editable.numbers).toContainEqual({ rule: 'lives', value: null, least: 1, most: 20 });
    expect(editable.switches).toContainEqual({ rule: 'doubleJump', on: false });
    expect(editable.colours).toHaveLength(10);

    const { run, userErrors } = await edit({
      artifactId: artifact.id,
      title: ' Captain Frost ',
      winMessage: 'Well done, class 4b!',
      difficulty: 'easy',
      cast: [
        { slot: 'hero', name: 'Frosty', picture: 'cat' },
        { slot: 'enemies.0', name: 'Sir Flap' },
      ],
      numbers: [
        { rule: 'lives', value: 5 },
        { rule: 'collect', value: null },
      ],
      switches: [{ rule: 'doubleJump', on: true }],
      colours: [{ slot: 'sky', value: '#102030' }],
    });
    expect(userErrors).toEqual([]);
    expect(run).toMatchObject({ intent: 'edit', mode: 'quick_html', byHand: true, credits: { held: 0 } });
    expect(run.prompt).toContain('“Captain Frost”');
    const steps = await settled(run.id);
    expect(steps[0]).toBe('Applying the edits');
    expect(steps).not.toContain('Reading the prompt');
    const { studioRun } = await ask(user, READING, { id: run.id });
    expect(studioRun).toMatchObject({ status: 'completed', credits: { charged: 0 } });
    const { reading, title } = studioRun.artifact;
    expect(title).toBe('Captain Frost');
    expect(reading.hero).toEqual({ name: 'Frosty', sprite: 'cat' });
    expect(reading.enemies[0]).toEqual({ name: 'Sir Flap', sprite: 'bat' });
    expect(reading.rules).toContainEqual({ name: 'lives', n: 5 });
    expect(reading.rules).toContainEqual({ name: 'doubleJump', n: null });
    expect(reading.rules.map(({ name }: { name: string }) => name)).not.toContain('collect');
    const told = reading.changes.map(({ what }: { what: string }) => what);
    expect(told).toEqual(
      expect.arrayContaining([
        'hero',
        'enemy',
        'lives',
        'collect',
        'doubleJump',
        'difficulty',
        'colours',
        'title',
        'win',
      ]),
    );

    // and words go on from there
    const later = await createRun(shared, user, 'make it night', { parentRunId: run.id, intent: 'edit' });
    expect((await settled(later))[0]).toBe('Reading the prompt');
    const after = (await ask(user, READING, { id: later })).studioRun.artifact;
    expect(after.title).toBe('Captain Frost');
    expect(after.reading.hero).toEqual({ name: 'Frosty', sprite: 'cat' });
    expect(after.reading.enemies[0]).toEqual({ name: 'Sir Flap', sprite: 'bat' });
    expect(after.editable.numbers).toContainEqual({ rule: 'lives', value: 5 });
    expect(after.editable.winMessage).toBe('Well done, class 4b!');
  });
});

test.each([
  ['a game of cards, as a bundle', 'klondike solitaire', { mode: 'game_bundle' }, { title: 'Sunday cards' }],
  ['a quiz', 'a quiz about capitals with 5 questions', {}, { numbers: [{ rule: 'questions', value: 7 }] }],
])('%s is edited', { timeout: 90_000 }, async (_name, prompt, more, edits) => {
  const artifact = await made(prompt, more);
  const { run, userErrors } = await edit({ artifactId: artifact.id, ...edits });
  expect(userErrors).toEqual([]);
  await settled(run.id);
  const { studioRun } = await ask(user, READING, { id: run.id });
  expect(studioRun.status).toBe('completed');
  expect(studioRun.artifact.type).toBe(artifact.type);
});

describe('what is refused, before anything is held', () => {
  let id: string;
  beforeAll(async () => {
    ({ id } = await made('snake with a cat'));
  }, 60_000);

  test.each<[string, Variables, readonly (readonly [field: readonly string[] | null, code: string])[]]>([
    ['nothing', {}, [[null, 'invalid']]],
    ['what is so already', { switches: [{ rule: 'wrap', on: false }] }, [[null, 'invalid']]],
    ['an empty title', { title: '  ' }, [[['input', 'title'], 'required']]],
    ['a long title', { title: 'x'.repeat(61) }, [[['input', 'title'], 'too_long']]],
    [
      'a seat that is not there',
      { cast: [{ slot: 'enemies.9', name: 'x' }] },
      [[['input', 'cast', '0', 'slot'], 'unknown_value']],
    ],
    [
      'a picture that is not there',
      { cast: [{ slot: 'hero', picture: 'no-such' }] },
      [[['input', 'cast', '0', 'picture'], 'unknown_value']],
    ],
    [
      'a rule that snake does not keep',
      { numbers: [{ rule: 'decks', value: 2 }] },
      [[['input', 'numbers', '0', 'rule'], 'unknown_value']],
    ],
    [
      'a number beyond its bounds',
      { numbers: [{ rule: 'lives', value: 21 }] },
      [[['input', 'numbers', '0', 'value'], 'invalid']],
    ],
    [
      'what is no colour',
      { colours: [{ slot: 'sky', value: 'red' }] },
      [[['input', 'colours', '0', 'value'], 'invalid']],
    ],
    [
      'text that nobody can read',
      {
        colours: [
          { slot: 'ink', value: '#777777' },
          { slot: 'panel', value: '#7a7a7a' },
        ],
      },
      [[['input', 'colours', '1', 'value'], 'invalid']],
    ],
  ])('%s', async (_name, edits, expected) => {
    const { run, userErrors } = await edit({ artifactId: id, ...edits });
    expect(run).toBeNull();
    expect(userErrors.map(({ field, code }: { field: unknown; code: string }) => [field, code])).toEqual(expected);
  });

  test('another’s game, and one that is none', async () => {
    for (const [who, artifactId] of [
      [other, id],
      [user, 'nonsense'],
    ] as const)
      expect(await edit({ artifactId, title: 'x' }, who)).toMatchObject({
        run: null,
        userErrors: [{ field: ['input', 'artifactId'], code: 'artifact_not_found' }],
      });
  });

  test('the same key is the same run, and another body another one', async () => {
    const input = { artifactId: id, title: 'Twice', idempotencyKey: 'once-only' };
    const first = await edit(input);
    const again = await edit(input);
    expect(again).toMatchObject({ replayed: true, run: { id: first.run.id } });
    expect((await edit({ ...input, title: 'Thrice' })).userErrors).toMatchObject([{ code: 'idempotency_key_reused' }]);
    await settled(first.run.id);
  });

  test('a game of another generator has nothing to edit', async () => {
    const [run] = await completeRuns(shared, user, 1);
    const { artifact } = (await ask(user, EDITABLE, { id: run })).studioRun;
    expect(artifact.editable).toBeNull();
    expect(await edit({ artifactId: artifact.id, title: 'x' })).toMatchObject({
      run: null,
      userErrors: [{ field: null }],
    });
  });
});

test(
  'a run tells that it was edited by hand wherever it is read, and no other one does',
  { timeout: 90_000 },
  async () => {
    const owner = await shared.signUp(1_000);
    const artifact = await made('flappy with a bee', {}, shared, owner);
    const { run } = await edit({ artifactId: artifact.id, title: 'Bee line' }, owner);
    await settled(run.id, shared, owner);
    // by words, of a context that is no edit
    const context = { artifactId: artifact.id, runtimeErrors: ['the bee fell'], notes: 'edits' };
    const fix = await createRun(shared, owner, 'fix it', { artifact: context, intent: 'fix' });
    const query = `query ($id: ID!) {
    studioRun(id: $id) {
      id byHand
      parentRun { id byHand childRuns(first: 5) { nodes { id byHand } } }
      artifact { id run { id byHand } }
      thread { id latestRun { id byHand } currentRun { id byHand } studioRuns(first: 5) { nodes { id byHand } } }
    }
    viewer {
      id
      bare: studioRuns(first: 5) { nodes { id byHand } }
      queued: studioRuns(first: 5, filter: { status: [queued, completed] }) { nodes { id byHand } }
      cores: studioRuns(first: 5) { nodes { id byHand artifact { title } } }
      artifacts: studioRuns(first: 5) { nodes { id byHand artifact { reading { kind } } } }
    }
  }`;
    const told = new Map<string, Set<unknown>>();
    JSON.stringify(await ask(owner, query, { id: run.id }), (_key, value: unknown) => {
      if (typeof value === 'object' && value !== null && 'byHand' in value && 'id' in value)
        told.set(String(value.id), (told.get(String(value.id)) ?? new Set()).add(value.byHand));
      return value;
    });
    const { parentRunId } = run;
    expect(Object.fromEntries(told)).toEqual({
      [run.id]: new Set([true]),
      [fix]: new Set([false]),
      [parentRunId]: new Set([false]),
    });
  },
);

test('pictures are found by a word of the language, and by an English one', async () => {
  const find =
    'query ($search: String!, $language: String) { designPictures(search: $search, language: $language, first: 6) { sprite name } }';
  const found = async (search: string, language?: string): Promise<string[]> =>
    (await ask(user, find, { search, language })).designPictures.map(({ sprite }: { sprite: string }) => sprite);
  expect(await found('rocket')).toContain('rocket');
  expect(await found('Rakete', 'de')).toContain('rocket');
  expect(await found('ロケット', 'ja')).toContain('rocket');
  expect(await found('rocket', 'de')).toContain('rocket');
  expect(await found('qwxz')).toEqual([]);
  // a language that has no words of its own knows the English ones, and a place changes nothing
  expect(await found('rocket', 'tlh')).toContain('rocket');
  expect(await found('Rakete', 'de-AT')).toContain('rocket');
  const { errors } = await post(shared, user, find, { search: 'rocket', language: 'not a language' });
  expect(errors).toMatchObject([{ extensions: { code: 'validation_failed', details: [{ path: 'language' }] } }]);
});

test('costs what the operator set', { timeout: 90_000 }, async () => {
  await withApp(
    async (priced) => {
      const payer = await priced.signUp(100);
      const artifact = await made('pong with a dog', {}, priced, payer);
      const { run } = await edit({ artifactId: artifact.id, title: 'Dog pong' }, payer, priced);
      expect(run.credits.held).toBe(3);
      await settled(run.id, priced, payer);
      const { studioRun } = await ask(payer, READING, { id: run.id }, priced);
      expect(studioRun).toMatchObject({ status: 'completed', credits: { charged: 3 } });
      expect((await ask(payer, '{ service { editPrice } }', {}, priced)).service.editPrice).toBe(3);
    },
    { editPrice: 3 },
  );
});
