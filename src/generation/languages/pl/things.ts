/** Polish: nouns and their pictures, `picture | words`; `language.types.ts` says which list comes first. */
export const ownThings = '';

export const commonThings = `
boy | chłopiec, chłopca, chłopcy, chłopak
girl | dziewczynka, dziewczynki, dziewczyna
farmer | rolnik
shepherd | pasterz
`;

export const gameThings = '';

export const everydayThings = '';
