import { warmReader } from '../read-prompt.js';
import { TEXTS } from '../texts/texts.js';
import { readPreview } from './read-preview.js';

const warmed = new Set<string>();

/** A prompt in that language, as the games of it speak; undefined where none does. */
export function promptIn(language: string): string | undefined {
  const texts = TEXTS[language];
  return texts && `${texts.kinds.platformer}. ${texts.goals.cross}. ${texts.goals.race}.`;
}

/**
 * Reads a prompt of that language for the first time in this process, which takes some 300 to 700 ms more than any later one:
 * its word lists are loaded, and what is looked for in them is made. Once a language; one that is not read is left.
 */
export function warmLanguage(language: string): void {
  const prompt = promptIn(language);
  if (prompt === undefined || warmed.has(language)) return;
  warmed.add(language);
  warmReader(language);
  readPreview({ prompt, intent: 'create' });
}
