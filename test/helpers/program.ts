/** The compiled program, for what only a process of its own can show: exit codes, signals, memory. */
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

export interface Ended {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
  /** the most memory it had, in MiB */
  readonly peakMiB: number;
}

export interface Program {
  /** where it is compiled to, with `src/` in it */
  readonly folder: string;
  /** `script` as below `src/`, without its ending, e.g. `operator/credits` */
  run(script: string, args: readonly string[], env: Readonly<Record<string, string>>): Promise<Ended>;
}

const execute = promisify(execFile);
const TELL_PEAK = `process.on('exit', () => process.stderr.write('\\npeak ' + process.resourceUsage().maxRSS + '\\n'))`;

/**
 * Compiles into a folder of its own, so that nobody reads what another test is just writing. The caller removes it.
 * @returns the folder; the program is `src/main.js` below it
 */
export async function compile(name: string): Promise<string> {
  // below the repository: packages are found from there
  const out = path.resolve('.bench', `${name}-${process.pid}`);
  const tsc = ['node_modules/typescript/bin/tsc', '-p', 'tsconfig.build.json', '--outDir', out, '--sourceMap', 'false'];
  // types are the business of `npm run typecheck`; to check them here is three quarters of the work
  tsc.push('--noCheck');
  await execute(process.execPath, tsc).catch(() => undefined);
  if (!existsSync(path.join(out, 'src/main.js'))) throw new Error('The program could not be compiled.');
  return out;
}

/** What a process of the program compiled to `out` has in its environment: its scripts are parsed once for all of them. */
export const startOf = (out: string): Record<string, string | undefined> => ({
  PATH: process.env['PATH'],
  NODE_COMPILE_CACHE: path.join(out, 'cache'),
});

/** Runs scripts of the compiled program, each to its end. Removes what it compiled. */
export async function withProgram<T>(work: (program: Program) => Promise<T>): Promise<T> {
  const out = await compile('program');
  try {
    return await work({
      folder: out,
      async run(script, args, env) {
        const command = ['--import', `data:text/javascript,${encodeURIComponent(TELL_PEAK)}`];
        command.push(path.join(out, 'src', `${script}.js`), ...args);
        const options = { env: { ...startOf(out), ...env }, maxBuffer: 64 * 1024 * 1024 };
        const { code, stdout, stderr } = await execute(process.execPath, command, options).then(
          (ended) => ({ ...ended, code: 0 }),
          (error: { code: number | null; stdout: string; stderr: string }) => error,
        );
        const peak = /\npeak (\d+)\n/u.exec(stderr);
        return {
          code,
          stdout,
          stderr: peak ? stderr.replace(peak[0], '') : stderr,
          peakMiB: Number(peak?.[1] ?? Number.NaN) / 1024,
        };
      },
    });
  } finally {
    await rm(out, { recursive: true, force: true });
  }
}
