/** No line of French starts with a sign of two parts: what stands before it does not break. */
import { describe, expect, it } from 'vitest';
import { frenchSpaces, withFrenchSpaces } from '../../../src/generation/languages/french-spaces.js';
import { pageData } from '../../../src/generation/package/page.js';
import { readPrompt } from '../../../src/generation/read-prompt.js';
import { PUBLIC_TEXTS } from '../../../src/public/texts/index.js';
import { wordsIn } from '../../../src/public/words.js';
import { loaders } from '../../../src/studio/web/messages/languages.js';

const BREAKS = / [;:!?»]|« /u;

/** Every text in it, and what its functions say of names. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'function') return textsIn((value as (...told: string[]) => unknown)('Qq', 'Qq', 'Qq'));
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

describe('spaces beside signs', () => {
  it.each([
    ['Gagné !', 'Gagné\u202F!'],
    ['Vraiment ? Oui ; non', 'Vraiment\u202F? Oui\u202F; non'],
    ['le jeu : « Gare ! »', 'le jeu\u00A0: «\u00A0Gare\u202F!\u00A0»'],
  ])('do not break: %s', (plain, set) => {
    expect(frenchSpaces(plain)).toBe(set);
    expect(frenchSpaces(set)).toBe(set);
  });

  it.each(['12:30', 'https://example.org/?a', '2048: Katzen', 'Hop!', '“Hop” → saut'])(
    'are not put where none was: %s',
    (text) => expect(frenchSpaces(text)).toBe(text),
  );

  it('are set in what a catalogue holds, lists and says', () => {
    const { one, many, say, until } = withFrenchSpaces({
      one: 'Ah !',
      many: [{ text: 'Oh !' }],
      say: (name: string) => `Salut, ${name} !`,
      until: null,
    });
    expect([one, many[0]?.text, say('toi'), until]).toEqual(['Ah\u202F!', 'Oh\u202F!', 'Salut, toi\u202F!', null]);
  });
});

describe('French', () => {
  it('does not break before a sign in the Studio, on public pages and around a game', async () => {
    const said = [await loaders.fr(), PUBLIC_TEXTS.fr, wordsIn('fr').words].map(textsIn);
    for (const texts of said) expect(texts.filter((text) => BREAKS.test(text))).toEqual([]);
    // each of them has such signs
    for (const texts of said) expect(texts.some((text) => /[\u00A0\u202F]/u.test(text))).toBe(true);
  });

  it('does not break before a sign in a game, whose data keeps plain spaces', () => {
    const prompt = 'jeu de plateforme : un chat ramasse 15 étoiles et évite les chiens';
    const design = readPrompt({ prompt, seed: 3, supported: ['platformer'] });
    const ideas = { wind: 'Du vent ! Il pousse la balle' };
    const shown = pageData({ design, seed: 3, ease: 0, pictures: {}, ideas });
    const { tagline, texts, controls } = shown.design;
    expect(textsIn([tagline, texts, controls, shown.ideas]).filter((text) => BREAKS.test(text))).toEqual([]);
    expect(texts.win).toBe('Gagné\u202F!');
    expect(design.texts.win).toBe('Gagné !');
  });

  it('leaves the games of other languages alone', () => {
    const design = readPrompt({
      prompt: 'a platformer where a cat collects 15 stars',
      seed: 3,
      supported: ['platformer'],
    });
    expect(pageData({ design, seed: 3, ease: 0, pictures: {} }).design.texts).toEqual(design.texts);
  });
});
