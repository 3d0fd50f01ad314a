/** Polish: rules of games and what they count, `type id | words`. */
export const rules = `
unit lives | życia, życie, żyć
unit seconds | sekund, sekundy
unit minutes | minut, minuty, minuta
unit laps | okrążeń, okrążenia
unit waves | fal, fale
unit levels | poziomów, poziomy
unit pairs | par, pary
unit points | punktów, punkty
`;
