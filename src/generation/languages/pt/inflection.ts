/** Portuguese: endings of nouns, and what stands in the word of a dictionary instead; `-` is nothing. Longer ones, and then earlier ones, come first. */
export const ENDINGS = `
inhos | o
inhas | a
inho | o, e
inha | a
zinhos | -
zinho | -
zinha | -
a | o
as | o
`;

/** Vowels and consonants that change before an ending, as they stand in the dictionary's word: `written>meant`. */
export const CHANGES = '';
