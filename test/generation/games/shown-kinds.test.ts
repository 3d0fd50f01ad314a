/** What a kind is called where it is shown names it where it is typed, beside a word for "game"; elsewhere the words mean what they always mean. */
import { describe, expect, it } from 'vitest';
import { GENRES } from '../../../src/generation/design.js';
import { LANGUAGES } from '../../../src/generation/languages/index.js';
import { readPrompt } from '../../../src/generation/read-prompt.js';

const made = (prompt: string): string => readPrompt({ prompt, seed: 7, supported: GENRES }).genre;
const named = (prompt: string): string | undefined => readPrompt({ prompt, seed: 7, supported: GENRES }).named?.game;

/** A quarter of all kinds, another one for each language. */
const some = (nth: number) => GENRES.filter((_, i) => i % 4 === nth % 4);
/** Words that name two kinds: "course à pied" is a race as well. */
const TWOFOLD = 2;

describe('the name of a kind behind "game:"', () => {
  it.each(Object.entries(LANGUAGES).map(([id, { texts, words }], nth) => [id, nth, texts.kinds, words.game] as const))(
    'is that kind in %s',
    (_, nth, kinds, words) => {
      const game = words.split(',')[0];
      const others = some(nth).filter((kind) => made(`${game}: ${kinds[kind]}`) !== kind);
      expect(others.slice(TWOFOLD)).toEqual([]);
    },
  );
});

it.each([
  ['a business game with my cat', 'tycoon'],
  ['make me a game: dominoes', 'dominoes'],
  ['Bitte ein Spiel: Domino', 'dominoes'],
  ['un juego de reparto', 'delivery_game'],
])('%s', (prompt, kind) => expect(made(prompt)).toBe(kind));

it.each([
  'I like flying and my dog likes business',
  'a game: hearts fly through the night and dragons catch them',
  'Ein Spiel: Fangen die Katzen die Maus, ist es aus',
  'un juego donde el reparto de la película se escapa',
])('%s: names none', (prompt) => expect(named(prompt)).toBeUndefined());
