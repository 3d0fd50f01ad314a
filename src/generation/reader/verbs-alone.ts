/** A verb alone is no name of a kind: who writes "catch the pigs" tells what is done, and no catching game is meant as yet. */
import { smallWords } from '../vocabulary/language.js';
import type { Token } from '../vocabulary/tokens.js';
import type { Span } from '../vocabulary/vocabulary.js';
import { wordAt } from './meaning/words.js';

/** A word of the table from this weight on names a kind. */
const NAMES = 12;
/** What a verb says of a kind. */
const POINTS = 6;
/** Deeds that people write of in verbs; of a race, a match or a shooter they speak as of games. */
const DEEDS = new Set(['take', 'fall', 'cross', 'hit', 'sneak', 'guard', 'throw', 'push', 'move', 'eat']);

/** Whether a phrase is one such verb, with small words beside it; two together ("catch falling") are what a kind is. */
function isVerb({ from, to }: Span, tokens: readonly Token[], language: string): boolean {
  const small = smallWords(language);
  let verbs = 0;
  for (let at = from; at < to;) {
    const word = wordAt(tokens, at, language, () => false);
    if (word && DEEDS.has(word.id)) verbs += 1;
    else if (!small.has(tokens[at]?.folded ?? '')) return false;
    at = word?.to ?? at + 1;
  }
  return verbs === 1;
}

/** The spans, in which a kind's verb points to the kind; beside the word "game" it names it. */
export function withoutVerbs(spans: readonly Span[], tokens: readonly Token[], language: string): Span[] {
  const games = spans.filter(({ type, id }) => type === 'cue' && id === 'game');
  const isGame = ({ from, to }: Span): boolean => games.some((game) => game.from < to + 1 && game.to > from - 2);
  return spans.map((span) =>
    span.type === 'kind' && span.weight >= NAMES && !span.named && !isGame(span) && isVerb(span, tokens, language)
      ? { ...span, weight: POINTS }
      : span,
  );
}
