/** German: numbers in words, `digits | words`. */
export const numbers = `
1 | ein, eine, einen, eins, einer, einem
2 | zwei, zweite, zweiten, zweiter
3 | drei, dritte, dritten, dritter
4 | vier, vierte, vierten, vierter
5 | fünf, fünfte, fünften, fünfter
6 | sechs, sechste
7 | sieben, siebte
8 | acht, achte
9 | neun, neunte
10 | zehn, zehnte, zehnten
12 | zwölf, dutzend
15 | fünfzehn
20 | zwanzig
25 | fünfundzwanzig
30 | dreißig
40 | vierzig
45 | fünfundvierzig
50 | fünfzig
60 | sechzig
90 | neunzig
100 | hundert, einhundert
`;
