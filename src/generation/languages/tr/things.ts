/** Turkish: nouns and their pictures, `picture | words`; `language.types.ts` says which list comes first. */
export const ownThings = '';

export const commonThings = `
boy | oğlan, erkek çocuk
girl | kız, kızlar, kız çocuğu
fly | sinek, sinekler
farmer | çiftçi
shepherd | çoban
`;

export const gameThings = '';

export const everydayThings = '';
