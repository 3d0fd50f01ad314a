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
  for (const one of cast) if (isWeatherAround(one.mention, tokens, spans)) one.role = 'place';
  for (const [mention, role] of parts) {
    const known = cast.find((one) => one.mention === mention);
    if (known) Object.assign(known, { role, sure: OUTRIGHT });
    // a word of no list is a thing where it stands for one
    else cast.push({ mention, role, sure: OUTRIGHT });
  }
  return parts.size === 0 ? cast : cast.toSorted((a, b) => a.mention.from - b.mention.from);
}

/** Weathers that nobody meets as a thing of their own, unlike bubbles, leaves and sparks. */
const AROUND: ReadonlySet<string> = new Set(['rain', 'snow', 'fog']);
/** From "in" to what is in it, in tokens: "in all the". */
const TO_PLACE = 3;

/** "A night in the snow": snow and rain that something happens in are its weather. */
function isWeatherAround(mention: Mention, tokens: readonly Token[], spans: readonly Span[]): boolean {
  const { from, to } = mention;
  const isWeather = spans.some(
    (span) => span.type === 'weather' && AROUND.has(span.id) && span.from === from && span.to === to,
  );
  const isPlace = ({ type, id }: Span): boolean => type === 'cue' && id === 'place';
  // Chinese and Japanese say "in" behind it
  const around = (cue: Span): boolean =>
    tokens[cue.from]?.type === 'glyph'
      ? cue.from >= to && cue.from - to <= 1
      : cue.to <= from && from - cue.to < TO_PLACE;
  return isWeather && spans.some((span) => isPlace(span) && around(span));
}
