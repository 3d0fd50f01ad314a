/** French: numbers in words, `digits | words`. */
export const numbers = `
1 | un, une
2 | deux, deuxième
3 | trois, troisième
4 | quatre, quatrième
5 | cinq, cinquième
6 | six, sixième
7 | sept, septième
8 | huit, huitième
9 | neuf, neuvième
10 | dix, dixième
12 | douze, douzaine
15 | quinze
20 | vingt
25 | vingt-cinq
30 | trente
40 | quarante
45 | quarante-cinq
50 | cinquante
60 | soixante
90 | quatre-vingt-dix
100 | cent
`;
