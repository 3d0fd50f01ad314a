/** The languages in which prompts are read and games are made; one folder a language. */
import { ar } from './ar/index.js';
import { de } from './de/index.js';
import { en } from './en/index.js';
import { es } from './es/index.js';
import { fr } from './fr/index.js';
import { hi } from './hi/index.js';
import { id } from './id/index.js';
import { it } from './it/index.js';
import { ja } from './ja/index.js';
import { ko } from './ko/index.js';
import { nl } from './nl/index.js';
import { pl } from './pl/index.js';
import { pt } from './pt/index.js';
import { ru } from './ru/index.js';
import { tr } from './tr/index.js';
import { uk } from './uk/index.js';
import { zh } from './zh/index.js';
import type { Language } from './language.types.js';

export type { GameWords, Language } from './language.types.js';

export const LANGUAGES: Readonly<Record<string, Language>> = {
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
