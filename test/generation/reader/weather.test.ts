/** Snow and rain that something happens in are weather; snow that is gathered is a thing. */
import { expect, it } from 'vitest';
import { reader } from '../../../src/generation/reader/index.js';

const read = (prompt: string) => {
  const { things, scene } = reader.read({ prompt });
  return { weather: scene.weather?.value, parts: things.map(({ part }) => part) };
};

it.each([
  'make it a night in the snow',
  'eine Nacht im Schnee',
  'una noche en la nieve',
  'ночь в снегу',
  '夜の雪の中で',
])('%s: nobody is in it', (prompt) => {
  const { weather, parts } = read(prompt);
  expect(weather).toBe('snow');
  expect(parts.filter((part) => part !== 'place')).toEqual([]);
});

it.each(['collect snow in the city', 'sammle Schnee in der Stadt'])('%s: the snow is collected', (prompt) =>
  expect(read(prompt).parts).toContain('item'),
);
