/** German: endings of nouns, and what stands in the word of a dictionary instead; `-` is nothing. Longer ones, and then earlier ones, come first. */
export const ENDINGS = `
chen | -, e
lein | -, e, el
ern | -, e
en | -, e
er | -
es | -
n | -
e | -
s | -
`;

/** Vowels and consonants that change before an ending, as they stand in the dictionary's word: `written>meant`. */
export const CHANGES = 'ä>a ö>o ü>u';
