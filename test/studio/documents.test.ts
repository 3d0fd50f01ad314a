/** The documents of the page, against the schema that it is served with. */
import { readdirSync, readFileSync } from 'node:fs';
import { buildSchema, concatAST, NoDeprecatedCustomRule, parse, validate } from 'graphql';
import { expect, test } from 'vitest';

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
