import { describe, expect, it } from 'vitest';
import type { Actor } from '../../../src/generation/design.js';
import { sceneryOf } from '../../../src/generation/kit/scenery.js';
import { spokenOf } from '../../../src/generation/kit/spoken.js';
import { penguin } from '../designs.js';

const actor = (sprite: string): Actor => ({ ...penguin.cast.hero, name: sprite, sprite, from: 'theme' });
const kept = (...names: string[]): string[] => sceneryOf(names.map(actor)).map(({ sprite }) => sprite);

describe('scenery', () => {
  it('keeps what stands on the ground, in its order', () => {
    const stands = [
      'evergreen-tree',
      'cactus',
      'house-with-garden',
      'cow',
      'tulip',
      'sunflower',
      'teapot',
      'headstone',
    ];
    expect(kept(...stands)).toEqual(stands);
  });

  it('leaves out sky, framed views, and what moves or could be taken for a player', () => {
    expect(
      kept('cloud-with-rain', 'sun', 'rainbow', 'cityscape', 'bridge-at-night', 'robot', 'taxi', 'bus-stop'),
    ).toEqual([]);
  });
});

describe('the picture before the goal’s sentence', () => {
  const of = (shows?: 'goal' | 'foe' | 'hero'): string => spokenOf(penguin, shows).sprite;

  it('is the place to reach, whom to beat, who wins, or what to get', () => {
    const { hero, enemies, items, goal } = penguin.cast;
    expect([of('goal'), of('foe'), of('hero'), of()]).toEqual([
      goal?.sprite,
      enemies[0]?.sprite,
      hero.sprite,
      items[0]?.sprite,
    ]);
  });
});
