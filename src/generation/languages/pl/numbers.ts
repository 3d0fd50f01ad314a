/** Polish: numbers in words, `digits | words`. */
export const numbers = `
1 | jeden, jedna, jedno, jedną, pierwszy
2 | dwa, dwie, dwóch, dwoma, drugi
3 | trzy, trzech, trzema, trzeci
4 | cztery, czterech, czwarty
5 | pięć, pięciu, pięcioma, piąty
6 | sześć, sześciu, szósty
7 | siedem, siedmiu, siódmy
8 | osiem, ośmiu
9 | dziewięć, dziewięciu
10 | dziesięć, dziesięciu
12 | dwanaście, dwunastu, tuzin
15 | piętnaście, piętnastu
20 | dwadzieścia, dwudziestu
25 | dwadzieścia pięć
30 | trzydzieści, trzydziestu
40 | czterdzieści
45 | czterdzieści pięć
50 | pięćdziesiąt
60 | sześćdziesiąt
90 | dziewięćdziesiąt
100 | sto, stu
`;
