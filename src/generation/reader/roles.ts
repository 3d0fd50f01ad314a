/** What part each thing plays: what is refused is left out or barred, the rest is read by its structure. */
import { readParts } from './meaning/read.js';
import { bar } from './forbidden.js';
import type { Mention } from './mention.js';
import { readRefused } from './refused.js';
import type { Cast } from './roles.types.js';
import type { Token } from '../vocabulary/tokens.js';
import type { Span } from '../vocabulary/vocabulary.js';

/** As sure as where a word names the part. */
const OUTRIGHT = 8;

/** The part of every thing that is not negated. */
export function assignRoles(
  mentions: readonly Mention[],
  tokens: readonly Token[],
  spans: readonly Span[],
  language: string,
): Cast[] {
  const { wanted, forbidden, parts } = readRefused(mentions, tokens, spans, language);
  const cast = readParts(wanted, tokens, spans, language);
  bar(cast, forbidden);
  for (const [mention, role] of parts) {
    const known = cast.find((one) => one.mention === mention);
    if (known) Object.assign(known, { role, sure: OUTRIGHT });
    // a word of no list is a thing where it stands for one
    else cast.push({ mention, role, sure: OUTRIGHT });
  }
  return parts.size === 0 ? cast : cast.toSorted((a, b) => a.mention.from - b.mention.from);
}
