/** Several gateways on one port: who answers, what a killed one costs, and how each is replaced. */
import { existsSync } from 'node:fs';
import { request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openSocket } from '../graphql/client.js';
import type { TestApp } from '../helpers/app.js';
import { installService, until, type Installed } from '../helpers/service.js';

const EVENTS = `subscription ($runId: ID!, $after: Int) {
  studioRunEvents(runId: $runId, after: $after) { seq type }
}`;
let installed: Installed;

beforeAll(async () => {
  installed = await installService();
}, 120_000);

afterAll(() => installed.remove());

/** The status, over a connection of its own; 0 where it was refused or broken off. */
function get(url: string): Promise<number> {
  return new Promise((resolve) => {
    const sent = request(url, { agent: false }, (response) => {
      response
        .once('error', () => resolve(0))
        .once('end', () => resolve(response.statusCode ?? 0))
        .resume();
    });
    sent.once('error', () => resolve(0)).end();
  });
}

/** Asks one after the other on several connections while `work` runs; the statuses that came. */
async function asking(url: string, work: () => Promise<unknown>): Promise<Set<number>> {
  const statuses = new Set<number>();
  let done = false;
  const client = async () => {
    // oxlint-disable-next-line no-unmodified-loop-condition -- set below
    while (!done) {
      statuses.add(await get(url));
      // those that start need the processor more
      await sleep(10);
    }
  };
  const clients = [client(), client()];
  try {
    await work();
  } finally {
    done = true;
    await Promise.all(clients);
  }
  return statuses;
}

describe.skipIf(!existsSync('/proc'))('two gateways', { timeout: 240_000 }, () => {
  test('serve one port; one that is killed is started again, and SIGHUP replaces each without a refusal', () =>
    installed.withService(
      async ({ url, child, exit, output }) => {
        const first = await installed.children('gateway');
        expect(first).toHaveLength(2);
        const [worker] = await installed.children('worker');
        const allOthers = async (before: readonly number[]) => {
          const now = await installed.children('gateway');
          return now.length === 2 && now.every((pid) => !before.includes(pid));
        };

        // each serves by itself while the other one is paused
        for (const pid of first) {
          process.kill(pid, 'SIGSTOP');
          expect(await get(`${url}/readyz`)).toBe(200);
          process.kill(pid, 'SIGCONT');
        }

        process.kill(first[0]!, 'SIGKILL');
        expect(
          await asking(`${url}/healthz`, () => until(() => output().includes('The gateway ended (SIGKILL)'))),
        ).toContain(200);
        await until(async () => (await installed.children('gateway')).length === 2);
        expect(await get(`${url}/readyz`)).toBe(200);

        const signedIn = await fetch(`${url}/api/auth/demo`, { method: 'POST' });
        const cookie = signedIn.headers.getSetCookie()[0]?.split(';')[0] ?? '';
        const headers = { cookie, 'content-type': 'application/json' };
        process.kill(worker!, 'SIGSTOP');
        const body = JSON.stringify({ prompt: 'a snake that eats apples' });
        const created = await fetch(`${url}/api/studio/runs`, { method: 'POST', headers, body });
        const { id: runId } = ((await created.json()) as { data: { id: string } }).data;
        const subscribe = async (after: number) => {
          const socket = await openSocket({ listen: async () => url } as TestApp, { cookie });
          socket.subscribe('run', EVENTS, { runId, after });
          return socket;
        };
        const socket = await subscribe(0);
        expect((await socket.next()).payload.data.studioRunEvents).toEqual({ seq: 1, type: 'accepted' });

        const before = await installed.children('gateway');
        const statuses = await asking(`${url}/healthz`, async () => {
          child.kill('SIGHUP');
          await until(() => allOthers(before));
        });
        expect(statuses).toEqual(new Set([200]));
        await socket.closed;
        process.kill(worker!, 'SIGCONT');
        const resumed = await subscribe(1);
        const types: string[] = [];
        for (let next = await resumed.next(); next.type === 'next'; next = await resumed.next())
          types.push((next.payload.data.studioRunEvents as { type: string }).type);
        expect(types.at(-1)).toBe('completed');
        resumed.close();

        // while the worker is replaced, whose turn comes last
        child.kill('SIGTERM');
        expect(await exit).toEqual({ code: 0, signal: null });
        expect(await installed.processes()).toEqual([]);
      },
      { GATEWAYS: '2' },
    ));
});
