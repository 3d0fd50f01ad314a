/** What a colour is said of: a thing, a side, the whole game; what stands in another one's place; and what is no colour at all. */
import { expect, test } from 'vitest';
import { reader } from '../../../src/generation/reader/index.js';
import { COLOURS } from '../../../src/generation/lexicon/colours.js';

const NAMES = new Map<string, string>(Object.entries(COLOURS).map(([name, value]) => [value, name]));
const nameOf = (value: string | undefined): string => NAMES.get(value ?? '') ?? value ?? '';

/** "purple of automobile", "green", "purple not green", "black mine". */
const colours = (prompt: string): string[] => {
  const brief = reader.read({ prompt });
  return brief.colours.map(({ value, look, as, of, side, instead }) =>
    [
      look ?? nameOf(value),
      as === 'thing' ? `of ${brief.things.find(({ id }) => id === of)?.is ?? 'nobody'}` : '',
      side ?? '',
      instead ? `not ${nameOf(instead)}` : '',
    ]
      .filter(Boolean)
      .join(' '),
  );
};

test.each([
  ['steer an orange boat through the rocks', ['orange of ship']],
  ['araba oyunu, arabam mor olsun', ['purple of automobile']],
  ['ein Rennspiel, mein Auto soll lila sein', ['purple of automobile']],
  ['un jeu de course, la voiture est verte', ['green of automobile']],
  ['赛车游戏，紫色的车', ['purple of automobile']],
  ['un trenino rosso che porta gli animali', ['red of locomotive']],
  ['Пусть он на синем тракторе вспашет поле', ['blue of tractor']],
  ['गुलाबी हाथी केले खाता है', ['pink of elephant']],
  ['Brettspiel mit großen Steinen in Gelb und Schwarz', ['yellow of rock', 'black of rock']],
])('of a thing: %s', (prompt, wanted) => expect(colours(prompt)).toEqual(wanted));

test.each([
  ['A runner for our oat drink. Green and cream.', ['green', 'cream']],
  ['gra na stronę, kolory zielony i czarny', ['green', 'black']],
  ['ウサギのゲーム。色は緑で', ['green']],
  ['plataformas con gatos, todo en morado', ['purple']],
  ['a maze with a blue background and cats', ['blue']],
  ['laberinto de conejos en colores pastel', ['pastel']],
])('of the whole game: %s', (prompt, wanted) => {
  expect(colours(prompt)).toEqual(wanted);
  const { scene } = reader.read({ prompt });
  expect(scene.colours.length + scene.looks.length).toBeGreaterThan(0);
});

test.each([
  ['Wordle, and make it purple instead of green', ['purple not green']],
  ['Wordle, lila statt grün', ['purple not green']],
  ['Wordle ama yeşil yerine mor olsun', ['purple not green']],
  ['Wordle, кольори синій і жовтий, не зелений', ['blue not green', 'yellow']],
])('instead of another one: %s', (prompt, wanted) => expect(colours(prompt)).toEqual(wanted));

test.each([
  ['tavla, benimkiler siyah bilgisayarınki yeşil', ['black mine', 'green theirs']],
  ['tron light cycles me red vs 3 bots blue', ['red mine', 'blue of robot theirs']],
])('of a side: %s', (prompt, wanted) => expect(colours(prompt)).toEqual(wanted));

test.each([
  'catch the oranges and lemons in a basket',
  'un jardin avec des roses et un chat',
  'un juego con una rosa y un gato',
  'een tuin met rozen en een kat',
  'der Vogel isst eine Orange und eine Zitrone',
  'red light green light with dolls',
  'уворачивайся от голубей',
])('is no colour: %s', (prompt) => expect(colours(prompt)).toEqual([]));

test.each([
  ['tetris lento en colores pastel', 'shortcake'],
  ['un jeu de lapins, couleur citron', 'lemon'],
  ['um jogo de coelhos, cor de laranja', 'tangerine'],
  ['ein Spiel mit Hasen, Farbe Flieder', 'lilac'],
])('names no thing beside a word for colour: %s', (prompt, thing) => {
  const { things, colours: said } = reader.read({ prompt });
  expect(said).toHaveLength(1);
  expect(things.map(({ is }) => is).filter((is) => is.includes(thing) || is.includes('cake'))).toEqual([]);
});

test('a cake is a cake where no colour is spoken of', () => {
  const { things, colours: said } = reader.read({ prompt: 'un juego donde un ratón come un pastel' });
  expect(said).toEqual([]);
  expect(things.some(({ word }) => word === 'pastel')).toBe(true);
});
