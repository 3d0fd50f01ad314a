/** Japanese: all nouns of every day; of a word that several rows name, the first row counts. */
import { beings } from './beings.js';
import { everyday } from './everyday.js';
import { food } from './food.js';
import { places } from './places.js';
import { things } from './things.js';

export const commonNouns = everyday + beings + food + things + places;
