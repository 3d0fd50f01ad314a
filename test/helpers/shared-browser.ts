/** One Chromium for all test files of a worker process: each start of one is a second of work. It ends with the process. */
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { launch, PATIENCE } from './browser.js';

let shared: Promise<Browser> | undefined;

/** The worker's Chromium; a new one where a test has crashed it. Whoever opens something in it closes it again. */
export async function sharedBrowser(): Promise<Browser> {
  const running = await shared?.catch(() => undefined);
  if (running?.isConnected()) return running;
  shared = launch();
  return shared;
}

export interface TestBrowser extends Pick<Browser, 'newContext' | 'newPage' | 'version'> {
  /**
   * A page in the same profile as the file's other pages with these options: half the work of one in a profile of its
   * own. Cookies and storage are shared too, so a page that keeps something needs an origin of its own.
   */
  readonly pageBeside: (options: BrowserContextOptions) => Promise<Page>;
}

/** The worker's Chromium for a test file or a `describe`; what was opened in it is closed at the end. */
export function useBrowser(): TestBrowser {
  let browser: Browser;
  const kept = new Map<string, Promise<BrowserContext>>();

  beforeAll(async () => {
    browser = await sharedBrowser();
  });
  afterAll(async () => {
    kept.clear();
    await Promise.all(browser.contexts().map((context) => context.close()));
  });

  /** An empty page stays open: with its last page, a profile would put away what the next page needs again. */
  const keep = async (options: BrowserContextOptions): Promise<BrowserContext> => {
    const context = await browser.newContext(options);
    context.setDefaultTimeout(PATIENCE);
    await context.newPage();
    return context;
  };
  return {
    newContext: (options) => browser.newContext(options),
    newPage: (options) => browser.newPage(options),
    version: () => browser.version(),
    pageBeside: async (options) => {
      const key = JSON.stringify(options);
      const context = kept.get(key) ?? keep(options);
      kept.set(key, context);
      return (await context).newPage();
    },
  };
}
