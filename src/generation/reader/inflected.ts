/** Nouns in a form that no list has: "ковбаски", "köpekbalığıyım", "फूलों". Their endings are taken off until a list knows the word. */
import { lemmasOf } from '../lexicon/lemmas.js';
import { smallWords } from '../vocabulary/language.js';
import type { Token } from '../vocabulary/tokens.js';
import type { Entry } from '../vocabulary/entries.js';
import { vocabularyOf, type Span } from '../vocabulary/vocabulary.js';

/** Below it, a word is only near a picture. */
const NAME = 3;
const isNoun = ({ type, weight, kind }: Entry): boolean => type === 'picture' && (weight >= NAME || kind !== undefined);
/** What a word that stands there already says: a noun, or something else than one. */
const isSaid = (span: Span): boolean =>
  (span.type === 'picture' ? isNoun(span) : span.exact && span.type !== 'theme') || span.to - span.from > 1;

/** Spans of the things that inflected words name, where `spans` say nothing as sure of them. */
export function inflectedNouns(tokens: readonly Token[], spans: readonly Span[], language: string): Span[] {
  const said = new Set(
    spans.filter(isSaid).flatMap(({ from, to }) => Array.from({ length: to - from }, (_, i) => from + i)),
  );
  const { entries } = vocabularyOf(language).exact;
  const small = smallWords(language);
  const found: Span[] = [];
  tokens.forEach(({ type, folded }, from) => {
    if (type !== 'word' || said.has(from) || small.has(folded)) return;
    for (const word of lemmasOf(folded, language)) {
      const known = entries.get(word) ?? [];
      const nouns = known.filter(isNoun);
      // "karesine" is a form of "kare", which is no thing, and none of "kar"
      if (nouns.length === 0 && known.some(({ type }) => type === 'noise')) return;
      if (nouns.length === 0) continue;
      found.push(...nouns.map((entry) => ({ ...entry, from, to: from + 1, exact: false })));
      return;
    }
  });
  return found;
}
