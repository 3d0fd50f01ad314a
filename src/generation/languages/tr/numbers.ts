/** Turkish: numbers in words, `digits | words`. */
export const numbers = `
2 | iki
3 | üç
4 | dört
5 | beş
10 | on
`;
