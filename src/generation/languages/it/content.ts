import type { ContentTexts } from '../content.types.js';

/** Italian: words for what is learnt by playing, `subject | words`, and what a game says of it. */
export const content = `
table | tabelline, tabellina, moltiplicazioni, moltiplicazione
tableof | tabellina del, tabelline del, tabellina dell
add | addizioni, addizione
subtract | sottrazioni, sottrazione
divide | divisioni
sums | matematica, calcolo mentale, calcoli, aritmetica
fractions | frazioni
capitals | capitali
flags | bandiere
pairs | vocaboli, vocabolario, traduzioni
words | parole
upto | fino a, fino al, entro
europe | europa, europee, europei
arab | arabi, arabe, mondo arabo, lega araba
eu | unione europea, ue
asia | asia
africa | africa
oceania | oceania
south_america | sudamerica, america del sud
north_america | nordamerica, america del nord, america centrale
america | america, americhe
`;

export const texts: ContentTexts = {
  goal: 'Scegli le risposte giuste.',
  pairs: 'Abbina ogni domanda alla sua risposta.',
  noFacts: 'qui non ci sono nozioni su questo; si chiede di figure, numeri e sequenze',
  noPairs: 'qui non ci sono nozioni su questo; sulle carte ci sono figure',
  elsewhere: 'questo gioco non fa domande; questi sì: {n}',
};
