/** Italian: whole requests for the version before, `undo | phrases`. */
export const undo = `
undo | annulla, annulla questo, annulla la modifica, annulla l'ultima modifica, annullare l'ultima modifica, torna indietro, torna alla versione precedente
undo | ripristina la versione precedente
`;
