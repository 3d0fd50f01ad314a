import fc from 'fast-check';
import { expect, it } from 'vitest';
import { slugOf } from '../src/slug.js';

it('makes a name that is safe in a path, a header and on every file system, of any text', () => {
  const text = fc.oneof(fc.string({ unit: 'binary', maxLength: 300 }), fc.string({ unit: 'grapheme', maxLength: 300 }));
  fc.assert(
    fc.property(text, (title) => {
      const slug = slugOf(title, 'game');
      expect(slug).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/u);
      expect(slug.length).toBeLessThanOrEqual(65);
      expect(slug).not.toMatch(/^(?:con|prn|aux|nul|com\d|lpt\d)$/u);
    }),
    { numRuns: 1000 },
  );
});

it('keeps what the title said', () => {
  expect(slugOf('Penguin & Fish: The Return!', 'game')).toBe('penguin-fish-the-return');
  expect(slugOf('Größenwahn', 'game')).toBe('grossenwahn');
  expect(slugOf('Побег из курятника', 'game')).toBe('pobeg-iz-kuryatnika');
  expect(slugOf('\ud800', 'game')).toBe('game');
});
