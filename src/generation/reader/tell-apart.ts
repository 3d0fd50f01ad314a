/** The language of a short prompt, where small words leave two Romance languages equal: the one whose dictionary knows more of it. */
import { rankLanguages } from './language.js';
import type { NormalText } from './normalise.js';
import { tokenise } from './tokens.js';
import { scan, vocabularyOf } from './vocabulary.js';

/** Languages that share their small words. Each dictionary costs 20–150 ms once, so they are only asked when it is close. */
const CLOSE = new Set(['es', 'pt', 'it', 'fr']);
/** small words' lead that is believed */
const LEAD = 1.5;
/** a longer prompt has small words enough */
const SHORT = 160;

/** ISO 639-1 code of the prompt's language. */
export function tellLanguage(normal: NormalText): string {
  const ranked = rankLanguages(normal.text);
  const [best] = ranked;
  if (!best) return 'en';
  const rivals = ranked.filter(([language, score]) => CLOSE.has(language) && best[1] - score < LEAD);
  if (!CLOSE.has(best[0]) || rivals.length < 2 || normal.text.length > SHORT) return best[0];
  const known = rivals.map(([language, score]) => {
    const spans = scan(tokenise(normal, language), vocabularyOf(language));
    const words = new Set(spans.filter(({ type, exact }) => exact && type !== 'number').map(({ from }) => from));
    return [language, words.size + score / 4] as const;
  });
  return known.reduce((a, b) => (b[1] > a[1] ? b : a))[0];
}
