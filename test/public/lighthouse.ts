/**
 * `npm run lighthouse`: a service with published games, and what Lighthouse says of its public pages, of the Studio of
 * somebody signed in, and of an operator's pages, on a phone with a slow network and on a desktop. Fails below 95 for
 * performance, below 100 for accessibility and best practices, and, where search engines are welcome, for SEO. Each page
 * is looked at in a profile of its own, as by somebody who comes for the first time: nothing is cached. Words behind the
 * command choose: `phone` or `desktop` the device, a path that page, any other word the pages with it in their path
 * (`npm run lighthouse -- phone docs`). Lighthouse counts blocking by the clock, which on a machine that does other things
 * as well is theirs too; beside it stands the same sum by the processor time of the page's own thread.
 */
import { mkdtemp } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright-core';
import { compose } from '../helpers/compose.js';
import { withStandalone } from '../helpers/standalone.js';
import { FLAGS } from '../helpers/browser.js';
import { PUBLICATION, publishGame, viewerOf } from './world.js';

const LEAST = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 } as const;
/** For those who have the link, or for operators: search engines are kept out. */
const UNLISTED = /^\/(s|admin)\//u;
const DEVICES = ['phone', 'desktop'] as const;
type Device = (typeof DEVICES)[number];
const OPERATOR = 'ada@example.test';
const GAMES = 12;

/** What is used of the package, which `npm ci` does not bring: it is in `tools/lighthouse`. */
interface Lighthouse {
  readonly default: (url: string, flags: object, config?: object) => Promise<Result | undefined>;
  readonly desktopConfig: object;
}
interface Result {
  readonly lhr: Report;
  readonly artifacts: { readonly Trace?: { readonly traceEvents: readonly TraceEvent[] } };
}
/** Times in microseconds; `tdur` is processor time of the thread. */
interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
  readonly args?: { readonly data?: { readonly documentLoaderURL?: string } };
}
interface Report {
  readonly categories: Readonly<Record<string, { readonly score: number | null } | undefined>>;
  readonly audits: Readonly<Record<string, Audit>>;
}
interface Audit {
  readonly id: string;
  readonly title: string;
  readonly score: number | null;
  readonly displayValue?: string;
}
const tools = createRequire(path.resolve('tools/lighthouse/package.json'));
const { default: lighthouse, desktopConfig } = (await import(
  pathToFileURL(tools.resolve('lighthouse')).href
)) as Lighthouse;

await withStandalone(
  async ({ folder, origin, resources, signUp }) => {
    const result = await compose();
    const owner = await signUp();
    const world = { resources, signUp: () => signUp() };
    for (let i = 1; i < GAMES; i += 1) await publishGame(world, { ...PUBLICATION, title: `Peak ${i}` }, result, owner);
    const { record, artifactId } = await publishGame(world, { ...PUBLICATION, showAuthor: true }, result, owner);
    const { services } = resources;
    const shared = await services.shareLinks.create(viewerOf(owner), artifactId);
    const author = /\/authors\/[^"?]+/u.exec(await (await fetch(`${origin}/games/${record.slug}`)).text())?.[0];
    if (!author) throw new Error('The page of a game does not lead to its author.');
    const pages = [
      `/games/${record.slug}`,
      '/games',
      author,
      new URL(shared.url ?? '').pathname,
      '/docs',
      '/docs/graphql',
      '/',
      '/runs',
      `/runs/${record.runId}`,
      '/admin/users',
      '/admin/games',
    ];
    const words = process.argv.slice(2);
    const devices = DEVICES.filter((device) => words.includes(device));
    const chosen = words.filter((word) => !DEVICES.some((device) => device === word));
    let good = true;
    for (const page of pages.filter((each) => isChosen(each, chosen)))
      for (const device of devices.length > 0 ? devices : DEVICES)
        await withFreshProfile(await mkdtemp(path.join(folder, 'profile-')), owner.cookie, origin, async (port) => {
          good = (await judge(origin, page, device, port)) && good;
        });
    process.exitCode = good ? 0 : 1;
  },
  undefined,
  { OPERATORS: OPERATOR },
);

function isChosen(page: string, words: readonly string[]): boolean {
  return words.length === 0 || words.some((word) => (word.startsWith('/') ? page === word : page.includes(word)));
}

/** A browser that has seen nothing yet and whose user is signed in; `look` gets the port that Lighthouse opens pages by. */
async function withFreshProfile(
  profile: string,
  cookie: string,
  origin: string,
  look: (port: number) => Promise<void>,
): Promise<void> {
  const port = await freePort();
  // persistent, since Lighthouse opens pages of its own, which have the cookie of the profile
  const browser = await chromium.launchPersistentContext(profile, {
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: [...FLAGS, `--remote-debugging-port=${port}`],
  });
  try {
    const [name = '', value = ''] = cookie.split('=');
    await browser.addCookies([{ name, value, url: origin }]);
    await look(port);
  } finally {
    await browser.close();
  }
}

/** Prints the scores and what costs them; true where each is high enough. */
async function judge(origin: string, page: string, device: Device, port: number): Promise<boolean> {
  const report = await lighthouse(
    origin + page,
    { port, output: 'json', logLevel: 'error', onlyCategories: Object.keys(LEAST), disableStorageReset: true },
    device === 'desktop' ? desktopConfig : undefined,
  );
  if (!report) throw new Error('Lighthouse gave no report.');
  const { categories, audits } = report.lhr;
  let good = true;
  const wanted = Object.entries(LEAST).filter(([name]) => name !== 'seo' || !UNLISTED.test(page));
  const scores = wanted.map(([name, least]) => {
    const score = Math.round((categories[name]?.score ?? 0) * 100);
    good &&= score >= least;
    return `${name} ${score}${score < least ? ` (less than ${least})` : ''}`;
  });
  const paint = audits['largest-contentful-paint']?.displayValue ?? '';
  const busy = Math.round(blockingOf(report.artifacts.Trace?.traceEvents ?? [], origin, device));
  process.stdout.write(
    `${page.padEnd(22)} ${device.padEnd(8)} ${scores.join(', ')}; largest paint ${paint}; blocking ${busy} ms of processor\n`,
  );
  for (const audit of Object.values(audits))
    if (audit.score !== null && audit.score < 0.9)
      process.stdout.write(`    ${audit.id}: ${audit.displayValue ?? audit.title}\n`);
  return good;
}

/** What tasks take beyond 50 ms each, from the first paint on; a phone is taken to be four times as slow as this machine. */
function blockingOf(events: readonly TraceEvent[], origin: string, device: Device): number {
  const opened = events.findLast(
    ({ name, args }) => name === 'navigationStart' && args?.data?.documentLoaderURL?.startsWith(origin),
  );
  if (!opened) return 0;
  const own = events.filter(({ pid, ts }) => pid === opened.pid && ts >= opened.ts);
  const painted = own.find(({ name }) => name === 'firstContentfulPaint')?.ts ?? opened.ts;
  const slower = device === 'phone' ? 4 : 1;
  return own
    .filter(({ name, tid, ts, dur = 0 }) => name === 'RunTask' && tid === opened.tid && ts + dur > painted)
    .reduce((sum, { tdur = 0 }) => sum + Math.max(0, (slower * tdur) / 1000 - 50), 0);
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
