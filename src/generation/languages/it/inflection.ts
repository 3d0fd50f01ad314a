/** Italian: endings of nouns, and what stands in the word of a dictionary instead; `-` is nothing. Longer ones, and then earlier ones, come first. */
export const ENDINGS = `
ini | o, e
ine | a
ino | o, e
ina | a
etti | o, e
ette | a
etto | o, e
etta | a
ellino | ello
a | o
`;

/** Vowels and consonants that change before an ending, as they stand in the dictionary's word: `written>meant`. */
export const CHANGES = '';
