/** The texts of one language. */
import { en } from '../languages/en/index.js';
import type { GameTexts } from '../languages/texts.types.js';
import { TEXTS } from './texts.js';

/** Languages that a game can be in; a prompt in another gets English texts. */
export const TEXT_LANGUAGES: readonly string[] = Object.keys(TEXTS);

/** All texts of a language; English for one that no game can be in. */
export function textsOf(lang: string): GameTexts {
  return TEXTS[lang] ?? en.texts;
}
