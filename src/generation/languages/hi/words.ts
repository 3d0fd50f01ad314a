/** How Hindi speaks of games, and what people are told in it. */
import type { GameWords } from '../language.types.js';

export const WORDS: GameWords = {
  like: '',
  liked: 'जैसा, जैसी, जैसे, की तरह, के जैसा, स्टाइल, वाला, लेकिन, पर, jaisa, jaisi, jaise, ki tarah, wala, wali',
  opening: '',
  against: 'के खिलाफ, के विरुद्ध, ke khilaf',
  title: '',
  titled: 'जैसा गेम, जैसा खेल, की तरह का गेम, जैसी गेम',
  game: 'गेम, खेल, खेलना, खेलना है, game, khel, khelna, khelna hai, khelne, match, खेलते, खेला, खेली, khelte, khela',
  between: '',
  not: 'बिना, bina',
  refused: 'नहीं, nahi, jaisa nahi, ke bina, जैसा नहीं, की तरह नहीं, के बजाय, के बिना',
  idioms: 'की याद में',
  told: {
    near: '{asked}: अभी संभव नहीं। इससे मिलता-जुलता: {made}।',
    far: '{asked}: अभी संभव नहीं। इसके सबसे नज़दीक: {made}।',
    unknown: '“{asked}” नाम का गेम हम नहीं जानते। इसकी जगह: {made}।',
    deeds: '{said} के सबसे करीब: {made}।',
    open: 'खेल का प्रकार नहीं बताया गया। यह बनाया गया: {made}।',
  },
};
