/** Hindi writes the nose's sound before a consonant as a letter of the same place in the mouth, or as a dot: टेम्पल, टेंपल. */
const NASALS = /ङ्(?=[क-घ])|ञ्(?=[च-झ])|ण्(?=[ट-ढ])|न्(?=[त-ध])|म्(?=[प-भ])|ँ/gu;
/** The dot below, for sounds of other languages, is left out as often as it is typed: कागज़, कागज. */
const DOT_BELOW = /\u093c/gu;

/** What the spellings of a name share, of a folded word of it or of several written together: no apostrophes, and one way of two. */
export const keyOf = (folded: string): string => folded.replaceAll("'", '').replace(DOT_BELOW, '').replace(NASALS, 'ं');
