/**
 * Every kind at a glance: `npm run bench:kinds [-- --seeds=50 kind …]`. Plays each without a browser and prints the bot's wins at easy, normal and hard,
 * the median seconds that it takes, what a frame costs (mean and worst, microseconds of this thread), the longest that a level takes to make, how long
 * a first-time player lasts at normal and at hard, and the bytes of a page, plain and as they travel. The same seeds give the same wins; times are this machine's.
 * `--page=docs/kinds.md` puts each row into that page as soon as it is measured, where rows of other kinds stay; `--missing` leaves out kinds that have one.
 */
import { brotliCompressSync, constants } from 'node:zlib';
import { DIFFICULTIES, type GameDesign, type Genre } from '../../src/generation/design.js';
import { KINDS, supported } from '../../src/generation/genres/index.js';
import { Play } from '../../src/generation/kit/play.js';
import type { Kind } from '../../src/generation/kit/types.js';
import { rebuildGame } from '../../src/generation/rebuild.js';
import { designLike, penguin } from '../generation/designs.js';
import { newcomerMedian } from '../generation/newcomer.js';
import { limitOf } from '../generation/play-alone.js';
import { putRow, rowsOf, standing, tableRow } from './kinds-page.js';

const COLUMNS = [
  'easy',
  'normal',
  'hard',
  'of',
  'won in',
  'newcomer',
  'at hard',
  'µs/frame',
  'worst µs',
  'made ms',
  'page KB',
  'sent KB',
];

const wanted = process.argv.slice(2);
const option = (name: string): string | undefined =>
  wanted.find((word) => word.startsWith(`--${name}=`))?.slice(name.length + 3);
const seeds = Number(option('seeds') ?? 50);
const page = option('page');
const all = supported().map(({ genre }) => genre);
const measured = wanted.includes('--missing') && page !== undefined ? rowsOf(standing(page), COLUMNS) : new Map();
const kinds = all
  .filter((genre) => wanted.every((word) => word.startsWith('--')) || wanted.includes(genre))
  .filter((genre) => !measured.has(genre));

interface Run {
  readonly won: boolean;
  readonly seconds: number;
  readonly micros: number;
  readonly worst: number;
  readonly made: number;
}

/** One run to its end by the bot. */
function play(kind: Kind, design: GameDesign, seed: number): Run {
  const began = performance.now();
  const game = new Play<unknown>(kind, { design: { ...design, seed }, seed, ease: 0, pictures: {} });
  game.begin();
  game.botMode = 'win';
  const made = performance.now() - began;
  const limit = limitOf(kind, design);
  let [worst, spent, frames] = [0, 0, 0];
  for (; frames < limit && game.phase === 'play'; frames++) {
    const from = performance.now();
    game.tick();
    const took = performance.now() - from;
    spent += took;
    worst = Math.max(worst, took);
  }
  return {
    won: (game.phase as string) === 'win',
    seconds: frames / 60,
    micros: (spent * 1000) / Math.max(1, frames),
    worst: worst * 1000,
    made,
  };
}

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;
const most = (numbers: readonly number[]): number => Math.max(...numbers);

const plainRow = (genre: string, cells: readonly string[]): string =>
  genre.padEnd(17) + cells.map((cell, i) => cell.padStart((COLUMNS[i]?.length ?? 0) + 2)).join('');

console.log(plainRow('kind', COLUMNS));
for (const genre of kinds) {
  const cells = await measure(genre);
  console.log(plainRow(genre, cells));
  if (page !== undefined) putRow(page, { kinds: all, columns: COLUMNS, kind: genre, row: tableRow(genre, cells) });
}

/** The cells of a kind, in the order of the columns. */
async function measure(genre: Genre): Promise<string[]> {
  const kind = (KINDS[genre] as { kind: Kind }).kind;
  const design = designLike(penguin, { genre, rules: [] });
  const byLevel = DIFFICULTIES.map((difficulty) =>
    Array.from({ length: seeds }, (_, i) => play(kind, { ...design, difficulty }, (i + 1) * 7919)),
  );
  const runs = byLevel.flat();
  // played it was already: a page that is tried once more may be taken as hung on a busy machine
  const seed = 7919;
  const files = await rebuildGame({ type: 'html', design: { ...design, seed }, manifest: { levelSeed: seed } });
  const page = files[0]?.bytes ?? Buffer.alloc(0);
  const sent = brotliCompressSync(page, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
  return [
    ...byLevel.map((some) => String(some.filter(({ won }) => won).length)),
    String(seeds),
    `${median(runs.filter(({ won }) => won).map(({ seconds }) => seconds)).toFixed(0)} s`,
    `${newcomerMedian(kind, design, seeds).toFixed(0)} s`,
    `${newcomerMedian(kind, { ...design, difficulty: 'hard' }, seeds).toFixed(0)} s`,
    (runs.reduce((sum, { micros }) => sum + micros, 0) / runs.length).toFixed(1),
    most(runs.map(({ worst }) => worst)).toFixed(0),
    most(runs.map(({ made }) => made)).toFixed(0),
    (page.length / 1000).toFixed(0),
    (sent.length / 1000).toFixed(0),
  ];
}
