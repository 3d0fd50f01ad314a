/** What the money of a prompt is called: its sign, or its word in the form that stands beside the number. */
import { foldInPlace } from '../asks/fold.js';
import { allAt, tablesOf, wordStarts } from '../asks/word-tables.js';
import type { Brief } from '../brief.js';
import { designText } from '../design.js';

const SIGN = /[$€£¥₹₽₺₴₩₫฿₪]/u;
const LONGEST = 16;
/** money that is no currency: it counts what lies on a table */
const CHIPS =
  /^(?:chips?|jetons?|fiches?|fichas?|gettoni|żeton|фиш|fiş|çip|keping|चिप|칩|チップ|筹码|رقا|رقائق|فيش|شريحة)/u;

/** Of the sums that rules say; nothing where none is in a currency. */
export function currencyOf({ rules, language }: Brief): { currency?: string } {
  const sums = rules.filter(({ rule, span }) => (rule === 'chips' || rule === 'target') && span !== undefined);
  for (const { span, said } of sums) {
    const text = span?.text ?? '';
    const sign = SIGN.exec(said ?? '')?.[0];
    if (sign) return { currency: sign };
    const word = moneyIn(text, language);
    if (word) return { currency: word };
  }
  return {};
}

function moneyIn(text: string, language: string): string | undefined {
  const tables = tablesOf(language);
  const folded = foldInPlace(text);
  for (const at of tables.unspaced ? [...text].map((_, i) => i) : wordStarts(folded, tables)) {
    const found = allAt(tables.measures, folded, at, tables).find(({ id }) => id === 'money');
    if (found && !CHIPS.test(folded.slice(at))) return designText(text.slice(found.start, found.end), LONGEST);
  }
  return undefined;
}
