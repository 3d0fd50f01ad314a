/** The words and notes of every language, for whoever reads a prompt. */
import { asks as en, notes as enNotes } from './en/asks.js';
import { asks as es, notes as esNotes } from './es/asks.js';
import { asks as fr, notes as frNotes } from './fr/asks.js';
import { asks as de, notes as deNotes } from './de/asks.js';
import { asks as pt, notes as ptNotes } from './pt/asks.js';
import { asks as it, notes as itNotes } from './it/asks.js';
import { asks as nl, notes as nlNotes } from './nl/asks.js';
import { asks as pl, notes as plNotes } from './pl/asks.js';
import { asks as tr, notes as trNotes } from './tr/asks.js';
import { asks as ru, notes as ruNotes } from './ru/asks.js';
import { asks as uk, notes as ukNotes } from './uk/asks.js';
import { asks as id, notes as idNotes } from './id/asks.js';
import { asks as hi, notes as hiNotes } from './hi/asks.js';
import { asks as ar, notes as arNotes } from './ar/asks.js';
import { asks as ja, notes as jaNotes } from './ja/asks.js';
import { asks as zh, notes as zhNotes } from './zh/asks.js';
import { asks as ko, notes as koNotes } from './ko/asks.js';
import type { AskNotes, AskWords } from './asks.types.js';

export const ASK_WORDS: Readonly<Record<string, AskWords>> = {
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

export const ASK_NOTES: Readonly<Record<string, AskNotes>> = {
  en: enNotes,
  es: esNotes,
  fr: frNotes,
  de: deNotes,
  pt: ptNotes,
  it: itNotes,
  nl: nlNotes,
  pl: plNotes,
  tr: trNotes,
  ru: ruNotes,
  uk: ukNotes,
  id: idNotes,
  hi: hiNotes,
  ar: arNotes,
  ja: jaNotes,
  zh: zhNotes,
  ko: koNotes,
};
