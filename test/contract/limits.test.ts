/** Specification, section 8 and section 4, rule 1. */
import { describe, expect, test } from 'vitest';
import { graphqlDoor, restDoor, send } from './doors.js';
import { useApp } from './shared-app.js';

const gateway = useApp();

describe('REST: `limit` of GET /api/studio/runs', () => {
  test('is clamped into 1 to 20; 20 where it is absent or not a number', async () => {
    const user = await gateway.signUp(1_000);
    const door = restDoor(() => gateway.app);
    for (let i = 0; i < 22; i += 1) expect((await door.createRun(user, { prompt: `run ${i}` })).status).toBe(202);
    const count = async (query: string) => {
      const response = await send(gateway.app, user, { method: 'GET', url: `/api/studio/runs${query}` });
      expect([query, response.statusCode]).toEqual([query, 200]);
      return response.json().data.runs.length;
    };
    const expected: Readonly<Record<string, number>> = {
      '': 20,
      '?limit=': 20,
      '?limit=abc': 20,
      '?limit=NaN': 20,
      '?limit=%00': 20,
      '?limit={}': 20,
      '?limit[]=3': 20,
      '?limit=0': 1,
      '?limit=-7': 1,
      '?limit=1': 1,
      '?limit=3': 3,
      '?limit=3.9': 3,
      '?limit=20': 20,
      '?limit=21': 20,
      '?limit=999999999999999999999': 20,
      '?limit=Infinity': 20,
      '?limit=3&limit=9': 3,
      '?LIMIT=3': 20,
    };
    for (const [query, length] of Object.entries(expected))
      expect([query, await count(query)]).toEqual([query, length]);
  });
});

describe('GraphQL: `first` of studioRuns', () => {
  test('is refused outside 1 to 100', async () => {
    const user = await gateway.signUp();
    const door = graphqlDoor(() => gateway.app);
    for (const first of [0, -1, 101]) {
      expect(await door.runs(user, first)).toMatchObject({ status: 422, code: 'validation_failed' });
    }
    const response = await send(gateway.app, user, {
      method: 'POST',
      url: '/graphql',
      body: { query: '{ viewer { studioRuns(first: 100) { nodes { id prompt status } } } }' },
    });
    expect(response.json()).toEqual({ data: { viewer: { studioRuns: { nodes: [] } } } });
  });
});
