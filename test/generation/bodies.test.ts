import { describe, expect, it } from 'vitest';
import type { Genre } from '../../src/generation/design.js';
import { withBody } from '../../src/generation/package/bodies.js';
import { hasPicture, pictures } from '../../src/generation/package/pictures.js';
import { designLike, penguin } from './designs.js';

const HEADS = ['fox', 'panda', 'cat-face', 'robot', 'girl', 'person-red-hair', 'unicorn', 'boar'];
const BUSTS = ['guard', 'person-mage', 'woman-teacher', 'astronaut'];
const WHOLE = ['cat', 'tiger', 'penguin', 'person-running', 'person-fairy', 'automobile', 'banana'];

describe('bodies', () => {
  it('are given to heads and busts where the cast are figures', () => {
    for (const name of [...HEADS, ...BUSTS]) {
      expect(hasPicture(name), name).toBe(true);
      const drawn = withBody(name, '<path d="M0 0"/>', 'platformer');
      expect(drawn, name).toMatch(/^<.+ scale\(0\.\d+\)"><path d="M0 0"\/><\/g>$/su);
      expect(drawn.length, name).toBeGreaterThan(200);
    }
  });

  it('are not given to whole pictures, nor where a head is a token', () => {
    for (const name of WHOLE) expect(withBody(name, 'x', 'platformer'), name).toBe('x');
    for (const genre of ['match3', 'memory', 'snake', 'racing', 'reaction'] satisfies Genre[])
      for (const name of HEADS) expect(withBody(name, 'x', genre), genre).toBe('x');
  });

  it('reach a game’s pictures, and stay as small as its page needs', () => {
    const inGenre = (genre: Genre): string => {
      const hero = { ...penguin.cast.hero, sprite: 'fox' };
      return pictures(designLike(penguin, { genre, cast: { ...penguin.cast, hero } }))['fox']?.svg ?? '';
    };
    const more = inGenre('runner').length - inGenre('match3').length;
    expect(more).toBeGreaterThan(200);
    expect(more).toBeLessThan(900);
    expect(inGenre('runner')).toContain("<g transform='");
  });
});
