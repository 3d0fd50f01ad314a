/** Families of nouns of every day: each word leads to the picture of its family or to a label of its own, and no verb leads there. */
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../../src/generation/languages/index.js';
import { eachPhrase } from '../../../src/generation/languages/rows.js';
import { COMMON_NOUNS } from '../../../src/generation/lexicon/common-nouns.js';
import { labelOf } from '../../../src/generation/lexicon/labels.js';
import { LABELLED_FAMILIES, SHOWN_FAMILIES } from '../../../src/generation/lexicon/shown-families.js';
import { findMentions } from '../../../src/generation/reader/mentions.js';
import { normalise } from '../../../src/generation/vocabulary/normalise.js';
import { tokenise } from '../../../src/generation/vocabulary/tokens.js';

const picturesIn = (language: string, text: string): string[] =>
  findMentions(tokenise(normalise(text), language), language, false).mentions.map(({ picture }) => picture);

it.each([
  ['en', 'the djinns guard a rug', 'person-genie'],
  ['es', 'el herrero esquiva las almejas', 'oyster'],
  ['fr', 'esquive les moucherons', 'mosquito'],
  ['de', 'weiche den Schaben aus', 'cockroach'],
  ['pt', 'desvie dos pernilongos', 'mosquito'],
  ['it', 'raccogli i bulloni', 'nut-and-bolt'],
  ['nl', 'vang de rivierkreeften', 'shrimp'],
  ['pl', 'łap zimorodki i sikorki', 'bird'],
  ['tr', 'sincap lokumları, karideslerden kaç', 'shrimp'],
  ['ru', 'собирай гайки и болты', 'nut-and-bolt'],
  ['uk', 'собачка ловить горобців', 'bird'],
  ['ja', 'アコーディオンをあつめる', 'accordion'],
  ['zh', '躲开毛毛虫和蜈蚣', 'bug'],
  ['ko', '콘센트를 모아요', 'electric-plug'],
  ['hi', 'मटके उठाओ', 'amphora'],
  ['ar', 'اجمع الصواميل', 'nut-and-bolt'],
  ['id', 'kumpulkan mur dan stopkontak', 'electric-plug'],
])('%s: “%s” shows %s', (language, text, picture) => {
  expect(picturesIn(language, text)).toContain(picture);
});

it.each([
  ['en', 'collect the tambourines', 'tambourines'],
  ['es', 'recoge castañuelas', 'castañuelas'],
  ['fr', 'ramasse les castagnettes', 'castagnettes'],
  ['de', 'sammle Kastagnetten', 'Kastagnetten'],
  ['pt', 'pegue o berimbau', 'berimbau'],
  ['it', 'raccogli le nacchere', 'nacchere'],
  ['uk', 'збирай бандури', 'бандури'],
  ['id', 'kumpulkan angklung', 'angklung'],
])('%s: each word of “%s” has a label of its own: %s', (language, text, word) => {
  expect(picturesIn(language, text)).toContain(labelOf(word));
});

it.each([
  ['en', 'perch on the roof and deal the cards', 'fish'],
  ['es', 'un gato chico y una gata vieja', 'boy'],
  ['fr', 'rame vite vers la rive', labelOf('rame')],
  ['it', 'tira il dado', 'nut-and-bolt'],
  ['nl', 'een kat in een room', 'glass-of-milk'],
  ['pl', 'jest sum wiele', 'fish'],
  ['tr', 'genç bir kedi', 'person'],
  ['tr', 'dev örümcekten kaç', 'troll'],
  ['ru', 'это уж слишком', 'snake'],
  ['ja', '家のそばにいる', 'steaming-bowl'],
  ['ko', '죽을 때까지 달려요', 'steaming-bowl'],
  ['hi', 'घर बन गया', 'bread'],
  ['hi', 'जिन लोगों को बचाओ', 'person-genie'],
  ['ar', 'هو ملك حي', 'snake'],
  ['id', 'musuh itu buta', 'ogre'],
])('%s: “%s” shows no %s', (language, text, picture) => {
  expect(picturesIn(language, text)).not.toContain(picture);
});

describe('the table of families', () => {
  const families: string[] = [];
  for (const table of [SHOWN_FAMILIES, LABELLED_FAMILIES]) eachPhrase(table, (_, family) => families.push(family));

  it('names each once, and none that is a noun of its own', () => {
    expect(families.filter((one, at) => families.indexOf(one) !== at)).toEqual([]);
    expect(families.filter((one) => !COMMON_NOUNS.has(one))).toEqual([]);
  });

  it.each(Object.keys(LANGUAGES))('%s: has at least 480 words for them', (language) => {
    const words = new Set<string>();
    eachPhrase(LANGUAGES[language]?.commonNouns ?? '', (family, word) => {
      if (families.includes(family)) words.add(word);
    });
    expect(words.size).toBeGreaterThanOrEqual(480);
  });
});
