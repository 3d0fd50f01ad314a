/**
 * `npm run lighthouse`: a service with published games, and what Lighthouse says of its public pages and of the Studio of
 * somebody signed in, on a phone with a slow network and on a desktop. Fails below 95 for performance, accessibility and best practices, and 100 for SEO.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import lighthouse, { desktopConfig } from 'lighthouse';
import { chromium } from 'playwright-core';
import { buildApp } from '../../src/app.js';
import { readConfig } from '../../src/config.js';
import { startEmbeddedPostgres } from '../../src/db/embedded.js';
import { openDatabase } from '../../src/db/orm.js';
import { entities } from '../../src/entities.js';
import { migrate } from '../../src/process/migrate.js';
import { openResources } from '../../src/process/resources.js';
import type { TestUser } from '../helpers/app.js';
import { FLAGS } from './browser.js';
import { compose, PUBLICATION, publishGame } from './world.js';

const LEAST = { performance: 95, accessibility: 95, 'best-practices': 95, seo: 100 } as const;
const GAMES = 12;

const folder = await mkdtemp(path.join(tmpdir(), 'gamewright-lighthouse-'));
const postgres = await startEmbeddedPostgres({ dir: path.join(folder, 'postgres'), throwaway: true });
const config = readConfig({ DATA_DIR: folder, LOG_LEVEL: 'error' });
const database = await openDatabase({ url: postgres.url, poolSize: 2, entities, log: () => undefined });
await migrate(database);
await database.close();
let origin = 'http://127.0.0.1';
const resources = await openResources(config, postgres.url, () => origin);
const app = await buildApp(resources, () => origin);
origin = await app.listen({ host: '127.0.0.1', port: 0 });
const port = await freePort();
const executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';
// one profile for us and for Lighthouse, which opens pages of its own: the cookie is in it
const browser = await chromium.launchPersistentContext(path.join(folder, 'profile'), {
  executablePath,
  args: [...FLAGS, `--remote-debugging-port=${port}`],
});
try {
  const result = await compose();
  const owner = await signUp();
  const world = { resources, signUp };
  for (let i = 1; i < GAMES; i += 1) await publishGame(world, { ...PUBLICATION, title: `Peak ${i}` }, result, owner);
  const { record } = await publishGame(world, PUBLICATION, result, owner);
  const [name = '', value = ''] = owner.cookie.split('=');
  await browser.addCookies([{ name, value, url: origin }]);
  let good = true;
  for (const page of [`/games/${record.slug}`, '/games', '/', '/runs', `/runs/${record.runId}`])
    for (const device of ['phone', 'desktop'] as const) {
      const report = await lighthouse(
        origin + page,
        { port, output: 'json', logLevel: 'error', onlyCategories: Object.keys(LEAST), disableStorageReset: true },
        device === 'desktop' ? desktopConfig : undefined,
      );
      if (!report) throw new Error('Lighthouse gave no report.');
      const { categories, audits } = report.lhr;
      const scores = Object.entries(LEAST).map(([name, least]) => {
        const score = Math.round((categories[name]?.score ?? 0) * 100);
        good &&= score >= least;
        return `${name} ${score}${score < least ? ` (less than ${least})` : ''}`;
      });
      const paint = audits['largest-contentful-paint']?.displayValue ?? '';
      process.stdout.write(`${page.padEnd(22)} ${device.padEnd(8)} ${scores.join(', ')}; largest paint ${paint}\n`);
      for (const audit of Object.values(audits))
        if (audit.score !== null && audit.score < 0.9)
          process.stdout.write(`    ${audit.id}: ${audit.displayValue ?? audit.title}\n`);
    }
  process.exitCode = good ? 0 : 1;
} finally {
  await browser.close();
  await app.close();
  await resources.close();
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
}

async function signUp(): Promise<TestUser> {
  const email = 'lighthouse@example.test';
  const client = { ip: '127.0.0.1', userAgent: 'test' };
  const { token, viewer } = await resources.services.accounts.signUp(
    { email, password: 'a password for this run' },
    client,
  );
  return { id: viewer.user.id, email, cookie: `gamewright_session=${token}` };
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((listening) => {
    server.listen(0, '127.0.0.1', listening);
  });
  const { port: free } = server.address() as AddressInfo;
  await new Promise((closed) => server.close(closed));
  return free;
}
