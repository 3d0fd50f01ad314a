/** People by their trade: somebody of the picture set with what they are known by, found by a word of every language. */
import { describe, expect, it } from 'vitest';
import { GENRES } from '../../../src/generation/design.js';
import { pictureSort } from '../../../src/generation/lexicon/lexicon.js';
import { TRADES } from '../../../src/generation/package/own/trades.js';
import { hasPicture, setPicture } from '../../../src/generation/package/pictures.js';
import { readPrompt } from '../../../src/generation/read-prompt.js';

const read = (prompt: string) => readPrompt({ prompt, seed: 3, supported: GENRES });

describe('a trade', () => {
  it.each([...TRADES])('%s is somebody and something of the set', (trade, { who, holds }) => {
    expect([trade, who, holds].filter((name) => !hasPicture(name))).toEqual([]);
    expect(pictureSort(trade)).toBe('person');
  });

  it('is whole where its head alone would be shown, and stands where the kind shows figures', () => {
    const legs = (svg = '') => svg.split('<rect').length - 1;
    // a head
    expect(legs(setPicture('photographer', 'memory'))).toBeGreaterThan(legs(setPicture('person', 'memory')));
    // a bust
    expect(legs(setPicture('baker', 'memory'))).toBe(legs(setPicture('cook', 'memory')));
    expect(legs(setPicture('baker', 'platformer'))).toBeGreaterThan(legs(setPicture('baker', 'memory')));
    expect(setPicture('cook', 'platformer')).not.toContain('scale(.44)');
  });

  it.each([
    ['a fisherman jumps over crabs and collects shells', 'fisherman'],
    ['ein Bäcker sammelt Brötchen und springt über Pfützen', 'baker'],
    ['la jardinera salta y recoge tomates', 'gardener'],
    ['パン屋さんがジャンプして小麦を集める', 'baker'],
    // a doctor has a picture in the set
    ['a doctor jumps over crabs and collects shells', 'health-worker'],
    ['a fox jumps over crabs and collects shells', 'fox'],
  ])('%s: %s', (prompt, sprite) => expect(read(prompt).cast.hero.sprite).toBe(sprite));
});
