import { readFile } from 'node:fs/promises';
import {
  getNamedType,
  isEnumType,
  isInputObjectType,
  isIntrospectionType,
  isObjectType,
  isInterfaceType,
  isScalarType,
  isSpecifiedScalarType,
  type GraphQLEnumType,
  type GraphQLNamedType,
} from 'graphql';
import { expect, test } from 'vitest';
import { ERROR_CODES } from '../../src/errors.js';
import { ASSET_MODES, INTENTS, MODES, STAGES } from '../../src/generation/provider.types.js';
import {
  DIFFICULTIES,
  MOODS,
  RULE_NAMES,
  STYLES,
  THEMES,
  TIMES_OF_DAY,
  WEATHERS,
} from '../../src/generation/design.js';
import { buildSchema, printSdl } from '../../src/graphql/schema.js';
import { EVENT_TYPES, RUN_STATUSES } from '../../src/runs/runs.model.js';

const schema = buildSchema();
const ownTypes = Object.values(schema.getTypeMap()).filter(
  (type) => !isIntrospectionType(type) && !isSpecifiedScalarType(type),
);

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
  ['GameTheme', THEMES],
  ['GameTimeOfDay', TIMES_OF_DAY],
  ['GameWeather', WEATHERS],
  ['GameMood', MOODS],
  ['GameStyle', STYLES],
  ['GameDifficulty', DIFFICULTIES],
  ['GameRule', RULE_NAMES],
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
  expect(open.sort()).toEqual([
    'errorCatalogue',
    'game',
    'games',
    'previewReading',
    'reportGame',
    'scores',
    'service',
    'signIn',
    'signInAsGuest',
    'signInDemo',
    'signUp',
    'startRound',
    'submitScore',
  ]);
});

test('everything says what it is', () => {
  expect(ownTypes.flatMap(undescribed)).toEqual([]);
});

test('every address is a URL: but for a path of this site, and for what another system recorded', () => {
  const fields = ownTypes
    .filter((type) => isObjectType(type))
    .flatMap((type) => Object.values(type.getFields()).map((field) => ({ path: `${type.name}.${field.name}`, field })));
  const addresses = fields.filter(({ field }) => /url$/iu.test(field.name));
  const texts = addresses.filter(({ field }) => getNamedType(field.type).name !== 'URL').map(({ path }) => path);
  expect(texts.sort()).toEqual(['GeneratorRun.resultUrl', 'SingleSignOn.startUrl']);
});

test('every scalar of our own says where it is specified', () => {
  const scalars = ownTypes.filter((type) => isScalarType(type));
  expect(scalars.map(({ name }) => name)).toEqual(expect.arrayContaining(['DateTime', 'JSONObject', 'URL']));
  for (const { name, specifiedByURL } of scalars) expect(specifiedByURL, name).toMatch(/^https?:\/\/\w/u);
});

/** A type, its fields, arguments and values, as far as they have no description. */
function undescribed(type: GraphQLNamedType): string[] {
  const all: { path: string; description: string | null | undefined }[] = [
    { path: type.name, description: type.description },
  ];
  const add = (path: string, { description }: { description?: string | null | undefined }) =>
    all.push({ path, description });
  if (isEnumType(type)) for (const value of type.getValues()) add(`${type.name}.${value.name}`, value);
  if (isInputObjectType(type))
    for (const field of Object.values(type.getFields())) add(`${type.name}.${field.name}`, field);
  if (isObjectType(type) || isInterfaceType(type))
    for (const field of Object.values(type.getFields())) {
      add(`${type.name}.${field.name}`, field);
      for (const arg of field.args) add(`${type.name}.${field.name}(${arg.name})`, arg);
    }
  return all.filter(({ description }) => !description?.trim()).map(({ path }) => path);
}
