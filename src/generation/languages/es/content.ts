import type { ContentTexts } from '../content.types.js';

/** Spanish: words for what is learnt by playing, `subject | words`, and what a game says of it. */
export const content = `
table | tablas de multiplicar, tabla de multiplicar, tablas de multiplicación, multiplicaciones, multiplicación
tableof | tabla del, tabla de, tablas del, tablas de
add | adición, sumas y restas, de sumas, las sumas, con sumas
subtract | sustracción, sumas y restas, y restas, de restas, las restas, con restas
divide | divisiones
sums | matemáticas, mates, cálculo mental, cálculo, aritmética
fractions | fracciones
capitals | capitales
flags | banderas
pairs | vocabulario, traducciones
words | palabras
upto | hasta, hasta el
europe | europa, europeas, europeos
arab | árabes, mundo árabe, liga árabe
eu | unión europea, ue
asia | asia
africa | áfrica
oceania | oceanía
south_america | américa del sur, sudamérica, suramérica
north_america | américa del norte, norteamérica, centroamérica
america | américa, latinoamérica
`;

export const texts: ContentTexts = {
  goal: 'Elige las respuestas correctas.',
  pairs: 'Une cada pregunta con su respuesta.',
  noFacts: 'aquí no hay datos sobre esto; pregunta por dibujos, números y series',
  noPairs: 'aquí no hay datos sobre esto; en las cartas hay dibujos',
  elsewhere: 'este juego no hace preguntas; estos sí: {n}',
};
