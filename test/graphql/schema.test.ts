import { readFile } from 'node:fs/promises';
import { isEnumType, type GraphQLEnumType } from 'graphql';
import { expect, test } from 'vitest';
import { ERROR_CODES } from '../../src/errors.js';
import { ASSET_MODES, INTENTS, MODES, STAGES } from '../../src/generation/provider.types.js';
import { buildSchema, printSdl } from '../../src/graphql/schema.js';
import { EVENT_TYPES, RUN_STATUSES } from '../../src/runs/runs.model.js';

const schema = buildSchema();

test('schema/schema.graphql is what the resolvers say', async () => {
  expect(printSdl(schema)).toBe(await readFile('schema/schema.graphql', 'utf8'));
});

test.each([
  ['ErrorCode', ERROR_CODES],
  ['StudioRunStatus', RUN_STATUSES],
  ['StudioRunMode', MODES],
  ['StudioRunIntent', INTENTS],
  ['StudioRunAssetMode', ASSET_MODES],
  ['StudioRunStage', STAGES],
  ['StudioRunEventType', EVENT_TYPES],
])('enum %s has exactly the values of the code', (name, values) => {
  const type = schema.getType(name);
  expect(isEnumType(type)).toBe(true);
  expect((type as GraphQLEnumType).getValues().map((value) => value.value as string)).toEqual([...values]);
});

test('only what needs no session is public', () => {
  const fields = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()].flatMap((type) =>
    Object.values(type?.getFields() ?? {}),
  );
  const open = fields.filter((field) => field.extensions['public'] === true).map((field) => field.name);
  expect(open.sort()).toEqual(['errorCatalogue', 'service', 'signIn', 'signInDemo', 'signUp']);
});
