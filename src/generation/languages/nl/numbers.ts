/** Dutch: numbers in words, `digits | words`. */
export const numbers = `
2 | twee
3 | drie
4 | vier
5 | vijf
6 | zes
8 | acht
10 | tien
`;
