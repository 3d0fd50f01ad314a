/** The Studio in Chromium, on the real app with a real worker; a console error or a breach of the policy fails the test. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { BrowserContext, BrowserContextOptions, Frame, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Config } from '../../src/config.js';
import type { GenerationProvider } from '../../src/generation/provider.types.js';
import { createGenerator } from '../../src/generation/router.js';
import { withApp, type TestApp, type TestUser } from '../helpers/app.js';
import { PATIENCE } from '../helpers/browser.js';
import { sharedBrowser } from '../helpers/shared-browser.js';

export { chromiumIsThere } from '../helpers/browser.js';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

export interface Look {
  readonly dark?: boolean;
  readonly phone?: boolean;
  /** of the browser, which asks for pages in it */
  readonly locale?: string;
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
  readonly origin: string;
  /** a profile of somebody else's; closed at the end */
  readonly newContext: (options?: BrowserContextOptions) => Promise<BrowserContext>;
  /** Opens a view in a profile of its own, in English where `look` names no other language, without moving pictures. */
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
  const browser = await sharedBrowser();
  const contexts: BrowserContext[] = [];
  const newContext: Studio['newContext'] = async (look) => {
    // requests are the page's own, as tests hold them back; `installed.test.ts` lets the worker in
    const context = await browser.newContext({ serviceWorkers: 'block', ...look });
    context.setDefaultTimeout(PATIENCE);
    contexts.push(context);
    return context;
  };
  const complaints: { readonly text: string }[] = [];
  const expected: RegExp[] = [];
  try {
    await withApp(async (test) => {
      const origin = await test.listen();
      const visit: Studio['visit'] = async (path, { dark = false, phone = false, locale = 'en-GB', user } = {}) => {
        const context = await newContext({
          locale,
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
        try {
          await work({ ...test, origin, newContext, visit });
        } catch (error) {
          throw new Error(await standing(contexts, complaints), { cause: error });
        }
        // before the service goes away, which open pages would complain about
        for (const context of contexts) await context.close();
      };
      await (options.withoutWorker ? all() : test.withWorker(options.generator ?? createGenerator(), all));
    }, options.config);
  } finally {
    for (const context of contexts) await context.close();
  }
  expect(complaints.filter(({ text }) => !expected.some((pattern) => pattern.test(text)))).toEqual([]);
}

/** Every open page as it stands, in words, and what the consoles said: for whoever reads why a test failed. */
async function standing(
  contexts: readonly BrowserContext[],
  complaints: readonly { readonly text: string }[],
): Promise<string> {
  const pages = contexts.flatMap((context) => context.pages());
  const shown = pages.map(async (page) => {
    const text = await page.evaluate(() => document.body.innerText).catch(String);
    return `${page.url()} shows:\n${text.slice(0, 3_000)}`;
  });
  return [...(await Promise.all(shown)), ...complaints.map(({ text }) => `The console says: ${text}`)].join('\n\n');
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

/** Phones go down to that width, and desktops are about that wide. */
const SIZES = [
  { name: 'phone', width: 360, height: 740 },
  { name: 'desktop', width: 1280, height: 800 },
] as const;

/**
 * What is wrong with the page as it stands, whatever is open in it, looked at in light and dark on a phone and on a
 * desktop: what axe-core finds, and a page that is wider than its window. In dark, only what depends on colours is looked
 * for again: that is all that differs, and axe-core is most of the work. One line each, as "look: rule: place". The page
 * is left as it was.
 */
export async function violations(page: Page): Promise<string[]> {
  const before = page.viewportSize();
  const scheme = await page.evaluate(() => (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'));
  const found: string[] = [];
  // the page's policy lets no script in, so it comes by the debugger
  const client = await page.context().newCDPSession(page);
  const run = async (expression: string): Promise<unknown> => {
    const { result, exceptionDetails } = await client.send('Runtime.evaluate', {
      expression,
      awaitPromise: true,
      returnByValue: true,
    });
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
    return result.value;
  };
  await run(`globalThis.axe ? undefined : void (() => {${AXE}})()`);
  for (const { name, ...size } of SIZES) {
    await page.setViewportSize(size);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await run(SETTLED);
      found.push(
        ...((await run(findings(colorScheme))) as string[]).map((finding) => `${name} ${colorScheme}: ${finding}`),
      );
    }
  }
  if (before) await page.setViewportSize(before);
  await page.emulateMedia({ colorScheme: scheme });
  await run(SETTLED);
  await client.detach();
  return found;
}

/** Until colours have changed and things have moved, one after the other; what moves for ever is not waited for. */
const SETTLED = `(async () => {
  for (;;) {
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const moving = document.getAnimations().filter(({effect}) => effect.getComputedTiming().endTime !== Infinity);
    if (moving.length === 0) return;
    await Promise.allSettled(moving.map(({finished}) => finished));
  }
})()`;

/** axe-core's rules about colours */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

function findings(colorScheme: 'light' | 'dark'): string {
  const only = colorScheme === 'dark' ? `runOnly: ${JSON.stringify(COLOUR_RULES)}, ` : '';
  return `axe.run({${only}resultTypes: ["violations"], iframes: false}).then(({violations}) => [
  ...violations.flatMap(({id, nodes}) => nodes.map(({target, failureSummary}) => id + ": " + target + " " + failureSummary)),
  ...(document.documentElement.scrollWidth > innerWidth ? ["wider than its window"] : []),
])`;
}
