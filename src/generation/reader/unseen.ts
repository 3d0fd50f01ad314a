/** Nouns that no list knows, where the words around them leave no doubt that a thing or somebody is meant; they are shown as labels. */
import { labelOf } from '../lexicon/labels.js';
import { smallWords } from '../vocabulary/language.js';
import type { Token } from '../vocabulary/tokens.js';
import type { Span } from '../vocabulary/vocabulary.js';
import { isPlain } from './plain.js';

/** Below every word that a list knows. */
const UNSURE = 0.5;
const DEEDS = /^(?:take|foe|shot|chase)$/u;
const A =
  /^(?:an?|un|una|uno|une|ein|eine|einen|einem|einer|um|uma|my|your|mi|mein|meine|mon|ma|meu|minha|mio|mia|two|three|four|five|dos|tres|zwei|drei|deux|trois|due|tre|dois|duas)$/u;
const THE = /^(?:the|some|many|el|los|las|les|des|gli|os|as|die|der|den|das|viele|muchos|muchas)$/u;
/** May stand between who does something and what is done. */
const LINK =
  /^(?:who|that|which|надо|нужно|must|can|has|to|will|should|que|qui|che|debe|puede|doit|peut|deve|può|muss|kann|который|которая|которое|которые)$/u;
const BEHIND =
  /^(?:and|or|while|with|in|on|from|before|to|but|y|o|con|en|und|oder|mit|im|et|ou|avec|dans|e|com|em|ed|nel|и|или|в|на|с)$/u;
/** Adjectives, adverbs and participles, by their ends. */
const NO_NOUN: Readonly<Record<string, RegExp>> = {
  en: /(?:ly|ing|ed|ous|ful|ive|able|ible|less|ish|est)$/u,
  es: /(?:mente|ando|iendo|ado|ada|ados|adas|oso|osa)$/u,
  pt: /(?:mente|ando|endo|indo|ado|ada|oso|osa)$/u,
  it: /(?:mente|ando|endo|ato|ata|oso|osa)$/u,
  fr: /(?:ment|ant|eux|euse|ée|ées)$/u,
  ru: /(?:ый|ий|ой|ая|ое|ые|ие|ть|ться|ет|ит|ют|ят|но|ого|ых)$/u,
};
const LANGUAGES = new Set(['en', 'es', 'fr', 'pt', 'it', 'de', 'ru']);

/** Whether what stands there does something: "a stapler collects …", "una grapadora que recoge …". */
export function acts(tokens: readonly Token[], from: number, to: number, cues: readonly Span[]): boolean {
  const before = tokens[from - 1];
  const starts = before === undefined || before.type === 'stop' || before.type === 'comma' || A.test(before.folded);
  const called = before?.folded === 'giant' || before?.folded === 'the' || before?.folded === 'где';
  if (!starts && !called) return false;
  // what is done something to does nothing: "collect a stapler, avoid …"
  if (cues.some((cue) => DEEDS.test(cue.id) && cue.to <= from && from - cue.to <= 1)) return false;
  let at = to;
  while (at < to + 2 && (LINK.test(tokens[at]?.folded ?? '') || (at === to && tokens[at]?.type === 'comma'))) at += 1;
  return (
    (tokens[to]?.type !== 'comma' || at > to + 1) &&
    cues.some(({ id, from: start }) => start === at && (DEEDS.test(id) || id === 'move'))
  );
}

/** The nouns among the words that `spans` leave free. Only where grammar is sure, and never more than eight. */
export function unseenNouns(tokens: readonly Token[], spans: readonly Span[], language: string): Span[] {
  if (!LANGUAGES.has(language)) return [];
  const taken = new Set(spans.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, i) => from + i)));
  const cues = spans.filter(({ type, id }) => type === 'cue' && (DEEDS.test(id) || id === 'move'));
  const deedEnds = new Set(cues.filter(({ id }) => DEEDS.test(id)).map(({ to }) => to));
  const small = smallWords(language);
  const found: Span[] = [];
  tokens.forEach((token, at) => {
    if (token.type !== 'word' || token.folded.length < 4 || taken.has(at) || small.has(token.folded)) return;
    if (LINK.test(token.folded) || isPlain(tokens, at, at + 1, language)) return;
    if (language === 'de' && !/^\p{Lu}/u.test(token.text)) return;
    const before = tokens[at - 1]?.folded ?? '';
    const after = tokens[at + 1];
    const isNoun =
      A.test(before) || (language === 'ru' && before === 'где' && NO_NOUN['ru']?.test(token.folded) !== true);
    const isSubject = isNoun && acts(tokens, at, at + 1, cues);
    const last = after === undefined || after.type === 'stop' || after.type === 'comma' || BEHIND.test(after.folded);
    const many = language !== 'en' || token.noun !== token.folded;
    const isObject =
      last &&
      NO_NOUN[language]?.test(token.folded) !== true &&
      ((deedEnds.has(at - 1) && (A.test(before) || THE.test(before))) || (deedEnds.has(at) && many && before !== 'to'));
    // a German clause may end in its verb
    const isGerman =
      language === 'de' &&
      (A.test(before) || cues.some(({ id, from }) => DEEDS.test(id) && from === at + 1)) &&
      cues.some(({ id, from }) => DEEDS.test(id) && from > at && from - at <= 4);
    if (!isSubject && !isObject && !isGerman) return;
    const word = language === 'en' ? token.noun : token.text;
    found.push({ type: 'picture', id: labelOf(word), weight: UNSURE, from: at, to: at + 1, exact: true });
  });
  return found.slice(0, 8);
}
