/** Dutch: endings of nouns, and what stands in the word of a dictionary instead; `-` is nothing. Longer ones, and then earlier ones, come first. */
export const ENDINGS = `
jes | -, je
tjes | -
etjes | -
pjes | -
kjes | g
je | -
tje | -
etje | -
pje | -
kje | g
en | -, e
eren | -
s | -
's | -
`;

/** Vowels and consonants that change before an ending, as they stand in the dictionary's word: `written>meant`. */
export const CHANGES = 'v>f z>s aa>a';
