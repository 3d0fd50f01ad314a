import { expect, it } from 'vitest';
import { directionOf } from '../../../src/generation/kit/figures.js';

it.each(['3 / 10', '+10', '× 4', '64 + 64 =', '★★☆', 'Level 2'])('%s: from the left', (text) =>
  expect(directionOf(text)).toBe('ltr'),
);
it.each(['المستوى 2', 'ابدأ!', '2048: قطط', 'שלב 2'])('%s: from the right', (text) =>
  expect(directionOf(text)).toBe('rtl'),
);
