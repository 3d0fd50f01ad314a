/** English: whole requests for the version before, `undo | phrases`. */
export const undo = `
undo | undo, undo it, undo that, undo this, undo the change, undo the last change, undo my last change, undo last change, go back, go back to the previous version
undo | back to the previous version, previous version, revert, revert it, revert that, revert the change, revert the last change, revert to the previous version
undo | restore the previous version, take it back, take that back
`;
