/** Hindi: nouns and their pictures, `picture | words`; `language.types.ts` says which list comes first. */
export const ownThings = '';

export const commonThings = `
boy | लड़का, लड़के, लड़कों
girl | लड़की, लड़कियाँ, लड़कियां, लड़कियों
beach-with-umbrella | समुद्र तट, समुद्री किनारा
farmer | किसान
shepherd | चरवाहा, गड़रिया
`;

export const gameThings = '';

export const everydayThings = '';
