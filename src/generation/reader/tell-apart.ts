/** The language of a short prompt, where small words leave two Romance languages equal: the one whose dictionary knows more of it. */
import { findGames } from '../games/find.js';
import { languageOfName } from '../games/language-of-name.js';
import { rankLanguages, smallWords } from '../vocabulary/language.js';
import type { NormalText } from '../vocabulary/normalise.js';
import { tokenise } from '../vocabulary/tokens.js';
import { scan, vocabularyOf, type Span } from '../vocabulary/vocabulary.js';

/** Languages that share their small words. Each dictionary costs 20–150 ms once, so they are only asked when it is close. */
const CLOSE = new Set(['es', 'pt', 'it', 'fr']);
/** small words' lead that is believed */
const LEAD = 1.5;
/** a longer prompt has small words enough */
const SHORT = 160;
/** and of one as short as this, English may share the only small word: "a" */
const BRIEF = 40;

/** English points of a prompt without one English word */
const UNSAID = 0.5;
/** and of one in which the letters' statistics take it for English all the same */
const SEEMING = 1.2;
/** words, of which English may know none, before the others' dictionaries are asked */
const FEW = 4;

function knownWords(normal: NormalText, language: string): number {
  const tokens = tokenise(normal, language);
  const small = smallWords(language);
  // "de" is in four dictionaries; a plural says as much as its singular
  const says = ({ type, exact, weight, from }: Span): boolean =>
    type !== 'number' && (exact || (type === 'picture' && weight >= 3)) && !small.has(tokens[from]?.folded ?? '');
  const games = findGames(tokens, language).filter(({ own, how }) => own && how !== 'word');
  return new Set([
    ...scan(tokens, vocabularyOf(language))
      .filter(says)
      .map(({ from }) => from),
    ...games.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, at) => from + at)),
  ]).size;
}

/** "Katzen", "aplasta mosquitos": the language that knows the words where English knows none of them, or all where it does not. */
function ofFewWords(normal: NormalText): string {
  const words = normal.text.match(/\p{L}+/gu)?.length ?? 0;
  if (words === 0 || words > FEW) return 'en';
  const english = knownWords(normal, 'en');
  if (english >= words) return 'en';
  const least = english > 0 ? words : 1;
  return ['de', 'es', 'fr', 'pt', 'it'].find((language) => knownWords(normal, language) >= least) ?? 'en';
}

/** "Ritter meidet Gift": a noun with its capital inside the sentence, and more words that German knows than English. */
function isBriefGerman(normal: NormalText): boolean {
  const words = normal.text.match(/\p{L}+/gu) ?? [];
  if (words.length < 2 || words.length > FEW) return false;
  const capital = words.map((word) => /^\p{Lu}\p{Ll}/u.test(word));
  if (!capital.slice(1).includes(true) || !capital.includes(false)) return false;
  return knownWords(normal, 'de') > knownWords(normal, 'en');
}

/** ISO 639-1 code of the prompt's language. */
export function tellLanguage(normal: NormalText): string {
  const named = languageOfName(normal.text);
  if (named !== undefined) return named;
  const ranked = rankLanguages(normal.text);
  const [best] = ranked;
  if (!best) return 'en';
  if (best[0] === 'en' && best[1] <= SEEMING && isBriefGerman(normal)) return 'de';
  if (best[0] === 'en' && best[1] <= UNSAID) return ofFewWords(normal);
  const brief = normal.text.length <= BRIEF;
  const rivals = ranked.filter(
    ([language, score]) => (CLOSE.has(language) || (brief && language === 'en')) && best[1] - score < LEAD,
  );
  if (!CLOSE.has(best[0]) || rivals.length < 2 || normal.text.length > SHORT) return best[0];
  const known = rivals.map(([language, score]) => {
    return [language, knownWords(normal, language) + score / 4] as const;
  });
  return known.reduce((a, b) => (b[1] > a[1] ? b : a))[0];
}
