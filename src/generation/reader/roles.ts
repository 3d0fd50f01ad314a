/** What part each thing plays: what is refused is left out or barred, the rest is read by its structure. */
import { readParts } from './meaning/read.js';
import { bar } from './forbidden.js';
import type { Mention } from './mention.js';
import { readRefused } from './refused.js';
import type { Cast } from './roles.types.js';
import type { Token } from '../vocabulary/tokens.js';
import type { Span } from '../vocabulary/vocabulary.js';

/** The part of every thing that is not negated. */
export function assignRoles(
  mentions: readonly Mention[],
  tokens: readonly Token[],
  spans: readonly Span[],
  language: string,
): Cast[] {
  const { wanted, forbidden } = readRefused(mentions, tokens, spans, language);
  const cast = readParts(wanted, tokens, spans, language);
  bar(cast, forbidden);
  return cast;
}
