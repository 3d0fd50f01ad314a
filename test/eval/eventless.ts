/**
 * `npm run eval:eventless`: of the labelled things of each language, how many stand at no event at all, as object, as subject
 * or tied to one by a small word: the verb beside them is in no list of `languages/xx/frames.ts`.
 *
 *     npm run eval:eventless -- [--folder other/prompts]
 */
import { parseArgs } from 'node:util';
import { readExamples, type Example } from '../../src/generation/reader/meaning/build/labels.js';

const { values } = parseArgs({ options: { folder: { type: 'string', default: 'test/generation/prompts' } } });

interface Count {
  things: number;
  eventless: number;
}

/** What one prompt adds: only things with a part are counted. */
function add(count: Count, { layout, labels }: Example): void {
  for (const { mention, slots } of layout.places) {
    if (!labels.has(mention)) continue;
    count.things += 1;
    if ((slots.object ?? slots.subject ?? slots.tied) === undefined) count.eventless += 1;
  }
}

const all: Count = { things: 0, eventless: 0 };
const languages = new Map<string, Count>();
for (const example of readExamples(values.folder)) {
  const own = languages.get(example.language) ?? { things: 0, eventless: 0 };
  languages.set(example.language, own);
  add(own, example);
  add(all, example);
}

const line = (name: string, { things, eventless }: Count): string =>
  `${name.padEnd(6)}${String(things).padStart(7)}${String(eventless).padStart(11)}${((100 * eventless) / things).toFixed(1).padStart(8)}`;
console.log(`${''.padEnd(6)} things  eventless       %`);
console.log(line('all', all));
for (const [name, count] of [...languages].toSorted(([a], [b]) => (a < b ? -1 : 1))) console.log(line(name, count));
