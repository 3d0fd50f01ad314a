/** For whom the game is: an age in figures or words ("my 4 year old", "6 ans", "5歳"). */
import type { NormalText } from '../vocabulary/normalise.js';
import type { Token } from '../vocabulary/tokens.js';

/** Younger than this plays gently. */
export const GENTLE_BELOW = 9;
const WORDS: Readonly<Record<string, number>> = {
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  zwei: 2,
  drei: 3,
  vier: 4,
  fünf: 5,
  sechs: 6,
  sieben: 7,
  acht: 8,
};
/** Each pattern has one number, in figures or as one of `WORDS`. */
const AGES: readonly RegExp[] = [
  /(?<![\p{L}\p{N}])(\d{1,2}|two|three|four|five|six|seven|eight)[ -]?(?:years?|yrs?|yo)\b[ -]?(?:olds?)?(?= |[.,;!?)]|$)/iu,
  /\b(?:aged?|(?:she|he)(?:['’]s| is)) (\d{1,2}|two|three|four|five|six|seven|eight)\b(?! (?:\p{L}+ )?(?:lives|levels|hearts))/iu,
  /\bde (\d{1,2}) a[ñn]it?os\b/iu,
  /(?<![\p{L}\p{N}])(\d{1,2}|zwei|drei|vier|fünf|sechs|sieben|acht)[- ]?(?:jahre alt|jährige[nrms]?)(?!\p{L})/iu,
  /\bde (\d{1,2}) ans\b/iu,
  /\b(?:de|com) (\d{1,2}) anos\b/iu,
  /\bdi (\d{1,2}) anni\b/iu,
  /(\d{1,2}) ?(?:歳|才)/u,
  /(\d{1,2}) ?岁/u,
  /(?<!\p{L})(\d{1,2})[- ]?(?:лет(?!\p{L})|года?(?!\p{L})|-?летн\p{L}{2,4})/iu,
  /(\d{1,2}) ?살/u,
  // "for Sem (4)"
  /(?<!\p{L})\p{Lu}\p{L}{1,20} ?\((\d{1,2})\)/u,
];

/** The words that name a small child's age, as tokens; undefined where none do. */
export function readAge(
  { text, offsets }: NormalText,
  tokens: readonly Token[],
): { from: number; to: number } | undefined {
  for (const pattern of AGES) {
    const match = pattern.exec(text);
    const said = match?.[1]?.toLowerCase() ?? '';
    const age = WORDS[said] ?? Number(said || Number.NaN);
    if (!match || !(age >= 1 && age < GENTLE_BELOW)) continue;
    const start = offsets[match.index] ?? 0;
    const end = offsets[match.index + match[0].length] ?? offsets.at(-1) ?? 0;
    const from = tokens.findIndex((token) => token.end > start);
    const to = tokens.findLastIndex((token) => token.start < end) + 1;
    if (from >= 0 && to > from) return { from, to };
  }
  return undefined;
}
