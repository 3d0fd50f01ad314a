/**
 * Wiktionary's translations of the senses of WordNet 3.0, as the Open Multilingual Wordnet extracted them: a table a language
 * (`wn-wikt-rus.tab`), a line a translation: `02084071-n`, a tab, `rus:lemma`, a tab, `собака`.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Languages that get a list, by the code of their table. */
const TABLES: Readonly<Record<string, string>> = {
  ar: 'arb',
  de: 'deu',
  es: 'spa',
  fr: 'fra',
  hi: 'hin',
  id: 'ind',
  it: 'ita',
  ja: 'jpn',
  ko: 'kor',
  nl: 'nld',
  pl: 'pol',
  pt: 'por',
  ru: 'rus',
  tr: 'tur',
  uk: 'ukr',
  zh: 'cmn',
};

export const DICTIONARY_LANGUAGES: readonly string[] = Object.keys(TABLES);

export interface Translation {
  /** of a noun as `data.noun` has it, `02084071`; of any other word with its part of speech, `00006032-a` */
  readonly sense: string;
  readonly word: string;
}

/** A language's translations, in the order of its table. */
export interface Dictionary {
  /** spelled with the capitals of the language */
  readonly nouns: readonly Translation[];
  /** verbs (`-v`), adjectives (`-a`, `-s`) and adverbs (`-r`) in lower case */
  readonly others: readonly Translation[];
}

/** The table of one of the languages, below the folder of OMW's data. */
export function tableOf(folder: string, language: string): string {
  return path.join(folder, 'wns', 'wikt', `wn-wikt-${TABLES[language]}.tab`);
}

export function readDictionary(table: string): Dictionary {
  const nouns: Translation[] = [];
  const others: Translation[] = [];
  for (const line of readFileSync(table, 'utf8').split('\n')) {
    const [, offset = '', part = '', text = ''] = /^(\d{8})-([navrs])\t\w+:lemma\t(.+)$/u.exec(line.trim()) ?? [];
    const word = text.normalize('NFC');
    if (part === 'n') nouns.push({ sense: offset, word });
    else if (part !== '') others.push({ sense: `${offset}-${part}`, word: word.toLowerCase() });
  }
  return { nouns, others };
}

/** In how many of the languages a sense is translated, which says how common it is. */
export function coverageOf(dictionaries: Iterable<Dictionary>): (sense: string) => number {
  const counts = new Map<string, number>();
  for (const { nouns, others } of dictionaries)
    for (const sense of new Set([...nouns, ...others].map((translation) => translation.sense)))
      counts.set(sense, (counts.get(sense) ?? 0) + 1);
  return (sense) => counts.get(sense) ?? 0;
}
