/** The compiled program, for what only a process of its own can show: exit codes, signals, memory. */
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { inject } from 'vitest';

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

let compiled: Promise<string> | undefined;

/**
 * Compiles the program, once for all files of a run; nobody writes into it, and the run's end removes it.
 * @returns the folder; the program is `src/main.js` below it
 */
export const compile = (): Promise<string> => (compiled ??= compileOnce(inject('program')));

async function compileOnce(out: string): Promise<string> {
  const ended = path.join(out, 'compiled');
  if ((await mkdir(out, { recursive: true })) === undefined) {
    // another worker of this run compiles it, or has
    while (!existsSync(ended)) await sleep(50);
  } else {
    const tsc = [
      'node_modules/typescript/bin/tsc',
      '-p',
      'tsconfig.build.json',
      '--outDir',
      out,
      '--sourceMap',
      'false',
    ];
    // types are the business of `npm run typecheck`; to check them here is three quarters of the work
    tsc.push('--noCheck');
    await execute(process.execPath, tsc).catch(() => undefined);
    await writeFile(ended, '');
  }
  if (!existsSync(path.join(out, 'src/main.js'))) throw new Error('The program could not be compiled.');
  return out;
}

/** What a process of the program compiled to `out` has in its environment: its scripts are parsed once for all of them. */
export const startOf = (out: string): Record<string, string | undefined> => ({
  PATH: process.env['PATH'],
  NODE_COMPILE_CACHE: path.join(out, 'cache'),
});

/** Runs scripts of the compiled program, each to its end. */
export async function installProgram(): Promise<Program> {
  const out = await compile();
  return {
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
  };
}
