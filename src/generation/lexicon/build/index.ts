/**
 * `npm run lexicon`: writes the word lists in `src/generation/lexicon/data/` from Unicode CLDR annotations (words for pictures), WordNet (what an
 * undrawable noun is a kind of) and the picture set's own names; with `--check` it only says whether they are current. Run after an update of one of the three.
 */
import { Buffer } from 'node:buffer';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fieldOf } from '../bloom.js';
import { groupOf } from './drawable.js';
import { englishNouns } from './english-nouns.js';
import { hypernymList } from './hypernyms.js';
import { moduleOf } from './module-text.js';
import { readPictures } from './pictures.js';
import { wordnetFolder } from './sources.js';
import { wordList } from './word-list.js';
import { readNouns, readTagged, readWords } from './wordnet.js';

/** Languages compiled, the ones with own texts first. */
const LANGUAGES = 'en es de fr pt it ja zh ru ar ko nl pl tr uk sv cs id vi hi th'.split(' ');
const CLDR = 'Unicode CLDR annotations (Unicode-3.0)';
const WORDNET = 'WordNet 3.1 (WordNet licence)';

/** The module of a list that this command makes. */
const made = (source: string, lines: readonly string[]): string =>
  moduleOf(`Made by \`npm run lexicon\` from ${source}. Don't edit.`, lines);

/** File name → its text, for every list. */
function makeLists(): Map<string, string> {
  const pictures = readPictures();
  const wordnet = wordnetFolder();
  const nouns = readNouns(wordnet);
  const tagged = readTagged(wordnet);
  const isNoun = (word: string): boolean => {
    const [noun, other] = tagged.get(word) ?? [0, 0];
    const [sense = ''] = nouns.senses.get(word) ?? [];
    return noun > other && groupOf(nouns.synsets.get(sense)?.lex) !== undefined;
  };
  const words = new Map(LANGUAGES.map((language) => [language, wordList(language, pictures, isNoun)]));
  const english = words.get('en') ?? [];
  const hypernyms = hypernymList(pictures, english, nouns);
  const named = pictures.map(({ name, sort, emoji }) => `${name} ${sort} ${emoji}`);
  return new Map([
    ['pictures.ts', made('fluent-emoji-flat (MIT): picture, what it shows, emoji', named)],
    ...[...words].map(([language, rows]): [string, string] => {
      const lines = rows.map(({ picture, names, keywords }) => `${picture}:${names.join('|')};${keywords.join('|')}`);
      return [`words-${language}.ts`, made(CLDR, lines)];
    }),
    ['hypernyms.ts', made(WORDNET, hypernyms)],
    ['nouns-en.ts', made(WORDNET, englishNouns(nouns, english, hypernyms, isNoun))],
    ['english.ts', made(WORDNET, [Buffer.from(fieldOf(readWords(wordnet))).toString('base64')])],
  ]);
}

const folder = path.resolve('src/generation/lexicon/data');
const lists = makeLists();
if (process.argv.includes('--check')) {
  for (const [file, text] of lists) {
    const kept = await readFile(path.join(folder, file), 'utf8').catch(() => '');
    if (kept === text) continue;
    process.stderr.write(
      `${path.relative('.', path.join(folder, file))} is not what its sources say: run "npm run lexicon" and commit it.\n`,
    );
    process.exitCode = 1;
  }
} else {
  await mkdir(folder, { recursive: true });
  for (const [file, text] of lists) await writeFile(path.join(folder, file), text);
}
