/** A kind of game has one name in a language, whoever says it. */
import { describe, expect, it } from 'vitest';
import { GENRES } from '../../src/generation/design.js';
import { kindName as nameOfGames } from '../../src/generation/games/told.js';
import { LANGUAGES } from '../../src/generation/languages/index.js';
import { kindName as nameOfGallery } from '../../src/public/words.js';
import { loaders, type Language } from '../../src/studio/web/messages/languages.js';

const english = LANGUAGES['en']!.texts.kinds;

/** Names that are the same in English: of a game that goes by its English name there, or of one that bears it everywhere. */
const SHARED = 0.4;

describe.each(Object.keys(loaders) as Language[])('in %s', (language) => {
  it('the Studio, the gallery and games call each kind the same', async () => {
    const { game } = await loaders[language]();
    for (const kind of GENRES) {
      const name = nameOfGames(kind, language);
      expect([kind, game.kinds[kind], game.kindOf(kind), nameOfGallery(kind, language)]).toEqual([
        kind,
        name,
        name,
        name,
      ]);
    }
  });

  it('each kind has a name, and no other kind has the same one', () => {
    const names = GENRES.map((kind) => nameOfGames(kind, language));
    expect(names.filter((name) => name.trim() === '' || name !== name.trim() || name.includes('_'))).toEqual([]);
    const lower = names.map((name) => name.toLowerCase());
    expect(lower.filter((name, i) => lower.indexOf(name) !== i)).toEqual([]);
  });

  it.skipIf(language === 'en')('most have a name of the language’s own', () => {
    const same = GENRES.filter((kind) => nameOfGames(kind, language) === english[kind]);
    expect(same.length / GENRES.length).toBeLessThan(SHARED);
  });
});

it('German lands no "Landespiel", which would be a game of a country', () =>
  expect(nameOfGames('lander', 'de')).toBe('Landeanflug'));
