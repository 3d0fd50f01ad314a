/**
 * A row of data is a line of at most 200 characters, so that a change of one entry shows as one. Template literals are left
 * out, since they hold style sheets, scripts and documents in the form that goes out; but those of the languages hold tables.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync, Visitor } from 'vite';
import { expect, test } from 'vitest';

const LONGEST = 200;
/** Made by commands. */
const OTHERS = /(?:^|\/)(?:generated|lexicon\/data)\/|\/weights\.ts$/u;
/** Tables with an entry a line. */
const TABLES = /generation\/languages\//u;
/** Where patterns for words of several languages remain: a pattern is no row. */
const PATTERNS = /generation\/(?:reader|revise)\/|speech\.ts$/u;

const sources = ['src', 'rest-compat', 'test'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => path.posix.join(folder, name))
    .filter((file) => /\.tsx?$/u.test(file) && !OTHERS.test(file)),
);

function longRows(file: string, text = readFileSync(file, 'utf8')): string[] {
  const found: string[] = [];
  const note = (row: string): number => found.push(`${file}: ${row.slice(0, 60)}…`);
  // parsing is for the few files that have a long line
  if (!text.split('\n').some((line) => line.length > LONGEST)) return found;
  new Visitor({
    Literal({ start, end, ...literal }) {
      if ('regex' in literal && PATTERNS.test(file)) return;
      if (end - start > LONGEST) note(text.slice(start, end));
    },
    TemplateLiteral({ start, end }) {
      if (!TABLES.test(file)) return;
      for (const row of text.slice(start, end).split('\n')) if (row.length > LONGEST) note(row);
    },
  }).visit(parseSync(file, text).program);
  return found;
}

test('no text, pattern or row of a table of the sources is longer', () => {
  expect(sources.length).toBeGreaterThan(800);
  expect(sources.flatMap((file) => longRows(file))).toEqual([]);
});

test('one that is longer is found', () => {
  const row = 'word '.repeat(50);
  const text = `const words = '${row}'; const names = /${row}/u; const style = \`${row}\`;`;
  expect(longRows('row.ts', text)).toHaveLength(2);
  expect(longRows('src/generation/languages/en/kinds.ts', text)).toHaveLength(3);
});
