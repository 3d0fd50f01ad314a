/**
 * Words for colours of every language, `meaning | words`. A meaning is a name of `lexicon/colours.ts` or a part that a small word plays:
 *
 * - `as x`: a thing whose colour is x, where it stands beside a word for colour or beside another colour ("colour lemon", "pink and mint");
 *   `or x`: a colour as often as a thing ("an orange boat", "eats an orange");
 * - `word`: colour itself; `all`, `place`: what is said of the whole game; `light`, `dark`, `bright`: shades;
 * - `instead`: the colour behind it is not wanted, `inplace`: the one before it; `is`, `in`, `and`, `against`, `of`: what ties colours to things;
 * - `mine`, `theirs`: whose it is.
 *
 * `~` stands for the endings of adjectives.
 */
import { colours as en } from './en/colours.js';
import { colours as de } from './de/colours.js';
import { colours as es } from './es/colours.js';
import { colours as fr } from './fr/colours.js';
import { colours as pt } from './pt/colours.js';
import { colours as it } from './it/colours.js';
import { colours as nl } from './nl/colours.js';
import { colours as pl } from './pl/colours.js';
import { colours as tr } from './tr/colours.js';
import { colours as ru } from './ru/colours.js';
import { colours as uk } from './uk/colours.js';
import { colours as ja } from './ja/colours.js';
import { colours as zh } from './zh/colours.js';
import { colours as ko } from './ko/colours.js';
import { colours as hi } from './hi/colours.js';
import { colours as ar } from './ar/colours.js';
import { colours as id } from './id/colours.js';

export const COLOUR_WORDS: Readonly<Record<string, string>> = {
  en,
  de,
  es,
  fr,
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
