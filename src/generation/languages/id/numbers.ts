/** Indonesian: numbers in words, `digits | words`. */
export const numbers = `
1 | satu, sebuah, seekor, seorang, pertama
2 | dua, kedua
3 | tiga, ketiga
4 | empat, keempat
5 | lima, kelima
6 | enam, keenam
7 | tujuh, ketujuh
8 | delapan
9 | sembilan
10 | sepuluh
12 | dua belas, selusin, lusin
15 | lima belas
20 | dua puluh
25 | dua puluh lima
30 | tiga puluh
40 | empat puluh
45 | empat puluh lima
50 | lima puluh
60 | enam puluh
90 | sembilan puluh
100 | seratus
`;
