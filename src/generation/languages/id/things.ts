/** Indonesian: nouns and their pictures, `picture | words`; `language.types.ts` says which list comes first. */
export const ownThings = '';

export const commonThings = `
boy | anak laki-laki, bocah laki-laki
girl | anak perempuan, gadis
snow-capped-mountain | gunung bersalju, puncak gunung
farmer | petani
shepherd | gembala, penggembala
`;

export const gameThings = '';

export const everydayThings = '';
