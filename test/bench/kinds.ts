/**
 * Every kind at a glance: `npm run bench:kinds [-- --seeds=50 kind …]`. Plays each without a browser and prints the bot's wins at easy, normal and hard,
 * the median seconds that it takes, what a frame costs (mean and worst, microseconds of this thread), the longest that a level takes to make, how long
 * a first-time player lasts at normal and at hard, and the bytes of a page, plain and as they travel. The same seeds give the same wins; times are this machine's.
 * With `--markdown` the table is docs/kinds.md.
 */
import { cpus } from 'node:os';
import { brotliCompressSync, constants } from 'node:zlib';
import { DIFFICULTIES, type GameDesign, type Genre } from '../../src/generation/design.js';
import { KINDS, supported } from '../../src/generation/genres/index.js';
import { Play } from '../../src/generation/kit/play.js';
import type { Kind } from '../../src/generation/kit/types.js';
import { composeDesign } from '../../src/generation/providers/composer.js';
import { designLike, penguin } from '../generation/designs.js';
import { LATE, newcomerMedian } from '../generation/newcomer.js';
import { limitOf } from '../generation/play-alone.js';

const wanted = process.argv.slice(2);
const seeds = Number(wanted.find((word) => word.startsWith('--seeds='))?.slice(8) ?? 50);
const kinds = supported()
  .map(({ genre }) => genre)
  .filter((genre) => wanted.every((word) => word.startsWith('--')) || wanted.includes(genre));

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

const COLUMNS = [
  'easy',
  'normal',
  'hard',
  'of',
  'won in',
  'µs/frame',
  'worst µs',
  'made ms',
  'newcomer',
  'at hard',
  'page KB',
  'sent KB',
];
const markdown = wanted.includes('--markdown');
const row = (genre: string, cells: readonly string[]): string =>
  markdown
    ? `| ${[genre, ...cells].join(' | ')} |`
    : genre.padEnd(17) + cells.map((cell, i) => cell.padStart((COLUMNS[i]?.length ?? 0) + 2)).join('');

if (markdown) console.log(heading());
console.log(row('kind', COLUMNS));
if (markdown)
  console.log(
    row(
      '---',
      COLUMNS.map(() => '---:'),
    ),
  );
for (const genre of kinds) console.log(row(genre, await measure(genre)));

/** What stands above the table: the command, the machine and the day. */
function heading(): string {
  const [processor] = cpus();
  return `<!-- Written by \`npm run docs:kinds\`. -->
# Every kind of game

Each kind is played without a browser by its bot, as many seeds a difficulty as **of** says. **easy, normal, hard**: wins. **won in**: the median of them.
**µs/frame** and **worst µs**: what a frame costs to think, in the mean and at most. **made ms**: the longest that a level takes to make.
**newcomer, at hard**: how long a first game lasts at normal and at hard, the median of as many seeds (the bot's hands, ${Math.round((LATE * 1000) / 60)} ms late and idle a third of the time; at most the kind's limit).
**page KB** and **sent KB**: the page, and what of it travels (brotli at 5). Wins are the same on each machine, times are this machine's.

${cpus().length} × ${processor?.model.trim() ?? 'processor'}, Node ${process.versions.node}, ${new Date().toISOString().slice(0, 10)}.
`;
}

/** The cells of a kind, in the order of the columns. */
async function measure(genre: Genre): Promise<string[]> {
  const kind = (KINDS[genre] as { kind: Kind }).kind;
  const design = designLike(penguin, { genre, rules: [] });
  const byLevel = DIFFICULTIES.map((difficulty) =>
    Array.from({ length: seeds }, (_, i) => play(kind, { ...design, difficulty }, (i + 1) * 7919)),
  );
  const all = byLevel.flat();
  const { files } = await composeDesign({ ...design, seed: 7919 }, 'quick_html', {
    signal: new AbortController().signal,
    report: () => {},
  });
  const page = files[0]?.bytes ?? Buffer.alloc(0);
  const sent = brotliCompressSync(page, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
  return [
    ...byLevel.map((runs) => String(runs.filter(({ won }) => won).length)),
    String(seeds),
    `${median(all.filter(({ won }) => won).map(({ seconds }) => seconds)).toFixed(0)} s`,
    (all.reduce((sum, { micros }) => sum + micros, 0) / all.length).toFixed(1),
    most(all.map(({ worst }) => worst)).toFixed(0),
    most(all.map(({ made }) => made)).toFixed(0),
    `${newcomerMedian(kind, design, seeds).toFixed(0)} s`,
    `${newcomerMedian(kind, { ...design, difficulty: 'hard' }, seeds).toFixed(0)} s`,
    (page.length / 1000).toFixed(0),
    (sent.length / 1000).toFixed(0),
  ];
}
