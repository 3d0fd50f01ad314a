/** Dutch: rules of games and what they count, `type id | words`. */
export const rules = `
unit lives | levens, leven
unit seconds | seconden, seconde
unit minutes | minuten, minuut
unit laps | ronden, rondes, rondjes
unit waves | golven
unit levels | levels, niveaus
unit pairs | paren
unit points | punten
`;
