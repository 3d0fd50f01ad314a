/** Ukrainian: endings of nouns, and what stands in the word of a dictionary instead; `-` is nothing. Longer ones, and then earlier ones, come first. */
export const ENDINGS = `
ами | а, -, о
ями | я, ь, й, е
ові | -, о
еві | ь, й, -
єві | й
ом | -, о
ем | ь, -, е, ць
єм | й, є
ою | а
ею | я, а
єю | я
ів | -, о, ь
їв | й, є, я
ей | ь, я, а
ам | а, -, о
ям | я, ь, й, е
ах | а, -, о
ях | я, ь, й, е
ці | ка, ць, ця
зі | га
сі | ха
ок | ка
ек | ка
ця | ець
цю | ець, ця
цем | ець
ців | ець
цями | ець
ям | ем'я
и | а, -, о, я
і | а, я, ь, -, о
ї | я, й
у | а, -, о
ю | я, ь, й
я | ь, й, е
а | -, о
ик | -
ичок | ик
ичка | иця, ка
очка | ка
ечка | ка
ечко | ко, це
ачок | ак
ячок | як
ок | -
ка | а, -
енько | о
еня | а, -
еня | ь
ята | я
ата | а
- | а, я
`;

/** Vowels and consonants that change before an ending, as they stand in the dictionary's word: `written>meant`. */
export const CHANGES = 'о>і е>і е>';
