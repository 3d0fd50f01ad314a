/** Which way pictures look: every name in the table is a picture, and stands in it once. */
import { expect, it } from 'vitest';
import { FACES } from '../../src/generation/package/faces.js';
import { hasPicture } from '../../src/generation/package/pictures.js';

it('names only pictures that there are', () => {
  expect([...FACES.keys()].filter((name) => !hasPicture(name))).toEqual([]);
  expect(FACES.get('turtle')).toBe('left');
});
