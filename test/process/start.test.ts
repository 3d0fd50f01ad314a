import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

/** The compiled program, as `npm start` runs it: processes, signals and a database of its own. */
let out: string;
let dataDir: string;
const children: ChildProcess[] = [];

beforeAll(async () => {
  out = await mkdtemp(path.join(tmpdir(), 'gamewright-start-'));
  dataDir = path.join(out, 'data');
  execFileSync(process.execPath, ['node_modules/typescript/bin/tsc', '-p', 'tsconfig.build.json']);
}, 120_000);

afterAll(async () => {
  for (const child of children) if (child.exitCode === null && child.signalCode === null) child.kill('SIGKILL');
  await until(async () => (await processesOf(dataDir)).length === 0);
  await rm(out, { recursive: true, force: true });
});

interface Running {
  readonly child: ChildProcess;
  readonly url: string;
  readonly output: () => string;
  readonly exit: Promise<{ code: number | null; signal: string | null }>;
}

function run(args: string[], env: Record<string, string>): Omit<Running, 'url'> {
  const child = spawn(process.execPath, args, {
    env: { PATH: process.env['PATH'], DATA_DIR: dataDir, PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.push(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const exit = new Promise<{ code: number | null; signal: string | null }>((resolve) =>
    child.once('close', (code, signal) => resolve({ code, signal })),
  );
  return { child, exit, output: () => output };
}

async function start(env: Record<string, string> = {}): Promise<Running> {
  const running = run(['dist/src/main.js'], env);
  await until(() => running.output().includes('is ready') || running.child.exitCode !== null);
  const url = /http:\/\/127\.0\.0\.1:\d+/u.exec(running.output())?.[0];
  if (!url) throw new Error(`It did not start: ${running.output()}`);
  return { ...running, url };
}

/** The next test needs the folder: whatever `work` found, nothing of the service stays. */
async function withService(work: (service: Running) => Promise<void>): Promise<void> {
  const service = await start();
  try {
    await work(service);
  } finally {
    if (service.child.exitCode === null) service.child.kill('SIGKILL');
    await until(async () => (await processesOf(dataDir)).length === 0);
  }
}

async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await condition())) await sleep(50);
}

/** How many rows the service's own PostgreSQL answers with. */
async function rows(sql: string): Promise<number | null> {
  const password = await readFile(path.join(dataDir, 'postgres.password'), 'utf8');
  const port = Number((await readFile(path.join(dataDir, 'postgres', 'postmaster.pid'), 'utf8')).split('\n')[3]);
  const client = new pg.Client({ host: '127.0.0.1', port, user: 'gamewright', password, database: 'postgres' });
  await client.connect();
  try {
    return (await client.query(sql)).rowCount;
  } finally {
    await client.end();
  }
}

/** Every process that carries our data folder in its environment or command line: gateway, worker, PostgreSQL. */
async function processesOf(folder: string): Promise<string[]> {
  const found: string[] = [];
  for (const pid of await readdir('/proc')) {
    if (!/^\d+$/u.test(pid) || Number(pid) === process.pid) continue;
    const read = (file: string) => readFile(`/proc/${pid}/${file}`, 'utf8').catch(() => '');
    const text = (await read('environ')) + (await read('cmdline'));
    // a zombie has neither
    if (text.includes(folder)) found.push(`${pid} ${await read('cmdline')}`);
  }
  return found;
}

describe.skipIf(!existsSync('/proc'))('the program', { timeout: 120_000 }, () => {
  test('starts from nothing, makes a game by the documented paths, and ends in order at Ctrl-C', () =>
    withService(async (service) => {
      expect((await fetch(`${service.url}/healthz`)).status).toBe(200);
      expect((await fetch(`${service.url}/readyz`)).status).toBe(200);
      const page = await fetch(service.url);
      expect(page.headers.get('content-type')).toContain('text/html');

      const games = path.join(out, 'games');
      const client = run(
        ['dist/src/operator/game.js', '--url', service.url, '--out', games, 'a penguin platformer with double jump'],
        {},
      );
      expect(await client.exit, client.output()).toEqual({ code: 0, signal: null });
      const [file] = await readdir(games);
      expect(await readFile(path.join(games, file ?? ''), 'utf8')).toMatch(/^<!doctype html>/iu);
      const preview = /preview\s+(\S+)/u.exec(client.output())?.[1] ?? '';
      const played = await fetch(preview);
      expect(played.headers.get('content-security-policy')).toContain('sandbox');
      expect(await played.text()).toContain('</html>');
      // card and cover, drawn without being asked for
      await until(async () => (await rows('select 1 from pictures')) === 2);

      expect((await processesOf(dataDir)).length).toBeGreaterThanOrEqual(3);
      service.child.kill('SIGINT');
      expect(await service.exit, service.output()).toEqual({ code: 0, signal: null });
      expect(await processesOf(dataDir)).toEqual([]);
    }));

  test('keeps its data over a restart, and a bundle is a zip', () =>
    withService(async (service) => {
      const games = path.join(out, 'bundles');
      const client = run(
        ['dist/src/operator/game.js', '--url', service.url, '--out', games, '--mode', 'game_bundle', 'snake in space'],
        {},
      );
      expect(await client.exit, client.output()).toEqual({ code: 0, signal: null });
      const [file] = await readdir(games);
      expect((await readFile(path.join(games, file ?? ''))).subarray(0, 2).toString()).toBe('PK');

      const signedIn = await fetch(`${service.url}/api/auth/demo`, { method: 'POST' });
      const cookie = signedIn.headers.getSetCookie()[0]?.split(';')[0] ?? '';
      const runs = await fetch(`${service.url}/api/studio/runs`, { headers: { cookie } });
      expect(((await runs.json()) as { data: { runs: unknown[] } }).data.runs).toHaveLength(2);
      service.child.kill('SIGTERM');
      expect(await service.exit).toEqual({ code: 0, signal: null });
    }));

  test('leaves nothing behind when it is killed', () =>
    withService(async (service) => {
      service.child.kill('SIGKILL');
      await service.exit;
      await until(async () => (await processesOf(dataDir)).length === 0);
      const again = await start();
      again.child.kill('SIGTERM');
      expect((await again.exit).code).toBe(0);
    }));

  test('starts its worker again when that is killed', () =>
    withService(async (service) => {
      const workers = async () => (await processesOf(dataDir)).filter((line) => line.includes('--role=worker'));
      const [first] = await workers();
      process.kill(Number.parseInt(first ?? '', 10), 'SIGKILL');
      await until(async () => (await workers()).some((line) => line !== first));
      service.child.kill('SIGTERM');
      expect((await service.exit).code).toBe(0);
      expect(await processesOf(dataDir)).toEqual([]);
    }));

  test('a taken port is one sentence, and nothing stays', async () => {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const service = run(['dist/src/main.js'], { PORT: String(port) });
    expect((await service.exit).code).toBe(1);
    expect(service.output()).toContain(`${port}`);
    expect(service.output().trim().split('\n')).toHaveLength(1);
    expect(await processesOf(dataDir)).toEqual([]);
    server.close();
  });

  test('problems of the configuration are told at once', async () => {
    const service = run(['dist/src/main.js', '--roll=all'], { PORT: 'x' });
    expect((await service.exit).code).toBe(2);
    expect(service.output().trim().split('\n')).toHaveLength(2);
  });

  test.each([
    [[], 2, 'What should the game be'],
    [['--mode'], 2, 'npm run game'],
    [['--url', 'http://127.0.0.1:9', 'snake'], 6, 'npm start'],
    [['--url', 'nowhere', 'snake'], 5, 'is not a URL'],
  ])('npm run game %j ends with %i and a sentence', async (args, code, sentence) => {
    const client = run(['dist/src/operator/game.js', ...args], {});
    expect((await client.exit).code).toBe(code);
    expect(client.output()).toContain(sentence);
  });
});
