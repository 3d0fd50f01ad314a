/** The documents of the page, against the schema that it is served with. */
import { readdirSync, readFileSync } from 'node:fs';
import { buildSchema, concatAST, NoDeprecatedCustomRule, parse, validate } from 'graphql';
import { describe, expect, it, test } from 'vitest';
import * as documents from '../../src/studio/web/generated/operations.js';

const FOLDER = 'src/studio/web/graphql/operations';
const schema = buildSchema(readFileSync('schema/schema.graphql', 'utf8'));
const deprecations = (text: string): string[] =>
  validate(schema, parse(text), [NoDeprecatedCustomRule]).map(({ message }) => message);

test('the page asks for nothing that is deprecated', () => {
  const files = readdirSync(FOLDER).map((file) => readFileSync(`${FOLDER}/${file}`, 'utf8'));
  expect(concatAST(files.map((text) => parse(text))).definitions.length).toBeGreaterThan(20);
  expect(deprecations(files.join('\n'))).toEqual([]);
});

test.each([
  '{ studioRun(id: "1") { failure { code } } }',
  'mutation { cancelStudioRun(id: "1") { run { id } } }',
  'mutation { createStudioRun(input: { prompt: "x", artifactContext: "1" }) { acceptedRun { id } } }',
])('%s would be found', (text) => expect(deprecations(text)).toHaveLength(1));

describe('an operation of the page', () => {
  const operations = Object.entries(documents).filter(([name]) => name.endsWith('Document'));

  it('is a text, which nothing parses before it is asked', () => {
    expect(operations.length).toBeGreaterThan(20);
    for (const [name, text] of operations) expect([name, typeof text]).toEqual([name, 'string']);
  });

  it.each(operations)('%s has all that it names in itself, each once', (_, text) => {
    expect(validate(schema, parse(text as unknown as string)).map(({ message }) => message)).toEqual([]);
  });
});
