/** Specification, section 5, every row, and section 7, rows 401 and 404; invariant 5: another's looks like none. */
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { createGenerator } from '../../src/generation/router.js';
import type { TestUser } from '../helpers/app.js';
import { graphqlDoor, restDoor, send, type Answer, type Caller, type Door } from './doors.js';
import { useApp } from './shared-app.js';

const gateway = useApp();
const doors = [restDoor(() => gateway.app), graphqlDoor(() => gateway.app)];
const ABSENT = '01890000-0000-7000-8000-000000000000';

/** Every action that needs a session. */
const actions: Readonly<Record<string, (door: Door, caller: Caller) => Promise<Answer>>> = {
  'read credits': (door, caller) => door.credits(caller),
  'list runs': (door, caller) => door.runs(caller),
  'read a run': (door, caller) => door.run(caller, ABSENT),
  'create a run': (door, caller) => door.createRun(caller, { prompt: 'x' }),
  'cancel a run': (door, caller) => door.cancelRun(caller, ABSENT),
  'read a generator run': (door, caller) => door.generatorRun(caller, ABSENT),
  'create a generator run': (door, caller) => door.retiredGeneratorRun(caller),
  'sign out': (door, caller) => door.signOut(caller),
  'read the session': (door, caller) => door.session(caller),
  'list sessions': (door, caller) => door.sessions(caller),
  'end a session': (door, caller) => door.revokeSession(caller, ABSENT),
  'read a publication': (door, caller) => door.publication(caller, ABSENT),
  publish: (door, caller) => door.publish(caller, ABSENT, { title: 'x', description: 'x' }),
  unpublish: (door, caller) => door.unpublish(caller, ABSENT),
  'make a single file': (door, caller) => door.singleFile(caller, ABSENT),
};

async function expire(user: TestUser): Promise<void> {
  const { pool } = gateway.resources.database;
  const { rowCount } = await pool.query(
    "update sessions set expires_at = now() - interval '1 second' where user_id = $1",
    [user.id],
  );
  expect(rowCount).toBe(1);
}

async function makeArtifact(owner: TestUser): Promise<string> {
  const door = restDoor(() => gateway.app);
  const { id } = (await door.createRun(owner, { prompt: 'a snake' })).data;
  return gateway.withWorker(createGenerator(), async () => {
    for (;;) {
      const { data } = await door.run(owner, id);
      if (data.artifact) return data.artifact.id as string;
      expect(data.status).not.toBe('failed');
      await sleep(50);
    }
  });
}

/** What two clients could compare: everything but the id of the request and the time. */
function visible({ response }: Answer): unknown {
  const { 'x-request-id': _id, date: _date, ...headers } = response.headers;
  return { status: response.statusCode, headers, body: response.body.replaceAll(/"requestId":"[^"]*"/gu, '') };
}

describe.each(doors)('$name', (door) => {
  describe.each(Object.entries(actions))('%s', (_name, act) => {
    test('without a session is 401 unauthenticated', async () => {
      for (const caller of [null, { cookie: '' }, { cookie: 'other=1' }]) {
        expect(await act(door, caller)).toMatchObject({ status: 401, code: 'unauthenticated', data: null });
      }
    });

    test('with an expired session is 401 session_expired', async () => {
      const user = await gateway.signUp();
      await expire(user);
      expect(await act(door, user)).toMatchObject({ status: 401, code: 'session_expired', data: null });
    });

    test('with a cookie that was never a session is 401 session_expired', async () => {
      for (const token of ['x', 'x'.repeat(3_000), '%00', 'a.b.c', '%F0%9F%90%A7']) {
        const answer = await act(door, { cookie: `gamewright_session=${token}` });
        expect([token, answer.status, answer.code]).toEqual([token, 401, 'session_expired']);
      }
    });

    test('after signing out is 401', async () => {
      const user = await gateway.signUp();
      await door.signOut(user);
      expect((await act(door, user)).status).toBe(401);
    });
  });

  test('another’s run looks exactly like none: read, canceled, continued', async () => {
    const [owner, other] = [await gateway.signUp(), await gateway.signUp()];
    const { id } = (await door.createRun(owner, { prompt: 'x' })).data;
    expect(visible(await door.run(other, id))).toEqual(visible(await door.run(other, ABSENT)));
    expect(visible(await door.cancelRun(other, id))).toEqual(visible(await door.cancelRun(other, ABSENT)));
    expect(visible(await door.createRun(other, { prompt: 'x', parentRunId: id }))).toEqual(
      visible(await door.createRun(other, { prompt: 'x', parentRunId: ABSENT })),
    );
    expect(await door.run(other, id)).toMatchObject({ status: 404, code: 'studio_run_not_found' });
    expect((await door.run(owner, id)).data.status).toBe('queued');
  });

  test('another’s artifact looks exactly like none: as the context of a run', async () => {
    const [owner, other] = [await gateway.signUp(), await gateway.signUp()];
    const artifactId = await makeArtifact(owner);
    for (const context of [(one: string) => one, (one: string) => ({ artifactId: one, notes: 'n' })]) {
      const mine = await door.createRun(other, { prompt: 'x', artifactContext: context(artifactId) });
      const none = await door.createRun(other, { prompt: 'x', artifactContext: context(ABSENT) });
      expect(visible(mine)).toEqual(visible(none));
      expect(mine).toMatchObject({ status: 404, code: 'artifact_not_found' });
    }
    const own = await door.createRun(owner, { prompt: 'x', intent: 'edit', artifactContext: artifactId });
    expect(own.data.status).toBe('queued');
    for (const part of ['preview', 'download']) {
      const ask = (caller: Caller, one: string) =>
        send(gateway.app, caller, { method: 'GET', url: `/api/game-artifacts/${one}/${part}` });
      const [mine, none] = [await ask(other, artifactId), await ask(other, ABSENT)];
      expect([mine.statusCode, mine.json().error.code]).toEqual([404, 'artifact_not_found']);
      expect({ ...mine.json().error, requestId: '' }).toEqual({ ...none.json().error, requestId: '' });
    }
  });

  test('another’s artifact looks exactly like none: read as a publication, published, unpublished, made a single file', async () => {
    const [owner, other] = [await gateway.signUp(), await gateway.signUp()];
    const artifactId = await makeArtifact(owner);
    const post = { title: 'Mine', description: 'x' };
    expect((await door.publish(owner, artifactId, post)).status).toBe(200);
    const asks: ((id: string) => Promise<Answer>)[] = [
      (id) => door.publication(other, id),
      (id) => door.publish(other, id, post),
      (id) => door.unpublish(other, id),
      (id) => door.singleFile(other, id),
    ];
    for (const ask of asks) {
      const [mine, none] = [await ask(artifactId), await ask(ABSENT)];
      expect(visible(mine)).toEqual(visible(none));
      expect(mine).toMatchObject({ status: 404, code: 'artifact_not_found' });
    }
    expect((await door.publication(owner, artifactId)).data).toMatchObject({ title: 'Mine', revision: 1 });
  });

  test('another’s generator run looks exactly like none', async () => {
    const [owner, other] = [await gateway.signUp(), await gateway.signUp()];
    const id = `gen-${door.name}`;
    await gateway.resources.database.pool.query(
      "insert into generator_runs (id, user_id, status, prompt, created_at) values ($1, $2, 'completed', 'x', now())",
      [id, owner.id],
    );
    expect(visible(await door.generatorRun(other, id))).toEqual(visible(await door.generatorRun(other, ABSENT)));
    expect((await door.generatorRun(owner, id)).data.id).toBe(id);
  });

  test('another’s session looks exactly like none, and goes on', async () => {
    const [owner, other] = [await gateway.signUp(), await gateway.signUp()];
    const { id } = (await door.sessions(owner)).data[0];
    expect(visible(await door.revokeSession(other, id))).toEqual(visible(await door.revokeSession(other, ABSENT)));
    expect((await door.session(owner)).status).toBe(200);
  });

  test('another’s credits, runs and sessions are in no list', async () => {
    const [owner, other] = [await gateway.signUp(), await gateway.signUp()];
    await door.createRun(owner, { prompt: 'x' });
    expect((await door.runs(other)).data).toEqual([]);
    expect((await door.credits(other)).data.heldBalance).toBe(0);
    expect((await door.sessions(other)).data).toHaveLength(1);
  });
});

describe('GraphQL: what REST has no path for', () => {
  const fields: Readonly<Record<string, string>> = {
    'artifact(id)': 'query ($id: ID!) { artifact(id: $id) { id } }',
    'node(id)': 'query ($id: ID!) { node(id: $id) { id } }',
    createPreviewToken: 'mutation ($id: ID!) { createPreviewToken(artifactId: $id) { token } }',
    revokePreviewTokens: 'mutation ($id: ID!) { revokePreviewTokens(artifactId: $id) { artifact { id } } }',
    studioRunEvents: 'subscription ($id: ID!) { studioRunEvents(runId: $id) { seq } }',
    'the thread of a filter': 'query ($id: ID!) { viewer { studioRuns(filter: {threadId: $id}) { nodes { id } } } }',
  };

  async function ask(caller: Caller, name: string, id: string) {
    const response = await send(gateway.app, caller, {
      method: 'POST',
      url: '/graphql',
      headers: name === 'studioRunEvents' ? { accept: 'text/event-stream' } : {},
      body: { query: fields[name], variables: { id } },
    });
    return response.body.replaceAll(/"requestId":"[^"]*"/gu, '');
  }

  test.each(Object.keys(fields))('%s: another’s looks exactly like none', async (name) => {
    const [owner, other] = [await gateway.signUp(), await gateway.signUp()];
    const run = (await restDoor(() => gateway.app).createRun(owner, { prompt: 'a snake' })).data;
    const artifactId = name.includes('rtifact') || name.includes('Preview') ? await makeArtifact(owner) : undefined;
    const sessionId = (await restDoor(() => gateway.app).sessions(owner)).data[0].id;
    const ids = artifactId
      ? [artifactId]
      : name === 'node(id)'
        ? [run.id, owner.id, sessionId]
        : [run.id, run.threadId];
    for (const id of ids) expect(await ask(other, name, id)).toBe(await ask(other, name, ABSENT));
  });

  test.each(Object.keys(fields))('%s: without a session is unauthenticated', async (name) => {
    expect(await ask(null, name, ABSENT)).toContain('"code":"unauthenticated"');
  });
});

describe('REST: event streams', () => {
  test('without a session, with an expired one, and of another’s run', async () => {
    const [owner, other] = [await gateway.signUp(), await gateway.signUp()];
    const { id } = (await restDoor(() => gateway.app).createRun(owner, { prompt: 'x' })).data;
    const ask = async (caller: Caller, runId: string) => {
      const response = await send(gateway.app, caller, { method: 'GET', url: `/api/studio/runs/${runId}/events` });
      const { error } = response.json();
      return [response.statusCode, error.code, error.message, response.headers['content-type']];
    };
    const json = 'application/json; charset=utf-8';
    expect(await ask(null, id)).toEqual([401, 'unauthenticated', expect.any(String), json]);
    expect(await ask(other, id)).toEqual([404, 'studio_run_not_found', expect.any(String), json]);
    expect(await ask(other, ABSENT)).toEqual(await ask(other, id));
    await expire(owner);
    expect(await ask(owner, id)).toEqual([401, 'session_expired', expect.any(String), json]);
  });
});

describe('the preview, which also takes a token', () => {
  test('without a session and without a valid token is 401 preview_token_invalid', async () => {
    for (const query of ['', '?token=', '?token=v1.nonsense.x', `?token=${'x'.repeat(2_000)}`]) {
      const url = `/api/game-artifacts/${ABSENT}/preview${query}`;
      const response = await send(gateway.app, null, { method: 'GET', url });
      expect([query, response.statusCode, response.json().error.code]).toEqual([query, 401, 'preview_token_invalid']);
    }
  });

  test('a download takes none', async () => {
    const url = `/api/game-artifacts/${ABSENT}/download?token=v1.a.b`;
    const response = await send(gateway.app, null, { method: 'GET', url });
    expect([response.statusCode, response.json().error.code]).toEqual([401, 'unauthenticated']);
  });
});
