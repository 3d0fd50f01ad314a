/**
 * Whether a request asks for nothing but the version before: "undo the last change". It is told by the whole request, so that "undo the boss's
 * power" stays a change.
 */
import { LANGUAGES } from '../languages/index.js';
import { eachPhrase } from '../languages/rows.js';
import { UNDO_PHRASES } from '../languages/undo.js';
import { foldWord } from '../lexicon/fold.js';

/** Longer than any phrase with politeness around it. */
const MOST_CHARACTERS = 100;

/** A text without its spaces, signs and accents. */
const bare = (text: string): string => foldWord(text.normalize('NFKC')).replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '');

let known: { readonly phrases: ReadonlySet<string>; readonly polite: readonly string[] } | undefined;

function tables(): NonNullable<typeof known> {
  const phrases = new Set<string>();
  const polite = new Set<string>();
  for (const table of Object.values(UNDO_PHRASES)) eachPhrase(table, (_, phrase) => phrases.add(bare(phrase)));
  for (const { revisions } of Object.values(LANGUAGES))
    eachPhrase(revisions, (id, phrase) => id === 'please' && polite.add(bare(phrase)));
  return { phrases, polite: [...polite].filter((word) => word !== '') };
}

/** @param prompt as typed, of any length */
export function asksUndo(prompt: string): boolean {
  if (prompt.length > MOST_CHARACTERS) return false;
  const { phrases, polite } = (known ??= tables());
  const said = bare(prompt);
  if (phrases.has(said)) return true;
  return polite.some(
    (word) =>
      (said.startsWith(word) && phrases.has(said.slice(word.length))) ||
      (said.endsWith(word) && phrases.has(said.slice(0, -word.length))),
  );
}
