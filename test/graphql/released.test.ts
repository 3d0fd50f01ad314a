/** What a client of the last release asks for is still there, and still of the same type. */
import { readFile } from 'node:fs/promises';
import {
  BreakingChangeType as Break,
  buildSchema as parseSchema,
  findBreakingChanges,
  parse,
  print,
  visit,
  type GraphQLSchema,
} from 'graphql';
import { expect, test } from 'vitest';
import { buildSchema, printSdl } from '../../src/graphql/schema.js';

/** Breaks that were decided on, as `findBreakingChanges` words them, each with its reason. See schema/README.md. */
const ALLOWED: Readonly<Record<string, string>> = Object.fromEntries(
  [
    'GameArtifact.downloadUrl changed type from String! to URL!.',
    'GameArtifact.previewUrl changed type from String to URL.',
    'GameArtifact.thumbnailUrl changed type from String! to URL!.',
    'PreviewToken.url changed type from String! to URL!.',
    'Publication.embedUrl changed type from String! to URL!.',
    'Publication.publicUrl changed type from String! to URL!.',
  ].map((change) => [
    change,
    'The same documents are valid and get the same text; generated types need URL → text once.',
  ]),
);

const sdl = printSdl(buildSchema());
const released = parseSchema(await readFile('schema/released.graphql', 'utf8'));

function breaksOf(after: GraphQLSchema, before = released): string[] {
  return findBreakingChanges(before, after).map(({ description }) => description);
}

test('nothing that the last release offers has gone, or has another type', () => {
  expect(breaksOf(parseSchema(sdl)).filter((change) => !(change in ALLOWED))).toEqual([]);
});

test('every break that is allowed is one: the list holds nothing of earlier releases', () => {
  expect(breaksOf(parseSchema(sdl))).toEqual(expect.arrayContaining(Object.keys(ALLOWED)));
});

test.each([
  ['a field goes', '  promptLength: Int!\n', '', Break.FIELD_REMOVED],
  ['a field gets another type', '  promptLength: Int!\n', '  promptLength: String!\n', Break.FIELD_CHANGED_KIND],
  ['a field becomes nullable', '  promptLength: Int!\n', '  promptLength: Int\n', Break.FIELD_CHANGED_KIND],
  ['a value of an enum goes', '  repairing\n', '', Break.VALUE_REMOVED_FROM_ENUM],
  [
    'an input field is required',
    'input SignInInput {\n',
    'input SignInInput {\n  code: String!\n',
    Break.REQUIRED_INPUT_FIELD_ADDED,
  ],
  ['an argument is required', '  generatorRun(id: ID!)', '  generatorRun(id: ID!, by: ID!)', Break.REQUIRED_ARG_ADDED],
])('a client is broken where %s', (_what, from, to, type) => {
  const plain = print(visit(parse(sdl), { StringValue: ({ block }) => (block === true ? null : undefined) }));
  const changed = plain.replace(from, to);
  expect(changed).not.toBe(plain);
  expect(findBreakingChanges(parseSchema(plain), parseSchema(changed)).map((change) => change.type)).toEqual([type]);
});
