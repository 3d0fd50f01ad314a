/** Chromium and Firefox, with the same hands on both: WebDriver BiDi for Debian's own Firefox, CDP for Chromium. */
import { existsSync } from 'node:fs';
import puppeteer, { TimeoutError, type Browser, type Frame, type Page } from 'puppeteer-core';
import { vi } from 'vitest';
import { FLAGS } from '../helpers/browser.js';

/** Milliseconds that a start may take: the first Firefox of a machine that does other work reads its whole disk. */
const STARTS_WITHIN = 90_000;

export const BROWSERS = {
  chromium: {
    path: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    launch: (executablePath: string): Promise<Browser> =>
      puppeteer.launch({ browser: 'chrome', executablePath, args: FLAGS, timeout: STARTS_WITHIN }),
  },
  firefox: {
    path: process.env['FIREFOX_PATH'] ?? '/usr/bin/firefox-esr',
    launch: (executablePath: string): Promise<Browser> =>
      puppeteer.launch({
        browser: 'firefox',
        executablePath,
        timeout: STARTS_WITHIN,
        extraPrefsFirefox: {
          // as people have it: the driver switches preconnect off
          'network.http.speculative-parallel-limit': 20,
          // the attacker is on this machine, which WebRTC leaves out by default
          'media.peerconnection.ice.loopback': true,
        },
      }),
  },
} as const;

export type BrowserName = keyof typeof BROWSERS;

/** Those that are here; the others are told of. */
export const BROWSERS_HERE = (Object.keys(BROWSERS) as BrowserName[]).filter((name) => {
  const { path } = BROWSERS[name];
  const there = existsSync(path);
  if (!there) process.stderr.write(`skipped: no ${name} at ${path}\n`);
  return there;
});

/** Starts it. One that hangs at its start is started once more: a hook, unlike a test, has no second try in CI. */
export async function launchBrowser(name: BrowserName): Promise<Browser> {
  const { path, launch } = BROWSERS[name];
  try {
    return await launch(path);
  } catch (error) {
    if (!(error instanceof TimeoutError)) throw error;
    process.stderr.write(`${name} did not start within ${STARTS_WITHIN / 1000} s: it is started once more\n`);
    return launch(path);
  }
}

/** The frame of the page in which `ready` is true. */
export function frameWhere(page: Page, ready: () => boolean): Promise<Frame> {
  return vi.waitFor(
    async () => {
      for (const frame of page.frames()) if (await asked(frame, ready)) return frame;
      throw new Error(`No game plays at ${page.url()}.`);
    },
    { timeout: 20_000 },
  );
}

/** A frame that goes elsewhere at that moment, or to another process, may never answer. */
async function asked(frame: Frame, ready: () => boolean): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const never = new Promise<boolean>((resolve) => (timer = setTimeout(resolve, 2_000, false)));
  try {
    return await Promise.race([frame.evaluate(ready), never]);
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}
