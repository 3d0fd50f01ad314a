/** Indonesian: nouns and their pictures, `picture | words`; `language.types.ts` says which list comes first. */
export const ownThings = '';

export const commonThings = `
snow-capped-mountain | gunung bersalju, puncak gunung
`;

export const gameThings = '';

export const everydayThings = '';
