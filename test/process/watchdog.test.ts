import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'esbuild';
import { expect, test } from 'vitest';

/** Runs `code` in a process of its own, with `startWatchdog` in scope; resolves with how it ended. */
async function run(code: string): Promise<string | number | null> {
  const folder = await mkdtemp(path.resolve('node_modules/.watchdog-'));
  try {
    const outfile = path.join(folder, 'main.mjs');
    const contents = `import { startWatchdog } from './src/process/watchdog.ts';\n${code}`;
    await build({
      stdin: { contents, resolveDir: process.cwd() },
      bundle: true,
      platform: 'node',
      format: 'esm',
      outfile,
    });
    const child = spawn(process.execPath, [outfile], { stdio: 'ignore' });
    return await new Promise((resolve) => child.once('exit', (status, signal) => resolve(signal ?? status)));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

test('a process whose event loop stands still is killed', async () => {
  expect(await run('startWatchdog(1); setTimeout(() => { for (;;); }, 100)')).toBe('SIGALRM');
});

test('a process that is busy now and then is not, and one that is done ends', async () => {
  const busy = `const stop = startWatchdog(1.5);
    const spin = () => { const end = Date.now() + 400; while (Date.now() < end); };
    let n = 0; const timer = setInterval(() => { spin(); if (++n === 6) { clearInterval(timer); process.exitCode = 7; } }, 30);`;
  expect(await run(busy)).toBe(7);
});
