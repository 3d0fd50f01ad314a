/**
 * Letters: what a word is cut into, which key of the screen stands for each, and what a key of the keyboard types. Cut by graphemes, so that no mark
 * is parted from its letter. A letter that no key has counts without its accents: é is E where the keys have no é, and ñ is Ñ where they have it.
 */

export interface Alphabet {
  readonly lang: string;
  /** the keys, in rows as on a keyboard of the language, in capitals */
  readonly rows: readonly (readonly string[])[];
  /** words run from right to left */
  readonly rtl: boolean;
  /** the keys are no keyboard's but the letters of the words alone */
  readonly own: boolean;
}

/** One place of a word. `key` is null for a blank or a sign: nobody guesses it. */
export interface Cell {
  readonly shown: string;
  readonly key: string | null;
}

const LATIN = 'qwertyuiop asdfghjkl zxcvbnm';
const ROWS: Readonly<Record<string, string>> = {
  en: LATIN,
  fr: 'azertyuiop qsdfghjklm wxcvbn',
  de: 'qwertzuiopü asdfghjklöä yxcvbnmß',
  es: 'qwertyuiop asdfghjklñ zxcvbnm',
  pt: LATIN,
  it: LATIN,
  nl: LATIN,
  id: LATIN,
  pl: 'qwertyuiop asdfghjkl zxcvbnm ąćęłńóśźż',
  tr: 'qwertyuıopğü asdfghjklşi zxcvbnmöç',
  ru: 'йцукенгшщзхъ фывапролджэ ячсмитьбю',
  uk: 'йцукенгшщзхї фівапролджє ячсмитьбюґ',
  ar: 'ضصثقفغعهخحجد شسيبلاتنمكط ئءؤرىةوزظذ',
};
/** Letters that no accent parts from their plain form. */
const PLAIN: Readonly<Record<string, string>> = { Ł: 'L', Ø: 'O', Đ: 'D', Ħ: 'H', Ґ: 'Г', Ð: 'D', Þ: 'T' };
const LIGATURES: readonly (readonly [RegExp, string])[] = [
  [/œ/giu, 'oe'],
  [/æ/giu, 'ae'],
  [/[’ʼ`´]/gu, "'"],
];
const RTL = /[\u0590-\u08ff]/u;
const LETTER = /[\p{L}\p{N}]/u;

const segments = new Intl.Segmenter('und', { granularity: 'grapheme' });
/** A text cut into what a reader takes for one letter. */
export const graphemes = (text: string): string[] => Array.from(segments.segment(text), ({ segment }) => segment);

/** In capitals as the language has them; ß stays one letter. */
export const capital = (text: string, lang: string): string =>
  text.replaceAll('ß', 'ẞ').toLocaleUpperCase(lang === 'tr' ? 'tr' : 'en');

function alphabet(lang: string, rows: string): Alphabet {
  return {
    lang,
    rows: rows.split(' ').map((row) => [...row].map((letter) => capital(letter, lang))),
    rtl: RTL.test(rows),
    own: false,
  };
}

const bare = (letter: string): string => {
  const plain = letter.normalize('NFD').replace(/\p{M}/gu, '').normalize('NFC');
  return PLAIN[plain] ?? plain;
};

/** The key that stands for a letter; undefined where the alphabet has none. */
export function keyOf(letter: string, { rows, lang }: Alphabet): string | undefined {
  const large = capital(letter, lang);
  const has = (one: string): boolean => rows.some((row) => row.includes(one));
  if (has(large)) return large;
  const plain = bare(large);
  return has(plain) ? plain : undefined;
}

/** The places of a word, in reading order. A letter without a key is shown from the start. */
export function cellsOf(text: string, letters: Alphabet): Cell[] {
  const whole = LIGATURES.reduce((sum, [from, to]) => sum.replace(from, to), text.normalize('NFC'));
  const out: Cell[] = [];
  for (const one of graphemes(whole)) {
    const key = LETTER.test(one) ? keyOf(one, letters) : undefined;
    // "Straße" without the key is spelt with two
    if (key === undefined && /ß/iu.test(one)) out.push({ shown: 'S', key: 'S' }, { shown: 'S', key: 'S' });
    else out.push({ shown: capital(one, letters.lang), key: key ?? null });
  }
  return out;
}

const covers = (letters: Alphabet, words: readonly string[]): boolean =>
  words.every((word) =>
    graphemes(word).every((one) => !LETTER.test(one) || /[œæß]/iu.test(one) || keyOf(one, letters)),
  );

/** Whether a keyboard of some language has all letters of these words. */
export const isKeyed = (words: readonly string[], lang: string): boolean =>
  [lang, 'en', 'ru', 'uk', 'ar'].some((one) => ROWS[one] !== undefined && covers(alphabet(one, ROWS[one]), words));

/** keys of a row where they are no keyboard's */
const WIDE = 9;

/** The keys for these words: the keyboard of their language, else of another that has all their letters, else the letters that are in them. */
export function alphabetFor(words: readonly string[], lang: string): Alphabet {
  for (const one of [lang, 'en', 'ru', 'uk', 'ar']) {
    const rows = ROWS[one];
    if (rows === undefined) continue;
    const found = alphabet(one, rows);
    if (covers(found, words)) return found;
  }
  const own = [
    ...new Set(words.flatMap((word) => graphemes(word.normalize('NFC'))).filter((one) => LETTER.test(one))),
  ].map((one) => capital(one, lang));
  const keys = [...new Set(own)].sort((a, b) => (a < b ? -1 : 1));
  const rows = Array.from({ length: Math.ceil(keys.length / WIDE) }, (_, i) => keys.slice(i * WIDE, (i + 1) * WIDE));
  return { lang, rows, rtl: RTL.test(words.join('')), own: true };
}

/** Keys by their place, where the keyboard is set to another script than the word's. */
const PLACES = [
  'KeyQ KeyW KeyE KeyR KeyT KeyY KeyU KeyI KeyO KeyP BracketLeft BracketRight',
  'KeyA KeyS KeyD KeyF KeyG KeyH KeyJ KeyK KeyL Semicolon Quote Backslash',
  'KeyZ KeyX KeyC KeyV KeyB KeyN KeyM Comma Period Slash',
].map((row) => row.split(' '));

/** What a stroke types: the letter that it writes, else the one that lies in its place. */
export function typed(
  { key, code }: { readonly key: string; readonly code: string },
  letters: Alphabet,
): string | undefined {
  if (!LETTER.test(key)) return undefined;
  const own = keyOf(key, letters);
  if (own !== undefined || letters.rows.length < 3) return own;
  // a Latin letter that the alphabet lacks is a slip there, and no other letter
  if (/\p{Script=Latin}/u.test(key) && /\p{Script=Latin}/u.test(letters.rows[0]?.[0] ?? '')) return undefined;
  for (const [row, places] of PLACES.entries()) {
    const at = places.indexOf(code);
    if (at >= 0) return letters.rows[row]?.[at];
  }
  return undefined;
}
