/** Portuguese: numbers in words, `digits | words`. */
export const numbers = `
1 | um, uma
2 | dois, duas, segunda
3 | três, terceira, terceiro
4 | quatro, quarta
5 | cinco, quinta
6 | seis, sexta
7 | sete, sétima
8 | oito, oitava
9 | nove, nona
10 | dez, décima
12 | doze, dúzia
15 | quinze
20 | vinte
25 | vinte e cinco
30 | trinta
40 | quarenta
45 | quarenta e cinco
50 | cinquenta
60 | sessenta
90 | noventa
100 | cem
`;
