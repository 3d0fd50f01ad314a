/** Korean: nouns of the country and of every day; `language.types.ts` says what a row is. */
export const localNouns = `
`;
