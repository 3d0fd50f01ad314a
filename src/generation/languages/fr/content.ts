import type { ContentTexts } from '../content.types.js';

/** French: words for what is learnt by playing, `subject | words`, and what a game says of it. */
export const content = `
table | tables de multiplication, table de multiplication, multiplications, multiplication
tableof | table de, tables de, table du, tables du
add | additions, addition
subtract | soustractions, soustraction, soustraire
divide | les divisions, des divisions, de divisions
sums | maths, mathématiques, calcul mental, calculs
fractions | fractions
capitals | capitales
flags | drapeaux
pairs | vocabulaire, traductions
words | mots
upto | jusqu'à, jusqu’à, jusqu'a, inférieurs à
europe | europe, europeennes, europeens
arab | arabes, monde arabe, ligue arabe
eu | union européenne, ue
asia | asie
africa | afrique
oceania | océanie
south_america | amérique du sud
north_america | amérique du nord, amérique centrale
america | amérique, amériques
`;

export const texts: ContentTexts = {
  goal: 'Choisis les bonnes réponses.',
  pairs: 'Associe chaque question à sa réponse.',
  noFacts:
    'il n’y a pas ici de connaissances là-dessus ; les questions portent sur des images, des nombres et des suites',
  noPairs: 'il n’y a pas ici de connaissances là-dessus ; les cartes montrent des images',
  elsewhere: 'ce jeu ne pose pas de questions ; ceux-ci, oui : {n}',
};
