/**
 * What each kind draws of its cast, by its bots: `npm run shows` writes the table `src/generation/genres/speech.shown.ts`, and with names of kinds only
 * their rows; `npm run shows:check` compares it with what is measured, and has exit code 1 where a row differs. Some five minutes for all.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import type { Genre } from '../../src/generation/design.js';
import { supported } from '../../src/generation/genres/index.js';
import { SHOWN } from '../../src/generation/genres/speech.shown.js';
import { shownText } from '../../src/generation/genres/speech.shown.types.js';
import { measure, modesOf } from '../generation/shown.js';

const FILE = 'src/generation/genres/speech.shown.ts';
const MARK = 'export const SHOWN';
const args = process.argv.slice(2);
const isCheck = args.includes('--check');
const wanted = args.filter((arg) => !arg.startsWith('--'));

/** A mode is named where it differs from the plain game. */
function rowsOf(genre: Genre): Record<string, string> {
  const [plain = '', ...others] = modesOf(genre).map((mode) => shownText(measure(genre, mode)));
  const named = modesOf(genre)
    .slice(1)
    .map((mode, at): [string, string] => [mode!, others[at]!]);
  return { plain, ...Object.fromEntries(named.filter(([, row]) => row !== plain)) };
}

const table: Record<string, Record<string, string>> = { ...SHOWN };
for (const { genre } of supported()) {
  if (wanted.length > 0 && !wanted.includes(genre)) continue;
  const before = JSON.stringify(table[genre]);
  const rows = rowsOf(genre);
  if (JSON.stringify(rows) !== before) {
    console.log(`${genre}: ${before} is ${JSON.stringify(rows)}`);
    if (isCheck) process.exitCode = 1;
  }
  table[genre] = rows;
}
if (!isCheck) {
  const head = readFileSync(FILE, 'utf8').split(MARK)[0];
  const lines = Object.entries(table).map(([genre, rows]) => {
    const modes = Object.entries(rows).map(([mode, row]) => `${mode}: '${row}'`);
    const one = `  ${genre}: { ${modes.join(', ')} },`;
    return one.length <= 120 ? one : `  ${genre}: {\n${modes.map((mode) => `    ${mode},\n`).join('')}  },`;
  });
  writeFileSync(FILE, `${head}${MARK}: ShownTable = {\n${lines.join('\n')}\n};\n`);
}
