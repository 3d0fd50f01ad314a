/** Indonesian: numbers in words, `digits | words`. */
export const numbers = '';
