/** Turkish: rules of games and what they count, `type id | words`. */
export const rules = `
unit lives | can, canı, hayat
unit seconds | saniye
unit minutes | dakika
unit laps | tur
unit waves | dalga
unit levels | seviye, bölüm
unit pairs | çift
unit points | puan
`;
