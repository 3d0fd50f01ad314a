/** Every language has words for all that English has words for, and for nothing that nobody reads. */
import { describe, expect, it } from 'vitest';
import { GENRES, MOODS, THEMES, TIMES_OF_DAY } from '../../../src/generation/design.js';
import { GAMES } from '../../../src/generation/games/games.js';
import { LANGUAGES } from '../../../src/generation/languages/index.js';
import type { Language } from '../../../src/generation/languages/language.types.js';
import { eachPhrase } from '../../../src/generation/languages/rows.js';
import { COMMON_NOUNS } from '../../../src/generation/lexicon/common-nouns.js';
import { isPicture } from '../../../src/generation/lexicon/lexicon.js';
import { vocabularyOf } from '../../../src/generation/vocabulary/vocabulary.js';
import { holesOf, idsOf } from './holes.js';

const english = LANGUAGES['en'] as Language;
const languages = Object.entries(LANGUAGES);

/** Sorts of things that may stand on a label. */
const SORTS = new Set('animal creature person vehicle food plant building nature object'.split(' '));
/** Pictures of all nouns of English. */
const pictures = new Set<string>();
for (const table of [english.ownThings, english.commonThings, english.gameThings, english.everydayThings])
  eachPhrase(table, (picture) => pictures.add(picture));

describe.each(languages)('%s', (code, language) => {
  it('has no hole', () => {
    expect(holesOf(code, language, english)).toEqual([]);
  });

  it('has a word for every picture that English names', () => {
    const named = new Set(
      [...vocabularyOf(code).exact.entries.values()].flat().flatMap(({ type, id }) => (type === 'picture' ? [id] : [])),
    );
    expect([...pictures].filter((picture) => !named.has(picture))).toEqual([]);
  });

  it('names every noun of every day, and no other', () => {
    expect(new Set(idsOf(language.commonNouns).keys())).toEqual(new Set(COMMON_NOUNS.keys()));
  });

  it('shows local nouns by pictures and sorts that there are', () => {
    const heads = [...idsOf(language.localNouns).keys()];
    expect(heads.filter((head) => !isPicture(head) && !SORTS.has(head))).toEqual([]);
  });

  it('names pictures that there are', () => {
    expect(Object.keys(language.pictureNames).filter((picture) => !isPicture(picture))).toEqual([]);
  });
});

it('shows nouns of every day by pictures that there are', () => {
  const pictures = [...COMMON_NOUNS.values()].flatMap(({ picture }) => (picture === undefined ? [] : [picture]));
  expect(pictures.filter((picture) => !isPicture(picture))).toEqual([]);
});

describe('English', () => {
  it('has words for every kind, theme, time and mood of a design', () => {
    const kinds = new Set([...idsOf(english.kinds).keys()].map((id) => id.split(' ')[0]));
    // a kind that people call by the name of one game stands in the table of games
    for (const { kind, fit } of GAMES.values()) if (fit === 'exact') kinds.add(kind);
    expect(kinds).toEqual(new Set<string | undefined>(GENRES));
    const scenery = new Set(idsOf(english.scenery).keys());
    for (const theme of THEMES) expect(scenery).toContain(`theme ${theme}`);
    for (const time of TIMES_OF_DAY) expect(scenery).toContain(`time ${time}`);
    for (const mood of MOODS) expect(scenery).toContain(`mood ${mood}`);
  });
});

describe('a hole', () => {
  const row = /^rule shield .*\n/mu;

  it.each<[string, Partial<Language>, string]>([
    ['a row that is missing', { rules: english.rules.replace(row, '') }, 'rules: rule shield is missing'],
    [
      'a row without words',
      { rules: english.rules.replace(row, 'rule shield | \n') },
      'rules: rule shield has no word',
    ],
    ['a table without rows', { noise: '' }, 'noise: noise is missing'],
    ['a row that nobody reads', { kinds: `${english.kinds}chess 12 | chess\n` }, 'kinds: nobody reads chess 12'],
    ['an empty list', { asks: { ...english.asks, win: [] } }, 'asks: win is empty'],
    ['a language told by no word', { gameTalk: ' ' }, 'gameTalk: empty'],
    ['a name cut short', { pictureNames: { fox: '/foxes' } }, 'pictureNames: fox is “/foxes”'],
  ])('is told: %s', (_, change, told) => {
    expect(holesOf('en', { ...english, ...change }, english)).toEqual([told]);
  });
});
