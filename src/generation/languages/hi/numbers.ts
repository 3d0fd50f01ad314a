/** Hindi: numbers in words, `digits | words`. */
export const numbers = '';
