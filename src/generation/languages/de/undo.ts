/** German: whole requests for the version before, `undo | phrases`. */
export const undo = `
undo | rückgängig, rückgängig machen, mach es rückgängig, mach das rückgängig, mache das rückgängig, mach die änderung rückgängig, mach die letzte änderung rückgängig
undo | mache die letzte änderung rückgängig, letzte änderung rückgängig machen, geh zurück, zurück zur vorherigen version, zurück zur letzten version, vorherige version wiederherstellen
undo | stell die vorherige version wieder her, nimm das zurück, nimm die letzte änderung zurück
`;
