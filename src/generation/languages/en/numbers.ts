/** English: numbers in words, `digits | words`. */
export const numbers = `
1 | one, a single, single
2 | two, second, a couple of, 2nd
3 | three, third, 3rd
4 | four, fourth, 4th
5 | five, fifth, 5th
6 | six, sixth
7 | seven, seventh
8 | eight, eighth
9 | nine, ninth
10 | ten, tenth
12 | twelve, a dozen, dozen
15 | fifteen
20 | twenty
25 | twenty-five, twenty five
30 | thirty
40 | forty
45 | forty-five, forty five
50 | fifty
60 | sixty
90 | ninety
100 | hundred, a hundred, one hundred
`;
