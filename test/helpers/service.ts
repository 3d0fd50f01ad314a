/** The service as `npm start` runs it: compiled, with processes, signals and a database of its own. */
import { spawn, type ChildProcess } from 'node:child_process';
import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { makeFolder } from './folders.js';
import { compile, startOf } from './program.js';

export interface Running {
  readonly child: ChildProcess;
  readonly output: () => string;
  readonly exit: Promise<{ code: number | null; signal: string | null }>;
}

export interface Service extends Running {
  readonly url: string;
}

export interface ServiceProcess {
  readonly pid: number;
  readonly command: string;
}

type Environment = Readonly<Record<string, string>>;

export interface Installed {
  /** for what a test makes; removed at the end */
  readonly folder: string;
  readonly dataDir: string;
  /** The same program with a data folder of its own, for a test that runs beside another. */
  beside(): Promise<Installed>;
  /** `script` as below `src/`, without its ending, e.g. `operator/game` */
  run(script: string, args: readonly string[], env?: Environment): Running;
  /** Runs `work` on a service that is ready; afterwards nothing of it is left, whatever `work` found. */
  withService(work: (service: Service) => Promise<void>, env?: Environment, args?: readonly string[]): Promise<void>;
  /** every process that carries our data folder in its environment or command line: supervisor, children, PostgreSQL */
  processes(): Promise<ServiceProcess[]>;
  /** process ids of the children of a role */
  children(role: 'gateway' | 'worker'): Promise<number[]>;
  remove(): Promise<void>;
}

export async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await condition())) await sleep(50);
}

function resume(pid: number): void {
  try {
    process.kill(pid, 'SIGCONT');
  } catch {
    // it has just ended
  }
}

/** Compiles the program. `remove` ends what was started. */
export async function installService(): Promise<Installed> {
  return installAt(await compile());
}

async function installAt(program: string): Promise<Installed> {
  const folder = await makeFolder('gamewright-service-');
  const dataDir = path.join(folder, 'data');
  const started: ChildProcess[] = [];

  const processes = async (): Promise<ServiceProcess[]> => {
    const found: ServiceProcess[] = [];
    for (const pid of await readdir('/proc')) {
      if (!/^\d+$/u.test(pid) || Number(pid) === process.pid) continue;
      const read = (file: string) => readFile(`/proc/${pid}/${file}`, 'utf8').catch(() => '');
      const command = await read('cmdline');
      // a zombie has neither
      if (((await read('environ')) + command).includes(dataDir)) found.push({ pid: Number(pid), command });
    }
    return found;
  };
  const nothingIsLeft = () =>
    until(async () => {
      const left = await processes();
      // one that a test paused ends once it goes on
      for (const { pid, command } of left) if (command.includes('--role=')) resume(pid);
      return left.length === 0;
    });
  const run: Installed['run'] = (script, args, env = {}) => {
    const child = spawn(process.execPath, [path.join(program, 'src', `${script}.js`), ...args], {
      env: { ...startOf(program), DATA_DIR: dataDir, PORT: '0', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    started.push(child);
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
    const exit = new Promise<{ code: number | null; signal: string | null }>((resolve) =>
      child.once('close', (code, signal) => resolve({ code, signal })),
    );
    return { child, exit, output: () => output };
  };

  return {
    folder,
    dataDir,
    beside: () => installAt(program),
    run,
    processes,
    async withService(work, env = {}, args = []) {
      const service = run('main', args, env);
      const { child, output } = service;
      try {
        await until(() => / is ready| listens on /u.test(output()) || child.exitCode !== null);
        if (child.exitCode !== null) throw new Error(`It did not start: ${output()}`);
        await work({ ...service, url: /http:\/\/[^\s"]+:\d+/u.exec(output())?.[0] ?? '' });
      } finally {
        if (child.exitCode === null && child.signalCode === null) child.kill('SIGKILL');
        await nothingIsLeft();
      }
    },
    async children(role) {
      const all = await processes();
      return all.filter(({ command }) => command.includes(`child.js\0--role=${role}`)).map(({ pid }) => pid);
    },
    async remove() {
      for (const child of started) if (child.exitCode === null && child.signalCode === null) child.kill('SIGKILL');
      await nothingIsLeft();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
