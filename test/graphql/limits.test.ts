import 'reflect-metadata';
import {
  getIntrospectionQuery,
  getNamedType,
  getNullableType,
  isCompositeType,
  isListType,
  isObjectType,
} from 'graphql';
import { expect, test } from 'vitest';
import { LONG_TEXTS } from '../../src/graphql/cost.js';
import { buildSchema } from '../../src/graphql/schema.js';
import { useApp } from '../contract/shared-app.js';
import { post, toAnswer } from './client.js';

const shared = useApp();

/** What a request that is over a limit is told: each is 400 `graphql_invalid`, and nothing was run. */
async function refusal(query: string, variables?: Record<string, unknown>): Promise<string | undefined> {
  const { status, code, errors, data } = await post(shared, await shared.signUp(), query, variables);
  expect({ status, code, data }).toEqual({ status: 400, code: 'graphql_invalid', data: undefined });
  return errors?.[0]?.message;
}

const times = (count: number, text: (index: number) => string) =>
  Array.from({ length: count }, (_, i) => text(i)).join(' ');
const aliases = (count: number) => times(count, (i) => `a${i}:__typename`);

test('30,000 aliases are not read: the body is too large', async () => {
  const { status, code } = await post(shared, null, `{ ${aliases(30_000)} }`);
  expect({ status, code }).toEqual({ status: 413, code: 'payload_too_large' });
});

test.each([
  ['3,000 aliases are not parsed', `{ ${aliases(3_000)} }`, /1000 tokens/u],
  ['16 aliases', `{ ${aliases(16)} }`, /15 aliases, got 16/u],
  [
    'aliases of a fragment, wherever it is spread',
    `{ viewer { ...f sessions { id } ...g } } fragment g on Viewer { ...f }
     fragment f on Viewer { ${times(8, (i) => `a${i}: id`)} }`,
    /15 aliases, got 16/u,
  ],
  [
    'nine levels',
    '{ viewer { studioRuns { edges { node { parentRun { parentRun { artifact { playability { verdict } } } } } } } } }',
    /8 levels, got 9/u,
  ],
  [
    'nine levels, through fragments',
    `{ viewer { studioRuns { nodes { ...a } } } } fragment a on StudioRun { parentRun { ... on StudioRun { ...b } } }
     fragment b on StudioRun { parentRun { artifact { playability { checks { name } } } } }`,
    /8 levels, got 9/u,
  ],
  [
    '22 directives',
    `{ ${times(11, (i) => `a${i}: __typename @include(if: true) @skip(if: false)`)} }`,
    /20 directives, got 22/u,
  ],
  [
    'pages of pages',
    '{ viewer { threads(first: 100) { nodes { studioRuns(first: 100) { nodes { id } } } } } }',
    /smaller pages/u,
  ],
  [
    'fragments that spread each other twice: 2^25 fields',
    `{ studioRun(id: "x") { ...f0 } } fragment f25 on StudioRun { id }
     ${times(25, (i) => `fragment f${i} on StudioRun { a: parentRun { ...f${i + 1} } b: parentRun { ...f${i + 1} } }`)}`,
    /8 levels/u,
  ],
  [
    'one field again and again, which validation would compare with each other',
    `{ ${times(200, () => 'errorCatalogue { code }')} }`,
    /selected too often/u,
  ],
  [
    'the same, through fragments',
    `{ studioRun(id: "x") { ${times(70, (i) => `...f${i}`)} } } ${times(70, (i) => `fragment f${i} on StudioRun { id }`)}`,
    /selected too often/u,
  ],
  [
    'fragments in circles, which overflow the stack of validation',
    `{ ...f0 } ${times(80, (i) => `fragment f${i} on Query { ...f${(i + 1) % 80} ...f${(i + 2) % 80} }`)}`,
    /within itself/u,
  ],
  [
    'fragments in circles that no operation uses',
    `{ __typename } ${times(80, (i) => `fragment f${i} on Query { ...f${(i + 1) % 80} ...f${(i + 2) % 80} }`)}`,
    /within itself/u,
  ],
  [
    'two mutations',
    'mutation { a: signOut { signedOut } b: signOut { signedOut } }',
    /one mutation per operation, got 2/u,
  ],
  [
    'two mutations, through a fragment',
    'mutation { ...m revokeOtherSessions { count } } fragment m on Mutation { signOut { signedOut } }',
    /got 2/u,
  ],
  [
    'introspection in circles',
    `{ __schema { types { ${times(4, () => 'fields { type {')} name ${'} }'.repeat(4)} } } }`,
    /introspection depth/u,
  ],
  [
    'introspection that is deep',
    `{ __type(name: "Query") { ${times(20, () => 'ofType {')} name ${'}'.repeat(20)} } }`,
    /levels/u,
  ],
])('%s', async (_, query, message) => {
  expect(await refusal(query)).toMatch(message);
});

test('the size of a page counts by variable too', async () => {
  const query = `query ($n: Int) {
    viewer { threads(first: $n) { nodes { studioRuns(first: $n) { nodes { id artifact { id } } } } } }
  }`;
  expect(await refusal(query, { n: 100 })).toMatch(/smaller pages/u);
  expect(await refusal(query, {})).toMatch(/smaller pages/u);
  const { status, errors } = await post(shared, await shared.signUp(), query, { n: 10 });
  expect({ status, errors }).toEqual({ status: 200, errors: undefined });
});

test('long texts count by what they may hold, however they are asked for', async () => {
  const aliases = Array.from({ length: 12 }, (_, i) => `p${i}: studioRuns(first: 100) { edges { node { ...p } } }`);
  for (const query of [
    `{ viewer { ${aliases.join(' ')} } } fragment p on StudioRun { prompt }`,
    '{ viewer { studioRuns(first: 100) { nodes { a: prompt b: prompt c: prompt d: prompt e: prompt f: prompt g: prompt h: prompt i: prompt } } } }',
    '{ viewer { studioRuns(first: 100) { nodes { ...t parentRun { ...t parentRun { ...t parentRun { ...t } } } } } } } fragment t on StudioRun { prompt artifact { manifest } }',
  ])
    expect(await refusal(query)).toMatch(/smaller pages/u);
  const usual = '{ viewer { studioRuns(first: 100) { nodes { id prompt status parentRun { prompt } } } } }';
  expect((await post(shared, await shared.signUp(), usual)).errors).toBeUndefined();
});

test('how prompts were read counts by what a reading may hold', async () => {
  const aliases = Array.from({ length: 12 }, (_, i) => `e${i}: evidence { start end text as value }`);
  const query = `query ($n: Int) { viewer { studioRuns(first: $n) { nodes { artifact { reading { ${aliases.join(' ')} } } } } } }`;
  expect(await refusal(query, { n: 20 })).toMatch(/smaller pages/u);
  expect((await post(shared, await shared.signUp(), query, { n: 5 })).errors).toBeUndefined();
});

test('every list of objects says how many it may hold, and every long text is one of the schema', () => {
  const schema = buildSchema();
  const silent: string[] = [];
  const texts = new Set(Object.keys(LONG_TEXTS));
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith('__')) continue;
    for (const field of Object.values(type.getFields())) {
      texts.delete(`${type.name}.${field.name}`);
      const isList = isListType(getNullableType(field.type)) && isCompositeType(getNamedType(field.type));
      // a page is counted where its size is asked for
      if (isList && !type.name.endsWith('Connection') && field.extensions['items'] === undefined)
        silent.push(`${type.name}.${field.name}`);
    }
  }
  expect(silent).toEqual([]);
  expect([...texts]).toEqual([]);
});

test('a batch', async () => {
  const one = { query: '{ __typename }' };
  const response = await shared.app.inject({ method: 'POST', url: '/graphql', payload: [one, one] });
  expect(toAnswer(response)).toMatchObject({ status: 400, code: 'graphql_invalid' });
});

test('a body of 400 KB', async () => {
  const { status, code } = await post(shared, null, '{ __typename }', { padding: 'x'.repeat(400_000) });
  expect({ status, code }).toEqual({ status: 413, code: 'payload_too_large' });
});

test('the usual introspection passes', async () => {
  const { status, data } = await post(shared, null, getIntrospectionQuery());
  expect(status).toBe(200);
  expect(data.__schema.types.length).toBeGreaterThan(50);
});

test('the largest page that a client is told of passes', async () => {
  const query = `{ viewer { studioRuns(first: 100) {
    nodes { id artifact { id title } credits { held } queue { position } failure { code } }
  } } }`;
  const { status, errors } = await post(shared, await shared.signUp(), query);
  expect({ status, errors }).toEqual({ status: 200, errors: undefined });
});
