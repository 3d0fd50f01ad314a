/** Words that stand behind a number for the things that were named before: "find all ladybirds, 20 pieces". */
import type { Token } from '../vocabulary/tokens.js';

const OF_THEM =
  /^(?:st(?:ü|ue|u)ck|stuks|sztuk\p{L}*|штук\p{L}*|piezas|pezzi|pi[eè]ces|unidades|buah|biji|adet|tane|개\p{L}*)$/u;

export const isOfThem = (token: Token | undefined): boolean => token !== undefined && OF_THEM.test(token.folded);
