/** Spanish: endings of nouns, and what stands in the word of a dictionary instead; `-` is nothing. Longer ones, and then earlier ones, come first. */
export const ENDINGS = `
itos | o, -
itas | a
citos | -
citas | -
citos | e
ito | o, -
ita | a
cito | -, e
cita | -, e
illos | o
illas | a
illo | o
illa | a
os | o
as | a
a | o
as | o
`;

/** Vowels and consonants that change before an ending, as they stand in the dictionary's word: `written>meant`. */
export const CHANGES = '';
