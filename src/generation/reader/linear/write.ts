/** The module that holds a model's weights: written by `npm run meaning`, or compared by its `--check`. */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** What a training gives. */
type Trained = ReadonlyMap<string, readonly number[]>;

/** A feature a line: `feature`, a tab, and its weights by the place of their answer, `0:12 3:-7`. */
function moduleOf(weights: Trained, answers: readonly string[]): string {
  const lines = [...weights]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([feature, row]) => {
      const told = row.flatMap((weight, i) => (weight === 0 ? [] : [`${i}:${weight}`]));
      return `${feature}\t${told.join(' ')}`;
    });
  const head = `// Made by \`npm run meaning\` from the labelled prompts. Don't edit.`;
  return `${head}\nexport const answers = '${answers.join(' ')}';\nexport default \`${lines.join('\n')}\`;\n`;
}

/** Writes the file below the working directory; with `--check` it writes nothing, and the process fails where the file differs. */
export async function writeWeights(file: string, weights: Trained, answers: readonly string[]): Promise<void> {
  const text = moduleOf(weights, answers);
  if (!process.argv.includes('--check')) return writeFile(path.resolve(file), text);
  if ((await readFile(path.resolve(file), 'utf8').catch(() => '')) === text) return;
  process.stderr.write(`${file} is not what its prompts say: run "npm run meaning" and commit it.\n`);
  process.exitCode = 1;
}
