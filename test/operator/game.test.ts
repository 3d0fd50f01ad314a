/** `npm run game`: what it is told, what it prints, and what it opens. */
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createGenerator } from '../../src/generation/router.js';
import { en } from '../../src/studio/web/messages/en.js';
import { withApp } from '../helpers/app.js';
import { installProgram, type Ended, type Program } from '../helpers/program.js';

let program: Program;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'gamewright-game-'));
  program = await installProgram();
}, 120_000);

afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
});

interface Printed {
  readonly id: string;
  readonly parentRunId: string | null;
  readonly intent: string;
  readonly assetMode: string;
  readonly status: string;
  readonly file: string;
}

type Make = (args: readonly string[], env?: Readonly<Record<string, string>>) => Promise<Ended>;

/** The command as a user of its own calls it, at a gateway with a worker. */
const withCommand = (work: (make: Make) => Promise<void>): Promise<void> =>
  withApp(async ({ listen, signUp, withWorker }) => {
    const origin = await listen();
    const { email } = await signUp();
    const account = ['--url', origin, '--email', email, '--out', path.join(folder, 'games')];
    await withWorker(createGenerator(), () =>
      work((args, env = {}) =>
        program.run('operator/game', [...account, ...args], { GAMEWRIGHT_PASSWORD: `password of ${email}`, ...env }),
      ),
    );
  });

describe('npm run game', { timeout: 240_000 }, () => {
  test('prints a run as one line of JSON, and changes it by what is asked for', () =>
    withCommand(async (make) => {
      const first = await make(['--json', '--assets', 'procedural', 'a penguin platformer with double jump']);
      expect(first).toMatchObject({ code: 0 });
      expect(first.stdout.trim().split('\n')).toHaveLength(1);
      const run = JSON.parse(first.stdout) as Printed;
      expect(run).toMatchObject({ status: 'completed', parentRunId: null, assetMode: 'procedural' });
      expect(await readFile(run.file, 'utf8')).toMatch(/^<!doctype html>/iu);

      const second = await make(['--json', '--parent', run.id, '--intent', 'edit', 'five lives']);
      expect(second).toMatchObject({ code: 0 });
      expect(JSON.parse(second.stdout)).toMatchObject({ status: 'completed', parentRunId: run.id, intent: 'edit' });
    }));

  // a quick run may end before the command looks at it a second time
  test('has the Studio’s words for the stages', async () => {
    const source = await readFile('src/operator/game.ts', 'utf8');
    for (const [stage, words] of Object.entries(en.run.stages)) expect(source).toContain(`  ${stage}: '${words}',`);
  });

  test('tells what became of each wish, and opens the game', () =>
    withCommand(async (make) => {
      const opened = path.join(folder, 'opened');
      // what a desktop opens addresses with
      const opener = path.join(folder, 'xdg-open');
      await writeFile(opener, `#!/bin/sh\nprintf %s "$1" > ${opened}\n`);
      await chmod(opener, 0o755);
      const made = await make(['--open', 'a penguin platformer with double jump and an online leaderboard'], {
        PATH: `${folder}:${process.env['PATH']}`,
      });
      expect(made).toMatchObject({ code: 0 });
      expect(made.stdout).toMatch(/^ {2}done +double jump/mu);
      expect(made.stdout).toMatch(/^ {2}(?:not done|changed) +.*leaderboard/mu);
      const preview = /preview +(\S+)/u.exec(made.stdout)?.[1] ?? 'none';
      await expect.poll(() => readFile(opened, 'utf8').catch(() => '')).toBe(preview);
    }));

  test.each([
    [['--intent', 'nonsense', 'a penguin'], 5, 'intent'],
    [['--assets', 'nonsense', 'a penguin'], 5, 'assetMode'],
    [['--parent', '01980000-0000-7000-8000-000000000000', 'a penguin'], 5, 'not found'],
    [['--what', 'a penguin'], 2, '--what'],
    [[], 2, 'What should the game be?'],
  ])('refuses %j, and says what is wrong', (args, code, said) =>
    withCommand(async (make) => {
      const ended = await make(args);
      expect(ended).toMatchObject({ code, stdout: '' });
      expect(ended.stderr).toContain(said);
    }),
  );
});
