import type { ContentTexts } from '../content.types.js';

/** Portuguese: words for what is learnt by playing, `subject | words`, and what a game says of it. */
export const content = `
table | tabuada, tabuadas, multiplicação, multiplicações
tableof | tabuada do, tabuada de, tabuadas do
add | adição, adições, de somas, com somas
subtract | subtração, subtrações
divide | divisões
sums | matemática, cálculo mental, aritmética
fractions | frações
capitals | capitais
flags | bandeiras
pairs | vocabulário, traduções
words | palavras
upto | até, até o, até ao
europe | europa, europeias, europeus
arab | árabes, mundo árabe, liga árabe
eu | união europeia, ue
asia | ásia
africa | áfrica
oceania | oceania
south_america | américa do sul
north_america | américa do norte, américa central
america | américa, américas
`;

export const texts: ContentTexts = {
  goal: 'Escolha as respostas certas.',
  pairs: 'Junte cada pergunta à sua resposta.',
  noFacts: 'não há informações sobre isso aqui; as perguntas são sobre figuras, números e sequências',
  noPairs: 'não há informações sobre isso aqui; as cartas mostram figuras',
  elsewhere: 'este jogo não faz perguntas; estes fazem: {n}',
};
