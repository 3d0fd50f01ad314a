/** The Studio in Chromium, on the real app with a real worker; a console error or a breach of the policy fails the test. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Browser, BrowserContext, Frame, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Config } from '../../src/config.js';
import type { GenerationProvider } from '../../src/generation/provider.types.js';
import { createGenerator } from '../../src/generation/router.js';
import { withApp, type TestApp, type TestUser } from '../helpers/app.js';
import { launch } from '../public/browser.js';

export { chromiumIsThere } from '../public/browser.js';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

export interface Look {
  readonly dark?: boolean;
  readonly phone?: boolean;
  /** whose session the page has; none: signed out */
  readonly user?: TestUser | undefined;
}

export interface Visit {
  readonly page: Page;
  readonly context: BrowserContext;
  /** what the console complained about and is meant to, e.g. a refused connection */
  readonly expectErrors: (pattern: RegExp) => void;
}

export interface Studio extends TestApp {
  readonly browser: Browser;
  readonly origin: string;
  /** Opens a view in a profile of its own, in English, without moving pictures. */
  readonly visit: (path: string, look?: Look) => Promise<Visit>;
}

export interface StudioOptions {
  /** the built-in composer where absent */
  readonly generator?: Pick<GenerationProvider, 'generate'>;
  readonly config?: Partial<Config>;
  /** runs stay queued */
  readonly withoutWorker?: boolean;
}

/** Everything that a visitor of the Studio meets, on a database of its own; at the end no page may have complained. */
export async function withStudio(work: (studio: Studio) => Promise<void>, options: StudioOptions = {}): Promise<void> {
  const browser = await launch();
  const complaints: { readonly text: string }[] = [];
  const expected: RegExp[] = [];
  try {
    await withApp(async (test) => {
      const origin = await test.listen();
      const visit: Studio['visit'] = async (path, { dark = false, phone = false, user } = {}) => {
        const context = await browser.newContext({
          locale: 'en-GB',
          reducedMotion: 'reduce',
          colorScheme: dark ? 'dark' : 'light',
          viewport: phone ? { width: 390, height: 844 } : { width: 1280, height: 800 },
          hasTouch: phone,
          isMobile: phone,
        });
        if (user) {
          const [name = '', value = ''] = user.cookie.split('=');
          await context.addCookies([{ name, value, url: origin }]);
        }
        const page = await context.newPage();
        page.on('console', (message) => message.type() === 'error' && complaints.push({ text: message.text() }));
        page.on('pageerror', (error) => complaints.push({ text: error.message }));
        await page.goto(origin + path);
        return { page, context, expectErrors: (pattern) => void expected.push(pattern) };
      };
      const all = async () => {
        await work({ ...test, browser, origin, visit });
        // before the service goes away, which open pages would complain about
        for (const context of browser.contexts()) await context.close();
      };
      await (options.withoutWorker ? all() : test.withWorker(options.generator ?? createGenerator(), all));
    }, options.config);
  } finally {
    await browser.close();
  }
  expect(complaints.filter(({ text }) => !expected.some((pattern) => pattern.test(text)))).toEqual([]);
}

/** The document of the game that the page shows, once it can be played; a game that gives way to the next one is left. */
export async function gameOf(page: Page): Promise<Frame> {
  for (let i = 0; i < 20; i += 1) {
    const element = await page.waitForSelector('.player iframe');
    const frame = await element.contentFrame();
    const ready = await frame
      ?.waitForFunction(() => '__game' in globalThis)
      .then(
        () => true,
        async (error: unknown) => {
          if (await element.evaluate((node) => node.isConnected).catch(() => false)) throw error;
          return false;
        },
      );
    if (frame && ready) return frame;
  }
  throw new Error('No game stays.');
}

/** What axe-core finds wrong, as "rule: place". The page's policy lets no script in, so it comes by the debugger. */
export async function violations(page: Page): Promise<string[]> {
  const client = await page.context().newCDPSession(page);
  await client.send('Runtime.evaluate', { expression: AXE });
  const { result } = await client.send('Runtime.evaluate', {
    expression: `axe.run({resultTypes:["violations"],iframes:false}).then(r=>r.violations.flatMap(v=>v.nodes.map(n=>v.id+": "+n.target+" "+n.failureSummary)))`,
    awaitPromise: true,
    returnByValue: true,
  });
  await client.detach();
  return result.value as string[];
}
