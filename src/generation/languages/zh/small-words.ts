/** Chinese: words too small to be a thing or a verb, and words of game talk, which tell the language of a short prompt. */
export const smallWords = '';

export const gameTalk = '';
