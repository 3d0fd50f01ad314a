/** Every text that a game shows, by language. `{…}` are filled with names of the cast. */
import { LANGUAGES } from '../languages/index.js';
import type { GameTexts } from '../languages/texts.types.js';

export const TEXTS: Readonly<Record<string, GameTexts>> = Object.fromEntries(
  Object.entries(LANGUAGES).map(([language, { texts }]) => [language, texts]),
);
