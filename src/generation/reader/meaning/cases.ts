/** The slot that a noun's own ending says: Korean particles and Turkish cases, which are written as part of the word. */

/** longest first: 에서 is no 서 */
const KOREAN: readonly (readonly [ending: string, slot: string])[] = [
  ['으로부터', 'from'],
  ['로부터', 'from'],
  ['에게서', 'from'],
  ['한테서', 'from'],
  ['에서', 'in'],
  ['에게', 'to'],
  ['한테', 'to'],
  ['으로', 'with'],
  ['이랑', 'and'],
  ['하고', 'and'],
  ['처럼', 'as'],
  ['이', 'subj'],
  ['가', 'subj'],
  ['은', 'subj'],
  ['는', 'subj'],
  ['을', 'obj'],
  ['를', 'obj'],
  ['와', 'and'],
  ['과', 'and'],
  ['랑', 'and'],
  ['의', 'of'],
  ['에', 'to'],
  ['로', 'with'],
  ['도', 'also'],
];
const TURKISH: readonly (readonly [ending: RegExp, slot: string])[] = [
  [/.{2}[dt][ae]n$/u, 'from'],
  [/.{2}l[ae]r[ae]$/u, 'to'],
  [/.{2}l[ae]ri$/u, 'obj'],
  [/.{2}y[ae]$/u, 'to'],
  [/.{2}[dt][ae]$/u, 'in'],
  [/.{2}yl[ae]$/u, 'with'],
  [/.{2}(?:yi|yu|ni|nu)$/u, 'obj'],
  [/.{2}(?:nin|nun|in|un)$/u, 'of'],
];

/** The slot that the last word of a thing says by its ending; undefined where the language has none or the word shows none. */
export function caseOf(word: string, language: string): string | undefined {
  if (language === 'ko') return word.length < 2 ? undefined : KOREAN.find(([ending]) => word.endsWith(ending))?.[1];
  if (language === 'tr') return TURKISH.find(([ending]) => ending.test(word))?.[1];
  return undefined;
}
