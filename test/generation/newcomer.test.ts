/** The first game of somebody who is late and looks away lasts: a minute where it is not hard, a third of one where it is. */
import { describe, expect, it } from 'vitest';
import type { Genre } from '../../src/generation/design.js';
import { entryOf, KINDS } from '../../src/generation/genres/index.js';
import type { Kind } from '../../src/generation/kit/types.js';
import { designLike, penguin } from './designs.js';
import { newcomerMedian } from './newcomer.js';

const SEEDS = 50;

const medianOf = (genre: Genre, difficulty: 'normal' | 'hard'): number =>
  newcomerMedian(
    (KINDS[genre] as { kind: Kind }).kind,
    { ...designLike(penguin, { genre, rules: [] }), difficulty },
    SEEDS,
  );

describe.each(['growing', 'survivors', 'bosses', 'guard'] as const)('a first game of an arena that is %s', (mode) => {
  const design = designLike(penguin, { genre: 'arena', mode, rules: [] });

  it(
    'lasts a minute',
    () => expect(newcomerMedian(entryOf(design)?.kind as unknown as Kind, design, 11)).toBeGreaterThanOrEqual(60),
    60_000,
  );
});

describe.each([
  'arena',
  'snake',
  'runner',
  'catcher',
  'crossing',
  'falling_blocks',
  'breakout',
  'pinball',
  'duel',
  'farm_sim',
  'air_hockey',
  'simon_says',
  'timing_game',
  'delivery_game',
  'rhythm',
  'penalty',
  'tank_battle',
] as const)('a first game of %s', (genre) => {
  it('lasts a minute', () => expect(medianOf(genre, 'normal')).toBeGreaterThanOrEqual(60), 60_000);

  it('is shorter, but no matter of a moment, where it is hard', () => {
    expect(medianOf(genre, 'hard')).toBeGreaterThanOrEqual(20);
  }, 60_000);
});
