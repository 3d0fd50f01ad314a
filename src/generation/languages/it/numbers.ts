/** Italian: numbers in words, `digits | words`. */
export const numbers = `
1 | uno, un, una, un'
2 | due, seconda, secondo
3 | tre, terza, terzo
4 | quattro, quarta
5 | cinque, quinta
6 | sei
7 | sette
8 | otto
9 | nove
10 | dieci
12 | dodici, dozzina
15 | quindici
20 | venti
25 | venticinque
30 | trenta
40 | quaranta
45 | quarantacinque
50 | cinquanta
60 | sessanta
90 | novanta
100 | cento
`;
