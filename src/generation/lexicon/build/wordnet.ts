/** A folder of WordNet's files, read as they stand: the noun's senses and what they are kinds of, how common a word is as a noun, all single words. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A sense: the words that share it, and the more general senses above it. */
export interface Synset {
  readonly words: readonly string[];
  /** number of the lexicographer's file that it stands in */
  readonly lex: number;
  readonly up: readonly string[];
}

export interface Nouns {
  readonly synsets: ReadonlyMap<string, Synset>;
  /** lemma → its senses, the commonest first */
  readonly senses: ReadonlyMap<string, readonly string[]>;
}

const lines = (folder: string, file: string): string[] => readFileSync(join(folder, file), 'utf8').split('\n');
const spaced = (lemma: string | undefined): string => (lemma ?? '').replaceAll('_', ' ');

/** Every noun, from `data.noun` and `index.noun`. */
export function readNouns(folder: string): Nouns {
  const synsets = new Map<string, Synset>();
  for (const line of lines(folder, 'data.noun')) {
    if (!/^\d{8} /u.test(line)) continue;
    const fields = (line.split(' | ')[0] ?? '').split(' ');
    const words = Number.parseInt(fields[3] ?? '0', 16);
    const pointers = fields.slice(4 + words * 2);
    const up: string[] = [];
    for (let i = 1; i + 3 < pointers.length; i += 4)
      if (pointers[i] === '@' || pointers[i] === '@i') up.push(pointers[i + 1] ?? '');
    synsets.set(fields[0] ?? '', {
      words: Array.from({ length: words }, (_, i) => spaced(fields[4 + i * 2])),
      lex: Number(fields[1]),
      up,
    });
  }
  const senses = new Map<string, string[]>();
  for (const line of lines(folder, 'index.noun')) {
    if (line.startsWith(' ') || line === '') continue;
    const fields = line.trim().split(' ');
    senses.set(spaced(fields[0]), fields.slice(6 + Number(fields[3])));
  }
  return { synsets, senses };
}

/** Word → how often it was tagged in WordNet's texts: as a noun, as anything else. */
export function readTagged(folder: string): Map<string, readonly [noun: number, other: number]> {
  const tagged = new Map<string, [number, number]>();
  for (const line of lines(folder, 'index.sense')) {
    const match = /^([^%]+)%(\d)\S* \d+ \d+ (\d+)/u.exec(line);
    if (!match) continue;
    const word = spaced(match[1]);
    const counts = tagged.get(word) ?? [0, 0];
    counts[match[2] === '1' ? 0 : 1] += Number(match[3]) + 1;
    tagged.set(word, counts);
  }
  return tagged;
}

/** Every single word of 3 to 16 letters, of any part of speech. */
export function readWords(folder: string): Set<string> {
  const words = new Set<string>();
  for (const part of ['noun', 'verb', 'adj', 'adv'])
    for (const line of lines(folder, `index.${part}`))
      if (/^[a-z]{3,16} /u.test(line)) words.add(line.slice(0, line.indexOf(' ')));
  return words;
}
