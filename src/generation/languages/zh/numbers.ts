/** Chinese: numbers in words, `digits | words`. */
export const numbers = `
1 | 一
2 | 二, 两
3 | 三
4 | 四
5 | 五
6 | 六
7 | 七
8 | 八
9 | 九
10 | 十
12 | 十二
15 | 十五
20 | 二十
25 | 二十五
30 | 三十
40 | 四十
45 | 四十五
50 | 五十
60 | 六十
90 | 九十
100 | 百, 一百
`;
