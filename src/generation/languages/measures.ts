/** What numbers count in every language. */
import { measures as en } from './en/measures.js';
import { measures as es } from './es/measures.js';
import { measures as fr } from './fr/measures.js';
import { measures as de } from './de/measures.js';
import { measures as pt } from './pt/measures.js';
import { measures as it } from './it/measures.js';
import { measures as nl } from './nl/measures.js';
import { measures as pl } from './pl/measures.js';
import { measures as tr } from './tr/measures.js';
import { measures as ru } from './ru/measures.js';
import { measures as uk } from './uk/measures.js';
import { measures as id } from './id/measures.js';
import { measures as hi } from './hi/measures.js';
import { measures as ar } from './ar/measures.js';
import { measures as ja } from './ja/measures.js';
import { measures as zh } from './zh/measures.js';
import { measures as ko } from './ko/measures.js';
import type { MeasureWords } from './measures.types.js';

export const MEASURE_WORDS: Readonly<Record<string, MeasureWords>> = {
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
  id,
  hi,
  ar,
  ja,
  zh,
  ko,
};
