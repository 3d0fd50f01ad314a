/** Folding that keeps offsets. */
import { foldWord } from '../lexicon/fold.js';

/** A text in lower case, Latin letters without accents; letter by letter, so that offsets stay: what would become two letters stays as it is. */
export function foldInPlace(text: string): string {
  if (/^[\u0020-\u007e\n]*$/u.test(text)) return text.toLowerCase();
  let out = '';
  for (const letter of text) {
    const folded = foldWord(letter);
    out +=
      folded.length === letter.length ? folded : letter.toLowerCase().padEnd(letter.length).slice(0, letter.length);
  }
  return out;
}
