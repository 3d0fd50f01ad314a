/**
 * `npm run meaning`: writes `src/generation/reader/deeds/weights.ts` from the labelled prompts in `test/generation/prompts/`;
 * with `--check` it only says whether it is current.
 */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ANSWERS } from '../answers.js';
import { labelledExamples, writtenExamples } from './labels.js';
import { train } from './train.js';

const FILE = path.resolve('src/generation/reader/deeds/weights.ts');

/** A feature a line: `feature`, a tab, and its weights by the place of their answer, `0:12 3:-7`. */
function moduleOf(weights: ReadonlyMap<string, readonly number[]>): string {
  const lines = [...weights]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([feature, row]) => {
      const told = row.flatMap((weight, i) => (weight === 0 ? [] : [`${i}:${weight}`]));
      return `${feature}\t${told.join(' ')}`;
    });
  const head = `// Made by \`npm run meaning\` from the labelled prompts. Don't edit. Answers: ${ANSWERS.join(' ')}.`;
  return `${head}\nexport default \`${lines.join('\n')}\`;\n`;
}

const prompts = path.resolve('test/generation/prompts');
const text = moduleOf(train([...writtenExamples(prompts), ...labelledExamples(prompts)]));
if (!process.argv.includes('--check')) await writeFile(FILE, text);
else if ((await readFile(FILE, 'utf8').catch(() => '')) !== text) {
  process.stderr.write(
    'src/generation/reader/deeds/weights.ts is not what its prompts say: run "npm run meaning" and commit it.\n',
  );
  process.exitCode = 1;
}
