/** A Chromium on this machine: the one that the operator names, else one in the usual places. */
import { existsSync } from 'node:fs';

/** The shell without windows comes first: it opens a page in two thirds of the time. */
const USUAL: readonly string[] = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** Its path; undefined where there is none. One that is named and not there is none: another one would be a surprise. */
export function findChromium(named: string | undefined, usual = USUAL): string | undefined {
  return (named === undefined ? usual : [named]).find((path) => existsSync(path));
}
