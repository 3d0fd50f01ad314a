/** The table of games and what each language calls them. */
import { describe, expect, it } from 'vitest';
import { GENRES } from '../../../src/generation/design.js';
import { dictionaryOf } from '../../../src/generation/games/dictionary.js';
import { FITS } from '../../../src/generation/fits.js';
import { GAMES, parted, rowsOf } from '../../../src/generation/games/games.js';
import { GAME_ROWS } from '../../../src/generation/games/table.js';
import { kindName, whyTold } from '../../../src/generation/games/told.js';
import { LANGUAGES } from '../../../src/generation/languages/index.js';
import { isEnglish } from '../../../src/generation/lexicon/english.js';
import { pictureSort } from '../../../src/generation/lexicon/lexicon.js';
import { sortsOf } from '../../../src/generation/lexicon/sorts.js';
import { vocabularyOf } from '../../../src/generation/vocabulary/vocabulary.js';

const languages = Object.keys(LANGUAGES);
const LATIN = new Set('en es fr de pt it nl pl tr id'.split(' '));
const rowsIn = (language: string): string[][] => rowsOf(LANGUAGES[language]?.names ?? '');
const THINGS = sortsOf('animal', 'building', 'food', 'plant', 'nature', 'vehicle');
const plain = (name: string): string => name.replace(/^[~^]/u, '').toLowerCase();

describe('the table of games', () => {
  it('has a sound row for each of more than 200 games', () => {
    expect(GAMES.size).toBe(rowsOf(GAME_ROWS).length);
    expect(GAMES.size).toBeGreaterThan(200);
    for (const { id, kind, fit, where, name } of GAMES.values()) {
      expect(id).toMatch(/^[a-z0-9]+(?:_[a-z0-9]+)*$/u);
      expect(GENRES, id).toContain(kind);
      expect(FITS, id).toContain(fit);
      expect(['world', 'latin', 'local', 'folk'], id).toContain(where);
      expect(name, id).not.toMatch(/[~|]/u);
    }
  });

  it('has a game that is exactly that for every kind that is made', () => {
    const made = new Set([...GAMES.values()].flatMap(({ kind, fit }) => (fit === 'exact' ? [kind] : [])));
    expect(GENRES.filter((kind) => !made.has(kind))).toEqual([]);
  });

  it('marks the titles that are everyday English words', () => {
    const unmarked = [...GAMES.values()]
      .filter(({ where }) => where === 'world')
      .flatMap(({ name, others }) => {
        const marked = new Set(others.filter((one) => one.startsWith('~')).map(plain));
        return [name, ...others]
          .map(plain)
          .filter((one) => /^[a-z]+$/u.test(one) && isEnglish(one) && !marked.has(one));
      });
    // whom one plays there by that name, and what is hardly ever said of anything else
    expect(unmarked.filter((one) => !/^(?:mario|sonic|monopoly|scrabble|tetris|pong)$/u.test(one))).toEqual([]);
  });

  it('says a title in one place: the words for kinds repeat none of its brands', () => {
    const brands = new Set(
      [...GAMES.values()]
        .filter(({ where }) => where === 'world')
        .flatMap(({ name, others }) => [name, ...others].map(plain).filter((one) => !others.includes(`~${one}`))),
    );
    const repeated = Object.values(LANGUAGES).flatMap(({ kinds }) =>
      rowsOf(kinds).flatMap(([, cell]) => parted(cell).filter((word) => brands.has(word))),
    );
    expect([...new Set(repeated)]).toEqual([]);
  });
});

describe.each(languages)('%s', (language) => {
  it('names every game that has no name of its own everywhere', () => {
    const named = new Set(rowsIn(language).map(([id]) => id));
    const holes = [...GAMES.values()]
      .filter(({ where }) => where === 'local' || (where === 'latin' && !LATIN.has(language)))
      .map(({ id }) => id)
      .filter((id) => !named.has(id));
    expect(holes).toEqual([]);
  });

  it('names only games of the table, each once, in lines that can be read', () => {
    const ids = rowsIn(language).map(([id = '']) => id);
    expect(ids.filter((id) => !GAMES.has(id))).toEqual([]);
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
    for (const [id = '', cell = ''] of rowsIn(language)) {
      expect(cell.trim(), id).not.toBe('');
      expect(cell, id).not.toMatch(/[;|]/u);
      expect(`${id} | ${cell}`.length, id).toBeLessThanOrEqual(200);
    }
  });

  it('calls no two games by one name', () => {
    const owner = new Map<string, string>();
    const twice: string[] = [];
    for (const [id = '', cell] of rowsIn(language))
      for (const name of new Set(parted(cell).map(plain))) {
        const known = owner.get(name);
        if (known !== undefined) twice.push(`${name}: ${known}, ${id}`);
        owner.set(name, id);
      }
    expect(twice).toEqual([]);
  });

  it('marks names of one word that first of all say a thing: an animal, food, a vehicle, a place', () => {
    const { exact } = vocabularyOf(language);
    const things = [...dictionaryOf(language).names].filter(
      ([key, { words, everyday, own, game }]) =>
        words === 1 &&
        own &&
        !everyday &&
        game.family !== 'kind' &&
        (exact.entries.get(key) ?? []).some(
          ({ type, id, weight }) => type === 'picture' && weight >= 3 && THINGS.has(pictureSort(id)),
        ),
    );
    // pet names of games that nobody gives to the thing, and what one does with the animal
    expect(things.map(([key]) => key).filter((key) => !/^(?:танчики|рыбалка|钓鱼)$/u.test(key))).toEqual([]);
  });

  it('tells in a sentence what was made instead', () => {
    const made = kindName('memory', language);
    for (const told of ['near', 'far', 'unknown'] as const) {
      const sentence = whyTold(told, 'Sudoku', 'memory', language);
      expect(sentence).toContain('Sudoku');
      expect(sentence.toLowerCase()).toContain(made.toLowerCase());
      expect(sentence).not.toMatch(/[{}]/u);
      expect(sentence.length).toBeLessThan(130);
      expect(sentence === whyTold(told, 'Sudoku', 'memory', 'en')).toBe(language === 'en');
    }
  });
});
