/** Operators take public games down, put them back and settle reports; owners are told why. */
import { expect, test } from 'vitest';
import { useApp } from '../contract/shared-app.js';
import { post } from '../graphql/client.js';
import { completeRuns } from '../graphql/completed-runs.js';
import type { TestUser } from '../helpers/app.js';
import { PUBLICATION, publishGame, viewerOf } from '../public/world.js';

const operators: string[] = [];
const shared = useApp({ operators });

async function signUpOperator(): Promise<TestUser> {
  const user = await shared.signUp();
  operators.push(user.id);
  return user;
}

type Action = 'takeGameDown' | 'putGameBack' | 'settleReports';
const act = async (user: TestUser, action: Action, artifactId: string, reason = 'It shows a trademark') => {
  const mutation = `mutation ($input: GameActionInput!) { ${action}(input: $input) {
    game { state openReports takenDownReason } action { kind subjectId subjectName before after reason } userErrors { field code message }
  } }`;
  const { data } = await post(shared, user, mutation, { input: { artifactId, reason } });
  return data[action];
};
const page = async (slug: string) => (await shared.app.inject(`/games/${slug}`)).statusCode;
let reporters = 0;
const report = (slug: string) => {
  reporters += 1;
  return shared.resources.services.publications.report(`10.9.0.${reporters}`, slug, { reason: 'copyright' });
};

test('taken down: gone for everybody, the owner is told why and can’t publish it again, until it is put back', async () => {
  const operator = await signUpOperator();
  const { record, owner: user } = await publishGame(shared);
  expect(await page(record.slug)).toBe(200);
  const { shareLinks } = shared.resources.services;
  const link = await shareLinks.create(viewerOf(user), record.artifactId);
  const shares = async () => (await shared.app.inject(new URL(link.url!).pathname)).statusCode;
  expect(await shares()).toBe(200);
  const down = await act(operator, 'takeGameDown', record.artifactId);
  expect(down).toEqual({
    game: { state: 'taken_down', openReports: 0, takenDownReason: 'It shows a trademark' },
    action: {
      kind: 'publication_take_down',
      subjectId: record.artifactId,
      subjectName: record.slug,
      before: { public: true },
      after: { public: false, settledReports: 0 },
      reason: 'It shows a trademark',
    },
    userErrors: [],
  });
  expect([await page(record.slug), await shares()]).toEqual([410, 410]);
  // who took it down and why is its owner's to know
  const gone = await shared.app.inject({ url: `/games/${record.slug}`, headers: { accept: 'text/html' } });
  expect(gone.body).toContain('It has been unpublished.');
  expect(gone.body).not.toMatch(/owner|trademark/iu);
  const own = 'query ($id: ID!) { artifact(id: $id) { publication { slug } takenDown { reason } } }';
  const told = await post(shared, user, own, { id: record.artifactId });
  expect(told.data.artifact).toEqual({ publication: null, takenDown: { reason: 'It shows a trademark' } });
  await expect(
    shared.resources.services.publications.publish(viewerOf(user), record.artifactId, PUBLICATION),
  ).rejects.toMatchObject({
    code: 'artifact_not_publishable',
    message: expect.stringContaining('It shows a trademark'),
  });
  expect((await act(operator, 'takeGameDown', record.artifactId)).userErrors).toMatchObject([
    { code: 'publication_not_found' },
  ]);

  const back = await act(operator, 'putGameBack', record.artifactId, 'It was ours');
  expect(back).toMatchObject({
    game: { state: 'public', takenDownReason: null },
    action: { before: { public: false, takenDownReason: 'It shows a trademark' }, after: { public: true } },
  });
  expect([await page(record.slug), await shares()]).toEqual([200, 200]);
  expect((await post(shared, user, own, { id: record.artifactId })).data.artifact.takenDown).toBeNull();
  expect((await act(operator, 'putGameBack', record.artifactId)).userErrors).toMatchObject([
    { field: ['input', 'artifactId'], code: 'publication_not_found' },
  ]);
});

test('a game that its owner has deleted stays down', async () => {
  const operator = await signUpOperator();
  const user = await shared.signUp();
  await completeRuns(shared, user, 1);
  const { data } = await post(shared, user, '{ viewer { threads { nodes { id currentRun { artifact { id } } } } } }');
  const [thread] = data.viewer.threads.nodes;
  const record = await shared.resources.services.publications.publish(
    viewerOf(user),
    thread.currentRun.artifact.id,
    PUBLICATION,
  );
  await act(operator, 'takeGameDown', record.artifactId);
  const deletion = 'mutation ($input: DeleteThreadInput!) { deleteThread(input: $input) { userErrors { code } } }';
  const deleted = await post(shared, user, deletion, { input: { id: thread.id } });
  expect(deleted.data.deleteThread.userErrors).toEqual([]);
  expect((await act(operator, 'putGameBack', record.artifactId)).userErrors).toMatchObject([
    { code: 'artifact_not_publishable' },
  ]);
  expect(await page(record.slug)).toBe(410);
});

test('taken down twice at the same moment: one line of the log', async () => {
  const operator = await signUpOperator();
  const { record } = await publishGame(shared);
  const both = await Promise.all([1, 2].map(() => act(operator, 'takeGameDown', record.artifactId)));
  expect(both.filter(({ action }) => action !== null)).toHaveLength(1);
});

const LISTS = `query ($artifactId: ID!) { viewer { operator {
  all: reports(artifactId: $artifactId) { nodes { reason state settledAt } }
  open: reports(open: true, first: 100) { nodes { artifactId } }
  game(artifactId: $artifactId) { openReports }
} } }`;

test('reports are listed and settled, by themselves or with the game', async () => {
  const operator = await signUpOperator();
  const { record } = await publishGame(shared);
  const other = await publishGame(shared, PUBLICATION);
  const read = async () =>
    (await post(shared, operator, LISTS, { artifactId: record.artifactId })).data.viewer.operator;
  await report(record.slug);
  await report(record.slug);
  await report(other.record.slug);
  const before = await read();
  const open = { reason: 'copyright', state: 'public', settledAt: null };
  expect(before.all.nodes).toEqual([open, open]);
  expect(before.open.nodes).toHaveLength(3);
  expect(before.game).toEqual({ openReports: 2 });

  expect(await act(operator, 'settleReports', record.artifactId, 'Fair use')).toMatchObject({
    game: { state: 'public', openReports: 0 },
    action: { kind: 'reports_settle', before: { openReports: 2 }, after: { openReports: 0 }, reason: 'Fair use' },
  });
  expect((await act(operator, 'settleReports', record.artifactId)).userErrors).toMatchObject([{ code: 'invalid' }]);
  const after = await read();
  expect(after.open.nodes).toEqual([{ artifactId: other.record.artifactId }]);
  expect(after.all.nodes[0].settledAt).toEqual(expect.any(String));
  const down = await act(operator, 'takeGameDown', other.record.artifactId);
  expect(down.action.after).toEqual({ public: false, settledReports: 1 });
  expect((await read()).open.nodes).toEqual([]);
});

test('games are listed by state and found by title, slug, owner and id, page by page', async () => {
  const operator = await signUpOperator();
  const games = [await publishGame(shared), await publishGame(shared)];
  const [first, second] = games.map(({ record }) => record);
  await act(operator, 'takeGameDown', second!.artifactId);
  const list = async (more: Readonly<Record<string, unknown>>) => {
    const query = `query ($state: OperatorGameState, $search: String, $first: Int, $after: String) { viewer { operator {
      games(state: $state, search: $search, first: $first, after: $after) { nodes { artifactId state } pageInfo { endCursor hasNextPage } } } } }`;
    return (await post(shared, operator, query, more)).data.viewer.operator.games;
  };
  const page1 = await list({ first: 1 });
  expect(page1).toMatchObject({ nodes: [{ artifactId: second!.artifactId, state: 'taken_down' }] });
  const page2 = await list({ first: 1, after: page1.pageInfo.endCursor });
  expect(page2.nodes).toMatchObject([{ artifactId: first!.artifactId, state: 'public' }]);
  expect((await list({ state: 'taken_down', first: 1 })).nodes).toMatchObject([{ artifactId: second!.artifactId }]);
  for (const search of [first!.slug, first!.artifactId, games[0]!.owner.email])
    expect((await list({ search })).nodes).toMatchObject([{ artifactId: first!.artifactId }]);
  expect((await list({ search: 'nothing of the kind' })).nodes).toEqual([]);
});

test('for everybody else there is no such game', async () => {
  const { record, owner: user } = await publishGame(shared);
  for (const action of ['takeGameDown', 'putGameBack', 'settleReports'] as const)
    expect((await act(user, action, record.artifactId)).userErrors).toMatchObject([{ code: 'publication_not_found' }]);
  expect(await page(record.slug)).toBe(200);
});
