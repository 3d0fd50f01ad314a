/** Polish: whole requests for the version before, `undo | phrases`. */
export const undo = `
undo | cofnij, cofnij to, cofnij zmianę, cofnij ostatnią zmianę, wróć do poprzedniej wersji, powrót do poprzedniej wersji, przywróć poprzednią wersję
`;
