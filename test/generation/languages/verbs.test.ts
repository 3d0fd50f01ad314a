/** The deeds that models learn by: each language has words for each of them, and they are found in prompts. */
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../../src/generation/languages/index.js';
import { eachPhrase } from '../../../src/generation/languages/rows.js';
import { verbsIn } from '../../../src/generation/reader/verbs.js';
import { normalise } from '../../../src/generation/vocabulary/normalise.js';
import { tokenise } from '../../../src/generation/vocabulary/tokens.js';

function deedsOf(language: string): string[] {
  const ids = new Set<string>();
  eachPhrase(LANGUAGES[language]?.verbs ?? '', (id) => ids.add(id));
  return [...ids];
}
const found = (language: string, prompt: string): string[] =>
  verbsIn(tokenise(normalise(prompt), language), language).map(({ id }) => id);

it.each(Object.keys(LANGUAGES))('%s has words for every deed, and none for another', (language) => {
  expect(deedsOf('en').length).toBeGreaterThan(350);
  expect(deedsOf(language).toSorted()).toEqual(deedsOf('en').toSorted());
});

describe('one deed is the same in each language', () => {
  it.each([
    ['en', 'my gran milks the goats', 'milk'],
    ['de', 'meine Oma melkt die Ziegen', 'milk'],
    ['it', 'la nonna munge le capre', 'milk'],
    ['ru', 'бабушка доит коз', 'milk'],
    ['ja', 'おばあちゃんがヤギの乳をしぼる', 'milk'],
    ['en', 'a llama spits at tourists', 'spit'],
    ['fr', 'un lama crache sur les touristes', 'spit'],
    ['tr', 'lama turistlere tükürüyor', 'spit'],
  ])('%s: %s', (language, prompt, deed) => expect(found(language, prompt)).toContain(deed));

  it.each([
    ['en', 'a mill by the river', 'milk'],
    ['es', 'el espejo de la abuela', 'spit'],
    ['de', 'ein Spatz auf dem Dach', 'spit'],
  ])('%s: %s has none', (language, prompt, deed) => expect(found(language, prompt)).not.toContain(deed));
});
