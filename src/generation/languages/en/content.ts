import type { ContentTexts } from '../content.types.js';

/** English: words for what is learnt by playing, `subject | words`, and what a game says of it. */
export const content = `
table | times table, times tables, timestable, timestables, multiplication table, multiplication tables, multiplication facts, multiplication
tableof | table of, tables of, timestables of
add | addition, adding numbers, adding up, number bonds, plus sums
subtract | subtraction, subtracting, minus sums, take away sums, take-away sums
divide | division facts, division sums, division problems, dividing numbers
sums | maths, math, arithmetic, mental arithmetic, sums, mental maths, mental math
fractions | fractions
capitals | capitals, capital cities
flags | flags of, country flags, national flags, world flags
pairs | vocabulary, vocab, translations, translate, word pairs, flashcards
words | words
upto | up to, to, until, within, under
europe | europe, european
arab | arab
eu | european union, eu
asia | asia, asian
africa | africa, african
oceania | oceania
south_america | south america, south american
north_america | north america, north american, central america
america | america, the americas, latin america
`;

export const texts: ContentTexts = {
  goal: 'Pick the right answers.',
  pairs: 'Match each question with its answer.',
  noFacts: 'there are no facts about this here; it asks about pictures, numbers and patterns instead',
  noPairs: 'there are no facts about this here; the cards show pictures instead',
  elsewhere: 'there are no questions in this game; there are in: {n}',
};
