/** What is learnt by playing, in the words of each language: times tables, capitals, a teacher's own pairs. */
import { content as en, texts as enTexts } from './en/content.js';
import { content as es, texts as esTexts } from './es/content.js';
import { content as fr, texts as frTexts } from './fr/content.js';
import { content as de, texts as deTexts } from './de/content.js';
import { content as pt, texts as ptTexts } from './pt/content.js';
import { content as it, texts as itTexts } from './it/content.js';
import { content as nl, texts as nlTexts } from './nl/content.js';
import { content as pl, texts as plTexts } from './pl/content.js';
import { content as tr, texts as trTexts } from './tr/content.js';
import { content as ru, texts as ruTexts } from './ru/content.js';
import { content as uk, texts as ukTexts } from './uk/content.js';
import { content as id, texts as idTexts } from './id/content.js';
import { content as hi, texts as hiTexts } from './hi/content.js';
import { content as ar, texts as arTexts } from './ar/content.js';
import { content as ja, texts as jaTexts } from './ja/content.js';
import { content as zh, texts as zhTexts } from './zh/content.js';
import { content as ko, texts as koTexts } from './ko/content.js';
import type { ContentTexts } from './content.types.js';

/**
 * Rows `subject | words`, whole words; read when the first prompt of the language comes.
 *
 * table      multiplication, all tables or those whose number stands beside it
 * tableof    says so only with a number right beside it: "tabla del 7", 7の段
 * add, subtract, divide, fractions
 * sums       arithmetic of any sort
 * capitals, flags
 * pairs      words and what they are called in another language, which are listed behind it
 * words      may be of pairs, if a sign stands between the two of each
 * upto       before or behind the largest number
 * europe …   where the countries lie
 */
export const CONTENT_WORDS: Readonly<Record<string, string>> = {
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

export const CONTENT_TEXTS: Readonly<Record<string, ContentTexts>> = {
  en: enTexts,
  de: deTexts,
  fr: frTexts,
  es: esTexts,
  pt: ptTexts,
  it: itTexts,
  nl: nlTexts,
  pl: plTexts,
  tr: trTexts,
  ru: ruTexts,
  uk: ukTexts,
  id: idTexts,
  hi: hiTexts,
  ar: arTexts,
  ja: jaTexts,
  zh: zhTexts,
  ko: koTexts,
};
