/**
 * `node tools/run.js NAME [SCRIPT [ARGUMENT…]]`: installs the packages of tools/NAME unless they are there as its
 * package-lock.json says, then runs a script of its package.json. So `npm ci` brings what the service and its tests need,
 * and what generates, lints or measures comes when it is used. Exits as npm does.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';

/** @returns the text of a file, undefined where there is none */
function read(url) {
  try {
    return readFileSync(url, 'utf8');
  } catch (error) {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Runs npm in `folder`; where it fails, ends this process in the same way. */
function npm(folder, args, stdout) {
  // npm tells the scripts that it runs where its own file is; without one, the shell finds it
  const file = process.env.npm_execpath;
  const [command, first] = file ? [process.execPath, [file]] : ['npm', []];
  const { status, error } = spawnSync(command, [...first, ...args], {
    cwd: folder,
    stdio: ['inherit', stdout, 'inherit'],
  });
  if (error) throw error;
  if (status !== 0) process.exit(status ?? 1);
}

const [name, script, ...args] = process.argv.slice(2);
const folder = new URL(`${name}/`, import.meta.url);
const lock = read(new URL('package-lock.json', folder));
if (lock === undefined) throw new Error(`There is no tools/${name}/package-lock.json.`);
// a copy of the lock, written last: an installation that was interrupted is done again
const installed = new URL('node_modules/.installed-lock.json', folder);
if (read(installed) !== lock) {
  process.stderr.write(`Installing the packages of tools/${name} …\n`);
  npm(folder, ['ci', '--loglevel=error'], 'ignore');
  writeFileSync(installed, lock);
}
if (script !== undefined) npm(folder, ['run', '--silent', script, '--', ...args], 'inherit');
