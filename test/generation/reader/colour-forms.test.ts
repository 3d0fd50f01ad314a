/** Colours in the forms that they take beside their nouns, and words that only look like one. */
import { expect, test } from 'vitest';
import { reader } from '../../../src/generation/reader/index.js';

const colours = (prompt: string) => reader.read({ prompt }).colours.map(({ value }) => value);

test.each([
  ['لعبة فيها بالونات وردية نفرقعها', ['#ec407a']],
  ['un juego de coches rojos en un laberinto', ['#e53935']],
  ['игра, где собака ловит розовые и красных рыб', ['#ec407a', '#e53935']],
  ['강아지가 핑크색 뼈를 모으는 게임', ['#ec407a']],
  ['un jogo de carros azuis na pista', ['#1e88e5']],
])('%s', (prompt, wanted) => expect(colours(prompt)).toEqual(wanted));

test.each(['un jardin avec des roses et un chat', 'un juego con una rosa y un gato', 'een tuin met rozen en een kat'])(
  'a flower is no colour: %s',
  (prompt) => expect(colours(prompt)).toEqual([]),
);
