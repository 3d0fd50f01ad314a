/** Arabic: words too small to be a thing or a verb, and words of game talk, which tell the language of a short prompt. */
export const smallWords = `
و أو في من إلى على عن مع هو هي هم أنا أنت نحن هذا هذه ذلك تلك الذي التي الذين كل بعض أي لا لم لن ما بدون غير إذا عندما
حيث قبل بعد حتى ثم أن كان كانت يكون تكون لي له لها لك اصنع اعمل أريد جدا فقط أيضا مثل بين تحت فوق
`;

export const gameTalk = '';
