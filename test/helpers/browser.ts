/** Chromium for tests and scripts, or a reason to skip the tests. */
import { existsSync } from 'node:fs';
import { chromium, type Browser } from 'playwright-core';

const executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';
export const chromiumIsThere = existsSync(executablePath);
if (!chromiumIsThere) process.stderr.write(`skipped: no Chromium at ${executablePath}\n`);

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
  return chromium.launch({ executablePath, args: FLAGS });
}
