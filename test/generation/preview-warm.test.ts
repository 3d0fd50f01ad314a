/** What the page of a reader warms is what a prompt in their language needs. */
import { expect, test } from 'vitest';
import { previewPrompt, warmPreviews } from '../../src/generation/preview/index.js';
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

// a question waits behind what is warmed, however long that takes, and the memory of the thread has room for it all
test('the thread keeps all languages at once', { timeout: 120_000 }, async () => {
  for (const language of READER_LANGUAGES) warmPreviews(language);
  const { reading } = await previewPrompt({ prompt: promptIn('de') ?? '', intent: 'create' }, 'a reader');
  expect(reading.language).toBe('de');
});
