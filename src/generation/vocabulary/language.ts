/** Which language a prompt is in: by script first, then by the small words of each language, then by statistics. */
import { detectAll } from 'tinyld';
import { LANGUAGES } from '../languages/index.js';
import { ownLanguage } from './own-words.js';

/** Small words of languages that are told from the others, and neither read nor written. */
const TOLD_APART: Readonly<Record<string, string>> = {
  sv: 'och en ett i på med som är att för av den det de inte utan till från spel jag du han hon där när men mot gör om ska',
  cs: 'a v na s se je že do o z k ve pro hra hru jak ten ta to který která kde bez ale proti přes já ty udělej chci',
  vi: 'và của là một trong cho với các những không có được người trò chơi game tôi bạn làm hãy con',
};

const wordsOf = (text: string): string[] => text.split(/\s+/u).filter((word) => word !== '');
const SMALL = new Map(
  [
    ...Object.entries(LANGUAGES).map(([lang, { smallWords: text }]) => [lang, text] as const),
    ...Object.entries(TOLD_APART),
  ].map(([lang, text]) => [lang, new Set(wordsOf(text))]),
);
const GAME_TALK = new Map(Object.entries(LANGUAGES).map(([lang, { gameTalk }]) => [lang, new Set(wordsOf(gameTalk))]));
const NONE: ReadonlySet<string> = new Set();

/** Words too small to be a thing or a verb, per language. */
export function smallWords(language: string): ReadonlySet<string> {
  return SMALL.get(language) ?? NONE;
}

/** Small words of so many languages that they tell none: "gatos vs perros" */
const SHARED: ReadonlySet<string> = new Set(['vs']);

/** Letters that only some languages of the Latin script use. */
const LETTERS: readonly [RegExp, string, number][] = [
  [/[ñ¿¡]/u, 'es', 3],
  [/[äöü]/u, 'de', 1],
  [/ß/u, 'de', 3],
  [/[ãõ]/u, 'pt', 3],
  [/[œêèùû]/u, 'fr', 1],
  [/[ìò]/u, 'it', 1.5],
  [/[ąęłśżź]/u, 'pl', 3],
  [/[ğış]/u, 'tr', 3],
  [/[åä]/u, 'sv', 1],
  [/[řěů]/u, 'cs', 3],
  [/[đơư]|[\u1ea0-\u1ef9]/u, 'vi', 3],
];

/** Of a word that one language alone has in its lists. */
const OWN_WORD = 0.5;

const wordsIn = (text: string): string[] => text.match(/[\p{L}\p{M}']+/gu) ?? [];

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}

/** ISO 639-1 code of the language; `en` where nothing says otherwise. */
export function detectLanguage(text: string): string {
  return rankLanguages(text)[0]?.[0] ?? 'en';
}

/** Languages with their points, best first; one alone where the script decides. */
export function rankLanguages(text: string): (readonly [language: string, points: number])[] {
  const sure = byScript(text.slice(0, 2000).toLowerCase());
  return sure === undefined ? byWords(text.slice(0, 2000).toLowerCase()) : [[sure, 1]];
}

/** A letter of one of the two decides; where neither has one, the small words do. "м'я" is spelt so in Ukrainian alone. */
function isUkrainian(sample: string): boolean {
  const letters = count(sample, /[іїєґ]|\p{L}['’ʼ][яюєї]/gu) - count(sample, /[ыэъё]/gu);
  if (letters !== 0) return letters > 0;
  const words = wordsIn(sample);
  const said = (lang: string, other: string): number =>
    words.filter(
      (word) => GAME_TALK.get(lang)?.has(word) || (smallWords(lang).has(word) && !smallWords(other).has(word)),
    ).length;
  return said('uk', 'ru') > said('ru', 'uk');
}

function byScript(sample: string): string | undefined {
  const letters = count(sample, /\p{L}/gu);
  if (letters === 0) return 'en';
  const kana = count(sample, /[\p{Script=Hiragana}\p{Script=Katakana}]/gu);
  const han = count(sample, /\p{Script=Han}/gu);
  // an ideograph says as much as several letters, so a Japanese prompt may name an English title
  if (kana > 0 && (kana + han) * 3 >= letters) return 'ja';
  if (han * 3 >= letters && han > 0) return 'zh';
  if (count(sample, /\p{Script=Hangul}/gu) * 3 >= letters) return 'ko';
  const cyrillic = count(sample, /\p{Script=Cyrillic}/gu);
  if (cyrillic * 2 >= letters) return isUkrainian(sample) ? 'uk' : 'ru';
  if (count(sample, /\p{Script=Arabic}/gu) * 2 >= letters) return 'ar';
  if (count(sample, /\p{Script=Thai}/gu) * 2 >= letters) return 'th';
  if (count(sample, /\p{Script=Devanagari}/gu) * 2 >= letters) return 'hi';
  return count(sample, /\p{Script=Latin}/gu) * 2 < letters ? 'en' : undefined;
}

function byWords(sample: string): (readonly [string, number])[] {
  const words = wordsIn(sample)
    .slice(0, 200)
    .filter((word) => !SHARED.has(word));
  const scores = new Map<string, number>();
  for (const [lang, small] of SMALL) {
    let hits = 0;
    for (const word of words) if (small.has(word)) hits += 1;
    if (hits > 0) scores.set(lang, hits);
  }
  for (const [lang, talk] of GAME_TALK)
    for (const word of words) if (talk.has(word)) scores.set(lang, (scores.get(lang) ?? 0) + 0.8);
  for (const word of words) {
    const lang = ownLanguage(word);
    if (lang !== undefined) scores.set(lang, (scores.get(lang) ?? 0) + OWN_WORD);
  }
  for (const [pattern, lang, weight] of LETTERS)
    if (pattern.test(sample)) scores.set(lang, (scores.get(lang) ?? 0) + weight);
  if (words.length >= 3)
    // statistics mislead on a handful of words, so they only tip the scales
    for (const { lang, accuracy } of detectAll(sample.slice(0, 600)).slice(0, 2))
      if (SMALL.get(lang)?.size) scores.set(lang, (scores.get(lang) ?? 0) + accuracy * Math.min(2.5, words.length / 6));
  // English is the language of game talk: another must be clearly ahead
  scores.set('en', (scores.get('en') ?? 0) + 0.5);
  return [...scores].sort((a, b) => b[1] - a[1] || Number(b[0] === 'en') - Number(a[0] === 'en'));
}
