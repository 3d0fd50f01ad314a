/** Korean: words too small to be a thing or a verb, and words of game talk, which tell the language of a short prompt. */
export const smallWords = `
그리고 그 이 저 것 수 더 또 또는 하지만 그런데 모든 각 매우 아주 너무 다 안 못 나 내 나는 너 우리 그녀 만들어 만들어줘 주세요 있는 없는 하는 되는 같은 위한 대한
안녕하세요 안녕 감사합니다 고맙습니다 부탁해요 부탁드립니다 그래서 그러면 그리고요 만약 때문에 동안 이미 아직 항상 가끔 자주 조금 많이 함께 같이 누가 누구 무엇 어떤 어디 언제 왜 여기 거기 저기 우리가 저희
저는 제가 내가
`;

export const gameTalk = '';
