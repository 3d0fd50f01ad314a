/**
 * The language of a prompt that is a game's name and nothing else: 神経衰弱 has no kana and is Japanese, "statki" none of
 * the letters that tell Polish. Names that two languages share say nothing, nor do those that English has too. A title that
 * the whole world knows by one name is of no language, and is answered in English: the end of "slither.io" is no Italian.
 */
import { LANGUAGES } from '../languages/index.js';
import { isEnglish } from '../lexicon/english.js';
import { foldWord } from '../lexicon/fold.js';
import { GAMES, parted, rowsOf } from './games.js';
import { keyOf } from './key.js';

/** Longer texts are no name: none has more words. */
const LONGEST = 60;

const textKey = (text: string): string =>
  (text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).map((word) => keyOf(foldWord(word))).join('');

const LATIN = /^[\p{Script=Latin}\p{N}]{3,}$/u;

let languages: ReadonlyMap<string, string | null> | undefined;

function build(): Map<string, string | null> {
  const found = new Map<string, string | null>();
  const titles = new Set<string>();
  const put = (name: string, language: string | null): void => {
    const key = textKey(name);
    const known = found.get(key);
    if (key.length > 1) found.set(key, known === undefined || known === language ? language : null);
  };
  for (const { name, others, where } of GAMES.values())
    for (const one of [name, ...others])
      if (where === 'world' && LATIN.test(textKey(one))) titles.add(textKey(one));
      else put(one, null);
  for (const [language, { names }] of Object.entries(LANGUAGES))
    for (const [, cell] of rowsOf(names)) for (const one of parted(cell)) put(one, language === 'en' ? null : language);
  for (const key of titles) found.set(key, 'en');
  return found;
}

/** Numbers behind a name, with their signs and short words for what they count: "statki 10x10, 15 min" is the name alone. */
const FIGURES = /[\s,;:]+\p{N}(?:[\p{N}\s,;:.×*-]|(?<!\p{L})\p{L}{1,3}(?!\p{L}))*$/u;

/** ISO 639-1 code of the one language in which the whole text is a name of a game, or a name with numbers; undefined where there is none. */
export function languageOfName(text: string): string | undefined {
  if (text.length > LONGEST) return undefined;
  return languageOf(text) ?? languageOf(text.replace(FIGURES, ''));
}

function languageOf(text: string): string | undefined {
  languages ??= build();
  const key = textKey(text);
  const language = languages.get(key) ?? undefined;
  // "king" is a card game in Turkish, and a word that English has
  return language !== undefined && language !== 'en' && isEnglish(key) ? undefined : language;
}
