/**
 * A row of data is a line of at most 200 characters, so that a change of one entry shows as one. Template literals are left
 * out: they hold style sheets, scripts and documents in the form that goes out.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync, Visitor } from 'vite';
import { expect, test } from 'vitest';

const LONGEST = 200;
/** Made by commands, or lists of words that have a form of their own. */
const OTHERS = /(?:^|\/)(?:generated|lexicon\/data|generation\/reader|generation\/revise|generation\/vocabulary)\//u;

const sources = ['src', 'rest-compat', 'test'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => path.posix.join(folder, name))
    .filter((file) => /\.tsx?$/u.test(file) && !OTHERS.test(file)),
);

function longRows(file: string, text = readFileSync(file, 'utf8')): string[] {
  const found: string[] = [];
  // parsing is for the few files that have a long line
  if (!text.split('\n').some((line) => line.length > LONGEST)) return found;
  new Visitor({
    Literal({ start, end }) {
      if (end - start > LONGEST) found.push(`${file}: ${text.slice(start, start + 60)}…`);
    },
  }).visit(parseSync(file, text).program);
  return found;
}

test('no text or pattern of the sources is longer', () => {
  expect(sources.length).toBeGreaterThan(800);
  expect(sources.flatMap((file) => longRows(file))).toEqual([]);
});

test('one that is longer is found', () => {
  const row = 'word '.repeat(50);
  expect(longRows('row.ts', `const words = '${row}'; const names = /${row}/u; const style = \`${row}\`;`)).toHaveLength(
    2,
  );
});
