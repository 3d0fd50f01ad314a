/** The calls that the Studio shows for its actions do them: run as they stand by curl, Node.js, Python and as GraphQL. */
import { beforeAll, describe, expect, test } from 'vitest';
import type { ShownCall } from '../../src/studio/web/calls/action.types.js';
import { warmReader } from '../../src/generation/read-prompt.js';
import { createGenerator } from '../../src/generation/router.js';
import { ACTIONS } from '../../src/studio/web/calls/actions.js';
import { writtenCalls, type WrittenCall } from '../../src/studio/web/calls/written.js';
import { bundle, html, make } from '../contract/games.js';
import { useApp } from '../contract/shared-app.js';
import { createRun, post } from '../graphql/client.js';
import type { TestUser } from '../helpers/app.js';
import { missing, runSteps } from '../rest-compat/snippets.js';

const gateway = useApp({ operators: ['nobody@example.test'] });

// the first game of a process keeps it busy for longer than a connection waits
beforeAll(() => warmReader(), 60_000);

const PROMPT = `a cat's "café" quiz $HOME \\ 猫`;

describe.each(['curl', 'JavaScript', 'Python'] as const)('by %s', { timeout: 180_000 }, (language) => {
  test.skipIf(missing(language))('every action is done', async () => {
    const world = await makeWorld();
    const origin = await gateway.listen();
    const calls = world.actions.map((shown) => partsOf(shown, language, origin));
    const signIn = calls[0]!.signIn
      .replace('you@example.com', world.user.email)
      .replace('your password', `password of ${world.user.email}`);
    const steps = [
      { name: 'signIn', text: signIn },
      ...calls.map(({ call }, at) => ({ name: `${at} ${world.actions[at]!.action}`, text: call })),
    ];
    const { statuses, printed } = await runSteps(language, steps);
    expect(statuses.filter(([, ...all]) => all.length !== 1 || all.some((one) => one >= 300))).toEqual([]);
    expect(statuses).toHaveLength(steps.length);
    expect(printed).not.toContain('errors');
    await world.check();
  });
});

const NEW_GAME: ShownCall = {
  action: 'CreateRun',
  variables: { input: { prompt: PROMPT, mode: 'quick_html', intent: 'auto' } },
};

describe.each(['curl', 'JavaScript', 'Python'] as const)('by %s, as a guest', { timeout: 180_000 }, (language) => {
  test.skipIf(missing(language))('a game is begun without a password', async () => {
    const origin = await gateway.listen();
    const { parts } = writtenCalls(NEW_GAME, origin, 'guest').find((one) => one.language === language)!;
    expect(parts.map(({ what }) => what)).toEqual(['guest', 'call']);
    const guests = async () =>
      (
        await gateway.resources.database.pool.query(
          `select from runs r join users u on u.id = r.user_id where u.guest and r.prompt = $1`,
          [PROMPT],
        )
      ).rowCount;
    const before = await guests();
    const { statuses } = await runSteps(
      language,
      parts.map(({ what, text }) => ({ name: what, text })),
    );
    expect(statuses.map(([name, ...all]) => [name, all.length, all.some((one) => one >= 300)])).toEqual([
      ['guest', 1, false],
      ['call', 1, false],
    ]);
    expect(await guests()).toBe(before! + 1);
  });
});

test('as GraphQL a guest begins a game without a password', async () => {
  const { parts } = writtenCalls(NEW_GAME, await gateway.listen(), 'guest').find((one) => one.language === 'GraphQL')!;
  const textOf = (what: string) => parts.find((part) => part.what === what)!.text;
  const { response } = await post(gateway, null, textOf('guest'));
  const [cookie = ''] = String(response.headers['set-cookie']).split(';');
  const { data, errors } = await post(
    gateway,
    { cookie },
    textOf('call'),
    JSON.parse(textOf('variables')) as Record<string, unknown>,
  );
  expect([errors, data.createStudioRun.userErrors]).toEqual([undefined, []]);
});

test('as GraphQL every action is done', { timeout: 180_000 }, async () => {
  const world = await makeWorld();
  const origin = await gateway.listen();
  for (const shown of world.actions) {
    const { call, variables } = partsOf(shown, 'GraphQL', origin);
    const { data, errors } = await post(gateway, world.user, call, JSON.parse(variables) as Record<string, unknown>);
    const [payload] = Object.values(data as Record<string, { userErrors?: unknown }>);
    expect([shown.action, errors, payload?.userErrors ?? []]).toEqual([shown.action, undefined, []]);
  }
  await world.check();
  const { signIn } = partsOf(world.actions[0]!, 'GraphQL', origin);
  const own = signIn
    .replace('you@example.com', world.user.email)
    .replace('your password', `password of ${world.user.email}`);
  const { response } = await post(gateway, null, own);
  expect(String(response.headers['set-cookie'])).toContain('gamewright_session=');
});

function partsOf(shown: ShownCall, language: WrittenCall['language'], origin: string) {
  const { parts } = writtenCalls(shown, origin).find((one) => one.language === language)!;
  const text = (what: string): string => parts.find((part) => part.what === what)?.text ?? '';
  return { signIn: text('signIn'), call: text('call'), variables: text('variables') };
}

/** A user with games, every action on them, and a look at what they have become. */
async function makeWorld(): Promise<{
  readonly user: TestUser;
  readonly actions: readonly ShownCall[];
  readonly check: () => Promise<void>;
}> {
  // addresses in answers are where it listens
  await gateway.listen();
  const user = await gateway.signUp(1_000);
  const [first, second, gone] = await make(gateway, user, html, 3);
  const [zip] = await make(gateway, user, bundle);
  // of a design, as the composer makes it
  const [designed] = await make(gateway, user, createGenerator());
  const queued = await createRun(gateway, user);
  const texts = (title: string) => ({
    title: `${title} ${user.id}`,
    description: `It's "fun".`,
    controls: ['Space: jump'],
  });
  const { artifactId } = second!;
  const old: readonly ShownCall[] = [
    { action: 'Publish', variables: { input: { artifactId, ...texts('Old') } } },
    { action: 'CreateShareLink', variables: { input: { artifactId } } },
  ];
  for (const { action, variables } of old)
    expect((await post(gateway, user, ACTIONS[action].graphql, { ...variables })).errors).toBeUndefined();
  const threadOf = async (id: string) =>
    (await post(gateway, user, 'query ($id: ID!) { studioRun(id: $id) { thread { id } } }', { id })).data.studioRun
      .thread.id as string;
  const url = 'query ($id: ID!) { artifact(id: $id) { downloadUrl } }';
  const { data } = await post(gateway, user, url, { id: first!.artifactId });
  const thread = await threadOf(first!.runId);
  const goneThread = await threadOf(gone!.runId);
  const fix = { artifactId: first!.artifactId, runtimeErrors: [`TypeError: can't read "x"`] };
  const actions: readonly ShownCall[] = [
    { action: 'CancelRun', variables: { id: queued } },
    { action: 'CreateRun', variables: { input: { prompt: PROMPT, mode: 'quick_html', intent: 'auto' } } },
    { action: 'CreateRun', variables: { input: { prompt: 'faster', intent: 'edit', parentRunId: first!.runId } } },
    {
      action: 'CreateRun',
      variables: { input: { prompt: 'fix it', intent: 'fix', parentRunId: first!.runId, artifact: fix } },
    },
    {
      action: 'EditDesign',
      variables: {
        input: { artifactId: designed!.artifactId, title: PROMPT, cast: [{ slot: 'hero', picture: 'fox' }] },
      },
    },
    { action: 'RestoreVersion', variables: { runId: first!.runId } },
    { action: 'RenameGame', variables: { id: thread, title: PROMPT } },
    { action: 'Publish', variables: { input: { artifactId: first!.artifactId, ...texts('New') } } },
    { action: 'CreateShareLink', variables: { input: { artifactId: first!.artifactId, ttlSeconds: 3_600 } } },
    {
      action: 'Download',
      variables: { artifactId: first!.artifactId, url: data.artifact.downloadUrl, file: 'game.html' },
    },
    { action: 'EmptyScores', variables: { artifactId } },
    { action: 'Unpublish', variables: { artifactId } },
    { action: 'StopSharing', variables: { input: { artifactId } } },
    { action: 'OnePage', variables: { artifactId: zip!.artifactId } },
    { action: 'RequestCredits', variables: { input: { note: PROMPT } } },
    { action: 'DeleteGame', variables: { id: goneThread } },
  ];
  const look = `query ($first: ID!, $second: ID!, $queued: ID!) {
    first: artifact(id: $first) { publication { title status } shareLinks { id } }
    second: artifact(id: $second) { publication { status } shareLinks { id } }
    studioRun(id: $queued) { status }
    viewer { creditRequest { note } threads(first: 50) { nodes { title runCount latestRun { prompt } } } }
  }`;
  const check = async (): Promise<void> => {
    const { data: now } = await post(gateway, user, look, {
      first: first!.artifactId,
      second: artifactId,
      queued,
    });
    expect(now.first.publication).toMatchObject({ title: texts('New').title, status: 'published' });
    expect(now.first.shareLinks).toHaveLength(1);
    expect(now.second.publication?.status ?? 'unpublished').toBe('unpublished');
    expect(now.second.shareLinks).toEqual([]);
    expect(now.studioRun.status).toBe('canceled');
    expect(now.viewer.creditRequest).toEqual({ note: PROMPT });
    const threads = now.viewer.threads.nodes as readonly {
      title: string;
      runCount: number;
      latestRun: { prompt: string };
    }[];
    // the game that was made and changed, and the one that came of the prompt
    expect(threads.find(({ title }) => title === PROMPT)?.runCount).toBe(3);
    expect(threads.filter(({ latestRun }) => latestRun.prompt === PROMPT)).toHaveLength(1);
    expect(
      (await post(gateway, user, 'query ($id: ID!) { node(id: $id) { id } }', { id: goneThread })).data?.node,
    ).toBeFalsy();
  };
  return { user, actions, check };
}
