/** The languages in which games are named and people are told about them; one folder a language. */
import { NAMES as arNames } from './ar/games.js';
import { WORDS as arWords } from './ar/words.js';
import { NAMES as deNames } from './de/games.js';
import { WORDS as deWords } from './de/words.js';
import { NAMES as enNames } from './en/games.js';
import { WORDS as enWords } from './en/words.js';
import { NAMES as esNames } from './es/games.js';
import { WORDS as esWords } from './es/words.js';
import { NAMES as frNames } from './fr/games.js';
import { WORDS as frWords } from './fr/words.js';
import { NAMES as hiNames } from './hi/games.js';
import { WORDS as hiWords } from './hi/words.js';
import { NAMES as idNames } from './id/games.js';
import { WORDS as idWords } from './id/words.js';
import { NAMES as itNames } from './it/games.js';
import { WORDS as itWords } from './it/words.js';
import { NAMES as jaNames } from './ja/games.js';
import { WORDS as jaWords } from './ja/words.js';
import { NAMES as koNames } from './ko/games.js';
import { WORDS as koWords } from './ko/words.js';
import { NAMES as nlNames } from './nl/games.js';
import { WORDS as nlWords } from './nl/words.js';
import { NAMES as plNames } from './pl/games.js';
import { WORDS as plWords } from './pl/words.js';
import { NAMES as ptNames } from './pt/games.js';
import { WORDS as ptWords } from './pt/words.js';
import { NAMES as ruNames } from './ru/games.js';
import { WORDS as ruWords } from './ru/words.js';
import { NAMES as trNames } from './tr/games.js';
import { WORDS as trWords } from './tr/words.js';
import { NAMES as ukNames } from './uk/games.js';
import { WORDS as ukWords } from './uk/words.js';
import { NAMES as zhNames } from './zh/games.js';
import { WORDS as zhWords } from './zh/words.js';
import type { Language } from './language.types.js';

export type { GameWords, Language } from './language.types.js';

export const LANGUAGES: Readonly<Record<string, Language>> = {
  en: { names: enNames, words: enWords },
  es: { names: esNames, words: esWords },
  fr: { names: frNames, words: frWords },
  de: { names: deNames, words: deWords },
  pt: { names: ptNames, words: ptWords },
  it: { names: itNames, words: itWords },
  nl: { names: nlNames, words: nlWords },
  pl: { names: plNames, words: plWords },
  tr: { names: trNames, words: trWords },
  ru: { names: ruNames, words: ruWords },
  uk: { names: ukNames, words: ukWords },
  ja: { names: jaNames, words: jaWords },
  zh: { names: zhNames, words: zhWords },
  ko: { names: koNames, words: koWords },
  hi: { names: hiNames, words: hiWords },
  ar: { names: arNames, words: arWords },
  id: { names: idNames, words: idWords },
};
