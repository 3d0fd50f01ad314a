/** The reader: what of it others may use. A prompt goes in and a brief comes out; a change of a game comes out taken apart. */
import { vocabularyOf } from '../vocabulary/vocabulary.js';

export { changeReader, type WordChangeReader } from './change/read-change.js';
export { reader, type WordReader } from './read-brief.js';

/** Loads the word lists of a language (English unless said), so that a first prompt does not wait 50–200 ms for them. */
export function warmReader(language = 'en'): void {
  vocabularyOf(language);
}
