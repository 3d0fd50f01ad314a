/** How one asks for the version before in every language. */
import { undo as en } from './en/undo.js';
import { undo as es } from './es/undo.js';
import { undo as fr } from './fr/undo.js';
import { undo as de } from './de/undo.js';
import { undo as pt } from './pt/undo.js';
import { undo as it } from './it/undo.js';
import { undo as nl } from './nl/undo.js';
import { undo as pl } from './pl/undo.js';
import { undo as tr } from './tr/undo.js';
import { undo as ru } from './ru/undo.js';
import { undo as uk } from './uk/undo.js';
import { undo as id } from './id/undo.js';
import { undo as hi } from './hi/undo.js';
import { undo as ar } from './ar/undo.js';
import { undo as ja } from './ja/undo.js';
import { undo as zh } from './zh/undo.js';
import { undo as ko } from './ko/undo.js';

export const UNDO_PHRASES: Readonly<Record<string, string>> = {
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
