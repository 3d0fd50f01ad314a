/** Snow and rain that something happens in are weather; snow that is gathered is a thing. */
import { expect, it } from 'vitest';
import { reader } from '../../../src/generation/reader/index.js';

const read = async (prompt: string) => {
  const { things, scene } = await reader.read({ prompt });
  return { weather: scene.weather?.value, parts: things.map(({ part }) => part) };
};

it.each([
  'make it a night in the snow',
  'eine Nacht im Schnee',
  'una noche en la nieve',
  'ночь в снегу',
  '夜の雪の中で',
])('%s: nobody is in it', async (prompt) => {
  const { weather, parts } = await read(prompt);
  expect(weather).toBe('snow');
  expect(parts.filter((part) => part !== 'place')).toEqual([]);
});

it.each(['collect snow in the city', 'sammle Schnee in der Stadt'])('%s: the snow is collected', async (prompt) =>
  expect((await read(prompt)).parts).toContain('item'),
);
