/** Words that name no thing, however much they look like one: German "fantastisch" has no table in it, Polish "mam" is "I have". */
import { plainWords } from '../lexicon/frequent.js';
import type { Token } from '../vocabulary/tokens.js';
import type { Span } from '../vocabulary/vocabulary.js';

/** Whether the tokens from `from` up to `to` are a frequent word that names nothing one can draw. */
export function isPlain(tokens: readonly Token[], from: number, to: number, language: string): boolean {
  const text = tokens
    .slice(from, to)
    .map(({ text, spaced }, at) => (at > 0 && spaced ? ' ' : '') + text)
    .join('');
  return plainWords(language).has(text.toLowerCase());
}

/** The spans without the pictures that such words lead to. */
export const withoutPlain = (spans: readonly Span[], tokens: readonly Token[], language: string): Span[] =>
  spans.filter(({ type, from, to }) => type !== 'picture' || !isPlain(tokens, from, to, language));
