/** Japanese: words too small to be a thing or a verb, and words of game talk, which tell the language of a short prompt. */
export const smallWords = `
は が を に で の と も や へ から まで より する した して いる ある なる れる られる ない です ます この その あの これ それ あれ こと もの とき よう そして または でも
`;

export const gameTalk = '';
