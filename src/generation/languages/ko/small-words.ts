/** Korean: words too small to be a thing or a verb, and words of game talk, which tell the language of a short prompt. */
export const smallWords = `
그리고 그 이 저 것 수 더 또 또는 하지만 그런데 모든 각 매우 아주 너무 다 안 못 나 내 나는 너 우리 그녀 만들어 만들어줘 주세요 있는 없는 하는 되는 같은 위한 대한
`;

export const gameTalk = '';
