/** Dutch: nouns and their pictures, `picture | words`; `language.types.ts` says which list comes first. */
export const ownThings = '';

export const commonThings = `
boy | jongen, jongens, jongetje
girl | meisje, meisjes
slightly-smiling-face | smiley, lachebekje
snow-capped-mountain | besneeuwde berg, bergtop, alpen
farmer | boer
shepherd | herder, schaapherder
ewe | schaap, schapen, ooi, ooien
`;

export const gameThings = '';

export const everydayThings = '';
