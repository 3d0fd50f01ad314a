/**
 * `npm run lexicon:nouns -- FOLDER_OF_OMW_DATA FOLDER_OF_WORDNET_3_0`: writes `src/generation/lexicon/data/nouns-xx.ts`, as
 * `NOUNS.md` beside them says. No package brings the two sources, so no check compares the files with them. Run after an update of
 * OMW's data; the lists also follow the words for pictures.
 */
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { coverageOf, DICTIONARY_LANGUAGES, readDictionary, tableOf } from './dictionary.js';
import { moduleOf } from './module-text.js';
import { meanings } from './noun-meaning.js';
import { nounLines } from './nouns.js';
import { otherLine } from './other-words.js';
import { readNouns } from './wordnet.js';

const SOURCE = 'From Wiktionary by way of the Open Multilingual Wordnet (CC BY-SA 3.0); NOUNS.md beside it says how.';
const USAGE = 'npm run lexicon:nouns -- FOLDER_OF_OMW_DATA FOLDER_OF_WORDNET_3_0';

/** Language → the text of its module. */
function makeLists(omw: string, wordnet: string): Map<string, string> {
  const nouns = readNouns(wordnet);
  const dictionaries = new Map(
    DICTIONARY_LANGUAGES.map((language) => [language, readDictionary(tableOf(omw, language))]),
  );
  const coverage = coverageOf(dictionaries.values());
  const meaningOf = meanings(nouns, coverage);
  return new Map(
    [...dictionaries].map(([language, dictionary]) => {
      const other = otherLine(language, dictionary, nouns, coverage);
      return [language, moduleOf(SOURCE, [other, ...nounLines(language, dictionary.nouns, meaningOf)])];
    }),
  );
}

/** What keeps the lists from being made, as a sentence; undefined where nothing does. */
function problemWith(omw: string, wordnet: string): string | undefined {
  const folder = [omw, wordnet].find((name) => !statSync(name, { throwIfNoEntry: false })?.isDirectory());
  if (folder !== undefined) return `There is no folder ${folder}.`;
  const index = path.join(wordnet, 'index.noun');
  const files = [path.join(wordnet, 'data.noun'), index, ...DICTIONARY_LANGUAGES.map((each) => tableOf(omw, each))];
  const file = files.find((name) => !statSync(name, { throwIfNoEntry: false })?.isFile());
  if (file !== undefined) return `There is no file ${file}.`;
  // the senses of another version have other numbers, which would translate words wrongly
  if (!/^ .*WordNet 3\.0 /mu.test(readFileSync(index, 'utf8'))) return `${index} is not of WordNet 3.0.`;
  return undefined;
}

/** A folder as it was named: npm runs scripts in the package's folder, not where the command was typed. */
const named = (folder: string): string => path.resolve(process.env['INIT_CWD'] ?? '', folder);

const folders = process.argv.slice(2).map(named);
const [omw, wordnet] = folders;
const problem =
  omw === undefined || wordnet === undefined || folders.length > 2
    ? `Name two folders: ${USAGE}`
    : problemWith(omw, wordnet);
if (omw === undefined || wordnet === undefined || problem !== undefined) {
  process.stderr.write(`${problem}\n`);
  process.exitCode = 2;
} else {
  for (const [language, text] of makeLists(omw, wordnet))
    writeFileSync(path.resolve('src/generation/lexicon/data', `nouns-${language}.ts`), text);
}
