/**
 * `npm run composer:report [-- prompts.json] [--out page.html] [--seed 42] [--only id,id]`: a game for every prompt of a file, and one page
 * that shows how each was read, how it looks, and which goals are met. Without Chromium what needs one is left open. One browser, about
 * 3 s a prompt. Exit code 1 where a prompt has neither a game nor an allowed refusal.
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Browser } from 'playwright-core';
import { subSeed } from '../../../src/generation/kit/random.js';
import type { GenerationProvider } from '../../../src/generation/provider.types.js';
import { createGenerator, warmUp } from '../../../src/generation/router.js';
import { FLAGS } from '../../helpers/browser.js';
import { compare } from './compare.js';
import { make, type Made } from './make.js';
import { reportPage, type Report } from './page.js';
import { difference, pixelsOf, small } from './pixels.js';
import { readJudged, readPrompts, type Prompt } from './prompts.js';
import { allowed, goals, judgedLines, type Pair, type Row } from './summary.js';
import { watch, type Seen } from './watch.js';

export interface Options {
  readonly file: string;
  readonly seed: number;
  /** ids; all where empty */
  readonly only: readonly string[];
  readonly executablePath: string;
  readonly log: (line: string) => void;
}

/** Makes the games and looks at them; writes nothing. */
export async function report({ file, seed, only, executablePath, log }: Options): Promise<Report> {
  const { set, prompts } = readPrompts(file);
  const judged = readJudged(file, set);
  const chosen = prompts.filter(({ id }) => only.length === 0 || only.includes(id));
  await warmUp();
  const made = await makeAll(createGenerator(), chosen, seed);
  const browser = existsSync(executablePath) ? await chromium.launch({ executablePath, args: FLAGS }) : undefined;
  if (!browser) log(`no Chromium at ${executablePath}: what needs one stays open`);
  const rows: Row[] = [];
  const shots = new Map<string, { title: string; play: string }>();
  const firsts: { id: string; kind: string; pixels: Buffer }[] = [];
  try {
    for (const one of made) {
      const { prompt, game } = one;
      const { seen, unseen } = await lookAt(browser, one);
      const comparison = compare(one, seen?.sprites);
      rows.push({ made: one, comparison, seen, unseen, judged: judgedLines(prompt, judged) });
      if (game && seen) {
        shots.set(prompt.id, { title: await small(seen.title), play: await small(seen.play) });
        firsts.push({ id: prompt.id, kind: game.design.genre, pixels: await pixelsOf(seen.first) });
      }
      log(`${prompt.id} ${game?.design.genre ?? one.refused?.status ?? one.failed} ${unseen ?? ''}`);
    }
  } finally {
    await browser?.close();
  }
  const pairs = firsts.flatMap((a, at) =>
    firsts
      .slice(at + 1)
      .filter(({ kind }) => kind === a.kind)
      .map((b): Pair => ({ a: a.id, b: b.id, kind: a.kind, part: difference(a.pixels, b.pixels) })),
  );
  pairs.sort((a, b) => a.part - b.part);
  return { name: `${basename(file)}, seed ${seed}`, rows, goals: goals(rows, browser && pairs), pairs, shots };
}

/** All of them before the browser starts, so that it does not slow their clock. */
async function makeAll(generator: GenerationProvider, prompts: readonly Prompt[], seed: number): Promise<Made[]> {
  const made: Made[] = [];
  // each run of the service has a seed of its own
  for (const prompt of prompts) made.push(await make(generator, prompt, subSeed(seed, prompt.text)));
  return made;
}

async function lookAt(
  browser: Browser | undefined,
  { prompt, game }: Made,
): Promise<{ seen: Seen | undefined; unseen: string | undefined }> {
  if (!browser || !game) return { seen: undefined, unseen: undefined };
  const names = prompt.expect.checks['js_undefined'];
  try {
    return { seen: await watch(browser, game, Array.isArray(names) ? names.map(String) : []), unseen: undefined };
  } catch (error) {
    return { seen: undefined, unseen: String(error).split('\n')[0] };
  }
}

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      out: { type: 'string', default: '.bench/report/index.html' },
      seed: { type: 'string', default: '42' },
      only: { type: 'string', default: '' },
    },
  });
  const found = await report({
    file: positionals[0] ?? 'test/generation/prompts/open.json',
    seed: Number(values.seed) >>> 0,
    only: values.only.split(',').filter(Boolean),
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    log: (line) => console.log(line),
  });
  mkdirSync(dirname(values.out), { recursive: true });
  writeFileSync(values.out, reportPage(found));
  for (const { name, wanted, found: figure, met } of found.goals)
    console.log(`${met === undefined ? '  ?' : met ? ' ok' : 'not'}  ${name}: ${figure} (wanted ${wanted})`);
  console.log(values.out);
  return found.rows.every(({ made }) => allowed(made)) ? 0 : 1;
}

if (import.meta.main) process.exitCode = await main();
