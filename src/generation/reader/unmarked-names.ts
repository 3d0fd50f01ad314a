/**
 * Names of firms, clubs and houses that no word marks, by their capitals and what stands around them: "for Pellow & Sons, …",
 * "Maison Quilleré, fleuriste …", "at Brightly Dental (we whiten)", "Feuerwehr Oberkirnach:". They are seen all the time.
 */
import type { Literal } from '../asks/index.js';
import { vocabularyOf } from '../vocabulary/vocabulary.js';
import { ASK_WORDS } from '../languages/asks.js';
import { smallWords } from '../vocabulary/language.js';
import type { Token } from '../vocabulary/tokens.js';
import { wordAt } from './meaning/words.js';
import type { Words } from './words.js';

const CAPITALISED = /^\p{Lu}[\p{L}\p{M}'’-]*$/u;
/** Small words within a name: "Tapiocaria da Lu", "Bank of Toys". */
const WITHIN = /^(?:d[aeiou]s?|del|della|van|von|of)$/u;
/** Whoever writes says who they are, and is no firm: "Валентина Сергеевна". */
const PATRONYMIC = /(?:ович|евич|ич|овна|евна|ична|івна|йович)$/u;
const MOST_WORDS = 5;
const MOST_NAMES = 2;
/** Whoever writes every word with a capital marks nothing by one. */
const MOST_CAPITALS = 0.4;
const NOUNS_HAVE_CAPITALS = new Set(['de']);

/** Before the firm that it is for or that it stands at. */
const FOR =
  /(?:^|[^\p{L}])(?:for|at|f[uü]r|bei|para|pour|chez|per|presso|voor|bij|dla|для|untuk|promosi|game promo)\s+(?:(?:the|our|die|den|das|unsere[nr]?|la|le|el|il|lo|nuestr[ao]|notre|noss[ao]|nostr[ao]|de|het|onze|naszej|naszego|нашей|нашего|нашої|нашого)\s+)?$/iu;
/** Where a firm begins that introduces itself. */
const STARTS = /(?:^|[.!:\n]\s*)$/u;
/** A capital that a small word has only by where it stands; an article belongs to the name. */
const ARTICLE = /^(?:the|a|o|os|as|la|le|les|el|los|il|lo|l)$/u;
/** Behind it: what it is, where it is, or that it presents. */
const APPOSITION = /^\s*[,(]/u;
const IN_BRACKETS = /^\s*\(/u;
const PRESENTS =
  /^\s+(?:presents|pr[aä]sentiert|presenta|pr[ée]sente|apresenta|presenteert|przedstawia|prezentuje|представляет|представляє|sunar|mempersembahkan)(?!\p{L})/u;
const OF_TOWN = /^\s+(?:in|aus|from|en|à|de|di|da|em|z|ze|w|we|из|в|з|у|dari|di)\s+\p{Lu}/u;
const ENDS = /^\s*(?:[,.(:;!?\n–—]|$)/u;
/** Before brackets any of these will do: "en Ferretería Ochoa (Logroño)". */
const IN = /(?:^|[^\p{L}])(?:in|at|im|en|em|dans|nel(?:la)?|w|we|в|у|di)\s+$/iu;

interface Run {
  readonly from: number;
  readonly to: number;
}

/** In the order of the prompt, at most two; offsets are the prompt's. */
export function unmarkedNames(words: Words): Literal[] {
  const { prompt, tokens, language } = words;
  if (!NOUNS_HAVE_CAPITALS.has(language) && shareOfCapitals(tokens) > MOST_CAPITALS) return [];
  return runsOf(words)
    .flatMap(({ from, to }): Literal[] => {
      const [start, end] = [tokens[from]?.start ?? 0, tokens[to - 1]?.end ?? 0];
      return isPlaced(prompt.slice(0, start), prompt.slice(end, end + 40), language)
        ? [{ use: 'sign', text: prompt.slice(start, end), start, end }]
        : [];
    })
    .slice(0, MOST_NAMES);
}

function isPlaced(before: string, behind: string, language: string): boolean {
  if (FOR.test(before)) return ENDS.test(behind) || PRESENTS.test(behind) || OF_TOWN.test(behind);
  if (IN.test(before)) return IN_BRACKETS.test(behind);
  // "Pixel Grafik, ein Fuchs" is none: two nouns side by side say little
  const apposition = NOUNS_HAVE_CAPITALS.has(language) ? IN_BRACKETS : APPOSITION;
  return STARTS.test(before) && (apposition.test(behind) || PRESENTS.test(behind) || OF_TOWN.test(behind));
}

function shareOfCapitals(tokens: readonly Token[]): number {
  const typed = tokens.filter(({ type, text }) => type === 'word' && /^[\p{Lu}\p{Ll}]/u.test(text));
  return typed.filter(({ text }) => CAPITALISED.test(text)).length / Math.max(1, typed.length);
}

/** Two words or more with capitals side by side, that name no game and no kind of one. */
function runsOf({ prompt, tokens, spans, language }: Words): Run[] {
  const isGame = ({ from, to }: Run): boolean =>
    spans.some((span) => (span.type === 'kind' || span.id === 'game') && span.from < to && span.to > from);
  const small = smallWords(language);
  const isBegun = (at: number): boolean =>
    (at === 0 || tokens[at - 1]?.type === 'stop' || tokens[at - 1]?.type === 'comma') &&
    !ARTICLE.test(tokens[at]?.folded ?? '') &&
    (small.has(tokens[at]?.folded ?? '') || wordAt(tokens, at, language, () => false) !== undefined);
  const runs: Run[] = [];
  for (let from = 0; from < tokens.length; from += 1) {
    if (!isCapital(tokens[from]) || isBegun(from)) continue;
    let [to, capitals] = [from + 1, 1];
    for (let at = to; at < tokens.length && at - from < MOST_WORDS && isBeside(prompt, tokens, at); at += 1) {
      if (isCapital(tokens[at])) {
        to = at + 1;
        capitals += 1;
      } else if (!WITHIN.test(tokens[at]?.text ?? '')) break;
    }
    const run = { from, to };
    if (
      capitals > 1 &&
      !isGame(run) &&
      !PATRONYMIC.test(tokens[to - 1]?.text ?? '') &&
      (!NOUNS_HAVE_CAPITALS.has(language) || isStrange(tokens[to - 1], language))
    )
      runs.push(run);
    from = to - 1;
  }
  return runs;
}

const isCapital = (token: Token | undefined): boolean => token?.type === 'word' && CAPITALISED.test(token.text);

/** Nothing but a blank or an ampersand before it. */
const isBeside = (prompt: string, tokens: readonly Token[], at: number): boolean =>
  /^\s+(?:&\s+)?$/u.test(prompt.slice(tokens[at - 1]?.end, tokens[at]?.start));

/** Where nouns have capitals, a name is what no table knows: "Kaltenbach". */
const isStrange = (token: Token | undefined, language: string): boolean =>
  token !== undefined &&
  token.text.length > 3 &&
  !vocabularyOf(language).exact.entries.has(token.folded) &&
  ASK_WORDS[language]?.owner.includes(token.folded) !== true;
