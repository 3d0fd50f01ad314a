/**
 * `npm run eval`: reads every labelled prompt and prints how much of each label the design keeps.
 *
 *     npm run eval -- [--language de] [--author child] [--form short] [--set new|earlier] [--id de-child-03]
 *                     [--misses] [--json] [--floors] [--crossed author|language|part] [--folder other/prompts]
 *
 * `--misses` prints a line for each prompt of which anything is not as labelled; `--json` prints the lines of the table and
 * the misses as JSON; `--floors` writes `floors.json` a little below what all prompts score.
 */
import { parseArgs } from 'node:util';
import { crossed, HELD_OUT } from './crossed.js';
import { writeFloors } from './floors.js';
import { LABELLED, readLabels } from './labels.js';
import { percentile, run } from './run.js';
import { MEANING, MEASURES } from './score.js';
import { linesOf, tableText } from './table.js';

const { values } = parseArgs({
  options: {
    language: { type: 'string' },
    author: { type: 'string' },
    form: { type: 'string' },
    set: { type: 'string' },
    id: { type: 'string' },
    misses: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
    floors: { type: 'boolean', default: false },
    crossed: { type: 'string' },
    folder: { type: 'string', default: LABELLED },
  },
});
const is = (wanted: string | undefined, found: string): boolean => wanted === undefined || wanted === found;

const all = readLabels(values.folder);
const labels = all.filter(
  (label) =>
    is(values.language, label.language) &&
    is(values.author, label.author) &&
    is(values.form, label.form) &&
    is(values.set, label.tuned ? 'earlier' : 'new') &&
    is(values.id, label.id),
);
if (labels.length === 0) throw new Error('no labelled prompt is of that language, author, form, set and id');

const heldOut = HELD_OUT.find((one) => one === values.crossed);
if (values.crossed !== undefined && !heldOut) throw new Error(`--crossed is one of ${HELD_OUT.join(', ')}`);
if (values.floors && (labels.length < all.length || values.folder !== LABELLED || heldOut))
  throw new Error('floors are of all labelled prompts, read with the weights that are kept');

const { scores, milliseconds } = heldOut ? crossed(labels, heldOut) : run(labels);
const lines = linesOf(scores);
const time = { p50: percentile(milliseconds, 0.5), p95: percentile(milliseconds, 0.95) };
const missed = scores.filter(({ misses }) => misses.length > 0);

if (values.floors) writeFloors(lines);
if (values.json)
  console.log(
    JSON.stringify(
      { lines, milliseconds: time, misses: missed.map(({ label, misses }) => ({ id: label.id, misses })) },
      undefined,
      2,
    ),
  );
else {
  if (values.misses)
    for (const { label, misses } of missed)
      console.log(`${label.id}  ${label.prompt.slice(0, 160)}  →  ${misses.join('; ')}`);
  else {
    console.log(tableText(lines));
    console.log(`\nreading takes, of a processor, ${time.p50.toFixed(1)} ms (p50), ${time.p95.toFixed(1)} ms (p95)\n`);
    for (const measure of MEASURES) console.log(`${measure.padEnd(9)} ${MEANING[measure]}`);
  }
}
