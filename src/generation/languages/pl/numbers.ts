/** Polish: numbers in words, `digits | words`. */
export const numbers = `
2 | dwa, dwie, dwóch
3 | trzy
4 | cztery
5 | pięć
10 | dziesięć
`;
