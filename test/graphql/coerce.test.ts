import { parse, type OperationDefinitionNode } from 'graphql';
import { expect, test } from 'vitest';
import { checkVariables } from '../../src/graphql/coerce.js';
import { buildSchema } from '../../src/graphql/schema.js';

const schema = buildSchema();

function check(query: string, variables: Record<string, unknown>) {
  const operation = parse(query).definitions[0] as OperationDefinitionNode;
  const error = checkVariables(schema, operation, variables);
  return error && { code: error.code, details: error.details?.map(({ path, code }) => `${path} ${code}`) };
}
const CREATE = 'mutation ($body: CreateStudioRunInput!) { createStudioRun(input: $body) { replayed } }';
const TOKEN =
  'mutation ($artifactId: ID!, $ttl: Int) { createPreviewToken(artifactId: $artifactId, ttlSeconds: $ttl) { url } }';
const LIST = 'query ($filter: StudioRunFilter) { viewer { studioRuns(filter: $filter) { nodes { id } } } }';

test('what fits is left alone, null like absent', () => {
  expect(check(CREATE, { body: { prompt: 'x' } })).toBeUndefined();
  expect(check(CREATE, { body: { prompt: 'x', mode: null, artifactContext: { artifactId: 1 } } })).toBeUndefined();
  expect(check(TOKEN, { artifactId: 'x' })).toBeUndefined();
  expect(check(LIST, {})).toBeUndefined();
});

test('every field that does not fit is named, without the name of the variable', () => {
  expect(
    check(CREATE, { body: { prompt: 5, mode: 'x', intent: 3, threadId: {}, parentRunId: [], colour: 1 } }),
  ).toEqual({
    code: 'validation_failed',
    details: [
      'prompt wrong_type',
      'mode unknown_value',
      'intent wrong_type',
      'threadId wrong_type',
      'parentRunId wrong_type',
      'colour invalid',
    ],
  });
});

test('an absent and a null field that is required are alike', () => {
  const required = { code: 'validation_failed', details: ['prompt required'] };
  expect(check(CREATE, { body: {} })).toEqual(required);
  expect(check(CREATE, { body: { prompt: null } })).toEqual(required);
});

test('what is no object is told at the root', () => {
  expect(check(CREATE, { body: 'x' })?.details).toEqual([' wrong_type']);
  expect(check(CREATE, { body: [] })?.details).toEqual([' wrong_type']);
  expect(check(CREATE, {})?.details).toEqual([' required']);
});

test('a variable that is no object is named', () => {
  expect(check(TOKEN, { artifactId: 'x', ttl: 'soon' })?.details).toEqual(['ttl wrong_type']);
  expect(check(TOKEN, { artifactId: 'x', ttl: 2 ** 31 })?.details).toEqual(['ttl wrong_type']);
  expect(check(TOKEN, { artifactId: { a: 1 } })?.details).toEqual(['artifactId wrong_type']);
  expect(check(TOKEN, {})?.details).toEqual(['artifactId required']);
});

test('items of lists are named by their place, and not more of them than a person reads', () => {
  expect(check(LIST, { filter: { status: ['queued', 'x', null] } })?.details).toEqual([
    'status[1] unknown_value',
    'status[2] required',
  ]);
  expect(check(LIST, { filter: { status: Array.from({ length: 5_000 }, () => 'x') } })?.details).toHaveLength(20);
});

test('a value cannot pass as a field of the prototype', () => {
  const variables = JSON.parse('{"body": {"prompt": "x", "constructor": 1, "toString": 2}}') as Record<string, unknown>;
  expect(check(CREATE, variables)?.details).toEqual(['constructor invalid', 'toString invalid']);
});
