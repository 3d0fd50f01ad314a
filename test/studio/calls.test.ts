/** Each action of the Studio has its call: in the registry, on the page, and by the schema. */
import { globSync, readFileSync } from 'node:fs';
import { buildSchema, Kind, OperationTypeNode, parse, validate } from 'graphql';
import { describe, expect, it } from 'vitest';
import { ACTIONS } from '../../src/studio/web/calls/actions.js';
import { writtenCalls } from '../../src/studio/web/calls/written.js';

/** They open and end sessions of browsers: a program gets its own, as every dialog shows. */
const OF_SESSIONS = [
  'RevokeOtherSessions',
  'RevokeSession',
  'SignIn',
  'SignInAsGuest',
  'SignInDemo',
  'SignOut',
  'SignUp',
];

const read = (pattern: string): string =>
  globSync(pattern)
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');

describe('the calls of actions', () => {
  it('are there for every mutation that the Studio sends', () => {
    const { definitions } = parse(read('src/studio/web/graphql/operations/*.graphql'));
    const mutations = definitions.flatMap((one) =>
      one.kind === Kind.OPERATION_DEFINITION && one.operation === OperationTypeNode.MUTATION
        ? (one.name?.value ?? '')
        : [],
    );
    expect(mutations.length).toBeGreaterThan(15);
    expect([...Object.keys(ACTIONS), ...OF_SESSIONS].toSorted()).toEqual([...mutations, 'Download'].toSorted());
  });

  it('are shown beside the action', () => {
    const pages = read('src/studio/web/{account,compose,edit,history,publish,runs}/*.tsx');
    const missing = Object.keys(ACTIONS).filter((action) => !pages.includes(`action: '${action}'`));
    expect(missing).toEqual([]);
    // whatever makes a run: a prompt, a fix, another try
    const makers = globSync('src/studio/web/**/*.tsx').filter((file) =>
      readFileSync(file, 'utf8').includes('useMake()'),
    );
    expect(makers.length).toBeGreaterThanOrEqual(3);
    for (const file of makers)
      expect([file, readFileSync(file, 'utf8').includes("action: 'CreateRun'")]).toEqual([file, true]);
  });

  it('ask for what the schema has', () => {
    const schema = buildSchema(readFileSync('schema/schema.graphql', 'utf8'));
    for (const [action, { graphql }] of Object.entries(ACTIONS)) {
      const document = parse(graphql);
      expect([action, validate(schema, document)]).toEqual([action, []]);
      expect(document.definitions[0]).toMatchObject({ name: { value: action } });
    }
    const [signIn] = writtenCalls({ action: 'CancelRun', variables: { id: '1' } }, 'https://play.example').at(
      -1,
    )!.parts;
    expect(validate(schema, parse(signIn!.text))).toEqual([]);
  });

  it('are sent to the origin of the page, with the values of the form as they are', () => {
    const prompt = `a cat's "game" \\ 猫 $HOME\nof two lines`;
    const shown = { action: 'CreateRun', variables: { input: { prompt, mode: 'quick_html' } } } as const;
    const written = writtenCalls(shown, 'https://play.example');
    expect(written.map(({ language }) => language)).toEqual(['curl', 'JavaScript', 'Python', 'GraphQL']);
    for (const { parts } of written.slice(0, 3))
      for (const { text } of parts) expect(text).toContain('https://play.example/api/');
    expect(JSON.parse(written[3]!.parts[2]!.text)).toEqual(shown.variables);
    const download = { artifactId: '7', url: 'https://cdn.example/7', file: 'game.html' };
    const [curl] = writtenCalls({ action: 'Download', variables: download }, 'https://play.example');
    expect(curl!.parts[1]!.text).toContain("'https://cdn.example/7'");
  });
});
