/** Hindi: words for kinds of games, `kind weight | words`; `language.types.ts` says what a weight means. */
export const kinds = '';
