/** Places that no theme shows, in every language. */
import { farPlaces as en } from './en/far-places.js';
import { farPlaces as es } from './es/far-places.js';
import { farPlaces as fr } from './fr/far-places.js';
import { farPlaces as de } from './de/far-places.js';
import { farPlaces as pt } from './pt/far-places.js';
import { farPlaces as it } from './it/far-places.js';
import { farPlaces as nl } from './nl/far-places.js';
import { farPlaces as pl } from './pl/far-places.js';
import { farPlaces as tr } from './tr/far-places.js';
import { farPlaces as ru } from './ru/far-places.js';
import { farPlaces as uk } from './uk/far-places.js';
import { farPlaces as id } from './id/far-places.js';
import { farPlaces as hi } from './hi/far-places.js';
import { farPlaces as ar } from './ar/far-places.js';
import { farPlaces as ja } from './ja/far-places.js';
import { farPlaces as zh } from './zh/far-places.js';
import { farPlaces as ko } from './ko/far-places.js';
import type { FarPlaces } from './far-places.types.js';

export const FAR_PLACES: Readonly<Record<string, FarPlaces>> = {
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
