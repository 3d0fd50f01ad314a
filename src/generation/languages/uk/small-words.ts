/** Ukrainian: words too small to be a thing or a verb, and words of game talk, which tell the language of a short prompt. */
export const smallWords = '';

export const gameTalk = `
гра гру гри грати грай та й що щоб як яка яке яку від де коли після але чи або бо тому треба є має мають його хто ще
дуже тільки лише разом замість зроби знайди збирай пари рівнів хвиль ворогів
`;
