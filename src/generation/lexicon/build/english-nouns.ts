/**
 * English nouns that no picture shows, by WordNet: what sort of thing each is, so that a gondolier is somebody and a turnstile
 * something. What other languages have by translations, English has by the lists that these are of.
 */
import type { PictureWords } from './word-list.js';
import { groupOf, type NounGroup } from './drawable.js';
import type { Nouns } from './wordnet.js';

/** Lines `*sort:words`. What has a picture, or is near one, is left out; `isNoun` tells which words name things rather than deeds. */
export function englishNouns(
  { synsets, senses }: Nouns,
  words: readonly PictureWords[],
  hypernyms: readonly string[],
  isNoun: (word: string) => boolean,
): string[] {
  const known = new Set(
    words.flatMap(({ picture, names, keywords }) => [picture.replaceAll('-', ' '), ...names, ...keywords]),
  );
  for (const line of hypernyms) for (const word of line.slice(line.indexOf(':') + 1).split(/[;|]/u)) known.add(word);
  const found = new Map<NounGroup, string[]>();
  for (const [lemma, [sense = '']] of senses) {
    if (known.has(lemma) || !/^[a-z]{4,16}$/u.test(lemma) || !isNoun(lemma)) continue;
    const synset = synsets.get(sense);
    const group = groupOf(synset?.lex);
    if (!synset || !group) continue;
    // parts of bodies are those of who has them; a Latin name, a brand or a person's is no common noun
    if (group === 'body' || !synset.words.includes(lemma) || /idae$|aceae$/u.test(synset.words[0] ?? '')) continue;
    found.set(group, [...(found.get(group) ?? []), lemma]);
  }
  return [...found].sort(([a], [b]) => (a < b ? -1 : 1)).map(([group, list]) => `*${group}:${list.sort().join('|')}`);
}
