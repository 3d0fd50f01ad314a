import { describe, expect, it } from 'vitest';
import { GENRES } from '../../../src/generation/design.js';
import { readPrompt } from '../../../src/generation/reader/index.js';
import { PROMPTS } from './prompts.js';

const oneOf = (wanted: string, actors: readonly { sprite: string }[]): boolean =>
  wanted.split('/').some((sprite) => actors.some((actor) => actor.sprite === sprite));

describe('what strangers type', () => {
  it.each(PROMPTS)('%s', (prompt, expected) => {
    // two seeds: what the prompt says may not depend on chance
    for (const seed of [7, 4_000_000_000]) {
      const design = readPrompt({ prompt, seed, supported: GENRES });
      const seen = {
        hero: design.cast.hero.sprite,
        enemies: design.cast.enemies.map(({ sprite }) => sprite),
        items: design.cast.items.map(({ sprite }) => sprite),
      };
      expect(design.lang).toBe(expected.lang);
      if (expected.kind) expect(expected.kind).toContain(design.genre);
      if (expected.hero)
        expect({ seen, found: oneOf(expected.hero, [design.cast.hero]) }).toEqual({ seen, found: true });
      for (const enemy of expected.enemies ?? [])
        expect({ seen, found: oneOf(enemy, design.cast.enemies) }).toEqual({ seen, found: true });
      for (const item of expected.items ?? [])
        expect({ seen, found: oneOf(item, design.cast.items) }).toEqual({ seen, found: true });
      if (expected.theme) expect(design.theme.id).toBe(expected.theme);
      for (const wanted of expected.rules ?? []) {
        const [name, value] = wanted.split(' ');
        const rule = design.rules.find((one) => one.rule === name);
        expect({ wanted, found: rule !== undefined }).toEqual({ wanted, found: true });
        if (rule && value !== undefined)
          expect(String('n' in rule ? rule.n : 'seconds' in rule ? rule.seconds : '')).toBe(value);
      }
    }
  });
});
