/** The texts of the public pages, by language. */
import { isReaderLanguage, type ReaderLanguage } from '../../http/reader-language.js';
import { ar } from './ar.js';
import { de } from './de.js';
import { en, type PublicTexts } from './en.js';
import { es } from './es.js';
import { fr } from './fr.js';
import { hi } from './hi.js';
import { id } from './id.js';
import { it } from './it.js';
import { ja } from './ja.js';
import { ko } from './ko.js';
import { nl } from './nl.js';
import { pl } from './pl.js';
import { pt } from './pt.js';
import { ru } from './ru.js';
import { tr } from './tr.js';
import { uk } from './uk.js';
import { zh } from './zh.js';

export const PUBLIC_TEXTS: Readonly<Record<ReaderLanguage, PublicTexts>> = {
  en,
  es,
  fr,
  de,
  pt,
  it,
  nl,
  pl,
  tr,
  ru,
  uk,
  ja,
  zh,
  ko,
  hi,
  ar,
  id,
};

export type { PublicTexts } from './en.js';

/** Whoever reads a page: what they read it in, and what it says then. */
export interface Reader {
  readonly lang: ReaderLanguage;
  readonly texts: PublicTexts;
}

/** By a language tag; English where there are no texts in that language. */
export function readerOf(language: string): Reader {
  const lang = language.toLowerCase().split('-', 1)[0];
  return isReaderLanguage(lang) ? { lang, texts: PUBLIC_TEXTS[lang] } : { lang: 'en', texts: en };
}
