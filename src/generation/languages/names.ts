/** Names of pictures in the languages that have them in a folder of their own. */
import { names as hi } from './hi/names.js';
import { names as id } from './id/names.js';
import { names as nl } from './nl/names.js';
import { names as pl } from './pl/names.js';
import { names as tr } from './tr/names.js';
import { names as uk } from './uk/names.js';

/** By language and picture: `one/many`; `one/=` for what is not counted; `one` alone where a rule makes the plural. */
export const PICTURE_NAMES: Readonly<Record<string, Readonly<Record<string, string>>>> = { nl, pl, tr, uk, hi, id };
