/** Arabic: endings of nouns, and what stands in the word of a dictionary instead; `-` is nothing. Longer ones, and then earlier ones, come first. */
export const ENDINGS = `
ات | ه, -
ون | -
ين | -
ان | -
تين | ه
ي | -, ه
تي | ه
ه | -
ها | -, ه
هم | -
ك | -
نا | -
`;

/** Vowels and consonants that change before an ending, as they stand in the dictionary's word: `written>meant`. */
export const CHANGES = '';

/** Articles, and "and" or "with" before them, which are written as one with the noun; longer ones first. */
export const PREFIXES = 'وال بال كال فال ولل لل ال';
