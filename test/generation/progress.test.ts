/** What a run says of itself while it is made. */
import { expect, test } from 'vitest';
import { supported } from '../../src/generation/genres/index.js';
import { SPEECHES } from '../../src/generation/genres/speeches.js';
import { composeDesign } from '../../src/generation/providers/composer.js';
import { readPrompt } from '../../src/generation/read-prompt.js';

const kinds = supported().map(({ genre }) => genre);

test('a kind has the article that it is spoken with, and no name of the code', () => {
  for (const genre of kinds) expect(SPEECHES[genre].called).toMatch(/^(?:an [aeio]|a [^aeio_])[^_]+$/u);
});

test('an arena is "an arena game"', async () => {
  const design = readPrompt({ prompt: 'a knight in an arena against skeletons', seed: 7, supported: ['arena'] });
  const told: string[] = [];
  const report = ({ message }: { readonly message?: string | undefined }) => void told.push(message ?? '');
  await composeDesign(design, 'quick_html', { signal: new AbortController().signal, report });
  expect(told).toContain(`Making an arena game: ${design.title}`);
});
