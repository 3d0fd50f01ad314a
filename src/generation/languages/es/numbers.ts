/** Spanish: numbers in words, `digits | words`. */
export const numbers = `
1 | uno, un, una, primera, primer
2 | dos, segunda, segundo
3 | tres, tercera, tercer
4 | cuatro, cuarta
5 | cinco, quinta
6 | seis, sexta
7 | siete, séptima
8 | ocho, octava
9 | nueve, novena
10 | diez, décima
12 | doce, docena
15 | quince
20 | veinte
25 | veinticinco
30 | treinta
40 | cuarenta
45 | cuarenta y cinco
50 | cincuenta
60 | sesenta
90 | noventa
100 | cien
`;
