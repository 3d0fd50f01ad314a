/** Chromium for tests and scripts, or a reason to skip the tests. */
import { chromium, type Browser } from 'playwright-core';
import { findChromium } from '../../src/generation/browser/find.js';

const found = findChromium(process.env['CHROMIUM_PATH']);
export const chromiumIsThere = found !== undefined;
if (!chromiumIsThere) process.stderr.write('skipped: no Chromium at CHROMIUM_PATH or in the usual places\n');
/** Where it is, or would be. */
export const chromiumPath = found ?? '/usr/bin/chromium';

/** what a page may take to show something, on a machine that makes games beside it; in milliseconds */
export const PATIENCE = 120_000;

export const FLAGS = [
  '--no-sandbox',
  '--headless',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export function launch(): Promise<Browser> {
  return chromium.launch({ executablePath: chromiumPath, args: FLAGS });
}
