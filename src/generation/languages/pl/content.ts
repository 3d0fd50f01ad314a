import type { ContentTexts } from '../content.types.js';

/** Polish: words for what is learnt by playing, `subject | words`, and what a game says of it. */
export const content = `
table | tabliczka mnożenia, tabliczkę mnożenia, tabliczki mnożenia, tabliczką mnożenia, mnożenie, mnożenia
tableof | mnożenie przez, tabliczka mnożenia przez
add | dodawanie, dodawania
subtract | odejmowanie, odejmowania
divide | dzielenie, dzielenia
sums | matematyka, matematyki, matematyką, rachunki, liczenie w pamięci
fractions | ułamki, ułamków, ułamkami
capitals | stolice, stolic, stolicami
flags | flagi, flag
pairs | słówka, słówek, słownictwo, tłumaczenia
words | słowa
upto | do, w zakresie, w zakresie do
europe | europy, europa, europie, europejskie
arab | arabskich, arabskie, arabskiego świata
eu | unii europejskiej, unia europejska, ue
asia | azji, azja
africa | afryki, afryka
oceania | oceanii, oceania
south_america | ameryki południowej
north_america | ameryki północnej, ameryki środkowej
america | ameryki, ameryka
`;

export const texts: ContentTexts = {
  goal: 'Wybieraj poprawne odpowiedzi.',
  pairs: 'Dopasuj odpowiedź do każdego pytania.',
  noFacts: 'nie ma tu wiedzy na ten temat; pytania są o obrazki, liczby i wzory',
  noPairs: 'nie ma tu wiedzy na ten temat; na kartach są obrazki',
  elsewhere: 'ta gra nie zadaje pytań; zadają je: {n}',
};
