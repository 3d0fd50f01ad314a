/** Russian: endings of nouns, and what stands in the word of a dictionary instead; `-` is nothing. Longer ones, and then earlier ones, come first. */
export const ENDINGS = `
ами | а, -, о
ями | я, ь, й, е
ом | -, о
ем | ь, -, е, й, ц
ём | ь, -, й
ой | а
ей | я, а, ь
ёй | я
ов | -, о
ев | й, -, ц
ям | я, ь, й, е
ам | а, -, о
ах | а, -, о
ях | я, ь, й, е
ок | ка
ек | ка
ка | ок
цы | ец
цев | ец
цем | ец
ца | ец
ы | а, -
и | а, я, ь, -, й
у | а, -, о
ю | я, ь, й
я | ь, й, е
а | -, о
е | а, я, -, ь, о
ик | -
чик | -, ц
ичка | ица, а
очка | ка, а
ечка | ка
ышка | а
ушка | а
онок | -
енок | -
ята | енок
ата | онок
- | а, я
`;

/** Vowels and consonants that change before an ending, as they stand in the dictionary's word: `written>meant`. */
export const CHANGES = 'о> е> >о >е';
