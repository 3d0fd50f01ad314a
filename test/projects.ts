/**
 * Which project a test file belongs to, told by what it imports, so there is no list of files to keep: `browser` where it
 * reaches a real browser; `integration` where it reaches PostgreSQL, starts programs, makes or plays whole games, or reads all
 * labelled prompts; `unit` otherwise.
 */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { importsOf } from './helpers/imports.js';

export type Project = 'unit' | 'integration' | 'browser';

/** A whole game is built by esbuild and played by a bot: up to a second of work each. */
const GAMES = ['../src/generation/providers/composer.ts', '../src/generation/router.ts'];
/** A kind played to its end by a bot, over many seeds; all labelled prompts, which are thousands. */
const LONG = ['generation/genres/playing.ts', 'eval/run.ts'];

/** Packages and files, the latter as paths from this folder, that decide; `browser` counts first. */
const NEEDS: readonly (readonly [Project, readonly string[]])[] = [
  ['browser', ['playwright-core', 'puppeteer-core']],
  ['integration', ['helpers/database.ts', '../src/db/embedded.ts', 'pg', 'node:child_process']],
  ['integration', GAMES],
  ['integration', LONG],
];

/** Names of packages, and files as paths from this folder, that a test file reaches by way of files of this folder. */
function reached(file: string, imports: (file: string) => readonly string[]): Set<string> {
  const found = new Set([file]);
  for (const one of found) {
    // what the program's own files import is not followed: a test hands them their database
    if (!one.endsWith('.ts') || one.startsWith('..')) continue;
    for (const name of imports(one))
      found.add(name.startsWith('.') ? path.join(path.dirname(one), name).replace(/\.js$/u, '.ts') : name);
  }
  return found;
}

export interface SortedTests extends Record<Project, string[]> {
  /** those of them that make whole games: the longest, whatever their size */
  readonly games: ReadonlySet<string>;
}

/** Every `*.test.ts` below `folder`, as paths in it, by project. */
export function sortTests(folder: string): SortedTests {
  const seen = new Map<string, readonly string[]>();
  const imports = (file: string): readonly string[] => {
    const known = seen.get(file) ?? importsOf(path.join(folder, file));
    seen.set(file, known);
    return known;
  };
  const games = new Set<string>();
  const sorted: SortedTests = { unit: [], integration: [], browser: [], games };
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.test.ts')) continue;
    const found = reached(file, imports);
    const [project] = NEEDS.find(([, needs]) => needs.some((need) => found.has(need))) ?? ['unit' as const];
    sorted[project].push(file);
    if (GAMES.some((need) => found.has(need))) games.add(file);
  }
  return sorted;
}
