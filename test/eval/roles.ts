/**
 * `npm run eval:roles`: trains the parts anew without an author (or a language) and reads that author's prompts, for each of them, and
 * prints where things are lost on the way to their role.
 *
 *     npm run eval:roles -- [--by author|language] [--plain] [--language uk] [--loss unseen]
 *
 * `--plain` reads with the weights that are kept; `--loss` prints each thing that is lost that way.
 */
import { parseArgs } from 'node:util';
import { readExamples } from '../../src/generation/reader/meaning/build/labels.js';
import { train } from '../../src/generation/reader/meaning/build/train.js';
import { useWeights } from '../../src/generation/reader/meaning/read.js';
import { warmReader } from '../../src/generation/read-prompt.js';
import { foldsByAuthor, foldsByLanguage } from './folds.js';
import { readLabels } from './labels.js';
import { lossesOf, type Loss, type ThingLoss } from './role-loss.js';

const { values } = parseArgs({
  options: {
    by: { type: 'string', default: 'author' },
    plain: { type: 'boolean', default: false },
    language: { type: 'string' },
    loss: { type: 'string' },
  },
});

const SEED = 7;
const LOSSES: readonly Loss[] = ['right', 'unseen', 'refused', 'misread', 'lost'];

const labels = readLabels().filter(({ tuned }) => !tuned);
for (const language of new Set(labels.map((label) => label.language))) warmReader(language);
const found: ThingLoss[] = [];
if (values.plain) found.push(...labels.flatMap((label) => lossesOf(label, SEED)));
else {
  const examples = readExamples('test/generation/prompts');
  for (const { name, test } of values.by === 'language' ? foldsByLanguage(labels) : foldsByAuthor(labels)) {
    const out = new Set(test.map(({ id }) => id));
    const rest = examples.filter(
      ({ id, author, language }) => !out.has(id) && (values.by === 'language' ? language : author) !== name,
    );
    useWeights(train(rest));
    found.push(...test.flatMap((label) => lossesOf(label, SEED)));
  }
}

/** The things by what `nameOf` says of each, in the order of their names. */
function parted(things: readonly ThingLoss[], nameOf: (one: ThingLoss) => string): [string, ThingLoss[]][] {
  const groups = new Map<string, ThingLoss[]>();
  for (const one of things) groups.set(nameOf(one), [...(groups.get(nameOf(one)) ?? []), one]);
  return [...groups].toSorted(([a], [b]) => (a < b ? -1 : 1));
}

const share = (won: number, of: number): string => (of === 0 ? '–' : ((100 * won) / of).toFixed(1)).padStart(8);

function line(name: string, things: readonly ThingLoss[]): string {
  const prompts = parted(things, ({ label }) => label.id);
  const whole = prompts.filter(([, list]) => list.every(({ loss }) => loss === 'right')).length;
  const parts = LOSSES.map((loss) => share(things.filter((one) => one.loss === loss).length, things.length));
  return `${name.padEnd(12)}${String(things.length).padStart(6)}${parts.join('')}${share(whole, prompts.length)}`;
}

if (values.loss !== undefined)
  for (const { label, thing, loss, read, picture, design } of found)
    if (loss === values.loss && (values.language === undefined || label.language === values.language))
      console.log(
        `${label.id.padEnd(18)} ${thing.roles.join('/').padEnd(9)} ${thing.word} (${thing.noun}) as ${read || '-'} ${picture} in ${design.genre}  « ${label.prompt.slice(0, 150)}`,
      );
const byRole = ({ thing }: ThingLoss): string => thing.roles[0] ?? '';
console.log(`${''.padEnd(12)}     n${[...LOSSES, 'cast'].map((name) => name.padStart(8)).join('')}`);
console.log(line('all', found));
for (const [name, things] of parted(found, ({ label }) => label.language)) console.log(line(name, things));
console.log();
for (const [name, things] of parted(found, byRole)) console.log(line(name, things));
console.log();
const misread = found.filter(({ loss }) => loss === 'misread');
for (const [name, things] of parted(misread, byRole)) {
  const reads = parted(things, ({ read }) => read).toSorted(([, a], [, b]) => b.length - a.length);
  const told = reads.slice(0, 8).map(([read, list]) => `${read} ${list.length}`);
  console.log(`${name} read as ${told.join(', ')}`);
}
