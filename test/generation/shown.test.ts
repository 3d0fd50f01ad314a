/** The table of what each kind draws is what its games draw; `npm run shows:check` compares all of it. */
import { expect, test } from 'vitest';
import type { Genre, GameMode } from '../../src/generation/design.js';
import { supported } from '../../src/generation/genres/index.js';
import { SHOWN } from '../../src/generation/genres/speech.shown.js';
import { shownRow, shownText, SHOWN_SLOTS } from '../../src/generation/genres/speech.shown.types.js';
import { shownIn } from '../../src/generation/genres/speeches.js';
import { measure, modesOf } from './shown.js';

test('has a row for every kind, and rows for modes that it has', () => {
  expect(Object.keys(SHOWN).toSorted()).toEqual(
    supported()
      .map(({ genre }) => genre)
      .toSorted(),
  );
  for (const { genre } of supported()) {
    const modes = ['plain', ...modesOf(genre).slice(1)];
    for (const [mode, text] of Object.entries(SHOWN[genre])) {
      expect(modes).toContain(mode);
      expect(shownText(shownRow(text))).toBe(text);
      expect(text.split(' ')).toHaveLength(SHOWN_SLOTS.length);
    }
  }
});

// those that are soon played, of all sorts: on a board, in an arena, by words, in halls, with a sky and without
const SAMPLE: readonly { readonly genre: Genre; readonly mode?: GameMode }[] = [
  { genre: 'lights_out' },
  { genre: 'hangman' },
  { genre: 'memory' },
  { genre: 'dress_up' },
  { genre: 'arena', mode: 'survivors' },
  { genre: 'delivery_game' },
  { genre: 'platformer', mode: 'ascent' },
];

test.each(SAMPLE)('$genre $mode draws what the table says', ({ genre, mode }) => {
  expect(shownText(measure(genre, mode))).toBe(shownText(shownIn(genre, mode ?? 'plain')));
});
