/**
 * Words of no list that stand where a thing does: the object of an event, who does it, or one more of a list. They are only
 * proposed: `meaning/` decides by their slots whether they play a part, and else they are no things.
 */
import { isEnglish } from '../lexicon/english.js';
import { labelOf } from '../lexicon/labels.js';
import { calendarWords } from '../vocabulary/calendar.js';
import { smallWords } from '../vocabulary/language.js';
import { isGlyph, type Token } from '../vocabulary/tokens.js';
import type { Span } from '../vocabulary/vocabulary.js';
import { caseOf } from './meaning/cases.js';
import { isEvent, orderOf } from './meaning/events.js';
import { wordAt } from './meaning/words.js';
import { isPlain } from './plain.js';

/** Below every word that a list knows. */
export const STRANGE = 0.4;
/** Languages of which so few words are known that any other may be a thing. */
const THIN: ReadonlySet<string> = new Set(['ar', 'hi', 'id', 'ja', 'ko', 'nl', 'pl', 'tr', 'uk', 'zh']);
/** Nothing around it says that it is a thing. */
const LOOSE = 0.3;
/** A prompt is bounded; a wall of unknown words is no cast. */
const MOST = 8;
const SHORTEST: Readonly<Record<string, number>> = { ko: 2, hi: 3, ar: 3 };

/** Adjectives, adverbs, participles and verbs, by their ends. */
const NO_NOUN: Readonly<Record<string, RegExp>> = {
  en: /(?:ly|ing|ed|ous|ful|ive|able|ible|less|ish|est|ic|al|n['’]t)$/u,
  es: /(?:mente|ando|iendo|ado|ada|ados|adas|oso|osa|arse|erse|irse|ar|er|ir|amos|emos|ible|able)$/u,
  pt: /(?:mente|ando|endo|indo|ado|ada|ados|adas|oso|osa|ar|er|ir|amos|emos|ível|ável)$/u,
  it: /(?:mente|ando|endo|ato|ata|ati|ate|uto|uta|oso|osa|are|ere|ire|arsi|ersi|irsi|ibile|abile)$/u,
  fr: /(?:ment|ant|eux|euse|ée|ées|er|ir|ez|ons|ible|able)$/u,
  de: /(?:lich|isch|ig)$/u,
  nl: /(?:lijk|lijke|isch|ische|ig|ige|end|ende)$/u,
  ru: /(?:ый|ий|ой|ая|яя|ое|ее|ые|ие|ть|ться|тся|ет|ит|ют|ят|ут|ат|ешь|ишь|но|ого|его|ому|ему|ых|их|ую|юю|ыми|ими|ла|ло|ли|ся)$/u,
  uk: /(?:ий|ій|ої|ого|ому|ими|их|ні|ти|тися|ться|ть|єш|иш|еш|но|ла|ло|ли|ся|ючи|ачи|яче|уть|ють|ує|ає|є)$/u,
  pl: /(?:ny|na|ne|ni|ski|ska|skie|ego|emu|ych|ymi|ej|ć|ją|uje|ują|ają|nie|nych|ący|ąca|ące|ąc|ła|ło|li|ły|my|sz|się)$/u,
  tr: /(?:mak|mek|yor|yorum|yorlar|acak|ecek|malı|meli|arak|erek|ıp|ip|up|üp|lı|li|lu|lü|sız|siz|suz|süz|dır|dir|ken|an|en|ar|er|sın|sin|sun|sün|ca|ce|ıyor|iyor)$/u,
  hi: /(?:ना|ता|ती|ते|कर|कार|ाओ|ेगा|ेगी|ेंगे|ाया|ाई|ाए)$/u,
  id: /^(?:ber|me|di|ter|se)|(?:kan|nya)$/u,
  ar: /^(?:ي|ت)\p{L}{3}/u,
  ko: /(?:다|요|고|면|서|는|은|게|지|며|할|한|하기|기|된|될|듯)$/u,
};
/** "jaja", "haha", "kkkk", "rsrs", "хаха", "ahah": who writes so laughs. */
const LAUGHS = /^(?:a?(?:[hjx][aeiou]){2,}[hjx]?|k{3,}|(?:rs){2,}|(?:х[аеи]){2,}х?|(?:wk){2,}\p{L}*|mdr+|lol+|xd+)$/u;
/** What a thing may stand behind. */
const BEFORE: ReadonlySet<string> = new Set([
  'a',
  'the',
  'my',
  'many',
  'with',
  'from',
  'vs',
  'to',
  'for',
  'obj',
  'is',
  'as',
]);
/** Behind a thing that opens a sentence. */
const OPENS: ReadonlySet<string> = new Set(['with', 'in', 'at', 'from', 'vs', 'rel', 'is', 'must', 'not']);
/** What marks a thing from behind. */
const AFTER: ReadonlySet<string> = new Set(['subj', 'obj', 'from', 'to', 'with', 'by']);
/** Names of people and brands are none. */
const NOUNS_HAVE_CAPITALS: ReadonlySet<string> = new Set(['de']);
const SPACELESS: ReadonlySet<string> = new Set(['ja', 'zh']);

/** Spans of the words that may be things; `spans` are what the lists know. */
export function strangeNouns(tokens: readonly Token[], spans: readonly Span[], language: string): Span[] {
  const taken = new Set(spans.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, i) => from + i)));
  const idAt = (at: number): string | undefined => wordAt(tokens, at, language, () => false)?.id;
  const endsAt = (at: number): string | undefined => {
    for (let from = at; from >= 0 && at - from < 4; from -= 1) {
      const found = wordAt(tokens, from, language, () => false);
      if (found?.to === at + 1) return found.id;
    }
    return undefined;
  };
  const candidates = SPACELESS.has(language) ? runs(tokens, taken, language) : words(tokens, taken, language);
  const open = new Set(candidates.map(({ from }) => from));
  const pictures = new Set(spans.filter(({ type }) => type === 'picture').flatMap(({ from, to }) => [from, -to]));
  const sov = orderOf(language) === 'sov';
  const grounded = ({ from, to }: Run): boolean => {
    // of English all words are known: one that names nothing that can be drawn is hardly a noun, unless it is counted
    if (language === 'en' && isEnglish(tokens[from]?.folded ?? '')) {
      const counted = /[^s]s$/u.test(tokens[from]?.folded ?? '');
      const left = endsAt(from - 1);
      if (!counted || left === undefined || !(BEFORE.has(left) || isEvent(left))) return false;
    }
    // "green flumpkins" end in the thing; what follows it is no further unknown word
    if (language !== 'ar' && !HEAD_FIRST.has(language) && open.has(to)) return false;
    if (HEAD_FIRST.has(language) && open.has(from - 1)) return false;
    const after = tokens[to] ? idAt(to) : undefined;
    let back = from - 1;
    if (open.has(back)) back -= 1;
    const before = back >= 0 ? endsAt(back) : undefined;
    if (sov) {
      const mark = caseOf(tokens[to - 1]?.folded ?? '', language);
      if (mark !== undefined && AFTER.has(mark)) return true;
      if (after !== undefined && (AFTER.has(after) || isEvent(after))) return true;
      if (before === 'a' || before === 'many' || before === 'my') return true;
    } else {
      if (before !== undefined && (BEFORE.has(before) || isEvent(before))) return true;
      if (after !== undefined && isEvent(after)) return true;
      // "fietskoerier door Amsterdam": who or what opens a sentence, before a small word
      const opens = from === 0 || /^(?:stop|comma)$/u.test(tokens[from - 1]?.type ?? '');
      if (opens && after !== undefined && OPENS.has(after)) return true;
    }
    // one more of a list of things
    const link = /^(?:and|or)$/u;
    const left = tokens[from - 1]?.type === 'comma' || link.test(endsAt(from - 1) ?? '') ? -(from - 1) : undefined;
    const right = tokens[to]?.type === 'comma' || link.test(after ?? '') ? to + 1 : undefined;
    return (left !== undefined && pictures.has(left)) || (right !== undefined && pictures.has(right));
  };
  const sure = candidates.filter(grounded);
  const loose = !THIN.has(language) ? [] : candidates.filter((one) => !sure.includes(one));
  return [...sure, ...loose].slice(0, MOST).map(({ from, to, text }) => ({
    type: 'picture',
    id: labelOf(text),
    weight: sure.some((one) => one.from === from) ? STRANGE : LOOSE,
    from,
    to,
    exact: true,
    kind: 'object',
  }));
}

const HEAD_FIRST: ReadonlySet<string> = new Set(['es', 'fr', 'pt', 'it', 'ar', 'id']);

interface Run {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

/** Words that no list knows, and whose end says nothing else than a noun. */
function words(tokens: readonly Token[], taken: ReadonlySet<number>, language: string): Run[] {
  const small = smallWords(language);
  return tokens.flatMap((token, from): Run[] => {
    const { type, folded, text } = token;
    if (type !== 'word' || taken.has(from) || small.has(folded) || isPlain(tokens, from, from + 1, language)) return [];
    if (
      LAUGHS.test(folded) ||
      calendarWords(language).has(folded) ||
      [...folded].length < (SHORTEST[language] ?? 4) ||
      NO_NOUN[language]?.test(text.toLowerCase())
    )
      return [];
    const capital = /^\p{Lu}/u.test(text);
    const starts = from === 0 || tokens[from - 1]?.type === 'stop';
    if (NOUNS_HAVE_CAPITALS.has(language) ? !capital : capital && !starts) return [];
    if (wordAt(tokens, from, language, () => false)) return [];
    return [{ from, to: from + 1, text: language === 'en' ? token.noun : language === 'ko' ? token.noun : text }];
  });
}

/** Two ideographs or kana of one sort and more, from where a word starts, up to the next word that a list knows. */
function runs(tokens: readonly Token[], taken: ReadonlySet<number>, language: string): Run[] {
  const found: Run[] = [];
  const sortOf = (at: number): string => {
    const text = tokens[at]?.text ?? '';
    if (!isGlyph(text) || taken.has(at) || wordAt(tokens, at, language, () => false)) return '';
    return /[ァ-ヺー]/u.test(text) ? 'katakana' : /\p{Script=Han}/u.test(text) ? 'han' : '';
  };
  for (let from = 0; from < tokens.length; from += 1) {
    const sort = sortOf(from);
    if (sort === '' || tokens[from]?.boundary !== true) continue;
    let to = from + 1;
    const goesOn = (at: number): boolean =>
      sortOf(at) === sort && (sort === 'katakana' || tokens[at]?.boundary !== true);
    while (goesOn(to)) to += 1;
    const text = tokens
      .slice(from, to)
      .map((token) => token.text)
      .join('');
    // the end of a longer word says what the whole is: "おにぎりマン"
    const tail = taken.has(from - 1) && isGlyph(tokens[from - 1]?.text ?? '') && sort === 'katakana';
    const plain = isPlain(tokens, from, to, language);
    if (to - from >= 2 && to - from <= 8 && !tail && !plain) found.push({ from, to, text });
    from = to - 1;
  }
  return found;
}
