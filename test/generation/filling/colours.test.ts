/** Colours that are asked for, in the design: who is drawn in them, whose side they are, what they stand for, and what is told of each. */
import { describe, expect, test } from 'vitest';
import { supported } from '../../../src/generation/genres/index.js';
import { COLOURS } from '../../../src/generation/lexicon/colours.js';

import { contrast, lchOf } from '../../../src/generation/oklch.js';
import { readPrompt } from '../../../src/generation/read-prompt.js';

const GENRES = supported().map(({ genre }) => genre);
const made = (prompt: string) => readPrompt({ prompt, seed: 7, supported: GENRES });
const told = (prompt: string): string[] =>
  made(prompt)
    .asks.filter(({ kind }) => kind === 'colour')
    .map(({ text, outcome }) => `${text}: ${outcome}`);

test.each([
  ['race game, my car should be purple, cops chase me', 'automobile', COLOURS.purple],
  ['araba oyunu, benim arabam mor olsun', 'automobile', COLOURS.purple],
  ['赛车游戏，紫色的车', 'automobile', COLOURS.purple],
  ['un jeu de course, la voiture est verte', 'automobile', COLOURS.green],
])('whose colour is said is drawn in it: %s', (prompt, sprite, colour) => {
  const { cast, theme } = made(prompt);
  expect(cast.hero).toMatchObject({ sprite, colour });
  expect(cast.enemies.some((one) => one.colour !== undefined)).toBe(false);
  expect(theme.asked?.colours ?? []).toEqual([]);
});

test.each([
  ['Mühle mit großen Steinen in Gelb und Schwarz', [COLOURS.yellow, COLOURS.black]],
  ['vier gewinnt gegen den computer, lila gegen grün', [COLOURS.purple, COLOURS.green]],
  ['tavla, benimkiler siyah bilgisayarınki yeşil', [COLOURS.black, COLOURS.green]],
  ['双人同屏坦克大战，一个红一个绿', [COLOURS.red, COLOURS.green]],
])('two sides have their colours: %s', (prompt, colours) =>
  expect(made(prompt).theme.asked?.sides?.colours).toEqual(colours),
);

test('a snake and its ground are no two players', () => {
  const { theme, cast } = made('a snake game, the snake is purple, black background');
  expect(theme.asked?.sides).toBeUndefined();
  expect(cast.hero.colour).toBe(COLOURS.purple);
  expect(theme.asked?.colours).toEqual([COLOURS.black]);
});

test('a firm has two colours and no two players', () => {
  const { theme } = made('two player air hockey for our shop, brand colours blue and orange');
  expect(theme.asked?.sides).toBeUndefined();
  expect(theme.asked?.colours).toEqual([COLOURS.blue, COLOURS.orange]);
});

test.each(['Wordle, purple instead of green', 'Wordle, lila statt grün', 'Wordle ama yeşil yerine mor olsun'])(
  'a right letter has the other colour: %s',
  (prompt) => expect(made(prompt).theme.asked?.instead).toEqual([{ of: COLOURS.green, to: COLOURS.purple }]),
);

describe('each colour is told', () => {
  test.each([
    ['platform game with a blue cat, brand colours green and black', ['blue: kept', 'green: kept', 'black: kept']],
    ['sokoban, push the crates on the blue drains', ['blue: dropped']],
    ['un tetris en colores pastel', ['pastel: kept']],
    ['Juego de plataformas con un gato, todo rosa', ['rosa: kept']],
  ])('%s', (prompt, lines) => expect(told(prompt)).toEqual(lines));
});

describe('the palette of named colours', () => {
  const paletteOf = (colours: string) => made(`a platform game with cats, colours ${colours}`).theme.palette;

  test.each([
    'green and black',
    'pink',
    'white and navy',
    'blue and orange',
    'yellow',
    'brown and cream',
    'red, white and gold',
  ])('is readable: %s', (colours) => {
    const { ink, panel, accent, danger, solid, near, sky } = paletteOf(colours);
    expect(contrast(ink, panel)).toBeGreaterThanOrEqual(7);
    expect(contrast(accent, panel)).toBeGreaterThanOrEqual(3);
    expect(contrast(danger, panel)).toBeGreaterThanOrEqual(3);
    expect(contrast(solid, near)).toBeGreaterThanOrEqual(1.5);
    expect(contrast(solid, sky)).toBeGreaterThanOrEqual(1.5);
  });

  test('black is a dark ground, and what one stands on is of the other colour', () => {
    const { sky, solid, accent } = paletteOf('green and black');
    expect(lchOf(sky).l).toBeLessThan(0.3);
    for (const one of [solid, accent]) expect(Math.abs(lchOf(one).h - lchOf(COLOURS.green).h)).toBeLessThan(20);
  });

  test('soft colours are light all over', () => {
    const { sky, near, panel } = made('un juego de plataformas con gatos en colores pastel').theme.palette;
    for (const one of [sky, near, panel]) expect(lchOf(one).l).toBeGreaterThan(0.7);
  });
});
