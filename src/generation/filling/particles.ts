/** Korean particles have two forms; which one follows depends on whether the syllable before them ends in a consonant. */
const PAIRS: Readonly<Record<string, readonly [afterConsonant: string, afterVowel: string]>> = {
  '을(를)': ['을', '를'],
  '와(과)': ['과', '와'],
};

/** Puts the right form where a text has both: "별을(를)" → "별을". */
export function koreanParticles(text: string): string {
  return text.replace(/(.)(을\(를\)|와\(과\))/gsu, (_, before: string, both: string) => {
    const code = before.codePointAt(0) ?? 0;
    // Hangul syllables stand in the order of their endings, 28 each; the first is none
    const closed = code >= 0xac00 && code <= 0xd7a3 && (code - 0xac00) % 28 !== 0;
    return before + (PAIRS[both]?.[closed ? 0 : 1] ?? '');
  });
}
