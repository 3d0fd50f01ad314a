/** Children of the supervisor die, stand still or are paused: who is replaced, who is not, and what clients see of it. */
import { lookup } from 'node:dns/promises';
import { existsSync } from 'node:fs';
import { readlink } from 'node:fs/promises';
import { request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { openSocket } from '../graphql/client.js';
import type { TestApp } from '../helpers/app.js';
import { createTestDatabase } from '../helpers/database.js';
import { installService, until, type Installed, type Service } from '../helpers/service.js';

const EVENTS = `subscription ($runId: ID!, $after: Int) {
  studioRunEvents(runId: $runId, after: $after) { seq type }
}`;
const SECRET = 'a secret that is long enough for tests';

const localhost = await lookup('localhost', { all: true });
const hasBoth = localhost.some(({ family }) => family === 4) && localhost.some(({ family }) => family === 6);
let installed: Installed;

beforeAll(async () => {
  installed = await installService();
}, 120_000);

afterAll(() => installed.remove());

/** Over a connection of its own, so that it needs one that is accepted. Resolves with the status. */
function get(url: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { agent: false }, (response) => {
      response.resume().once('end', () => resolve(response.statusCode ?? 0));
    });
    sent.once('error', reject).end();
  });
}

async function only(role: 'gateway' | 'worker', at = installed): Promise<number> {
  const [pid, ...others] = await at.children(role);
  expect(others).toEqual([]);
  return pid!;
}

/** Until the process is no more: its connections are closed then. */
const gone = (pid: number) => until(async () => (await installed.processes()).every((each) => each.pid !== pid));

const replaced = (role: 'gateway' | 'worker', pid: number) =>
  until(async () => {
    const pids = await installed.children(role);
    return pids.length === 1 && pids[0] !== pid;
  });

/** Through the inspector, which Node opens at SIGUSR1: the program has no switch for this. */
async function standStill(service: Service, pid: number): Promise<void> {
  process.kill(pid, 'SIGUSR1');
  const address = () => /ws:\/\/127\.0\.0\.1:\d+\/[\w-]+/u.exec(service.output())?.[0];
  await until(() => address() !== undefined);
  const inspector = new WebSocket(address()!);
  await new Promise((resolve, reject) => inspector.once('open', resolve).once('error', reject));
  // it ends with the process
  inspector.on('error', () => undefined);
  inspector.send(JSON.stringify({ id: 1, method: 'Runtime.evaluate', params: { expression: 'for (;;) {}' } }));
}

describe.skipIf(!existsSync('/proc'))('a child of the program', { timeout: 240_000 }, () => {
  // this one and the next wait for a watchdog most of their time
  test.concurrent(
    'that stands still is replaced: requests wait for the next one, subscriptions resume, runs are completed',
    () =>
      installed.withService(
        async (service) => {
          const { url } = service;
          const [gateway, worker] = [await only('gateway'), await only('worker')];
          const signedIn = await fetch(`${url}/api/auth/demo`, { method: 'POST' });
          const cookie = signedIn.headers.getSetCookie()[0]?.split(';')[0] ?? '';
          const headers = { cookie, 'content-type': 'application/json' };
          // so that the run is still queued when the gateway is replaced
          process.kill(worker, 'SIGSTOP');
          const body = JSON.stringify({ prompt: 'a snake that eats apples' });
          const created = await fetch(`${url}/api/studio/runs`, { method: 'POST', headers, body });
          const runId = ((await created.json()) as { data: { id: string } }).data.id;
          const subscribe = async (after: number) => {
            const socket = await openSocket({ listen: async () => url } as TestApp, { cookie });
            socket.subscribe('run', EVENTS, { runId, after });
            return socket;
          };
          const first = await subscribe(0);
          expect((await first.next()).payload.data.studioRunEvents).toEqual({ seq: 1, type: 'accepted' });

          await standStill(service, gateway);
          await first.closed;
          expect(await get(`${url}/readyz`)).toBe(200);
          expect(await only('gateway')).not.toBe(gateway);
          expect(service.output()).toContain('The gateway ended (its event loop stood still)');
          expect(await (await fetch(`${url}/metrics`)).text()).toContain(
            'gamewright_restarts_total{process="gateway"} 1',
          );

          const second = await subscribe(1);
          process.kill(worker, 'SIGCONT');
          const seen: { seq: number; type: string }[] = [];
          for (let next = await second.next(); next.type === 'next'; next = await second.next())
            seen.push(next.payload.data.studioRunEvents as { seq: number; type: string });
          expect(seen.map(({ seq }) => seq)).toEqual(seen.map((_, i) => i + 2));
          expect(seen.at(-1)?.type).toBe('completed');
          second.close();
          // it stood still longer than the gateway, but was paused
          expect(await only('worker')).toBe(worker);
          service.child.kill('SIGTERM');
          expect(await service.exit).toEqual({ code: 0, signal: null });
          expect(await installed.processes()).toEqual([]);
        },
        { NODE_OPTIONS: '--inspect-port=0' },
      ),
  );

  test.concurrent('that is paused is not stuck', async () => {
    const own = await installed.beside();
    await own.withService(async (service) => {
      const gateway = await only('gateway', own);
      process.kill(gateway, 'SIGSTOP');
      // longer than it may stand still
      await sleep(12_000);
      process.kill(gateway, 'SIGCONT');
      expect(await get(`${service.url}/readyz`)).toBe(200);
      // the watchdog looks twice a second
      await sleep(1_500);
      expect(await get(`${service.url}/readyz`)).toBe(200);
      expect(await only('gateway', own)).toBe(gateway);
      expect(service.output()).not.toContain('starting it again');
    });
    await own.remove();
  });

  test('that is killed is replaced, and nobody is refused meanwhile', () =>
    installed.withService(async (service) => {
      const [gateway, worker] = [await only('gateway'), await only('worker')];
      const programs = [service.child.pid!, gateway, worker].map((pid) => readlink(`/proc/${pid}/exe`));
      expect(new Set(await Promise.all(programs)).size).toBe(1);

      process.kill(gateway, 'SIGKILL');
      await gone(gateway);
      expect(await Promise.all(Array.from({ length: 20 }, () => get(`${service.url}/readyz`)))).toEqual(
        Array<number>(20).fill(200),
      );
      expect(service.output()).toContain('The gateway ended (SIGKILL)');

      process.kill(worker, 'SIGKILL');
      await replaced('worker', worker);
      expect(await get(`${service.url}/readyz`)).toBe(200);
      service.child.kill('SIGTERM');
      expect((await service.exit).code).toBe(0);
      expect(await installed.processes()).toEqual([]);
    }));

  test('ends with a supervisor that is killed', () =>
    installed.withService(async (service) => {
      const children = [await only('gateway'), await only('worker')];
      service.child.kill('SIGKILL');
      await Promise.all(children.map(gone));
      // and nobody starts another one
      expect([...(await installed.children('gateway')), ...(await installed.children('worker'))]).toEqual([]);
    }));

  test('that does not end is killed at the second Ctrl-C, a second after the first', () =>
    installed.withService(async (service) => {
      process.kill(await only('worker'), 'SIGSTOP');
      const { exit, child } = service;
      const again = setInterval(() => child.kill('SIGINT'), 100);
      expect(await exit).toEqual({ code: 130, signal: null });
      clearInterval(again);
      await until(async () => (await installed.processes()).length === 0);
    }));

  test('that does not end within the limit is killed, and PostgreSQL ends too', () =>
    installed.withService(
      async (service) => {
        process.kill(await only('gateway'), 'SIGSTOP');
        service.child.kill('SIGTERM');
        expect((await service.exit).code).toBe(1);
        expect(service.output()).toContain('Not everything ended within 1 s');
        await until(async () => (await installed.processes()).length === 0);
      },
      { SHUTDOWN_SECONDS: '1' },
    ));

  test.each(['gateway', 'worker'] as const)('is a %s alone where that is the role', async (role) => {
    const { url, drop } = await createTestDatabase();
    const secrets = { SESSION_SECRET: SECRET, PREVIEW_TOKEN_KEYS: SECRET };
    try {
      await installed.withService(
        async (service) => {
          const first = await only(role);
          expect(await installed.children(role === 'worker' ? 'gateway' : 'worker')).toEqual([]);
          process.kill(first, 'SIGKILL');
          await replaced(role, first);
          await until(() => service.output().includes(`The ${role} works again.`));
          service.child.kill('SIGTERM');
          expect((await service.exit).code).toBe(0);
          const lines = service
            .output()
            .split('\n')
            .filter((line) => line.startsWith('{'));
          const names = lines.map((line) => (JSON.parse(line) as { name: string }).name);
          expect(new Set(names)).toEqual(new Set(['supervisor', role]));
        },
        { DATABASE_URL: url, ...secrets },
        [`--role=${role}`],
      );
    } finally {
      await drop();
    }
  });

  test.skipIf(!hasBoth)('listens on both addresses of "localhost"', () =>
    installed.withService(
      async (service) => {
        const { port } = new URL(service.url);
        expect(await get(`http://127.0.0.1:${port}/readyz`)).toBe(200);
        expect(await get(`http://[::1]:${port}/readyz`)).toBe(200);
        const gateway = await only('gateway');
        process.kill(gateway, 'SIGKILL');
        await gone(gateway);
        expect(await get(`http://[::1]:${port}/readyz`)).toBe(200);
        service.child.kill('SIGTERM');
        expect((await service.exit).code).toBe(0);
      },
      { HOST: 'localhost' },
    ),
  );
});
