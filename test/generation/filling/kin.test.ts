/** Boards of many pictures: what the prompt names comes first, things of its sort follow, and nothing of another sort is among them. */
import { describe, expect, it } from 'vitest';
import { THEMES, type GameDesign, type Genre } from '../../../src/generation/design.js';
import { FAMILIES } from '../../../src/generation/filling/families.js';
import { boardOf, FAMILY_PICTURES, isCalled, kinOf, suited } from '../../../src/generation/filling/kin.js';
import { isBeing } from '../../../src/generation/filling/things.js';
import { growth } from '../../../src/generation/genres/board/merge-grid-state.js';
import { faces } from '../../../src/generation/genres/memory/state.js';
import { isPicture, pictureSort } from '../../../src/generation/lexicon/lexicon.js';
import { labelOf } from '../../../src/generation/lexicon/labels.js';
import { randomOf } from '../../../src/generation/random.js';
import { readPrompt } from '../../../src/generation/read-prompt.js';

const designOf = (prompt: string, genre: Genre, seed = 7): GameDesign =>
  readPrompt({ prompt, seed, supported: [genre] });
const shownOf = ({ cast }: GameDesign): string[] => cast.items.map(({ sprite }) => sprite);
const sortsIn = (pictures: readonly string[]): string[] => [...new Set(pictures.map(pictureSort))].toSorted();

const room = (name: keyof typeof FAMILIES): ReadonlySet<string> =>
  new Set(Object.values<string>(FAMILIES[name]).flatMap((pictures) => pictures.split(' ')));

describe('a family', () => {
  const all = Object.values(FAMILIES).flatMap((families) => Object.entries<string>(families));

  it.each(all)('of %s is of eight pictures and more, each one of the set, and none twice', (_name, pictures) => {
    const list = pictures.split(' ');
    expect(list.filter((picture) => !isPicture(picture))).toEqual([]);
    expect(new Set(list).size).toBe(list.length);
    expect(list.length).toBeGreaterThanOrEqual(8);
    expect(list.length).toBeLessThanOrEqual(18);
  });

  it('has a name of its own', () => {
    expect(new Set(all.map(([name]) => name)).size).toBe(all.length);
  });

  it('is there for what stands in every theme', () => {
    for (const theme of THEMES) {
      const board = boardOf(theme, undefined, 12, randomOf(7, theme));
      expect({ theme, many: new Set(board).size >= 12 }).toEqual({ theme, many: true });
    }
  });
});

describe('what goes with things', () => {
  it('is of the family that has them furthest ahead', () => {
    expect(kinOf(['dumpling'], 'kitchen').slice(0, 3)).toEqual(['sushi', 'rice-ball', 'steaming-bowl']);
    expect(kinOf(['candy'], 'haunted')[0]).toBe('lollipop');
    expect(kinOf(['christmas-tree'], 'ice')[0]).toBe('santa-claus');
  });

  it('is of the one family that has them all', () => {
    expect(kinOf(['bread', 'cheese-wedge'], 'kitchen').slice(0, 2)).toEqual(['egg', 'bacon']);
    expect(kinOf(['cat', 'dog', 'rabbit'], 'home').slice(0, 2)).toEqual(['hamster', 'parrot']);
  });

  it('is of each of several in turn', () => {
    expect(kinOf(['red-apple', 'trumpet'], 'home').slice(0, 4)).toEqual(['guitar', 'banana', 'drum', 'strawberry']);
  });

  it('goes on with the next family, and with nobody who lives among things', () => {
    for (const picture of new Set(FAMILY_PICTURES)) {
      const kin = kinOf([picture], 'home');
      expect({ picture, many: kin.length >= 11, twice: kin.includes(picture) }).toMatchObject({
        many: true,
        twice: false,
      });
    }
    expect(kinOf(['hammer'], 'home').filter(isBeing)).toEqual([]);
    expect(kinOf(['red-apple'], 'garden').every((picture) => room('food').has(picture))).toBe(true);
    expect(suited(['t-shirt'], ['rat', 'fountain', 'socks'])).toEqual(['fountain', 'socks']);
    expect(suited(['cat'], ['rat', 'socks'])).toEqual(['rat', 'socks']);
  });

  it('is of the theme where no family has it', () => {
    const kin = kinOf([labelOf('xyzzy')], 'home');
    expect(kin).toContain('books');
    expect(sortsIn(kin)).toEqual(['object']);
  });

  it('goes by what is near the noun of a label', () => {
    expect(kinOf([labelOf('bassoon')], 'home')[0]).toBe('guitar');
  });

  it('is called by a word of the language, or left out', () => {
    expect([
      isCalled('smiling-cat-with-heart-eyes', 'fr'),
      isCalled('dumpling', 'hi'),
      isCalled('dumpling', 'en'),
    ]).toEqual([false, false, true]);
  });
});

describe('a board', () => {
  it.each([
    ['2048 with dumplings', 'merge_grid', 'food', 11],
    ['a memory game with 12 pairs of clothes', 'memory', 'wear', 12],
    ['Memory mit Socken', 'memory', 'wear', 12],
    ['a drop and merge game with vegetables', 'merge_drop', 'food', 9],
    ['gioco memory con attrezzi da lavoro', 'memory', 'house', 12],
    ['memory con coches y autobuses', 'memory', 'vehicles', 12],
    ['un juego de combinar tres con frutas', 'match3', 'food', 6],
    ['simon says with musical instruments', 'simon_says', 'play', 5],
  ] as const)('of "%s" is of one room', (prompt, genre, name, many) => {
    for (const seed of [1, 2, 3]) {
      const shown = shownOf(designOf(prompt, genre, seed));
      expect({ seed, other: shown.filter((picture) => !room(name).has(picture)) }).toEqual({ seed, other: [] });
      expect(shown).toHaveLength(many);
    }
  });

  it('has first what the prompt names, in its order', () => {
    const prompt = 'memory with apple, banana, cherry, grapes, lemon, pear, peach, mango, kiwi, melon';
    const { cast } = designOf(prompt, 'memory');
    expect(cast.items.filter(({ from }) => from === 'prompt').map(({ sprite }) => sprite)).toEqual(
      'red-apple banana cherries grapes lemon pear peach mango kiwi-fruit melon'.split(' '),
    );
    expect(cast.items.slice(10).every(({ sprite }) => room('food').has(sprite))).toBe(true);
  });

  it('has nobody who is refused', () => {
    expect(shownOf(designOf('a memory game with fruit, but no bananas', 'memory'))).not.toContain('banana');
  });

  it('is the same for the same seed, and another for another one', () => {
    const of = (seed: number): string[] => shownOf(designOf('memory in the kitchen', 'memory', seed));
    expect(of(3)).toEqual(of(3));
    expect(new Set([1, 2, 3, 4, 5, 6].map((seed) => of(seed).join(' '))).size).toBeGreaterThan(2);
  });

  it.each(['memory', 'merge_drop', 'merge_grid'] as const)('of %s in a kitchen is of foods', (genre) => {
    for (const seed of [1, 2, 3, 4]) {
      const shown = shownOf(
        designOf(
          `${genre === 'memory' ? 'memory' : genre === 'merge_grid' ? '2048' : 'suika'} in the kitchen`,
          genre,
          seed,
        ),
      );
      expect({ seed, other: shown.filter((picture) => !room('food').has(picture)) }).toEqual({ seed, other: [] });
    }
  });

  it('of a game of fruit that names none is of fruit', () => {
    const fruit = new Set(FAMILIES.food.fruit.split(' '));
    expect(shownOf(designOf('スイカゲーム', 'merge_drop')).every((picture) => fruit.has(picture))).toBe(true);
    expect(shownOf(designOf('fruit ninja', 'reaction')).every((picture) => fruit.has(picture))).toBe(true);
  });

  it('of numbers stays one', () => {
    expect(growth(designOf('2048', 'merge_grid'), 11).pictures).toBe(false);
  });
});

describe('what is on tiles', () => {
  it('grows from thing to thing, each once, and ends in none of another sort', () => {
    const { row, pictures } = growth(designOf('2048 with dumplings', 'merge_grid'), 11);
    expect(pictures).toBe(true);
    expect(new Set(row.map(({ sprite }) => sprite)).size).toBe(11);
    expect(row.filter(({ sprite }) => !room('food').has(sprite))).toEqual([]);
  });

  it('of a memory are its things alone, where they are many', () => {
    const design = designOf('a memory game with 12 pairs of clothes', 'memory');
    expect(faces(design).map(({ sprite }) => sprite)).toEqual(shownOf(design));
  });
});
