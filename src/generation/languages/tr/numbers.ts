/** Turkish: numbers in words, `digits | words`. */
export const numbers = `
1 | bir, birinci, tek
2 | iki, ikinci
3 | üç, üçüncü
4 | dört, dördüncü
5 | beş, beşinci
6 | altı, altıncı
7 | yedi, yedinci
8 | sekiz
9 | dokuz
10 | on, onuncu
12 | on iki, düzine
15 | on beş
20 | yirmi
25 | yirmi beş
30 | otuz
40 | kırk
45 | kırk beş
50 | elli
60 | altmış
90 | doksan
100 | yüz
`;
