/** The reader: what of it others may use. A prompt goes in and a brief comes out; a request about a game, and a change comes out. */
import { changeReader, type WordChangeReader } from './change/read-change.js';
import { reader as briefReader, type WordReader } from './read-brief.js';
import { vocabularyOf } from '../vocabulary/vocabulary.js';

/** What needs no key and no network: prompts, and requests about a game that stands. */
export const reader: WordReader & WordChangeReader = { ...briefReader, ...changeReader };

/** Loads the word lists of a language (English unless said), so that a first prompt does not wait 50–200 ms for them. */
export function warmReader(language = 'en'): void {
  vocabularyOf(language);
}
