/**
 * One Chromium a process, kept warm, with a context for each page. What runs in it is hostile: it has no network, little memory, and as
 * long as it is given; a browser that does not let go of a page is replaced.
 */
import type { Browser, BrowserContext } from 'playwright-core';

/** Megabytes of JavaScript that a page may fill; a game of ours takes 10. */
const HEAP = 256;
/** The longest that closing a page takes: a page in an endless loop is killed within it. */
const CLOSE_MS = 3_000;

const FLAGS = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--mute-audio',
  '--force-webrtc-ip-handling-policy=disable_non_proxied_udp',
  // whatever slips through the routes below finds nobody, on this machine neither
  '--proxy-server=http://127.0.0.1:9',
  '--proxy-bypass-list=<-loopback>',
  '--host-resolver-rules=MAP * ~NOTFOUND',
  `--js-flags=--max-old-space-size=${HEAP}`,
];

export interface Chromium {
  /** Opens a context, and closes it when `work` has ended, whatever it found. Rejects where the browser can't start. */
  withContext<T>(work: (context: BrowserContext) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

export function createChromium(executablePath: string): Chromium {
  let running: Promise<Browser> | undefined;
  let closed = false;

  const launch = async (): Promise<Browser> => {
    const { chromium } = await import('playwright-core');
    const browser = await chromium.launch({
      executablePath,
      // its own sandbox does not work for root
      args: process.getuid?.() === 0 ? [...FLAGS, '--no-sandbox'] : FLAGS,
      chromiumSandbox: process.getuid?.() !== 0,
      // the process has its own
      handleSIGINT: false,
      handleSIGTERM: false,
      handleSIGHUP: false,
    });
    browser.once('disconnected', () => (running = undefined));
    return browser;
  };
  const browser = async (): Promise<Browser> => {
    if (closed) throw new Error('The browser is closed.');
    running ??= launch().catch((error: unknown) => {
      running = undefined;
      throw error;
    });
    return running;
  };
  return {
    async withContext(work) {
      const one = await browser();
      const context = await one.newContext({
        // drawn in software: each pixel costs time
        viewport: { width: 640, height: 360 },
        serviceWorkers: 'block',
        acceptDownloads: false,
        permissions: [],
      });
      try {
        return await work(context);
      } finally {
        const done = context.close().then(
          () => true,
          () => true,
        );
        if (!(await Promise.race([done, after(CLOSE_MS)]))) await one.close().catch(() => undefined);
      }
    },
    async close() {
      closed = true;
      const one = await running?.catch(() => undefined);
      running = undefined;
      await one?.close().catch(() => undefined);
    },
  };
}

function after(ms: number): Promise<false> {
  return new Promise((resolve) => setTimeout(() => resolve(false), ms).unref());
}
