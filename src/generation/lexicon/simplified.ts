/** Traditional Chinese is read by the words of simplified Chinese: one character for one, so that places in a text stay. */
import { SIMPLIFIED, TRADITIONAL } from './data/traditional.js';

const SIMPLE = new Map([...TRADITIONAL].map((character, i) => [character, SIMPLIFIED.charAt(i)]));

/** The text in simplified characters, of the same length; what has only one form stays. */
export const simplified = (text: string): string =>
  text.replace(/\p{Script=Han}/gu, (character) => SIMPLE.get(character) ?? character);
