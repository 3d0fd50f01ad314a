import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { installService, until, type Installed } from '../helpers/service.js';

let installed: Installed;

beforeAll(async () => {
  installed = await installService();
}, 120_000);

afterAll(() => installed.remove());

/** A connection to the service's own PostgreSQL. */
async function withClient<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
  const password = await readFile(path.join(installed.dataDir, 'postgres.password'), 'utf8');
  const file = await readFile(path.join(installed.dataDir, 'postgres', 'postmaster.pid'), 'utf8');
  const port = Number(file.split('\n')[3]);
  const client = new pg.Client({ host: '127.0.0.1', port, user: 'gamewright', password, database: 'postgres' });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

const rows = (sql: string) => withClient(async (client) => (await client.query(sql)).rowCount);

describe.skipIf(!existsSync('/proc'))('the program', { timeout: 240_000 }, () => {
  test('starts from nothing, makes a game by the documented paths, and ends in order at Ctrl-C', () =>
    installed.withService(async (service) => {
      expect((await fetch(`${service.url}/healthz`)).status).toBe(200);
      expect((await fetch(`${service.url}/readyz`)).status).toBe(200);
      const page = await fetch(service.url);
      expect(page.headers.get('content-type')).toContain('text/html');

      const games = path.join(installed.folder, 'games');
      const client = installed.run('operator/game', [
        '--url',
        service.url,
        '--out',
        games,
        'a penguin platformer with double jump',
      ]);
      expect(await client.exit, client.output()).toEqual({ code: 0, signal: null });
      const [file] = await readdir(games);
      expect(await readFile(path.join(games, file ?? ''), 'utf8')).toMatch(/^<!doctype html>/iu);
      expect(client.output()).toMatch(/done\s+double jump/u);
      const preview = /preview\s+(\S+)/u.exec(client.output())?.[1] ?? '';
      const played = await fetch(preview);
      expect(played.headers.get('content-security-policy')).toContain('sandbox');
      expect(await played.text()).toContain('</html>');
      // card and cover, drawn without being asked for
      await until(async () => (await rows('select 1 from pictures')) === 2);

      expect((await installed.processes()).length).toBeGreaterThanOrEqual(3);
      service.child.kill('SIGINT');
      expect(await service.exit, service.output()).toEqual({ code: 0, signal: null });
      expect(await installed.processes()).toEqual([]);
    }));

  test('keeps its data over a restart, and a bundle is a zip', () =>
    installed.withService(async (service) => {
      const games = path.join(installed.folder, 'bundles');
      const client = installed.run('operator/game', [
        '--url',
        service.url,
        '--out',
        games,
        '--mode',
        'game_bundle',
        '--assets',
        'procedural',
        '--json',
        'snake in space',
      ]);
      expect(await client.exit, client.output()).toEqual({ code: 0, signal: null });
      // stages stand before it, as the Studio names them; one that ends at once may not be seen
      expect(client.output()).toMatch(/Reading the prompt|Designing the game/u);
      const told = /^\{.*\}$/mu.exec(client.output())?.[0] ?? '';
      expect(JSON.parse(told)).toMatchObject({
        status: 'completed',
        assetMode: 'procedural',
        prompt: 'snake in space',
      });
      const [file] = await readdir(games);
      expect((await readFile(path.join(games, file ?? ''))).subarray(0, 2).toString()).toBe('PK');

      const signedIn = await fetch(`${service.url}/api/auth/demo`, { method: 'POST' });
      const cookie = signedIn.headers.getSetCookie()[0]?.split(';')[0] ?? '';
      const runs = await fetch(`${service.url}/api/studio/runs`, { headers: { cookie } });
      expect(((await runs.json()) as { data: { runs: unknown[] } }).data.runs).toHaveLength(2);
      service.child.kill('SIGTERM');
      expect(await service.exit).toEqual({ code: 0, signal: null });
    }));

  test('finishes what is in flight at its end, and accepts nothing new', () =>
    installed.withService((service) =>
      withClient(async (client) => {
        const signedIn = await fetch(`${service.url}/api/auth/demo`, { method: 'POST' });
        const cookie = signedIn.headers.getSetCookie()[0]?.split(';')[0] ?? '';
        await client.query('begin');
        await client.query('lock table sessions');
        const inFlight = fetch(`${service.url}/api/studio/runs`, { headers: { cookie } });
        await until(async () => (await rows(`select 1 from pg_locks where not granted`)) === 1);
        service.child.kill('SIGTERM');
        await until(() =>
          fetch(`${service.url}/healthz`)
            .then(() => false)
            .catch(() => true),
        );
        await client.query('rollback');
        expect((await inFlight).status).toBe(200);
        // before its server ends
        await client.end();
        expect(await service.exit, service.output()).toEqual({ code: 0, signal: null });
      }),
    ));

  test('leaves nothing behind when it is killed', () =>
    installed.withService(async (service) => {
      service.child.kill('SIGKILL');
      await service.exit;
      await until(async () => (await installed.processes()).length === 0);
      await installed.withService(async (again) => {
        again.child.kill('SIGTERM');
        expect((await again.exit).code).toBe(0);
      });
    }));

  test('a taken port is one sentence, and nothing stays', async () => {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const service = installed.run('main', [], { PORT: String(port) });
    expect((await service.exit).code).toBe(1);
    expect(service.output()).toBe(`gamewright: listen EADDRINUSE: address already in use 127.0.0.1:${port}\n`);
    expect(await installed.processes()).toEqual([]);
    server.close();
  });

  test('problems of the configuration are told at once', async () => {
    const service = installed.run('main', ['--roll=all'], { PORT: 'x' });
    expect((await service.exit).code).toBe(2);
    expect(service.output().trim().split('\n')).toHaveLength(2);
  });

  test.each<[string[], number, string, Record<string, string>?]>([
    [[], 2, 'What should the game be'],
    [['--mode'], 2, 'npm run game'],
    [['--url', 'http://127.0.0.1:9', 'snake'], 6, 'npm start'],
    [['--url', 'nowhere', 'snake'], 5, 'is not a URL'],
    [['snake'], 6, 'http://127.0.0.1:9.', { PORT: '9' }],
    [['snake'], 6, 'http://127.0.0.2:9.', { PORT: '8', PUBLIC_URL: 'http://127.0.0.2:9' }],
  ])('npm run game %j ends with %i and a sentence', async (args, code, sentence, env = {}) => {
    const client = installed.run('operator/game', [...args], env);
    expect((await client.exit).code).toBe(code);
    expect(client.output()).toContain(sentence);
  });
});
