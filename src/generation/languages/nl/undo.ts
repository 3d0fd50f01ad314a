/** Dutch: whole requests for the version before, `undo | phrases`. */
export const undo = `
undo | ongedaan maken, maak ongedaan, maak het ongedaan, maak dat ongedaan, maak de wijziging ongedaan, maak de laatste wijziging ongedaan, draai het terug
undo | draai de laatste wijziging terug, ga terug, ga terug naar de vorige versie, terug naar de vorige versie, herstel de vorige versie
`;
