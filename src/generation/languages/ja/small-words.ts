/** Japanese: words too small to be a thing or a verb, and words of game talk, which tell the language of a short prompt. */
export const smallWords = `
は が を に で の と も や へ から まで より する した して いる ある なる れる られる ない です ます この その あの これ それ あれ こと もの とき よう そして または でも
こんにちは こんばんは はじめまして お願い お願いします ください 下さい みんな 皆さん みなさん ちょっと ずっと もっと いつも たくさん だけ なので けど それから ところ ため 自分 私 僕 俺 あなた 彼 彼女
`;

export const gameTalk = '';
