/** What the page of a reader warms is what a prompt in their language needs. */
import { expect, test } from 'vitest';
import { promptIn } from '../../src/generation/preview/warm.js';
import { readPreview } from '../../src/generation/preview/read-preview.js';
import { TEXTS } from '../../src/generation/texts/texts.js';
import { READER_LANGUAGES } from '../../src/http/reader-language.js';

test.each(READER_LANGUAGES)('%s: the prompt that warms the reader is read in that language', (language) => {
  const prompt = promptIn(language);
  expect(readPreview({ prompt: prompt ?? '', intent: 'create' }).reading.language).toBe(language);
});

test('a language that no game speaks has none', () => {
  expect(Object.keys(TEXTS)).not.toContain('xx');
  expect(promptIn('xx')).toBeUndefined();
});
