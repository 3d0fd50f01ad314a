/** How the cast moves: each listed name is a picture, who is seen from head to foot has legs, tokens stay, and a frame's places tell steps. */
import { describe, expect, it } from 'vitest';
import type { Genre } from '../../src/generation/design.js';
import { bearing } from '../../src/generation/kit/bearing.js';
import { Motion, type Track } from '../../src/generation/kit/motion.js';
import { DOWN, REST, STEPS, UP } from '../../src/generation/kit/poses.js';
import { GAITS, gaitOf } from '../../src/generation/package/gaits.js';
import { hasPicture, pictures } from '../../src/generation/package/pictures.js';
import { designLike, penguin } from './designs.js';

describe('gaits', () => {
  it('are listed for pictures that there are, each once', () => {
    expect([...GAITS.keys()].filter((name) => !hasPicture(name))).toEqual([]);
    expect(GAITS.get('penguin')).toBe('waddle');
  });

  it('give legs to drawn bodies where heads are figures, and nothing where they are tokens', () => {
    for (const name of ['fox', 'girl', 'woman-teacher']) expect(gaitOf(name, 'runner'), name).toMatch(/^legs\d\d$/u);
    expect(gaitOf('unicorn', 'platformer')).toBe('paws78');
    expect(gaitOf('fox', 'shmup')).toBeUndefined();
    for (const genre of ['match3', 'memory', 'chess', 'solitaire'] satisfies Genre[])
      for (const name of ['fox', 'cat', 'fish']) expect(gaitOf(name, genre), genre).toBeUndefined();
  });

  it('are in a page for who moves in it, and for nobody else', () => {
    const hero = { ...penguin.cast.hero, sprite: 'cat' };
    const deco = [{ ...penguin.cast.hero, sprite: 'tiger' }];
    const drawn = pictures(designLike(penguin, { genre: 'platformer', cast: { ...penguin.cast, hero, deco } }));
    expect(drawn['cat']?.gait).toBe('paws74');
    expect(drawn['tiger']).not.toHaveProperty('gait');
  });

  it('have no legs where a picture is drawn anew and nobody knows where they are', () => {
    const hero = { ...penguin.cast.hero, sprite: 'cat' };
    const cast = { ...penguin.cast, hero };
    const drawn = pictures(designLike(penguin, { genre: 'platformer', cast, assets: 'procedural' }));
    expect(drawn['cat']?.gait).toBe('waddle');
  });
});

/** the track of who is drawn at those places, frame after frame */
function followed(side: boolean, places: readonly (readonly [number, number])[]): Track {
  const motion = new Motion(side);
  let track: Track | undefined;
  for (const [x, y] of places) {
    motion.begin();
    track = motion.at('cat', x, y, 1);
  }
  return track as Track;
}
const frames = Array.from({ length: 40 }, (_, i) => i);

describe('motion', () => {
  it('takes steps by the way gone, and stands where only the place in the air changes', () => {
    const steps = frames.map((n) => {
      const track = followed(
        true,
        frames.slice(0, n + 2).map((i) => [i * 0.08, 0]),
      );
      return bearing('legs84', track, 0, true).step;
    });
    expect(new Set(steps.slice(4))).toEqual(new Set(Array.from({ length: STEPS }, (_, i) => i)));
    const bobbing = followed(
      true,
      frames.map((i) => [3, Math.abs(Math.sin(i / 8)) * 0.07]),
    );
    expect(bearing('legs84', bobbing, 0, true).step).toBe(-1);
    expect(bearing('paws74', bobbing, 0, true).step).toBeGreaterThanOrEqual(REST);
  });

  it('tells a rise from a fall where the game is seen from the side, and only there', () => {
    const up = frames.map((i) => [0, -i * 0.2] as const);
    const down = frames.map((i) => [0, i * 0.2] as const);
    expect(bearing('legs84', followed(true, up), 0, true).step).toBe(UP);
    expect(bearing('legs84', followed(true, down), 0, true).step).toBe(DOWN);
    expect(bearing('legs84', followed(false, down), 0, false).step).toBeLessThan(STEPS);
  });

  it('takes no step when somebody is put elsewhere, and knows two of a picture apart', () => {
    const put = followed(true, [
      [0, 0],
      [0, 0],
      [9, 0],
    ]);
    expect(put).toMatchObject({ speed: 0, stride: 0 });
    const motion = new Motion(true);
    for (const i of frames) {
      motion.begin();
      motion.at('cat', i * 0.1, 0, 1);
      expect(motion.at('cat', 50, 0, 1).stride).toBe(0);
    }
  });
});
