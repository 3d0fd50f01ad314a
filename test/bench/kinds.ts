/**
 * Every kind at a glance: `npm run bench:kinds [-- --seeds=50 kind …]`. Plays each without a browser and prints the bot's wins at easy, normal and hard,
 * the median seconds that it takes, what a frame costs (mean and worst, microseconds of this thread), the longest that a level takes to make, how long
 * a first-time player lasts, and the bytes of a page. The same seeds give the same wins; times are this machine's.
 */
import { DIFFICULTIES, type GameDesign, type Genre } from '../../src/generation/design.js';
import { KINDS, supported } from '../../src/generation/genres/index.js';
import { Play } from '../../src/generation/kit/play.js';
import { copyPad, newPad } from '../../src/generation/kit/pad.js';
import type { Kind, Pad } from '../../src/generation/kit/types.js';
import { composeDesign } from '../../src/generation/providers/composer.js';
import { designLike, penguin } from '../generation/designs.js';
import { limitOf } from '../generation/play-alone.js';

const wanted = process.argv.slice(2);
const seeds = Number(wanted.find((word) => word.startsWith('--seeds='))?.slice(8) ?? 50);
const kinds = supported()
  .map(({ genre }) => genre)
  .filter((genre) => wanted.every((word) => word.startsWith('--')) || wanted.includes(genre));

/** frames after which a newcomer presses what the bot would have pressed, and out of how many half seconds one is spent looking */
const LATE = 18;
const LOOKS = 3;

interface Run {
  readonly won: boolean;
  readonly seconds: number;
  readonly micros: number;
  readonly worst: number;
  readonly made: number;
}

/** One run to its end, by the bot, or by the bot's hands as a newcomer has them: late, and idle a third of the time. */
function play(kind: Kind, design: GameDesign, seed: number, newcomer: boolean): Run {
  const began = performance.now();
  const game = new Play<unknown>(kind, { design: { ...design, seed }, seed, ease: 0, pictures: {} });
  game.begin();
  const made = performance.now() - began;
  const late: Pad[] = [];
  const limit = limitOf(kind, design);
  const wish = newPad();
  let [worst, spent, frames] = [0, 0, 0];
  for (; frames < limit && game.phase === 'play'; frames++) {
    const from = performance.now();
    if (newcomer) {
      kind.bot(game.session, game.session.state, wish);
      const then = newPad();
      copyPad(wish, then);
      late.push(then);
      const press = late.length > LATE ? late.shift() : undefined;
      const looks = Math.floor(frames / 30) % LOOKS === 0;
      game.tick((session) => copyPad(looks || !press ? newPad() : press, session.pad));
    } else {
      game.botMode = 'win';
      game.tick();
    }
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

console.log('kind            easy normal  hard of   won in   µs/frame  worst µs  made ms  newcomer  page KB');
for (const genre of kinds) console.log(await line(genre));

async function line(genre: Genre): Promise<string> {
  const kind = (KINDS[genre] as { kind: Kind }).kind;
  const design = designLike(penguin, { genre, rules: [] });
  const byLevel = DIFFICULTIES.map((difficulty) =>
    Array.from({ length: seeds }, (_, i) => play(kind, { ...design, difficulty }, (i + 1) * 7919, false)),
  );
  const all = byLevel.flat();
  const newcomers = Array.from({ length: 9 }, (_, i) => play(kind, design, (i + 1) * 104_729, true).seconds);
  const { files } = await composeDesign({ ...design, seed: 7919 }, 'quick_html', {
    signal: new AbortController().signal,
    report: () => {},
  });
  return [
    genre.padEnd(15),
    ...byLevel.map((runs) => String(runs.filter(({ won }) => won).length).padStart(5)),
    String(seeds).padStart(4),
    `${median(all.filter(({ won }) => won).map(({ seconds }) => seconds)).toFixed(0)} s`.padStart(8),
    (all.reduce((sum, { micros }) => sum + micros, 0) / all.length).toFixed(1).padStart(10),
    most(all.map(({ worst }) => worst))
      .toFixed(0)
      .padStart(9),
    most(all.map(({ made }) => made))
      .toFixed(0)
      .padStart(8),
    `${median(newcomers).toFixed(0)} s`.padStart(9),
    ((files[0]?.bytes.length ?? 0) / 1000).toFixed(0).padStart(8),
  ].join(' ');
}
