/** Ukrainian: nouns and their pictures, `picture | words`; `language.types.ts` says which list comes first. */
export const ownThings = '';

export const commonThings = `
boy | хлопчик, хлопець
girl | дівчинка, дівчина
farmer | фермер
shepherd | пастух, вівчар
`;

export const gameThings = '';

export const everydayThings = '';
